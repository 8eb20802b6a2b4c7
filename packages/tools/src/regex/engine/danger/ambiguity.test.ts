import { describe, expect, it } from 'vitest';
import { createRandom, randomPattern } from '../random-patterns.ts';
import { parsePattern } from '../syntax.ts';
import { ambiguitiesOf } from './ambiguity.ts';
import { buildAutomaton, type Automaton } from './automaton.ts';
import { createBudget, TooLarge } from './budget.ts';
import { createCharacterSets, type Alphabet } from './character-sets.ts';
import { compileProgram } from './program.ts';

function ambiguities(pattern: string, units = 1_000_000) {
  const parsed = parsePattern(pattern, '');
  if (!parsed.ok) throw new Error(`${pattern} does not parse`);
  const sets = createCharacterSets('');
  const automaton = buildAutomaton(compileProgram(parsed.value, '', sets, { longestRepeat: 9, until: null }));
  const alphabet = sets.alphabet();
  return { automaton, alphabet, found: [...ambiguitiesOf(automaton, alphabet, createBudget(units))] };
}

/** In how many ways a text can be read from the start, wherever that leads. */
function waysToRead({ sets, edges }: Automaton, { letters, members }: Alphabet, text: string): number {
  let ways = new Map([[0, 1]]);
  for (const character of text) {
    const letter = letters.indexOf(character);
    const next = new Map<number, number>();
    for (const [state, count] of ways) {
      for (const { to } of edges[state]) {
        if (members[sets[to]]?.[letter] === 1) next.set(to, (next.get(to) ?? 0) + count);
      }
    }
    ways = next;
  }
  return [...ways.values()].reduce((sum, count) => sum + count, 0);
}

describe('ambiguities', () => {
  it.each([
    ['(a+)+', 'exponential', /^a+$/],
    ['(?:a|a)*', 'exponential', /^a+$/],
    ['(?:a|aa)*', 'exponential', /^a+$/],
    ['(?:ab|a|b)*', 'exponential', /^[ab]*ab[ab]*$/],
    ['a*a*', 'polynomial', /^a+$/],
    ['a*(?:ab)*a*', 'polynomial', /^a+$/],
    ['.*x.*', 'polynomial', /x/],
  ])('%s is %s by repeating %s', (pattern, kind, pump) => {
    const [first] = ambiguities(pattern).found;
    expect(first.kind).toBe(kind);
    expect(first.pump).toMatch(pump);
  });

  it.each(['a*', '(?:a|b)*', '(?:ab)*', 'a*b*', 'a*ba*', 'abc', '(?:a?b)*', '[^x]*x[^x]*'])(
    '%s has none',
    (pattern) => {
      expect(ambiguities(pattern).found).toEqual([]);
    },
  );

  it('repeating the text doubles the ways, or at least adds one, for 50 random patterns', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 50; seed += 1) {
      const pattern = randomPattern(createRandom(seed), ['a', 'b', 'c', '[ab]', '[bc]', '.', '\\w']);
      const { automaton, alphabet, found } = ambiguities(pattern);
      for (const { kind, prefix, pump } of found) {
        kinds.add(kind);
        const [six, seven] = [6, 7].map((times) => waysToRead(automaton, alphabet, prefix + pump.repeat(times)));
        expect(six).toBeGreaterThanOrEqual(kind === 'exponential' ? 2 ** 6 : 7);
        expect(seven).toBeGreaterThan(six);
      }
    }
    expect([...kinds].sort()).toEqual(['exponential', 'polynomial']);
  });

  it('where none is found, the ways stay bounded, for 50 random patterns', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = createRandom(seed + 1000);
      const pattern = randomPattern(random, ['a', 'b', '[ab]']);
      const { automaton, alphabet, found } = ambiguities(pattern);
      if (found.length > 0) continue;
      const pump = Array.from({ length: 1 + random.below(3) }, () => random.pick(['a', 'b'])).join('');
      if ([...pump].some((letter) => !alphabet.letters.includes(letter))) continue;
      const ways = (repeats: number) => waysToRead(automaton, alphabet, pump.repeat(repeats));
      expect([pattern, pump, ways(40)]).toEqual([pattern, pump, ways(20)]);
    }
  });

  it('stops when it has spent its budget', () => {
    expect(() => ambiguities('(?:a|b|ab)*(?:c|a)*', 10)).toThrow(TooLarge);
  });
});

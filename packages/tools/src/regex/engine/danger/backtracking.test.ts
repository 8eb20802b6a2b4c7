import { describe, expect, it } from 'vitest';
import { createRandom, randomPattern } from '../random-patterns.ts';
import { parsePattern } from '../syntax.ts';
import { buildAutomaton } from './automaton.ts';
import { countSteps } from './backtracking.ts';
import { createCharacterSets } from './character-sets.ts';
import { compileProgram } from './program.ts';

function counterOf(pattern: string, flags = '') {
  const parsed = parsePattern(pattern, flags);
  if (!parsed.ok) throw new Error(`${pattern} does not parse`);
  const sets = createCharacterSets(flags);
  const automaton = buildAutomaton(compileProgram(parsed.value, flags, sets, { longestRepeat: 1000, until: null }));
  const alphabet = sets.alphabet();
  return {
    letters: alphabet.letters,
    run: (text: string, limit = 100_000) => countSteps(automaton, alphabet, text, limit),
  };
}

describe('counting the steps of a backtracking engine', () => {
  it('a match and a failure', () => {
    const { run } = counterOf('^ab?c$');
    expect(run('ac')).toEqual({ outcome: 'matched', steps: 4 });
    expect(run('ab')).toMatchObject({ outcome: 'failed' });
  });

  it('stops at the limit', () => {
    expect(counterOf('^(a+)+$').run(`${'a'.repeat(40)}b`, 5000)).toEqual({ outcome: 'stopped', steps: 5000 });
  });

  it('doubles with every letter where two ways part, and grows evenly where there is one', () => {
    const steps = (pattern: string, length: number) => counterOf(pattern).run(`${'a'.repeat(length)}b`).steps;
    expect(steps('^(a+)+$', 12) / steps('^(a+)+$', 11)).toBeCloseTo(2, 1);
    expect(steps('^a+$', 12) - steps('^a+$', 11)).toBe(steps('^a+$', 11) - steps('^a+$', 10));
  });

  it('matches what the engine matches, for 60 random patterns', () => {
    const differing: unknown[] = [];
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = createRandom(seed);
      const pattern = randomPattern(random, [
        'a',
        'b',
        '.',
        '[ab]',
        '[^a]',
        '\\s',
        '\\w',
        '\\b',
        '\\B',
        '^',
        '$',
        '\\n',
      ]);
      const flags = random.pick(['', 'i', 'm', 's', 'u', 'ms']);
      const { letters, run } = counterOf(pattern, flags);
      const anchored = new RegExp(`^(?:${pattern})`, flags.replace('m', ''));
      const lines = new RegExp(pattern, `${flags}y`);
      for (let round = 0; round < 5; round += 1) {
        const text = Array.from({ length: random.below(8) }, () => random.pick(letters)).join('');
        lines.lastIndex = 0;
        const isMatch = flags.includes('m') ? lines.test(text) : anchored.test(text);
        if (run(text).outcome !== (isMatch ? 'matched' : 'failed')) differing.push([pattern, flags, text]);
      }
    }
    expect(differing).toEqual([]);
  });
});

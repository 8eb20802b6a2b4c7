import { describe, expect, it } from 'vitest';
import { parsePattern } from '../syntax.ts';
import { accepted, buildAutomaton } from './automaton.ts';
import { TooLarge } from './budget.ts';
import { createCharacterSets } from './character-sets.ts';
import { compileProgram } from './program.ts';

function automatonOf(pattern: string, longestRepeat = 9, flags = '') {
  const parsed = parsePattern(pattern, flags);
  if (!parsed.ok) throw new Error(`${pattern} does not parse`);
  const options = { longestRepeat, until: null };
  return buildAutomaton(compileProgram(parsed.value, flags, createCharacterSets(flags), options));
}

/** Edges as text: the source of the character they come from and lead to, ^ the start, $ acceptance. */
function edgesOf(pattern: string): string[] {
  const { nodes, edges } = automatonOf(pattern);
  const name = (state: number) => (state === accepted ? '$' : (nodes[state]?.raw ?? '^'));
  return edges.flatMap((list, from) =>
    list.map(({ to, guards }) => `${name(from)}${guards.length > 0 ? `[${guards.join()}]` : ''}${name(to)}`),
  );
}

describe('the automaton of a pattern', () => {
  it.each<[string, string[]]>([
    ['ab', ['^a', 'ab', 'b$']],
    ['a|b', ['^a', '^b', 'a$', 'b$']],
    ['a*', ['^a', '^$', 'aa', 'a$']],
    ['a*?', ['^$', '^a', 'a$', 'aa']],
    ['a+', ['^a', 'aa', 'a$']],
    ['a?b', ['^a', '^b', 'ab', 'b$']],
    ['', ['^$']],
    ['^a$', ['^[text-start]a', 'a[text-end]$']],
    ['\\ba\\B', ['^[boundary]a', 'a[no-boundary]$']],
    ['(?=x)a', ['^a', 'a$']],
    ['(a)\\1', ['^a', 'a$']],
  ])('%s', (pattern, edges) => {
    expect(edgesOf(pattern).sort()).toEqual([...edges].sort());
  });

  it('keeps the order in which an engine tries', () => {
    expect(edgesOf('a*b').indexOf('aa')).toBeLessThan(edgesOf('a*b').indexOf('ab'));
    expect(edgesOf('a*?b').indexOf('ab')).toBeLessThan(edgesOf('a*?b').indexOf('aa'));
  });

  it.each<[string, string, number]>([
    ['two ways round nested loops', '(?:a*)*', 2],
    ['two ways round a loop that must run', '(?:a+)+', 2],
    ['one way where the iteration would be empty', '(?:a?)*', 1],
    ['one way round a plain loop', '(?:a)*', 1],
    ['no third way is needed', '(?:(?:(?:a*)*)*)*', 2],
  ])('%s: %s', (_, pattern, ways) => {
    expect(edgesOf(pattern).filter((edge) => edge === 'aa')).toHaveLength(ways);
  });

  it('tells ways with different guards apart', () => {
    expect(edgesOf('(?:^|$|\\b)a').filter((edge) => edge.endsWith('a'))).toHaveLength(3);
  });

  it('unrolls short counts and takes long ones as endless', () => {
    expect(automatonOf('a{3}').nodes).toHaveLength(4);
    expect(automatonOf('a{2,4}').nodes).toHaveLength(5);
    expect(edgesOf('a{20}').filter((edge) => edge === 'aa')).toHaveLength(9);
    expect(automatonOf('a{20}', 1000).nodes).toHaveLength(21);
  });

  it('gives up on what unrolls without end', () => {
    expect(() => automatonOf('(?:(?:a{99}){99}){99}', 1000)).toThrow(TooLarge);
    expect(() => automatonOf(`(?:${'a|'.repeat(450)})*`)).toThrow(TooLarge);
  });
});

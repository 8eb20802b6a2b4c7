import { describe, expect, it } from 'vitest';
import { initialModes } from '../modes.ts';
import { parsePattern } from '../syntax.ts';
import { createCharacterSets, type SetNode } from './character-sets.ts';

/** The letters chosen for the parts of a pattern, and which part has which. */
function alphabetOf(pattern: string, flags = '') {
  const parsed = parsePattern(pattern, flags);
  if (!parsed.ok) throw new Error(`${pattern} does not parse`);
  const sets = createCharacterSets(flags);
  const nodes = parsed.value.alternatives[0].elements as unknown as SetNode[];
  const numbers = nodes.map((node) => sets.add(node, initialModes(flags)));
  const { letters, members } = sets.alphabet();
  return numbers.map((number) => letters.filter((_, letter) => members[number][letter] === 1).join(''));
}

describe('the letters that matter', () => {
  it('one for each kind that the pattern tells apart', () => {
    expect(alphabetOf('ab')).toEqual(['a', 'b']);
    expect(alphabetOf('[a-c]a')).toEqual(['ab', 'a']);
    expect(alphabetOf('\\d\\w')).toEqual(['0', 'a0']);
  });

  it('the dot and line ends', () => {
    const [dot] = alphabetOf('.');
    expect(dot).not.toContain('\n');
    expect(alphabetOf('.', 's')[0]).toContain('\n');
  });

  it('case folding, properties and set operations are the engine’s own', () => {
    expect(alphabetOf('aA')).toEqual(['a', 'A']);
    expect(alphabetOf('aA', 'i').map((letters) => letters.toLowerCase())).toEqual(['a', 'a']);
    expect(alphabetOf('\\p{Script=Han}a', 'u')).toEqual(['中', 'a']);
    expect(alphabetOf('[\\w--\\d]5', 'v')[0]).not.toMatch(/\d/);
  });

  it('escapes mean here what they mean in the pattern', () => {
    expect(alphabetOf('\\x41\\cA\\0\\.')).toEqual(['A', '\x01', '\0', '.']);
  });

  it('the ends of ranges and their neighbours are told apart', () => {
    const [inside] = alphabetOf('[\\u0400-\\u04ff]');
    expect(inside).toMatch(/^[\u0400-\u04ff]+$/);
  });

  it('the same set has one number', () => {
    const parsed = parsePattern('[ab][ab]a', '');
    const sets = createCharacterSets('');
    const nodes = (parsed.ok ? parsed.value.alternatives[0].elements : []) as unknown as SetNode[];
    expect(nodes.map((node) => sets.add(node, initialModes('')))).toEqual([0, 0, 1]);
  });
});

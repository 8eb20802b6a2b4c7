import { describe, expect, it } from 'vitest';
import { parsePattern } from '../syntax.ts';
import { findDanger, type Danger } from './danger.ts';

function dangerOf(pattern: string, flags = ''): Danger {
  const parsed = parsePattern(pattern, flags);
  if (!parsed.ok) throw new Error(`${pattern} does not parse`);
  return findDanger(parsed.value, flags);
}

describe('patterns that run away', () => {
  it.each([
    ['nested repetition', '^(a+)+$'],
    ['nested repetition that may be empty', '(a*)*$'],
    ['the same alternative twice', '(a|a)*$'],
    ['an alternative that is two of another', '(a|aa)+$'],
    ['two repetitions inside one', '(x+x+)+y'],
    ['a dot beside what it also matches', '^(([a-z])+.)+[A-Z]([a-z])+$'],
    ['an optional separator', '^(\\w+\\s?)*$'],
    ['an optional group that repeats', '((a+)?)*b'],
    ['overlapping classes', '(\\d+|\\w)+!'],
    ['overlapping escapes in a string', '"(?:[^"\\\\]|\\\\.|\\\\)*"'],
    ['a count over a dot', '(.*a){25}$'],
    ['counts inside counts', '^(a{1,20}){1,20}$'],
    ['many optional letters', '(?:a?){20}a{20}'],
    ['words from two alphabets', '((ab)*|(ba)*)*c'],
    ['all parts optional', '(?:a?b?)*c'],
    ['lazy repetition', '^(a+?)+?$'],
    [
      'a widely copied e-mail pattern',
      '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
    ],
    ['a widely copied URL pattern', '^(https?:\\/\\/)?([\\da-z\\.-]+)\\.([a-z\\.]{2,6})([\\/\\w \\.-]*)*\\/?$'],
    ['a Java class name checker', '^(([a-z])+.)+[A-Z]([a-z])+$'],
    ['a list with optional spaces', '^(?:\\w+\\s*,?\\s*)+;$'],
    ['inside a lookahead', '^(?=(a+)+$)a'],
    ['inside a negative lookahead', '^(?!(a|a)*$)'],
    ['inside a lookbehind', '(?<=^(a+)+)b'],
    ['a backreference to what repeats', '^(\\w+\\d*)+\\1$'],
    ['a leading repetition', '(a|b|ab)*c'],
  ])('[REGEX-06] %s: %s is exponential', (_, pattern) => {
    expect(dangerOf(pattern)).toMatchObject({ kind: 'exponential', degree: null });
  });

  it.each([
    ['ignoring case makes letters the same', '^(a|A)*$', 'i'],
    ['modifiers do so for a part', '^(?i:(a|A)*)$', ''],
    ['with s the dot meets line ends', '^(.|\\n)*x$', 's'],
    ['properties overlap', '^(\\p{L}|\\p{Lu})*$', 'u'],
    ['set operations overlap', '^([\\w--\\d]|[a-f])*$', 'v'],
  ])('[REGEX-06] %s: %s', (_, pattern, flags) => {
    expect(dangerOf(pattern, flags)).toMatchObject({ kind: 'exponential' });
  });

  it.each([
    ['two repetitions of the same', '\\s*\\s*x', 2],
    ['three of them', '\\s*\\s*\\s*x', 3],
    ['dots around a word', '.*=.*;', 2],
    ['a class and one it contains', '\\w+\\d+!', 2],
  ])('[REGEX-06] %s: %s grows with a power of the length', (_, pattern, degree) => {
    expect(dangerOf(pattern)).toMatchObject({ kind: 'polynomial', degree });
  });
});

describe('patterns that only look dangerous', () => {
  it.each([
    ['always matches, so never backtracks', '(a+)+', ''],
    ['always matches, even the empty text', '(a*)*', ''],
    ['any character, or one of them, always matches', '([^]|a)*', ''],
    ['alternatives that share nothing', '^(\\s|,)*$', ''],
    ['the dot does not meet line ends', '^(.|\\n)*$', ''],
    ['a separator that is not optional', '^\\d+(?:,\\d+)*$', ''],
    ['a string with escapes', '"(?:[^"\\\\]|\\\\.)*"', ''],
    ['small counts', '^(a{1,3}){1,3}$', ''],
    ['an IP address', '^\\d{1,3}(?:\\.\\d{1,3}){3}$', ''],
    ['an e-mail address', '[\\w.+-]+@[\\w-]+\\.[\\w.-]+', ''],
    ['a tempered dot', '^(?:(?!end).)*end$', ''],
    ['an atomic group by lookahead', '^(?:(?=(a+))\\1)+$', ''],
    ['letters told apart by case', '^(a|A)*$', ''],
    ['one repetition', '^\\s+|\\s+$', ''],
    ['nothing to repeat', 'abc', ''],
    ['only an assertion', '^$', ''],
    ['words with hyphens', '^[a-z]+(?:-[a-z]+)*$', ''],
    ['set operations that share nothing', '^([\\w--\\d]|\\d)*$', 'v'],
  ])('[REGEX-06] %s: %s', (_, pattern, flags) => {
    expect(dangerOf(pattern, flags)).toEqual({ kind: 'none' });
  });
});

describe('what is told of a finding', () => {
  it('[REGEX-06] the part to blame and a text to try', () => {
    const pattern = '^x(?:(a+)+|b)$';
    const danger = dangerOf(pattern);
    if (danger.kind !== 'exponential') throw new Error('expected a finding');
    expect(pattern.slice(danger.start, danger.end)).toBe('(a+)+');
    const { prefix, pump, suffix, repeats } = danger.attack;
    expect({ prefix, pump }).toEqual({ prefix: 'x', pump: 'a' });
    expect(repeats).toBeLessThan(100);
    // Short enough to fail quickly: the text must not match, or there would be nothing to backtrack for.
    expect(new RegExp(pattern).test(prefix + pump.repeat(3) + suffix)).toBe(false);
  });

  it('[REGEX-06] two repetitions that compete are blamed together', () => {
    const danger = dangerOf('x\\s*\\s*y');
    expect(danger).toMatchObject({ kind: 'polynomial', start: 1, end: 7 });
  });

  it('[REGEX-06] a pattern too large to look at is called unknown, not safe', () => {
    expect(dangerOf('(?:(?:a{1000}){1000}){1000}')).toEqual({ kind: 'unknown' });
  });
});

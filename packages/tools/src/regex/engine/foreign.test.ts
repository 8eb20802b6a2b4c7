import { describe, expect, it } from 'vitest';
import { findMisread } from './foreign.ts';

const instead = (pattern: string, flags = 'g') =>
  findMisread(pattern, flags).map(({ source, instead: written }) => [source, written]);

const endOf = (letter: string) => findMisread(`\\${letter}`, 'm')[0].instead;

describe('syntax of other languages that ECMAScript reads as letters', () => {
  it.each([
    [
      String.raw`\Afoo\Z`,
      [
        [String.raw`\A`, '^'],
        [String.raw`\Z`, '$'],
      ],
    ],
    [
      String.raw`a\Rb\h+`,
      [
        [String.raw`\R`, String.raw`(?:\r\n?|\n)`],
        [String.raw`\h`, String.raw`[ \t]`],
      ],
    ],
    ['[[:digit:]_]+', [['[:digit:]', String.raw`\d`]]],
    [
      '[[:^space:][:^alpha:]]',
      [
        ['[:^space:]', String.raw`\S`],
        ['[:^alpha:]', undefined],
      ],
    ],
    [
      String.raw`\p{L}\P{Script=Han}\pN`,
      [
        [String.raw`\p{L}`, undefined],
        [String.raw`\P{Script=Han}`, undefined],
        [String.raw`\pN`, undefined],
      ],
    ],
    [
      String.raw`\Qa.b\E`,
      [
        [String.raw`\Q`, undefined],
        [String.raw`\E`, undefined],
      ],
    ],
  ])('[REGEX-01] says of %s what is written here instead', (pattern, found) => {
    expect(instead(pattern)).toEqual(found);
  });

  it('[REGEX-01] writes the ends of the text so that they stay those with the flag m', () => {
    expect(instead(String.raw`\A.\z`, 'gm')).toEqual([
      [String.raw`\A`, '(?<![^])'],
      [String.raw`\z`, '(?![^])'],
    ]);
    expect(new RegExp(`${endOf('A')}b`, 'm').test('a\nb')).toBe(false);
    expect(new RegExp(`b${endOf('z')}`, 'm').test('b\n')).toBe(false);
  });

  it.each([
    [String.raw`\\A\d\w\s\b\B\S\D\W\n\t\x41\u0041\cJ\0(?<k>a)\k<k>`, 'g'],
    [String.raw`\p{L}`, 'u'],
    [String.raw`[\q{a}]`, 'v'],
    [String.raw`[a:b:]\.\/\-`, ''],
    ['[:words:]', ''],
  ])('[REGEX-01] says nothing of %s with /%s', (pattern, flags) => {
    expect(findMisread(pattern, flags)).toEqual([]);
  });
});

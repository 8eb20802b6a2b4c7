import type { ErrorTexts } from '../kit/result.ts';
import type { Code } from './engine.ts';
import type { zh } from './text.zh.ts';

const errors = {
  empty: () => 'Nothing here yet. Paste one or more UUIDs, or write names, one per line.',
  character: ({ character }) => `A UUID cannot hold “${character}”; only 0–9, a–f and hyphens.`,
  digits: ({ digits }) => `A UUID has 32 hexadecimal digits; this one has ${digits}.`,
  hyphens: () => 'The hyphens are misplaced. Group the digits 8-4-4-4-12, or leave all hyphens out.',
  brace: () => 'One brace is missing. Add it, or remove the other one.',
  namespace: () => 'The custom namespace is not a UUID. Write one such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
  'too-many-names': ({ limit }) => `Too many names: at most ${limit} at a time. Split them up.`,
  'lone-surrogate': () =>
    'Half a surrogate pair stands here and UTF-8 cannot hold it. Remove or complete the character.',
  'no-digest': () => 'The browser offers no SHA-1 here. Open the page by https or localhost, or use v3.',
  'alphabet-short': () => 'The alphabet needs at least two different characters.',
  'alphabet-repeats': ({ character }) =>
    `“${character}” is in the alphabet twice and would be drawn more often. Remove one.`,
  'alphabet-character': ({ character }) =>
    `“${character}” cannot be in the alphabet. Use visible ASCII characters other than quotation marks and backslash.`,
} satisfies ErrorTexts<Code>;

export const en: typeof zh = { errors };

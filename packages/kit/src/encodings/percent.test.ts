import { expect, it } from 'vitest';
import { escapedByte, percentDecode, percentOffset } from './percent.ts';
import { textToBytes, textToString } from '../text.ts';

it.each([
  ['', ''],
  ['a%20b', 'a b'],
  ['%41%4a%4A', 'AJJ'],
  ['100%', '100%'],
  ['%4', '%4'],
  ['%zz%2', '%zz%2'],
  ['%%41', '%A'],
  ['%25%2541', '%%41'],
  ['%E4%B8%AD', '中'],
])('percent-decodes %j to %j', (source, decoded) => {
  expect(textToString(percentDecode(textToBytes(source)))).toBe(decoded);
});

it('reads one escape', () => {
  const source = textToBytes('%fFx%4');
  expect([escapedByte(source, 0), escapedByte(source, 1), escapedByte(source, 4)]).toEqual([255, -1, -1]);
});

it('finds where a decoded byte came from', () => {
  const source = textToBytes('a%20%zz%41');
  expect([0, 1, 2, 3, 5].map((decoded) => percentOffset(source, decoded))).toEqual([0, 1, 4, 5, 7]);
});

import { expect, it } from 'vitest';
import { lineEndsOf, withLineEnds } from './line-ends.ts';

it.each([
  ['one line', 'LF'],
  ['a\nb\n', 'LF'],
  ['a\r\nb\r\n', 'CRLF'],
  ['a\r\nb\n', 'mixed'],
  ['a\rb\r\nc', 'mixed'],
  ['a\rb', 'mixed'],
  ['\na\r\n', 'mixed'],
  [`${'a\r\n'.repeat(5_000)}b\n`, 'mixed'],
  [`${'a\n'.repeat(5_000)}b\r\n`, 'mixed'],
] as const)('the line ends of %j are %s', (text, ends) => {
  expect(lineEndsOf(text)).toBe(ends);
  expect(lineEndsOf(new TextEncoder().encode(text))).toBe(ends);
});

it('ends all lines alike', () => {
  expect(withLineEnds('a\rb\r\nc\n', 'CRLF')).toBe('a\r\nb\r\nc\r\n');
  expect(withLineEnds('a\rb\r\nc\n', 'LF')).toBe('a\nb\nc\n');
});

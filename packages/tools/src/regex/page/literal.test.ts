import { expect, it } from 'vitest';
import { readLiteral } from './literal.ts';

it.each([
  ['/a+/gi', { pattern: 'a+', flags: 'gi' }],
  ['  /a/\n', { pattern: 'a', flags: '' }],
  ['/a\\/b[/]c/s', { pattern: 'a\\/b[/]c', flags: 's' }],
  ['/^\\[x\\]$/', { pattern: '^\\[x\\]$', flags: '' }],
  ['/usr/bin/', null],
  ['/usr/bin', null],
  ['/a/x', null],
  ['/a/gg', null],
  ['//', null],
  ['a+', null],
  ['', null],
])('[REGEX-01] a pasted literal %j gives %j', (text, literal) => {
  expect(readLiteral(text)).toEqual(literal);
});

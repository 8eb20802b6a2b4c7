import { expect, it } from 'vitest';
import { createThoughtFilter } from './thought-filter.ts';

function shown(text: string, length: number): string {
  const filter = createThoughtFilter();
  let all = '';
  for (let at = 0; at < text.length; at += length) all += filter.push(text.slice(at, at + length));
  return all + filter.end();
}

it.each([
  ['<think>hm</think>yes', 'yes'],
  ['a<think>b</think>c<think>d</think>e', 'ace'],
  ['no thoughts', 'no thoughts'],
  ['1 < 2 and <b>bold</b>', '1 < 2 and <b>bold</b>'],
  ['it ends with <thi', 'it ends with <thi'],
  ['<<think>x</think>>', '<>'],
  ['cut <think>in a thought', 'cut '],
  ['', ''],
])('leaves thoughts out of %j, wherever it is cut', (text, expected) => {
  for (let length = 1; length <= text.length + 1; length += 1) expect(shown(text, length)).toBe(expected);
});

it('holds nothing back that cannot begin a thought', () => {
  const filter = createThoughtFilter();
  expect([filter.push('Good '), filter.push('mor'), filter.push('<'), filter.push('ning')]).toEqual([
    'Good ',
    'mor',
    '',
    '<ning',
  ]);
});

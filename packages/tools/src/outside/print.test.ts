import { expect, it } from 'vitest';
import { printForPeople } from './print.ts';

const value = {
  count: 2,
  note: 'one\ntwo\n',
  rows: [
    { name: 'a', text: 'x'.repeat(30) },
    { name: 'b', text: 'y' },
  ],
};
const print = (columns?: number) => printForPeople(value, 'fields', 'en', columns);

it('[AGENT-01] prints a text of several lines under its name', () => {
  expect(print()).toContain('\nnote:\n  one\n  two\n');
});

it('[AGENT-01] prints a table row by row where it is wider than the terminal, and leaves nothing out', () => {
  expect(print(40)).toBe(print());
  expect(print(30)).toBe(
    `count: 2\n\nnote:\n  one\n  two\n\nrows:\n  name: a\n  text: ${'x'.repeat(30)}\n\n  name: b\n  text: y\n`,
  );
});

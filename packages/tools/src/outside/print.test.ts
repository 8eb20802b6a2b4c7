import { describe, expect, it } from 'vitest';
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

it('[AGENT-01] draws every node of a tree below its parent, however the tree ends', () => {
  const draw = (written: string) => {
    const nodes = written.split(' ').map((word) => ({ level: Number(word.slice(1)), name: word.slice(0, 1) }));
    return String(printForPeople({ nodes, total: nodes.length }, 'tree', 'en'));
  };
  expect(draw('r0 a1 b2 c3 d3 e4')).toBe('r\n└─ a\n   └─ b\n      ├─ c\n      └─ d\n         └─ e\n');
  expect(draw('r0 a1 b2 c3 d1 e2 f3')).toBe('r\n├─ a\n│  └─ b\n│     └─ c\n└─ d\n   └─ e\n      └─ f\n');
});

describe('names and cells of a stranger’s file', () => {
  const steering = ['\u001b]52;c;ZXZpbA==\u0007', '\u009b31m', 'a\u202eb', 'x\ny', '\u0000', '\u2028'];
  const raw = /[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/u;
  const shown = (fields: object, columns?: number) => String(printForPeople(fields, 'fields', 'en', columns));

  it.each(steering)('[AGENT-01] %j steers no terminal, wherever it is a name', (name) => {
    const escaped = JSON.stringify(name).slice(1, -1).toLowerCase();
    for (const fields of [
      { rows: [{ [name]: '1', b: '2' }] },
      { rows: [{ b: '2', nested: [{ [name]: '1' }] }] },
      { [name]: 1 },
      { part: { [name]: 1 } },
      { [name]: { a: 1 } },
      { rows: [{ a: { [name]: 1 } }] },
      { rows: [{ a: name }], note: [name] },
      { rows: [{ a: { deep: { [name]: [{ b: 1 }], other: [{ c: 1 }] } } }] },
    ]) {
      for (const columns of [Infinity, 3]) {
        const said = shown(fields, columns);
        expect(said).not.toMatch(raw);
        expect(said.split('\n').some((line) => line === 'y' || line.startsWith('y '))).toBe(false);
        if (!/[\u007f-\uffff]/.test(name)) expect(said.toLowerCase()).toContain(escaped);
      }
    }
  });

  it('[AGENT-01] columns of data that are called as parts of results are shown as any other', () => {
    expect(shown({ rows: [{ nested: 'x', warnings: 'y' }] })).toBe('nested  warnings\nx       y\n');
    expect(shown({ rows: [{ nested: 'x', warnings: 'y' }] }, 5)).toBe('nested:   x\nwarnings: y\n');
  });
});

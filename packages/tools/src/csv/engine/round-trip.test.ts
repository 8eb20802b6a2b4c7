import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { textToString } from '@toolbench/kit/text.ts';
import { quote } from './read/cell.ts';
import { createRandom, type Random } from './test-random.ts';
import { toCsv, toJson, value } from './test-run.ts';

const delimiters = ['comma', 'semicolon', 'tab', 'pipe'] as const;

const strings = [
  '',
  ' ',
  'a',
  '中文',
  '👋',
  '0',
  '007',
  '-1.50',
  '1e5',
  '12345678901234567890',
  '+1',
  'true',
  'false',
  'null',
  'TRUE',
  ',',
  ';',
  '\t',
  '|',
  '"',
  '""',
  '\n',
  '\r\n',
  '\r',
  ' x ',
  '\ufeff',
  '\u0000',
  '\u202e',
  '<b>',
  '=1+1',
  'sep=;',
  '[]',
  '[1]',
  '{}',
  '{"a":1}',
  '"[1]"',
  '"\\"[1]\\""',
  '"x"',
  '[',
  '[1',
  'a.b',
  '.',
  '\\',
];
const keys = [
  'a',
  'b',
  'c',
  'a.b',
  '',
  '.',
  'No.',
  '[]',
  '["a"]',
  '"q"',
  'x,y',
  'x;y',
  'x\ny',
  ' ',
  '中',
  '__proto__',
  'toString',
  '1',
  'true',
  '\ufeff',
];
const numbers = [
  0,
  1,
  -1,
  0.1,
  9.9,
  1e21,
  1.5e-9,
  123456789012345,
  2 ** 53 - 1,
  0.1 + 0.2,
  5e-324,
  1.7976931348623157e308,
];

function scalar(random: Random): unknown {
  switch (random.below(5)) {
    case 0:
      return random.pick(numbers);
    case 1:
      return random.pick([true, false, null]);
    case 2:
      return (random.below(2_000_000) - 1_000_000) / random.pick([1, 10, 1000]);
    default:
      return random.pick(strings);
  }
}

function anything(random: Random, depth: number): unknown {
  if (depth === 0 || random.below(3) > 0) return scalar(random);
  return random.below(2) === 0 ? random.list(3, () => anything(random, depth - 1)) : object(random, depth - 1);
}

function object(random: Random, depth: number): unknown {
  const members = random.list(4, () => [random.pick(keys), anything(random, depth)] as const);
  // Not by assignment, which would set the prototype instead of the key __proto__.
  return Object.fromEntries(members);
}

describe('JSON to CSV and back', () => {
  it('[CSV-04] gives the same data for 100 random tables of objects', () => {
    const random = createRandom(4180);
    const differing: unknown[] = [];
    for (let round = 0; round < 100; round += 1) {
      const rows = [object(random, 3), ...random.list(5, () => object(random, 3))];
      const delimiter = random.pick(delimiters);
      const text = toCsv(rows, { delimiter, lineEnd: random.pick(['lf', 'crlf']), bom: random.below(2) === 0 });
      const layout = random.pick(['rows', 'pretty'] as const);
      const back = toJson(text, { delimiter, layout });
      if (!isDeepStrictEqual(back, rows)) differing.push({ rows, back });
    }
    expect(differing).toEqual([]);
  });

  it('[CSV-04] gives the same data for 60 random arrays of anything', () => {
    const random = createRandom(7111);
    const differing: unknown[] = [];
    for (let round = 0; round < 60; round += 1) {
      const rows = [anything(random, 3), ...random.list(5, () => anything(random, 3))];
      const { text, hasHeader } = value('json-to-csv', JSON.stringify(rows));
      const back = toJson(text, { hasHeader });
      if (!isDeepStrictEqual(back, rows)) differing.push({ rows, back });
    }
    expect(differing).toEqual([]);
  });

  it('[CSV-04] gives the same data for 60 random arrays of arrays', () => {
    const random = createRandom(1964);
    const differing: unknown[] = [];
    for (let round = 0; round < 60; round += 1) {
      const rows = [
        random.list(4, () => anything(random, 2)),
        ...random.list(5, () => random.list(4, () => anything(random, 2))),
      ];
      const { text, hasHeader } = value('json-to-csv', JSON.stringify(rows));
      const back = toJson(text, { hasHeader });
      if (!isDeepStrictEqual(back, rows)) differing.push({ rows, back });
    }
    expect(differing).toEqual([]);
  });

  it('[CSV-06] keeps every digit of every number, though those beyond a double become strings', () => {
    const csv = toCsv('[{"id":1234567890123456789012345678901234567890,"n":1}]');
    expect(toJson(csv)).toEqual([{ id: '1234567890123456789012345678901234567890', n: 1 }]);
  });
});

describe('CSV to JSON and back', () => {
  it('[CSV-04] gives the same cells for 80 random tables, but for objects, which get columns of their own', () => {
    const random = createRandom(2005);
    const read: unknown[] = [];
    const readBack: unknown[] = [];
    for (let round = 0; round < 80; round += 1) {
      const width = 2 + random.below(4);
      const nested = random.below(2) === 0;
      const texts = nested ? strings.filter((text) => !text.startsWith('{"')) : strings;
      const header = Array.from({ length: width }, (_, at) => `c${at}`);
      const rows = Array.from({ length: 1 + random.below(4) }, () => header.map(() => random.pick(texts)));
      const cell = (text: string) => (random.below(3) === 0 || /[",\r\n]/.test(text) ? quote(text) : text);
      const csv = [header, ...rows.map((row) => row.map(cell))].map((row) => row.join(',')).join('\n');
      const json = textToString(value('csv-to-json', csv, { nested }).text);
      const back = toCsv(json, { nested });
      const cells = (text: string) => value('csv-preview', text).rows;
      read.push(cells(csv).map((row) => row.map(withoutEscape)));
      readBack.push(cells(back).map((row) => row.map(withoutEscape)));
    }
    expect(readBack).toEqual(read);
  });
});

/** A cell that holds a string which looks like JSON may come back spelled as a JSON string. */
function withoutEscape(cell: string): string {
  let text = cell;
  while (/^".*"$/s.test(text)) {
    try {
      text = JSON.parse(text) as string;
    } catch {
      return text;
    }
  }
  return text;
}

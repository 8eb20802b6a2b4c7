import { describe, expect, it } from 'vitest';
import { check, isStop, type Expected } from './check.ts';
import { compress, indentedSize, reindent } from '../layout.ts';
import { buildNodeTable, nodeCount } from '../query/node-table.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const bytesOf = (text: string) => encoder.encode(text);
const checkText = (text: string) => check(bytesOf(text), 0, () => undefined);

/** Every text of exactly `length` of the letters. */
function* textsOf(letters: readonly string[], length: number): Generator<string> {
  if (length === 0) yield '';
  else {
    for (const rest of textsOf(letters, length - 1)) {
      for (const letter of letters) yield letter + rest;
    }
  }
}

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Brackets without their pair are no JSON; to let JSON.parse refuse thousands of such texts would take long. */
function isJson(text: string): boolean {
  if (count(text, '[') !== count(text, ']') || count(text, '{') !== count(text, '}')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('checking', () => {
  it('[JSON-02] agrees with JSON.parse on every text of up to four of JSON’s signs', () => {
    const letters = ['[', ']', '{', '}', '""', ':', ',', '0'];
    const differing: string[] = [];
    for (let length = 1; length <= 4; length++) {
      for (const text of textsOf(letters, length)) {
        if (isStop(checkText(text)) === isJson(text)) differing.push(text);
      }
    }
    expect(differing).toEqual([]);
  });

  it('[JSON-02] agrees with JSON.parse on every object of up to six signs', () => {
    const differing: string[] = [];
    for (const inside of textsOf(['"a"', ':', ',', '1', '{', '}'], 5)) {
      if (isStop(checkText(`{${inside}`)) === isJson(`{${inside}`)) differing.push(inside);
    }
    expect(differing).toEqual([]);
  });

  it.each<[string, number, number, Expected]>([
    ['', 0, 0, 'value'],
    ['[', 1, 1, 'value'],
    ['[1,', 3, 3, 'value'],
    ['[1,]', 3, 3, 'value'],
    ['{', 1, 1, 'key'],
    ['{1', 1, 1, 'key'],
    ['{"a"', 4, 4, 'colon'],
    ['{"a",', 4, 4, 'colon'],
    ['{"a":', 5, 5, 'value'],
    ['{"a":1', 6, 6, 'comma-in-object'],
    ['{"a":1]', 6, 6, 'comma-in-object'],
    ['{"a":1,', 7, 7, 'key'],
    ['[1', 2, 2, 'comma-in-array'],
    ['[1}', 2, 2, 'comma-in-array'],
    ['1 2', 2, 2, 'end'],
    ['[] ]', 3, 3, 'end'],
    ['"a', 2, 0, 'value'],
    ['["\\x"]', 3, 1, 'value'],
    ['{"a\n":1}', 3, 1, 'key'],
    ['[1.x]', 3, 1, 'value'],
    ['[nul]', 1, 1, 'value'],
  ])('[JSON-02] %j stops at %i, in what begins at %i, where %s is expected', (text, offset, tokenStart, expected) => {
    expect(checkText(text)).toEqual({ offset, tokenStart, expected });
  });

  it.each([
    ['1', { keys: 0, values: 1, objects: 0, arrays: 0, depth: 0, lineBreaks: 0, indentLevels: 0 }],
    ['[]', { keys: 0, values: 0, objects: 0, arrays: 1, depth: 1, lineBreaks: 0, indentLevels: 0 }],
    ['{}', { keys: 0, values: 0, objects: 1, arrays: 0, depth: 1, lineBreaks: 0, indentLevels: 0 }],
    ['[1]', { values: 1, arrays: 1, depth: 1, lineBreaks: 2, indentLevels: 1 }],
    ['[1,2,3]', { values: 3, lineBreaks: 4, indentLevels: 3 }],
    ['{"a":1,"b":2}', { keys: 2, values: 2, lineBreaks: 3, indentLevels: 2 }],
    ['[[1]]', { values: 1, arrays: 2, depth: 2, lineBreaks: 4, indentLevels: 1 + 2 + 1 }],
    ['{"a":{"b":[]}}', { keys: 2, values: 0, objects: 2, arrays: 1, depth: 3, lineBreaks: 4, indentLevels: 4 }],
    [' [ 1 , 2 ] ', { values: 2, compactSize: 5 }],
    ['"a b"', { compactSize: 5 }],
  ])('[JSON-01] counts what is in %s', (text, census) => {
    expect(checkText(text)).toMatchObject(census);
  });

  it('[JSON-01] starts behind a byte order mark', () => {
    const bytes = bytesOf('\ufeff [1]');
    expect(check(bytes, 3, () => undefined)).toMatchObject({ values: 1, compactSize: 3 });
    expect(new TextDecoder().decode(compress(bytes, 3, 3))).toBe('[1]');
  });
});

describe('layouts', () => {
  it('[JSON-01] have exactly the size that was counted, for every small document', () => {
    const texts: string[] = [];
    const expected: string[] = [];
    for (const inside of textsOf(['[', ']', '1', ',', '{"a":', '}'], 5)) {
      const bytes = bytesOf(inside);
      const census = check(bytes, 0, () => undefined);
      if (isStop(census)) continue;
      for (const indent of [2, 8, 'tab'] as const) {
        texts.push(decoder.decode(reindent(bytes, 0, indentedSize(census, indent), indent)));
        expected.push(JSON.stringify(JSON.parse(inside), null, indent === 'tab' ? '\t' : indent));
      }
    }
    expect(texts).toEqual(expected);
  });

  it('[JSON-01] compressing takes a size that is too large', () => {
    expect(new TextDecoder().decode(compress(bytesOf('[ 1, "a b" ]'), 0, 100))).toBe('[1,"a b"]');
  });
});

describe('the node table', () => {
  const table = (text: string) => {
    const bytes = bytesOf(text);
    const census = check(bytes, 0, () => undefined);
    if (isStop(census)) throw new Error('is not JSON');
    const { starts, parents, labels, nexts, counts } = buildNodeTable(bytes, 0, nodeCount(census));
    return { starts: [...starts], parents: [...parents], labels: [...labels], nexts: [...nexts], counts: [...counts] };
  };

  it.each([
    ['7', { starts: [0], parents: [0], labels: [0], nexts: [1], counts: [0] }],
    ['"a"', { starts: [0], parents: [0], labels: [0], nexts: [1], counts: [0] }],
    ['[]', { starts: [0], parents: [0], labels: [0], nexts: [1], counts: [0] }],
    ['[5,"x"]', { starts: [0, 1, 3], parents: [0, 0, 0], labels: [0, 0, 1], nexts: [3, 2, 3], counts: [2, 0, 0] }],
    [
      '{"a":5,"b":{}}',
      { starts: [0, 5, 11], parents: [0, 0, 0], labels: [0, 1, 7], nexts: [3, 2, 3], counts: [2, 0, 0] },
    ],
    [
      '[[1],2]',
      { starts: [0, 1, 2, 5], parents: [0, 0, 1, 0], labels: [0, 0, 0, 1], nexts: [4, 3, 3, 4], counts: [2, 1, 0, 0] },
    ],
    [
      '{"a":["b",{"c":"d"}]}',
      {
        starts: [0, 5, 6, 10, 15],
        parents: [0, 0, 1, 1, 3],
        labels: [0, 1, 0, 1, 11],
        nexts: [5, 5, 3, 5, 5],
        counts: [1, 2, 0, 1, 0],
      },
    ],
  ])('[JSON-04] of %s', (text, columns) => {
    expect(table(text)).toEqual(columns);
  });
});

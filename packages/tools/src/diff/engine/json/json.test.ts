import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { withLittleStack } from '@toolbench/kit/test-little-stack.ts';
import { compareJson } from './compare-json.ts';
import { canonicalNumber } from '@toolbench/kit/canonical-number.ts';
import { createMeanings } from './json-node.ts';
import { readJson } from './read-json.ts';
import { outside } from '../../outside.ts';
import { seededRandom } from '../test-random.ts';

const { report } = testContext();
const asWritten = { ignoreOrder: false, itemKey: '' };

function changes(left: string, right: string, arrangement = asWritten) {
  const result = compareJson(left, right, arrangement, report);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

const listed = (left: string, right: string, arrangement = asWritten) =>
  changes(left, right, arrangement).listed.map(({ kind, path, left: before, right: after }) => [
    kind,
    path,
    before,
    after,
  ]);

describe('JSON texts', () => {
  it.each([
    ['the order of members', '{"a":1,"b":{"c":2,"d":3}}', '{"b":{"d":3,"c":2},"a":1}'],
    ['white space', '[1,2]', '[\n  1,\n  2\n]\n'],
    ['the way a number is written', '[1.0,100,1e-2,-0]', '[1,1e2,0.010,0]'],
    ['the way a string is written', '["A\\u4e2d\\/"]', '["\\u0041中/"]'],
    ['a byte order mark', '\ufeff{}', '{}'],
  ])('[DIFF-03] do not differ in %s', (_, left, right) => {
    expect(changes(left, right)).toMatchObject({ added: 0, removed: 0, changed: 0, listed: [] });
    expect(changes(left, right).comparison.changes).toBe(0);
  });

  it.each([
    ['a value', '{"a":{"b":1}}', '{"a":{"b":2}}', [['changed', '/a/b', '1', '2']]],
    ['a member added', '{}', '{"a/b~":null}', [['added', '/a~1b~0', undefined, 'null']]],
    ['a member removed', '{"a":[1, 2]}', '{}', [['removed', '/a', '[1, 2]', undefined]]],
    ['an item put in front', '[1,2]', '[0,1,2]', [['added', '/0', undefined, '0']]],
    ['a kind', '[{}]', '[[]]', [['changed', '/0', '{}', '[]']]],
    ['the whole', '1', '"1"', [['changed', '', '1', '"1"']]],
    [
      'digits beyond doubles',
      '[9007199254740993]',
      '[9007199254740992]',
      [['changed', '/0', '9007199254740993', '9007199254740992']],
    ],
    ['a repeated key', '{"a":1,"a":2}', '{"a":1,"a":3}', [['changed', '/a', '2', '3']]],
    [
      'a member of an item that moved',
      '[{"n":1},{"n":2}]',
      '[9,{"n":1},{"n":3}]',
      [
        ['added', '/0', undefined, '9'],
        ['changed', '/2/n', '2', '3'],
      ],
    ],
  ])('[DIFF-03] differ in %s, named by its path', (_, left, right, expected) => {
    expect(listed(left, right)).toEqual(expected);
  });

  it('tell where the values stand', () => {
    expect(changes('{\n  "a": 1\n}', '{"a": 2}').listed[0]).toMatchObject({
      leftPlace: { line: 2, column: 8 },
      rightPlace: { line: 1, column: 7 },
    });
  });

  it('[DIFF-03] are shown with sorted keys and every value as written', () => {
    const { left } = changes('{"b":1.00,"a":[],"c":[{"x":"\\u0041"}]}', '{}');
    expect(new TextDecoder().decode(left)).toBe(
      '{\n  "a": [],\n  "b": 1.00,\n  "c": [\n    {\n      "x": "\\u0041"\n    }\n  ]\n}\n',
    );
  });

  it('show a value added at the end as one line, not the comma before it too', () => {
    expect(changes('[1,2]', '[1,2,3]').comparison).toMatchObject({ changes: 1, removed: 0, added: 1 });
  });

  it('may be nested deeper than the stack has room for calls', () => {
    const nested = (core: string) => '['.repeat(3000) + core + ']'.repeat(3000);
    const { listed: found, added } = withLittleStack(() => changes(nested(''), nested('1')));
    expect(added).toBe(1);
    expect(found[0]?.path).toMatch(/^…(\/0){64}$/);
  });

  it('list the first thousand differences and count all', () => {
    const numbers = (offset: number) => JSON.stringify(Array.from({ length: 1200 }, (_, at) => at + offset));
    const { listed: found, changed } = changes(numbers(0), numbers(10_000));
    expect(found).toHaveLength(1000);
    expect(changed).toBe(1200);
  });
});

describe('[DIFF-03] arrays whose order is ignored', () => {
  const ignored = { ignoreOrder: true, itemKey: '' };
  const byId = { ignoreOrder: false, itemKey: 'id' };

  it.each([
    ['[{"id":1},{"id":2}]', '[{"id":2},{"id":1}]'],
    ['[1,2,2]', '[2,1,2.0]'],
    ['[[1,2],[3]]', '[[3],[2,1]]'],
    ['{"a":[{"b":[1,"x"]},null]}', '{"a":[null,{"b":["x",1]}]}'],
    ['[]', '[ ]'],
  ])('%s and %s are the same', (left, right) => {
    const found = changes(left, right, ignored);
    expect(found).toMatchObject({ added: 0, removed: 0, changed: 0, arranged: { ignoreOrder: true } });
    expect(found.comparison).toMatchObject({ changes: 0 });
  });

  it.each([
    ['[1,2,2]', '[2,1]', [['removed', '/2', '2', undefined]]],
    [
      '[1,1]',
      '[1,2]',
      [
        ['removed', '/1', '1', undefined],
        ['added', '/1', undefined, '2'],
      ],
    ],
    [
      '[3,1,2]',
      '[2,4,1]',
      [
        ['removed', '/0', '3', undefined],
        ['added', '/1', undefined, '4'],
      ],
    ],
    ['[{"n":1,"x":1},5]', '[5,{"x":2,"n":1}]', [['changed', '/1/x', '1', '2']]],
    [
      '[[1],[2]]',
      '[[3],[1]]',
      [
        ['removed', '/1/0', '2', undefined],
        ['added', '/0/0', undefined, '3'],
      ],
    ],
  ])('%s and %s: what one has oftener is named', (left, right, expected) => {
    expect(listed(left, right, ignored)).toEqual(expected);
  });

  it.each([
    ['[{"id":1},{"id":2}]', '[{"id":2},{"id":1}]', []],
    ['[{"id":1,"n":"a"},{"id":2,"n":"b"}]', '[{"id":2,"n":"c"},{"id":1,"n":"a"}]', [['changed', '/0/n', '"b"', '"c"']]],
    [
      '[{"id":1},{"id":2}]',
      '[{"id":3},{"id":2}]',
      [
        ['removed', '/0', '{"id":1}', undefined],
        ['added', '/0', undefined, '{"id":3}'],
      ],
    ],
    [
      '[{"id":"1"}]',
      '[{"id":1}]',
      [
        ['removed', '/0', '{"id":"1"}', undefined],
        ['added', '/0', undefined, '{"id":1}'],
      ],
    ],
    [
      '[{"id":1},7,8]',
      '[8,7,{"id":1.0}]',
      [
        ['added', '/1', undefined, '7'],
        ['removed', '/1', '7', undefined],
      ],
    ],
    ['[{"id":1,"k":[{"id":5},{"id":6}]}]', '[{"id":1,"k":[{"id":6},{"id":5}]}]', []],
    ['[{"id":1,"n":1},{"id":1,"n":2}]', '[{"id":1,"n":2},{"id":1,"n":3}]', [['changed', '/1/n', '1', '3']]],
    ['[{"id":1}]', '[{"id":1},{"id":1}]', [['added', '/1', undefined, '{"id":1}']]],
    [
      '[1,2]',
      '[2,1]',
      [
        ['removed', '/0', '1', undefined],
        ['added', '/1', undefined, '1'],
      ],
    ],
  ])('%s and %s by their key', (left, right, expected) => {
    const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(listed(left, right, byId))).toEqual(sorted(expected));
    expect(changes(left, right, byId).comparison.changes === 0).toBe(expected.length === 0);
  });

  it('says how the key fitted', () => {
    expect(changes('[{"id":1},{"id":1}]', '[]', byId).arranged).toMatchObject({ keyed: 2, repeated: 2 });
    expect(changes('[{"a":1}]', '[]', byId).arranged).toMatchObject({ keyed: 0, repeated: 0 });
    expect(changes('[1]', '[1]').arranged).toBeUndefined();
    const call = { input: { left: '', right: '' }, options: {}, language: 'en' } as const;
    const said = (left: string, arrangement: typeof ignored) =>
      outside.json.present(changes(left, '[]', arrangement), call).warnings;
    expect(said('[1]', ignored)).toEqual([expect.stringContaining('order of array items was ignored')]);
    expect(said('[1]', byId)).toEqual([expect.stringContaining('No array item has “id”')]);
    expect(said('[{"id":1},{"id":1}]', byId)).toEqual([
      expect.stringContaining('paired by its value'),
      expect.stringContaining(': 2.'),
    ]);
  });

  it('is quick with large arrays', () => {
    const items = Array.from({ length: 30_000 }, (_, at) => ({ id: at, name: `n${at % 1000}` }));
    const [left, right] = [JSON.stringify(items), JSON.stringify(items.toReversed())];
    for (const arrangement of [ignored, byId, { ignoreOrder: true, itemKey: 'name' }]) {
      const started = performance.now();
      expect(changes(left, right, arrangement)).toMatchObject({ added: 0, removed: 0, changed: 0 });
      expect(performance.now() - started).toBeLessThan(20_000);
    }
  });
});

describe('a text that is not JSON', () => {
  it.each([
    ['{"a":1,}', 'left-not-json', { line: 1, column: 8 }],
    ['[1,\n 2,]', 'left-not-json', { line: 2, column: 4 }],
    ['[01]', 'left-not-json', { line: 1, column: 3 }],
    ['{a:1}', 'left-not-json', { line: 1, column: 2 }],
    ['"\\x"', 'left-not-json', { line: 1, column: 3 }],
    ['"\\u12g4"', 'left-not-json', { line: 1, column: 6 }],
    ['"a\nb"', 'left-not-json', { line: 1, column: 3 }],
    ['[] []', 'left-not-json', { line: 1, column: 4 }],
    ['{"a" 1}', 'left-not-json', { line: 1, column: 6 }],
    [']', 'left-not-json', { line: 1, column: 1 }],
    ['[}', 'left-not-json', { line: 1, column: 2 }],
    ['', 'left-json-ends', { line: 1, column: 1 }],
    ['{"a":', 'left-json-ends', { line: 1, column: 6 }],
    ['"abc', 'left-json-ends', { line: 1, column: 5 }],
    ['"a\\', 'left-json-ends', { line: 1, column: 4 }],
  ])('%j is refused where it goes wrong', (text, code, place) => {
    expect(compareJson(text, '{}', asWritten, report)).toMatchObject({ ok: false, code, place });
  });

  it('is named by its side', () => {
    expect(compareJson('{}', '{', asWritten, report)).toMatchObject({ ok: false, code: 'right-json-ends' });
    expect(compareJson('{}', 'nul', asWritten, report)).toMatchObject({
      ok: false,
      code: 'right-not-json',
      detail: { character: 'n' },
    });
  });

  it('is refused exactly when JSON.parse refuses it', () => {
    const random = seededRandom(21);
    const pieces = ['{', '}', '[', ']', ',', ':', '"a"', '"', '1', '-', '.5', 'e3', 'true', 'nul', ' ', '\\'];
    const texts = Array.from({ length: 1500 }, () =>
      Array.from({ length: 1 + random(6) }, () => pieces[random(pieces.length)]).join(''),
    );
    expect(texts.filter((text) => readJson(text, createMeanings()).ok !== isJson(text))).toEqual([]);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('numbers', () => {
  it.each([
    ['0', '0'],
    ['-0.00e5', '0'],
    ['120', '12e1'],
    ['-1.50', '-15e-1'],
    ['0.001E+2', '1e-1'],
    ['1e99999999999999999999', '1e99999999999999999999'],
    ['12345678901234567890', '1234567890123456789e1'],
  ])('%s is %s', (token, canonical) => expect(canonicalNumber(token)).toBe(canonical));
});

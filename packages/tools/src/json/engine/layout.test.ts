import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { check, isStop } from './read/check.ts';
import { engine } from './index.ts';
import { mutated, randomJson, seeded } from './random-json.ts';
import { indented } from './rewrite-actions.ts';
import { options } from '../options.ts';

const chosen = initialValues(options);
type Chosen = typeof chosen;

function formatted(text: string | Uint8Array, more: Partial<Chosen> = {}): string {
  const result = engine.format(text, { ...chosen, ...more }, testContext());
  return result.ok ? textToString(result.value.text) : result.code;
}

function compressed(text: string, more: Partial<Chosen> = {}): string {
  const result = engine.compress(text, { ...chosen, ...more }, testContext());
  return result.ok ? textToString(result.value.text) : result.code;
}

/** The tokens of a valid text, white space left out. */
function tokens(text: string): string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
}

const seeds = Array.from({ length: 100 }, (_, seed) => seed);

describe('format', () => {
  it('[JSON-01] puts every key and element on a line of its own', () => {
    expect(formatted('{"a":[1,{"b":null}],"c":{},"d":[]}')).toBe(
      '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ],\n  "c": {},\n  "d": []\n}',
    );
  });

  it.each([
    [2, '  '],
    [4, '    '],
    [8, '        '],
    ['tab', '\t'],
  ] as const)('[JSON-01] indents by %s', (indent, space) => {
    expect(formatted('[[1]]', { indent })).toBe(`[\n${space}[\n${space}${space}1\n${space}]\n]`);
  });

  it('[JSON-01] indents by 2 unless told otherwise', () => {
    expect(chosen.indent).toBe(2);
  });

  it('[JSON-01] lays texts out as JSON.stringify does', () => {
    const plain = { a: [1, 'x', null, [], {}, [[]], [{}]], b: { c: { d: true } }, e: '中文 😀', f: -1.5 };
    for (const indent of [2, 4, 8] as const) {
      expect(formatted(JSON.stringify(plain), { indent })).toBe(JSON.stringify(plain, null, indent));
    }
  });

  it.each([
    ['big integers', '[12345678901234567890,9007199254740993]'],
    ['the form of a number', '[1.0,1e400,1E+2,-0,0.10,1e-7]'],
    ['escapes', '["\\u4e2d\\/\\u00E9\\n\\ud83d"]'],
    ['the order of keys', '{"b":1,"2":2,"a":3,"1":4}'],
    ['repeated keys', '{"a":1,"a":1,"a":2}'],
    ['characters that other readers drop', '["\u2028\ufeff\u0000".slice]'.replace('\u0000".slice', '"')],
  ])('[JSON-03] keeps %s', (_, text) => {
    expect(tokens(formatted(text))).toEqual(tokens(text));
    expect(compressed(formatted(text))).toBe(text);
  });

  it('[JSON-03] changes nothing but white space in any valid text', () => {
    const texts = seeds.map((seed) => randomJson(seeded(seed), 5));
    expect(texts.map((text) => tokens(formatted(text)))).toEqual(texts.map(tokens));
    expect(texts.map((text) => compressed(text))).toEqual(texts.map((text) => tokens(text).join('')));
  });

  it('[JSON-01] formatting twice changes nothing more, and compressing undoes it', () => {
    const texts = seeds.map((seed) => randomJson(seeded(seed), 4));
    const once = texts.map((text) => formatted(text, { indent: 4 }));
    expect(once.map((text) => formatted(text, { indent: 4 }))).toEqual(once);
    expect(once.map((text) => compressed(text))).toEqual(texts.map((text) => compressed(text)));
  });

  it('[JSON-02] takes and refuses what JSON.parse takes and refuses, on mutated texts', () => {
    const texts = seeds.map((seed) => {
      const random = seeded(seed);
      return mutated(random, randomJson(random, 4));
    });
    const isValid = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const differing = texts.filter((text) => engine.validate(text, chosen, testContext()).ok !== isValid(text));
    expect(differing).toEqual([]);
  });

  it('[JSON-01] takes bytes as well as strings, and leaves a byte order mark out', () => {
    const bytes = new TextEncoder().encode('\ufeff{"a":"中"}');
    expect(formatted(bytes)).toBe('{\n  "a": "中"\n}');
    expect(formatted('\ufeff{"a":"中"}')).toBe('{\n  "a": "中"\n}');
  });

  it('[JSON-02] reads 100,000 levels of nesting', () => {
    const arrays = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(compressed(arrays(100_000)) === arrays(100_000)).toBe(true);
    const mixed = '[{"a":'.repeat(10_000) + '1' + '}]'.repeat(10_000);
    expect(compressed(mixed, { sortKeys: true }) === mixed).toBe(true);
    // Every level is a line, and every line beyond the hundredth is indented as far as that.
    const result = engine.format(arrays(12_000), { ...chosen, indent: 'tab' }, testContext());
    const start = result.ok ? textToString(result.value.text.subarray(0, 15_000)) : '';
    expect(
      start
        .split('\n')
        .slice(98, 103)
        .map((line) => line.length),
    ).toEqual([99, 100, 101, 101, 101]);
  });

  it('says so when the indented text would be too large to hold', () => {
    const bytes = new TextEncoder().encode('[[]]');
    const census = check(bytes, 0, () => undefined);
    if (isStop(census)) throw new Error('is valid');
    const opened = { bytes, start: 0, isInput: true, inputSize: 4, census: { ...census, indentLevels: 2 ** 30 } };
    expect(indented(opened, 8)).toMatchObject({ code: 'result-too-large', detail: { bytes: 2 ** 33 + 6 } });
  });
});

describe('sort keys', () => {
  it('[JSON-04] sorts the members of every object, and nothing else', () => {
    expect(compressed('{"b":[{"d":1,"c":2},3,1],"a":{}}', { sortKeys: true })).toBe('{"a":{},"b":[{"c":2,"d":1},3,1]}');
  });

  it('[JSON-04] compares keys by their UTF-16 code units, escapes undone', () => {
    const text = '{"😀":1,"中":2,"\\u0061":3,"Z":4,"b":5,"":6,"10":7,"9":8,"\uffff":9}';
    expect(compressed(text, { sortKeys: true })).toBe(
      '{"":6,"10":7,"9":8,"Z":4,"\\u0061":3,"b":5,"中":2,"😀":1,"\uffff":9}',
    );
  });

  it('[JSON-03] keeps digits, and repeated keys in their order', () => {
    const text = '{"b":1.0,"a":1e400,"b":2,"a":12345678901234567890}';
    expect(compressed(text, { sortKeys: true })).toBe('{"a":1e400,"a":12345678901234567890,"b":1.0,"b":2}');
  });

  it('[JSON-04] gives the same whatever the order was before', () => {
    const texts = seeds.map((seed) => randomJson(seeded(seed), 4));
    const once = texts.map((text) => compressed(text, { sortKeys: true }));
    expect(once.map((text) => compressed(text, { sortKeys: true }))).toEqual(once);
    expect(once.map((text) => JSON.parse(text) as unknown)).toEqual(texts.map((text) => JSON.parse(text) as unknown));
    expect(texts.map((text) => formatted(text, { sortKeys: true }))).toEqual(once.map((text) => formatted(text)));
  });
});

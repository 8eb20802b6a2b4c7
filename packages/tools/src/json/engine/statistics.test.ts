import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './index.ts';
import { randomJson, seeded } from './random-json.ts';
import { options } from '../options.ts';

const chosen = initialValues(options);

function checked(text: string | Uint8Array, more: Partial<typeof chosen> = {}) {
  const result = engine.validate(text, { ...chosen, ...more }, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

/** The figures of a value, counted the slow way. Keys must not repeat. */
function count(value: unknown, depth = 0): { keys: number; values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { keys: 0, values: 1, depth };
  const inner = Object.values(value).map((member) => count(member, depth + 1));
  return {
    keys: (Array.isArray(value) ? 0 : Object.keys(value).length) + inner.reduce((sum, { keys }) => sum + keys, 0),
    values: inner.reduce((sum, { values }) => sum + values, 0),
    depth: Math.max(depth + 1, ...inner.map((one) => one.depth)),
  };
}

describe('statistics', () => {
  it('[JSON-01] counts keys, values, size and formatted size', () => {
    const text = '{"name":"张伟","tags":["a","b"],"address":{"zip":null},"empty":[]}';
    expect(checked(text).statistics).toEqual({
      keys: 5,
      values: 4,
      objects: 2,
      arrays: 2,
      depth: 2,
      size: new TextEncoder().encode(text).length,
      compressedSize: new TextEncoder().encode(text).length,
      formattedSize: new TextEncoder().encode(JSON.stringify(JSON.parse(text), null, 2)).length,
    });
  });

  it.each(['0', '"a"', 'null'])('[JSON-01] the single value %s has no depth and no keys', (text) => {
    expect(checked(` ${text} `).statistics).toMatchObject({
      keys: 0,
      values: 1,
      depth: 0,
      compressedSize: text.length,
    });
  });

  it('[JSON-01] gives the sizes that format and compress then have, at every indent', () => {
    const texts = Array.from({ length: 20 }, (_, seed) => randomJson(seeded(seed), 5));
    const settings = ([2, 4, 8, 'tab'] as const).flatMap((indent) => texts.map((text) => ({ text, indent })));
    const told = settings.map(({ text, indent }) => checked(text, { indent }).statistics);
    const made = settings.map(({ text, indent }) => {
      const formatted = engine.format(text, { ...chosen, indent }, testContext());
      const compressed = engine.compress(text, { ...chosen, indent }, testContext());
      if (!formatted.ok || !compressed.ok) throw new Error(text);
      return { formatted: formatted.value, compressed: compressed.value };
    });
    expect(made.map(({ formatted }) => formatted.text.length)).toEqual(told.map(({ formattedSize }) => formattedSize));
    expect(made.map(({ compressed }) => compressed.text.length)).toEqual(told.map((one) => one.compressedSize));
    expect(made.map(({ formatted }) => formatted.statistics)).toEqual(told);
  });

  it('[JSON-01] agrees with a slow count', () => {
    for (let seed = 0; seed < 150; seed++) {
      const text = randomJson(seeded(seed), 5);
      const { statistics, duplicates } = checked(text);
      if (duplicates.count === 0) expect(statistics, text).toMatchObject(count(JSON.parse(text)));
    }
  });
});

describe('repeated keys', () => {
  it('[JSON-03] are reported with path and place', () => {
    const { duplicates } = checked('{"a":1,\n"list":[{"b":1},{"x y":{"id":1,\n  "id":2}}],\n"a":3}');
    expect(duplicates).toEqual({
      count: 2,
      listed: [
        { key: 'id', path: '$.list[1]["x y"]', place: { line: 3, column: 3 } },
        { key: 'a', path: '$', place: { line: 4, column: 1 } },
      ],
    });
  });

  it('[JSON-03] are the same when their values are, however they are escaped', () => {
    expect(checked('{"a":1,"\\u0061":2}').duplicates.count).toBe(1);
    expect(checked('{"中":1,"\\u4e2d":2,"\\u4E2D":3}').duplicates.count).toBe(2);
    expect(checked('{"/":1,"\\/":2}').duplicates.count).toBe(1);
    expect(checked('{"\\ud800":1,"\\ud801":2}').duplicates.count).toBe(0);
    expect(checked('{"a":1,"A":2,"a ":3,"":4}').duplicates.count).toBe(0);
  });

  it('[JSON-03] have no place where the text read is not the input itself', () => {
    expect(checked("{a:1,/* c */\n'a':2}", { dialect: 'json5' }).duplicates).toEqual({
      count: 1,
      listed: [{ key: 'a', path: '$' }],
    });
  });

  it('[JSON-03] count within one object only', () => {
    expect(checked('{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}').duplicates.count).toBe(0);
  });

  it('[JSON-03] are found in objects of any size', () => {
    for (const size of [2, 16, 17, 18, 1000]) {
      const members = Array.from({ length: size }, (_, index) => `"key ${String(index)}":0`);
      expect(checked(`{${members.join(',')}}`).duplicates.count).toBe(0);
      expect(checked(`{${[...members, members[size >> 1]].join(',')}}`).duplicates).toMatchObject({
        count: 1,
        listed: [{ key: `key ${String(size >> 1)}` }],
      });
    }
  });

  it('[JSON-03] are all counted, and listed up to 100', () => {
    const { duplicates } = checked(`{${'"a":1,'.repeat(1000)}"a":1}`);
    expect(duplicates.count).toBe(1000);
    expect(duplicates.listed.length).toBe(100);
  });

  it('[JSON-03] a path too long to read is shortened in the middle', () => {
    const { duplicates } = checked(`${'['.repeat(5000)}{"a":1,"a":2}${']'.repeat(5000)}`);
    expect(duplicates.listed[0].path).toMatch(/^\$(?:\[0\]){20}…(?:\[0\]){20}$/);
  });
});

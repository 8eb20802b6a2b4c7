import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine, type ErrorCode } from './index.ts';
import { options } from '../options.ts';
import { json } from '../tool.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** Deeper than types and schemas describe, and than indentation grows. */
const depth = 220;
const random = Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919 + (index >> 3) * 31) & 0xff);

const inputs: Readonly<Record<string, string | Uint8Array>> = {
  empty: '',
  'no bytes': new Uint8Array(0),
  blank: ' \n\t\r ',
  'a byte order mark alone': '\ufeff',
  'zero bytes': new Uint8Array(1000),
  'random bytes': random,
  'a PNG header': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d),
  'bytes that are not UTF-8': Uint8Array.of(0x5b, 0x22, 0xc3, 0x28, 0x22, 0x5d),
  'cut inside a character': Uint8Array.of(0x22, 0xe4, 0xb8),
  'UTF-16': Uint8Array.of(0xff, 0xfe, 0x7b, 0, 0x7d, 0),
  'lone surrogates': '["\ud800","\udc00"]',
  'escaped lone surrogates': '{"\\ud800":"\\udfff","a":["\\ud83d\\ude00"]}',
  'right-to-left marks': '{"\u202eabc\u202c":"\u200f\u2067x\u2069"}',
  markup: '{"<script>alert(1)</script>":"<img src=x onerror=alert(1)>"}',
  'markup alone': '<!doctype html><p>&quot;</p>',
  'a key that JavaScript objects have': '{"__proto__":{"x":1},"constructor":{"prototype":null},"hasOwnProperty":1}',
  'deep arrays': '['.repeat(depth) + ']'.repeat(depth),
  'deep objects': '{"b":'.repeat(depth) + 'null' + '}'.repeat(depth),
  'deep and open': '[{"a":'.repeat(depth / 2),
  'closing brackets only': ']'.repeat(depth),
  'quotes only': '"'.repeat(2_001),
  'backslashes only': '\\'.repeat(2_001),
  'an open comment': '/*'.repeat(2_000),
  'a long number': '9'.repeat(1_000),
  'a long string': `"${'中'.repeat(700)}"`,
  'many keys alike': `{${'"a":0,'.repeat(110)}"a":0}`,
  'line separators': '["\u2028\u2029"]\u2028',
};

const chosen = { ...initialValues(options), path: '$..a', find: 'a' };
type Settings = typeof chosen;
const variants: readonly Settings[] = [
  chosen,
  { ...chosen, path: '$.a[0]', dialect: 'json5', sortKeys: true, indent: 'tab', ascii: true },
];

describe('hostile input', () => {
  it.each(Object.entries(inputs))(
    '[JSON-02] %s: every action answers, with a message where it fails',
    async (_, input) => {
      const messages: string[] = [];
      for (const action of Object.values(engine)) {
        for (const options of variants) {
          const result = await action(input, options, testContext());
          if (result.ok) continue;
          const code = result.code as ErrorCode;
          for (const words of [zh, en]) messages.push(words.errors[code](result.detail ?? {}));
        }
      }
      expect(messages.filter((message) => message.trim() === '')).toEqual([]);
    },
  );

  it('reports progress as a rising fraction', () => {
    const fractions: number[] = [];
    const context = testContext({ report: (fraction) => fractions.push(fraction) });
    engine.validate(`[${'0,'.repeat(270_000)}0]`, chosen, context);
    expect(fractions.length).toBeGreaterThan(0);
    expect(fractions.every((fraction, index) => fraction <= 1 && fraction >= (fractions[index - 1] ?? 0))).toBe(true);
  });
});

describe('recognising JSON', () => {
  it.each([
    ['{"a": 1}', 1],
    ['  [1, 2, 3]', 0.9],
    ['[{"id": 1, "na', 0.9],
    ['{}', 1],
    ['[]', 0.9],
    ["{a: 'b'}", 0.6],
    ['{ // comment', 0.6],
    ['[section]\nkey=1', 0],
    ['{{ template }}', 0],
    ['a,b,c', 0],
    ['<a/>', 0],
    ['', 0],
    ['42', 0],
  ])('%j is JSON with certainty %d', (sample, certainty) => {
    expect(json.recognise?.(sample)).toBe(certainty);
  });
});

import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from '../index.ts';
import { readYaml } from './from-yaml.ts';
import { looksLikeYaml } from '../../looks-like-yaml.ts';
import { options } from '../../options.ts';
import { randomJson, seeded } from '../random-json.ts';

const chosen = initialValues(options);
const convert = (text: string) => readYaml(text, chosen, testContext());

/** The JSON on one line, or the code of the failure. */
function json(text: string): string {
  const result = convert(text);
  if (!result.ok) return result.code;
  const compressed = engine.compress(result.value.text, chosen, testContext());
  return compressed.ok ? textToString(compressed.value.text) : compressed.code;
}

describe('[SHELL-16] recognising YAML', () => {
  it.each(['a: 1\nb: 2\n', '---\nname: x\nlist:\n  - 1\n', '# note\nspec:\n  replicas: 3\n', 'items:\n- a\n- b\n'])(
    'takes %j for YAML',
    (text) => expect(looksLikeYaml(text)).toBe(true),
  );
  it.each([
    'a: 1',
    'Note: this is a sentence.\nAnd one more.',
    '{"a": 1}',
    'id,name\n1,a',
    'https://a.example/\nhttps://b.example/',
  ])('does not take %j for YAML', (text) => expect(looksLikeYaml(text)).toBe(false));
});

describe('from YAML', () => {
  it.each([
    ['a: 1\nb:\n  - x\n  - {y: ~}\n', '{"a":1,"b":["x",{"y":null}]}'],
    [
      'id: 12345678901234567890\nn: 1.0\ne: 1e400\nh: 0xff\no: 0o17\np: +1\nf: .5',
      '{"id":12345678901234567890,"n":1.0,"e":1e400,"h":255,"o":15,"p":1,"f":0.5}',
    ],
    ['yes: no\n1: a\ntrue: b\n', '{"yes":"no","1":"a","true":"b"}'],
    ['t: |\n  one\n  two\ns: >-\n  one\n  two\n', '{"t":"one\\ntwo\\n","s":"one two"}'],
    ['d: 2026-01-01\nq: "12"\n', '{"d":"2026-01-01","q":"12"}'],
    ['a: &x {p: 1, q: 2}\nb: *x\nc:\n  <<: *x\n  q: 3\n', '{"a":{"p":1,"q":2},"b":{"p":1,"q":2},"c":{"q":3,"p":1}}'],
    ['kind: A\n---\nkind: B\n', '[{"kind":"A"},{"kind":"B"}]'],
    ['# only a comment\n', 'null'],
  ])('[JSON-04] %j', (text, expected) => {
    expect(json(text)).toBe(expected);
  });

  it('[JSON-04] says where it is wrong', () => {
    expect(convert('a: 1\nb: [1, 2\nc: 3\n')).toMatchObject({ code: 'not-yaml', place: { line: 3 } });
    expect(convert('a: *missing\n')).toMatchObject({ code: 'yaml-alias', detail: { value: 'missing' } });
    expect(convert('x: .inf\n')).toMatchObject({ code: 'yaml-value', place: { line: 1, column: 4 } });
    expect(convert('? [a, b]\n: 1\n')).toMatchObject({ code: 'yaml-value', detail: { value: '?' } });
    expect(convert('a: 1\n"a": 2\n')).toMatchObject({ code: 'duplicate-keys', place: { line: 2, column: 1 } });
  });

  it('[JSON-04] stops at anchors that stand for endless text, and at endless nesting', () => {
    const levels = Array.from({ length: 12 }, (_level, index) => {
      const items = Array.from({ length: 9 }, () => (index === 0 ? 'lol' : `*a${index - 1}`));
      return `a${index}: &a${index} [${items.join(', ')}]`;
    });
    expect(json(levels.join('\n'))).toBe('yaml-too-large');
    expect(json('a: &a [*a]\n')).toBe('yaml-alias');
    expect(json('a: &a {<<: *a}\n')).toBe('yaml-alias');
    const merges = Array.from({ length: 12 }, (_level, index) => {
      const sources = Array.from({ length: 9 }, () => `*a${index - 1}`).join(', ');
      return `a${index}: &a${index} {${index === 0 ? 'k: 1' : `<<: [${sources}]`}}`;
    });
    expect(json(merges.join('\n'))).toContain('"a11":{"k":1}');
    expect(json('['.repeat(100_000))).toBe('yaml-too-deep');
    expect(json('- '.repeat(100_000))).toBe('yaml-too-deep');
    expect(json(`${'['.repeat(400)}${']'.repeat(400)}`)).toBe(`${'['.repeat(400)}${']'.repeat(400)}`);
    expect(json('s: "' + '['.repeat(2000) + '"')).toBe(`{"s":"${'['.repeat(2000)}"}`);
  });

  it('[JSON-04] reads what is written as YAML back as the same JSON', () => {
    const random = seeded(21);
    for (let round = 0; round < 200; round++) {
      const text = randomJson(random, 3);
      const yaml = engine['to-yaml'](text, chosen, testContext());
      if (!yaml.ok) continue;
      const back = json(textToString(yaml.value.text));
      expect(JSON.parse(back)).toEqual(JSON.parse(text));
    }
  });
});

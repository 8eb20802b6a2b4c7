import { describe, expect, it } from 'vitest';
import { parse, parseDocument, isScalar, visit } from 'yaml';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { engine } from '../index.ts';
import { randomJson, seeded } from '../random-json.ts';
import { options } from '../../options.ts';

const chosen = initialValues(options);

function converted(action: 'to-yaml' | 'to-typescript' | 'to-schema', text: string): string {
  const result = engine[action](text, chosen, testContext());
  return result.ok ? textToString(result.value.text) : result.code;
}

const yaml = (text: string) => converted('to-yaml', text);

describe('to YAML', () => {
  it('[JSON-04] writes block style', () => {
    expect(yaml('{"name":"张伟","list":[1,{"a":1,"b":[true,null]},[2,[3]]],"empty":{},"none":[]}')).toBe(
      [
        'name: 张伟',
        'list:',
        '  - 1',
        '  - a: 1',
        '    b:',
        '      - true',
        '      - null',
        '  - - 2',
        '    - - 3',
        'empty: {}',
        'none: []',
        '',
      ].join('\n'),
    );
  });

  it('[JSON-03] keeps every digit', () => {
    expect(yaml('[12345678901234567890,1.0,1e400,-0,1E-7]')).toBe(
      '- 12345678901234567890\n- 1.0\n- 1.0e+400\n- -0\n- 1.0E-7\n',
    );
    const document = parseDocument(yaml('{"id":12345678901234567890}'), { intAsBigInt: true });
    expect(document.get('id')).toBe(12345678901234567890n);
  });

  it.each([
    ['hello world', 'hello world'],
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['', '""'],
    ['true', '"true"'],
    ['No', '"No"'],
    ['null', '"null"'],
    ['12', '"12"'],
    ['2026-01-01', '"2026-01-01"'],
    ['a: b', '"a: b"'],
    ['a #b', '"a #b"'],
    ['- a', '"- a"'],
    ['ends ', '"ends "'],
    ['*ref', '"*ref"'],
    ['!tag', '"!tag"'],
    ['{a}', '"{a}"'],
    ['tab\there', '"tab\\there"'],
    ['\u2028\u0085\ufeff', '"\\u2028\\u0085\\ufeff"'],
    ['first\nsecond', '|-\n    first\n    second'],
    ['first\n\nlast\n', '|\n    first\n\n    last'],
    [' leading\nx', '" leading\\nx"'],
    ['two\n\n', '"two\\n\\n"'],
  ])('[JSON-04] the string %j reads back as itself', (value, written) => {
    expect(yaml(JSON.stringify({ k: [value] }))).toBe(`k:\n  - ${written}\n`);
    expect(parse(yaml(JSON.stringify({ k: [value] })))).toEqual({ k: [value] });
    expect(parse(yaml(JSON.stringify(value)))).toBe(value);
    expect(parse(yaml(JSON.stringify({ [value]: value, z: 1 })))).toEqual({ [value]: value, z: 1 });
  });

  it('[JSON-04] a YAML reader gets the same document back', () => {
    for (let seed = 0; seed < 70; seed++) {
      const text = randomJson(seeded(seed), 4);
      const written = yaml(text);
      if (written === 'duplicate-keys') continue;
      expect(parse(written), written).toEqual(JSON.parse(text));
    }
  });

  it.each(['1.1', '1.2'] as const)('[JSON-04] every value keeps its type for readers of YAML %s', (version) => {
    // Numbers, and strings that one version or the other takes for numbers, times, booleans, null or syntax.
    const numbers = ['1E+5', '1e5', '-2E-7', '1.50e10', '1e400', '-0', '0', '12345678', '-1', '0.10', '1E0', '5e-324'];
    const words = 'yes No ON off y N true False NULL ~ nan .NaN .inf -.Inf +.inf = << none'.split(' ');
    const digits =
      '1E+5 1e5 +1 -1 1_000 0o17 017 0x1F 0b101 08 1.5 .5 5. 1.e5 12:30:00 190:20:30.15 1:1 2026-01-01'.split(' ');
    const others = [
      '2026-01-01 12:30:00 +8',
      '2001-12-14t21:59:43.10-05:00',
      '_1',
      '1 000',
      '- 1',
      '0',
      '',
      ' ',
      '--- ',
      '%YAML 1.1',
    ];
    const random = seeded(11);
    const alphabet = [...'0123456789eExobyn+-_.:,/~=<>#&*!|%@?{}[]"\' \n\t中é'];
    const made = Array.from({ length: 3_000 }, () =>
      Array.from({ length: 1 + random(6) }, () => alphabet[random(alphabet.length)]).join(''),
    );
    const strings = [...new Set([...words, ...digits, ...others, ...made])];
    const text = JSON.stringify({ strings, keys: Object.fromEntries(strings.map((one) => [one, one])) });
    const document = `${text.slice(0, -1)},"numbers":[${numbers.join(',')}]}`;
    expect(parse(yaml(document), { version })).toEqual(JSON.parse(document));
    for (const one of strings) expect(parse(yaml(JSON.stringify(one)), { version }), one).toBe(one);
  });

  it('[JSON-03] numbers stand in the YAML digit by digit as they stood in the JSON', () => {
    const sources: (string | undefined)[] = [];
    visit(parseDocument(yaml('{"a":[1.50,{"b":1E5}],"c":-0.0}')), {
      Scalar: (key, node) => {
        if (key !== 'key' && isScalar(node)) sources.push(node.source);
      },
    });
    expect(sources).toEqual(['1.50', '1.0E+5', '-0.0']);
  });

  it('[JSON-04] refuses repeated keys, with the place', () => {
    expect(engine['to-yaml']('{"a":1,\n"a":2}', chosen, testContext())).toMatchObject({
      code: 'duplicate-keys',
      detail: { key: 'a' },
      place: { line: 2, column: 1 },
    });
  });

  it('[JSON-04] long keys and deep documents stay readable', () => {
    const key = 'k'.repeat(2000);
    expect(parse(yaml(`{"${key}":{"a":[1]}}`))).toEqual({ [key]: { a: [1] } });
    const deep = `${'[ '.repeat(110)}{"a": [ 1.0, "x" ]}${' ]'.repeat(110)}`;
    expect(parse(yaml(deep))).toEqual(JSON.parse(deep));
    expect(yaml('['.repeat(12_000) + ']'.repeat(12_000)).length).toBeLessThan(40_000);
  });
});

describe('to TypeScript', () => {
  const typescript = (text: string) => converted('to-typescript', text);

  it('[JSON-04] declares an interface for every object', () => {
    expect(typescript('{"id":1,"user":{"name":"a","tags":["x"]},"ok":true,"none":null}')).toBe(
      `export interface Root {
  id: number;
  user: User;
  ok: boolean;
  none: null;
}

export interface User {
  name: string;
  tags: string[];
}
`,
    );
  });

  it('[JSON-04] merges the elements of an array: optional keys and unions', () => {
    expect(typescript('[{"a":1,"b":"x"},{"a":null},{"a":"s","b":"y"}]')).toBe(
      `export type Root = Item[];

export interface Item {
  a: number | string | null;
  b?: string;
}
`,
    );
  });

  it.each([
    ['[]', 'unknown[]'],
    ['[1,"a",null]', '(number | string | null)[]'],
    ['[[1],[2.5]]', 'number[][]'],
    ['{}', 'Record<string, unknown>'],
    ['null', 'null'],
    ['[{}]', 'Record<string, unknown>[]'],
  ])('[JSON-04] %s is of type %s', (text, type) => {
    expect(typescript(text)).toBe(`export type Root = ${type};\n`);
  });

  it('[JSON-04] names types after keys, in the singular for lists, and never twice', () => {
    const text =
      '{"orders":[{"x":1}],"categories":[{"y":1}],"order":{"z":1},"user-info":{"a":1},"用户":{"a":1},"1":{"a":1},"root":{"a":1}}';
    const names = [...typescript(text).matchAll(/export interface (\S+)/g)].map(([, name]) => name);
    expect(names).toEqual(['Root', 'Order', 'Category', 'Order2', 'UserInfo', '用户', 'Item1', 'Root2']);
    const alike = Array.from({ length: 100 }, (_, index) => `"k${String(index)}":{"x":{"v":1}}`);
    expect(typescript(`{"x2":{"v":1},${alike.join(',')}}`)).toContain('export interface X101 {');
  });

  it('[JSON-04] quotes keys that are no identifiers', () => {
    expect(typescript('{"a-b":1,"1":2,"":3,"ok_1":4,"say \\"x\\"":5}')).toContain(
      '  "a-b": number;\n  "1": number;\n  "": number;\n  ok_1: number;\n  "say \\"x\\"": number;\n',
    );
  });
});

describe('to JSON Schema', () => {
  const schemaOf = (text: string) => JSON.parse(converted('to-schema', text)) as Schema;

  it('[JSON-04] describes objects, arrays and scalars by draft 2020-12', () => {
    expect(schemaOf('{"id":1,"price":1.5,"tags":["a",null],"extra":{}}')).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        id: { type: 'integer' },
        price: { type: 'number' },
        tags: { type: 'array', items: { type: ['string', 'null'] } },
        extra: { type: 'object' },
      },
      required: ['id', 'price', 'tags', 'extra'],
    });
  });

  it('[JSON-04] requires only the keys that all objects have', () => {
    expect(schemaOf('[{"a":1,"b":2},{"a":1.5}]').items).toEqual({
      type: 'object',
      properties: { a: { type: 'number' }, b: { type: 'integer' } },
      required: ['a'],
    });
  });

  it('[JSON-04] every document is valid by its own schema', () => {
    const texts = Array.from({ length: 80 }, (_, seed) => randomJson(seeded(seed), 5));
    expect(texts.filter((text) => !isValid(JSON.parse(text), schemaOf(text)))).toEqual([]);
  });

  it('[JSON-04] stops looking 200 levels down', () => {
    const depth = 2_000;
    expect(converted('to-schema', '['.repeat(depth) + ']'.repeat(depth)).length).toBeLessThan(100_000);
    expect(converted('to-typescript', '['.repeat(depth) + ']'.repeat(depth))).toMatch(
      /^export type Root = unknown(?:\[\]){200};\n$/,
    );
  });
});

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

/** The part of JSON Schema that the conversion writes. */
function isValid(value: unknown, { type, properties, required, items }: Schema): boolean {
  if (type !== undefined && ![type].flat().some((name) => isOfType(value, name))) return false;
  if (Array.isArray(value)) return value.every((element) => isValid(element, items ?? {}));
  if (typeof value !== 'object' || value === null) return true;
  const members = Object.entries(value);
  const has = (key: string) => members.some(([name]) => name === key);
  return (required ?? []).every(has) && members.every(([name, member]) => isValid(member, properties?.[name] ?? {}));
}

function isOfType(value: unknown, name: string): boolean {
  if (name === 'null') return value === null;
  if (name === 'array') return Array.isArray(value);
  if (name === 'integer') return Number.isInteger(value);
  if (name === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === name;
}

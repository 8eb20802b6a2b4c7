import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { checkBySchema, type SchemaChecked } from './schema-check.ts';
import { en } from '../../text/en.ts';
import { zh } from '../../text/zh.ts';
import { violationText } from '../../page/violation-text.ts';

const check = (text: string, schema: unknown, dialect: 'json' | 'json5' = 'json') =>
  checkBySchema(text, { schema: typeof schema === 'string' ? schema : JSON.stringify(schema), dialect }, testContext());

async function checked(text: string, schema: unknown, dialect: 'json' | 'json5' = 'json'): Promise<SchemaChecked> {
  const result = await check(text, schema, dialect);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}
const brief = ({ violations }: SchemaChecked) =>
  violations.map(({ path, keyword, expected, place }) => [
    path,
    keyword,
    expected,
    place && `${place.line}:${place.column}`,
  ]);

const person = {
  type: 'object',
  required: ['name', 'age'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 2 },
    age: { $ref: '#/$defs/age' },
    tags: { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true },
    mail: { type: 'string', format: 'email' },
    either: { anyOf: [{ type: 'string' }, { type: 'number', maximum: 2 }] },
  },
  $defs: { age: { type: 'integer', minimum: 0 } },
};

describe('JSON checked by a schema', () => {
  it('[JSON-04] says that a document fits, and by which draft', async () => {
    const text = '{"name":"Ada","age":36,"tags":["a"]}';
    expect(await checked(text, person)).toEqual({ isValid: true, count: 0, violations: [], draft: '2020-12' });
    expect((await checked(text, { $schema: 'http://json-schema.org/draft-07/schema#', ...person })).draft).toBe('7');
    expect((await checked('1', true)).isValid).toBe(true);
    expect((await checked('1', false)).isValid).toBe(false);
  });

  it('[JSON-04] names every value that does not fit, once, with its place', async () => {
    const text = `{
  "name": "中",
  "age": -1.5,
  "tags": ["a", "c",
    "a"],
  "mail": "nobody",
  "either": true, "extra": 1
}`;
    expect(brief(await checked(text, person))).toEqual([
      ['$.name', 'minLength', '2', '2:11'],
      ['$.age', 'type', '"integer"', '3:10'],
      ['$.age', 'minimum', '0', '3:10'],
      ['$.tags', 'uniqueItems', 'true', '4:11'],
      ['$.tags[1]', 'enum', '"a", "b"', '4:17'],
      ['$.mail', 'format', '"email"', '6:11'],
      ['$.either', 'anyOf', expect.any(String), '7:13'],
      ['$.extra', 'false', undefined, '7:28'],
    ]);
  });

  it('[JSON-04] lists what is missing, and finds names with slashes, tildes and Chinese', async () => {
    expect(brief(await checked('{}', person))).toEqual([['$', 'required', '"name", "age"', '1:1']]);
    const odd = { properties: { 'a/b~c': { properties: { 名: { const: 1 } } } } };
    expect(brief(await checked('{"a/b~c":{"名":2}}', odd))).toEqual([['$["a/b~c"].名', 'const', '1', '1:15']]);
  });

  it('[JSON-04] counts all and lists a hundred; JSON5 has paths but no places', async () => {
    const result = await checked(JSON.stringify(Array.from({ length: 500 }, () => 'x')), { items: { type: 'number' } });
    expect([result.count, result.violations.length]).toEqual([500, 100]);
    expect(brief(await checked("{a: 'x'}", { properties: { a: { type: 'null' } } }, 'json5'))).toEqual([
      ['$.a', 'type', '"null"', undefined],
    ]);
  });

  it.each([
    ['  ', 'schema-empty', undefined],
    ['{"type":}', 'schema-syntax', { line: 1, column: 9 }],
    ['[]', 'schema-kind', undefined],
    ['{"$ref":"https://example.com/other.json"}', 'schema-reference', { reference: 'https://example.com/other.json' }],
    ['{"pattern":"("}', 'schema-broken', undefined],
  ])('[JSON-04] a schema %j is refused as %s', async (schema, code, detail) => {
    expect(await check('"x"', schema)).toMatchObject({ ok: false, code, ...(detail && { detail }) });
  });

  it('[JSON-04] a fault of the document is told as everywhere, and nesting that is too deep is no crash', async () => {
    expect(await check('{"a":}', person)).toMatchObject({
      ok: false,
      code: 'value-expected',
      place: { line: 1, column: 6 },
    });
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    expect(await check(deep, { $defs: { a: { items: { $ref: '#/$defs/a' } } }, $ref: '#/$defs/a' })).toMatchObject({
      ok: false,
      code: 'schema-too-deep',
    });
  });

  it('[JSON-04] has words for a violation in both languages', async () => {
    const [first] = (await checked('{"name":"Ada","age":"36"}', person)).violations;
    expect(violationText(first, zh.schema)).toBe('类型应为 "integer" · 实际为 "36"');
    expect(violationText(first, en.schema)).toBe('Must be "integer" · found "36"');
  });
});

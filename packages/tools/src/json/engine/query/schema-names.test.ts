import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { checkBySchema } from './schema-check.ts';

const names = [...Object.getOwnPropertyNames(Object.prototype), 'length', 'name'];
const drafts = [
  'http://json-schema.org/draft-04/schema#',
  'http://json-schema.org/draft-07/schema#',
  'https://json-schema.org/draft/2019-09/schema',
  'https://json-schema.org/draft/2020-12/schema',
];

/** The keywords that are broken; a text with the name in it is written by hand, for a literal would take `__proto__`. */
async function brokenBy(text: string, schema: string, draft = drafts[3]): Promise<string[]> {
  const whole = `{"$schema":${JSON.stringify(draft)},${schema.slice(1)}`;
  const result = await checkBySchema(text, { schema: whole, dialect: 'json' }, testContext());
  if (!result.ok) throw new Error(JSON.stringify(result));
  expect(result.value.isValid).toBe(result.value.violations.length === 0);
  return result.value.violations.map(({ keyword }) => keyword);
}

describe.each(drafts)('names that every object of JavaScript inherits, by %s', (draft) => {
  it.each(names)('[JSON-04] %s is a key only where the data have it', async (name) => {
    const own = `{"${name}":1}`;
    const check = (text: string, schema: string) => brokenBy(text, schema, draft);
    for (const [before, after, outer, end] of [
      ['', '', '', ''],
      ['[{"a":', '}]', '{"items":{"properties":{"a":', '}}}'],
    ]) {
      const inside = (text: string, schema: string) => check(before + text + after, outer + schema + end);
      expect(await inside('{}', `{"required":["${name}"]}`)).toEqual(['required']);
      expect(await inside(own, `{"required":["${name}"]}`)).toEqual([]);
      expect(await inside('{}', `{"properties":{"${name}":false}}`)).toEqual([]);
      expect(await inside(own, `{"properties":{"${name}":false}}`)).toEqual(['false']);
      expect(await inside('{}', `{"properties":{"${name}":{"type":"string"}}}`)).toEqual([]);
      expect(await inside(own, `{"properties":{"${name}":{"type":"string"}}}`)).toEqual(['type']);
    }
    expect(await check('{}', `{"patternProperties":{"${name}":false},"additionalProperties":false}`)).toEqual([]);
    expect(await check(own, `{"patternProperties":{"${name}":true},"additionalProperties":false}`)).toEqual([]);
    expect(await check(own, `{"patternProperties":{"${name}":false}}`)).toEqual(['false']);
    expect(await check(own, `{"properties":{"${name}":true},"additionalProperties":false}`)).toEqual([]);
    expect(await check(own, '{"additionalProperties":false}')).toEqual(['false']);
    expect(await check('{}', `{"minProperties":1}`)).toEqual(['minProperties']);
    expect(await check('{"b":1}', `{"enum":[${own}]}`)).toEqual(['enum']);
    expect(await check(own, `{"enum":[{"b":1},${own}]}`)).toEqual([]);
    expect(await check('{"__proto__":{}}', `{"enum":[{"b":{}},{"b":1}]}`)).toEqual(['enum']);
    expect(await check('"x"', `{"format":"${name}"}`)).toEqual([]);
    expect(await check('1', `{"$ref":"#/${name}","${name}":{"type":"string"}}`)).toEqual(['type']);
    expect(await check('{}', `{"not":{"required":["${name}"]}}`)).toEqual([]);
    expect(await check('{}', `{"dependencies":{"${name}":["x"],"b":["x"]}}`)).toEqual([]);
    expect(await check('{"b":1}', `{"dependencies":{"b":["${name}"]}}`)).toEqual(['dependencies']);
    expect(await check(own, `{"dependencies":{"${name}":["x"]}}`)).toEqual(['dependencies']);
    expect(await check(own, `{"dependencies":{"${name}":{"required":["x"]}}}`)).toEqual(['required']);
    expect(await check('{}', `{"dependencies":{"${name}":false}}`)).toEqual([]);
  });
});

describe('names that every object of JavaScript inherits', () => {
  it.each(names)('[JSON-04] %s in keywords of newer drafts', async (name) => {
    const own = `{"${name}":1}`;
    expect(await brokenBy('{}', `{"dependentRequired":{"${name}":["x"]}}`)).toEqual([]);
    expect(await brokenBy(own, `{"dependentRequired":{"${name}":["x"]}}`)).toEqual(['dependentRequired']);
    expect(await brokenBy('{"b":1}', `{"dependentRequired":{"b":["${name}"]}}`)).toEqual(['dependentRequired']);
    expect(await brokenBy('{}', `{"dependentSchemas":{"${name}":{"required":["x"]}}}`)).toEqual([]);
    expect(await brokenBy(own, `{"dependentSchemas":{"${name}":{"required":["x"]}}}`)).toEqual(['required']);
    expect(await brokenBy('{}', `{"if":{"required":["${name}"]},"then":false}`)).toEqual([]);
    expect(await brokenBy(own, `{"if":{"required":["${name}"]},"then":false}`)).toEqual(['false']);
    expect(await brokenBy(own, `{"properties":{"${name}":true},"unevaluatedProperties":false}`)).toEqual([]);
    expect(await brokenBy(own, '{"unevaluatedProperties":false}')).toEqual(['false']);
    expect(await brokenBy(own, `{"propertyNames":{"enum":["b"]}}`)).toContain('propertyNames');
  });

  it('[JSON-04] objects where the library wants a text or a number are no crash', async () => {
    expect(await brokenBy('{"a":1}', '{"dependencies":{"id":{"type":"object"},"$ref":{"type":"object"}}}')).toEqual([]);
    expect(await brokenBy('1', '{"minimum":{},"x-note":{"id":{"a":1}}}')).toEqual([]);
  });
});

import type { JsonSchema } from '@toolbench/contracts/api-document.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from './describe-schema.ts';

const field = (path: string, type: string, rules: string[] = [], isRequired = true) => ({
  path,
  type,
  rules,
  isRequired,
});

it('lists the fields of an object in their order, with their rules', () => {
  const schema: JsonSchema & Record<string, unknown> = {
    type: 'object',
    properties: {
      username: { type: 'string', minLength: 1, maxLength: 128 } as JsonSchema,
      count: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 5 } as JsonSchema,
      kind: { enum: ['a', 'b'] },
      delay: { type: 'integer', default: 0 } as JsonSchema,
    },
    required: ['username', 'count', 'kind'],
  };
  expect(fieldsOf(schema, {})).toEqual([
    field('username', 'string', ['minLength 1', 'maxLength 128']),
    field('count', 'integer', ['maximum 5']),
    field('kind', '"a" | "b"'),
    field('delay', 'integer', ['default 0'], false),
  ]);
});

it('goes into arrays, objects and references', () => {
  const components = { Thing: { type: 'object', properties: { id: { type: ['integer', 'null'] } }, required: ['id'] } };
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      things: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
      one: { $ref: '#/components/schemas/Thing' },
    },
  };
  expect(fieldsOf(schema, components)).toEqual([
    field('things', 'object[]', [], false),
    field('things[].id', 'integer | null'),
    field('one', 'object', [], false),
    field('one.id', 'integer | null'),
  ]);
});

it.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'string'],
  [{ const: 'ok' }, '"ok"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] }, '[string, integer]'],
  [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'string[][]'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, '{ [name]: string }'],
  [{}, 'any'],
  [{ $ref: '#/components/schemas/Missing' }, 'any'],
])('names the type of %j', (schema, type) => {
  expect(fieldsOf(schema, {})).toEqual([field('', type)]);
});

it('ends where a schema refers to itself', () => {
  const components = { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } } };
  expect(fieldsOf({ $ref: '#/components/schemas/Node' }, components)).toHaveLength(8);
});

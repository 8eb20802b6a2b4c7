import type { JsonSchema } from '@toolbench/contracts/api-document.ts';

export type Components = Readonly<Record<string, JsonSchema>>;

interface Field {
  /** Dots lead into objects, `[]` into arrays; empty for the value itself. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Lengths, ranges and patterns, as JSON Schema names them. */
  readonly rules: readonly string[];
}

const ruleNames = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
];
/** Zod states these of every whole number; they say nothing. */
const anyWholeNumber = new Set([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);
const deepest = 8;

function resolve(schema: JsonSchema, components: Components): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components[name] ?? {});
}

function typeOf(given: JsonSchema, components: Components): string {
  const schema = resolve(given, components);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, components)).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((one) => typeOf(one, components)).join(', ')}]`;
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items, components) : 'any'}[]`;
  const { additionalProperties: others } = schema;
  if (!schema.properties && typeof others === 'object') return `{ [name]: ${typeOf(others, components)} }`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

function rulesOf(schema: JsonSchema): string[] {
  return Object.entries(schema)
    .filter(([name, value]) => ruleNames.includes(name) && !anyWholeNumber.has(value as number))
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
}

/** A schema as a flat list of its fields, in their order, with those of inner objects after the outer one. */
export function fieldsOf(schema: JsonSchema, components: Components): readonly Field[] {
  const fields: Field[] = [];
  const visit = (given: JsonSchema, path: string, isRequired: boolean, depth: number) => {
    const own = resolve(given, components);
    if (path !== '' || !own.properties)
      fields.push({ path, type: typeOf(own, components), isRequired, rules: rulesOf(own) });
    if (depth === deepest) return;
    const inner = own.items ? resolve(own.items, components) : own;
    const prefix = `${path}${own.items ? '[]' : ''}${path === '' && !own.items ? '' : '.'}`;
    for (const [name, property] of Object.entries(inner.properties ?? {})) {
      visit(property, `${prefix}${name}`, inner.required?.includes(name) ?? false, depth + 1);
    }
  };
  visit(schema, '', true, 0);
  return fields;
}

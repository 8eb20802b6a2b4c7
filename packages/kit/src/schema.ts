/** The part of JSON Schema (draft 2020-12) in which actions say what they take and give. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly contentEncoding?: 'base64';
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

/** The schema of a JSON object. */
export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

const described = (description?: string) => ({ ...(description !== undefined && { description }) });

export const text = (description?: string): Schema => ({ type: 'string', ...described(description) });
export const whole = (description?: string): Schema => ({ type: 'integer', ...described(description) });
export const number = (description?: string): Schema => ({ type: 'number', ...described(description) });
export const flag = (description?: string): Schema => ({ type: 'boolean', ...described(description) });

export const list = (items: Schema, description?: string): Schema => ({
  type: 'array',
  items,
  ...described(description),
});

/** One of a few values, with their type beside them: clients that read no `enum` still send a number as a number. */
export const oneOf = (values: readonly (string | number)[], description?: string): Schema => ({
  type: typeOfAll(values),
  enum: values,
  ...described(description),
});

function typeOfAll(values: readonly (string | number)[]): Schema['type'] {
  const types = values.map((one) =>
    typeof one === 'string' ? 'string' : Number.isInteger(one) ? 'integer' : 'number',
  );
  const [first, ...others] = new Set(types);
  return others.length === 0 ? first : [first, ...others];
}

/** The same, or null. */
export const orNull = (schema: Schema): Schema => ({ ...schema, type: [String(schema.type), 'null'] });

/** An object whose members are not known beforehand. */
export const dictionary = (values: Schema, description?: string): Schema => ({
  type: 'object',
  additionalProperties: values,
  ...described(description),
});

/** An object. A member whose name ends with a question mark may be absent. */
export function record(fields: Readonly<Record<string, Schema>>, description?: string): ObjectSchema {
  const names = Object.keys(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ''), fields[name]])),
    required: names.filter((name) => !name.endsWith('?')),
    ...described(description),
  };
}

/** A place in a text, from 1; a column counts UTF-16 code units. */
export const place = record({ line: whole(), column: whole() }, 'Both from 1; columns count UTF-16 code units');

/** A moment. People read its date. */
export const moment = whole('Milliseconds since the Unix epoch');

/** A day of the week. People read its name. */
export const weekday = whole('1 Monday to 7 Sunday');

/** A span of time. People read it in its largest unit. */
export const seconds = number('Seconds');

/** What a person should know about a complete result. */
export const warnings = list(text(), 'What a person should know about the result; absent where there is nothing');

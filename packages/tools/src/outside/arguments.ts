import { excerpt } from '@toolbench/kit/excerpt.ts';
import { decodeBase64, findBase64Fault } from '@toolbench/kit/encodings/base64.ts';
import { idleOption } from '@toolbench/kit/define-tool.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import { initialValues, type Option } from '@toolbench/kit/options.ts';
import type { Success } from '@toolbench/kit/result.ts';
import { oneOf, type ObjectSchema, type Schema } from '@toolbench/kit/schema.ts';
import { describeActionOutside, describeOptions, type ActionOutside } from './catalogue.ts';
import { explainMisuse, type ExplainedFailure } from './explain.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

const texts = { zh, en };

/** The schemas of what an action works on, described in a language. `takes` tells what its text is. */
function inputSchemas(kind: string, language: Language, takes?: string): Readonly<Record<string, Schema>> {
  const { file, left, right } = texts[language].inputs;
  switch (kind) {
    case 'text':
      return { text: { type: 'string', ...(takes !== undefined && { description: takes }) } };
    case 'bytes':
      return { base64: { type: 'string', description: file, contentEncoding: 'base64' } };
    case 'pair':
      return { left: { type: 'string', description: left }, right: { type: 'string', description: right } };
    default:
      return {};
  }
}

function optionSchema(option: Option): Schema {
  const { initial } = option;
  const shared = { default: initial };
  switch (option.kind) {
    case 'flag':
      return { type: 'boolean', ...shared };
    case 'whole':
      return { type: 'integer', minimum: option.min, maximum: option.max, ...shared };
    case 'choice':
      return { ...oneOf(option.values), ...shared };
    case 'text':
      return { type: 'string', ...(initial !== '' && shared) };
  }
}

/** The schema of an action's arguments: its input and its options, together in one object. */
function argumentsSchema(called: ActionOutside): ObjectSchema {
  return schemaOf(called, inputSchemas(called.action.input, 'en'));
}

/** The same with what each of them is or does, in words. Agents are told in English. */
export async function describeArguments(called: ActionOutside, language: Language = 'en'): Promise<ObjectSchema> {
  const words = await describeOptions(called.tool);
  const { takes } = await describeActionOutside(called);
  const schema = schemaOf(called, inputSchemas(called.action.input, language, takes?.[language]));
  const properties = Object.entries(schema.properties).map(([name, one]) => {
    const description = words[name]?.[language];
    const isOption = (called.action.options as readonly string[]).includes(name);
    return [name, isOption && description !== undefined ? { ...one, description } : one] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function schemaOf({ tool, action }: ActionOutside, input: Readonly<Record<string, Schema>>): ObjectSchema {
  const options = action.options.map((name) => [name, optionSchema(tool.options[name])] as const);
  return {
    type: 'object',
    properties: { ...input, ...Object.fromEntries(options) },
    required: [...Object.keys(input), ...(action.needs ?? [])],
    additionalProperties: false,
  };
}

/** Arguments that an action takes, or what is wrong with those that were given. */
export type ReadArguments =
  | { readonly ok: true; readonly input: unknown; readonly options: Readonly<Record<string, unknown>> }
  | ExplainedFailure;

/** Reads the arguments of a call by its schema: none is missing, unknown, of another type or outside its bounds. */
export function readArguments(
  called: ActionOutside,
  given: Readonly<Record<string, unknown>>,
  language: Language,
): ReadArguments {
  const read = readBySchema(called, given, argumentsSchema(called), language);
  return read.ok ? readInput(called.action.input, given, read.value, language) : read;
}

/** Reads an action's options alone, where its input comes from elsewhere; those left out have their initial values. */
export function readOptions(
  called: ActionOutside,
  given: Readonly<Record<string, unknown>>,
  language: Language,
): ReadOptions {
  return readBySchema(called, given, schemaOf(called, {}), language);
}

type ReadOptions = Success<Readonly<Record<string, unknown>>> | ExplainedFailure;

/** What is wrong with arguments by their schema: the first that is missing, unknown, of another type or out of bounds. */
export function findMisuse(
  given: Readonly<Record<string, unknown>>,
  schema: ObjectSchema,
  language: Language,
): ExplainedFailure | undefined {
  const known = Object.keys(schema.properties);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return explainMisuse('unknown-argument', { name: unknown, known: known.join(', ') || '–' }, language);
  }
  for (const name of known) {
    const value = given[name];
    if (value === undefined) {
      if (schema.required.includes(name)) return explainMisuse('missing-argument', { name }, language);
      continue;
    }
    const failure = misfit(name, value, schema.properties[name], language);
    if (failure) return failure;
  }
  return undefined;
}

function readBySchema(
  { tool, action }: ActionOutside,
  given: Readonly<Record<string, unknown>>,
  schema: ObjectSchema,
  language: Language,
): ReadOptions {
  const misuse = findMisuse(given, schema, language);
  if (misuse) return misuse;
  const value: Record<string, unknown> = { ...initialValues(tool.options) };
  for (const name of action.options) {
    const { enum: values } = schema.properties[name];
    if (given[name] !== undefined) value[name] = values?.find((one) => isSame(one, given[name])) ?? given[name];
  }
  const idle = idleOption(action, Object.keys(given), value);
  if (idle) return explainMisuse('idle-argument', idle, language);
  return { ok: true, value };
}

/** A choice is meant whether its number is written as one or as text: 16, "16". */
const isSame = (choice: string | number, given: unknown) =>
  (typeof given === 'string' || typeof given === 'number') && String(choice) === String(given);

function misfit(name: string, value: unknown, schema: Schema, language: Language): ExplainedFailure | undefined {
  const { type, enum: values, minimum = -Infinity, maximum = Infinity } = schema;
  if (values) {
    if (values.some((one) => isSame(one, value))) return undefined;
    return explainMisuse('bad-value', { name, value: shown(value), allowed: values.join(' | ') }, language);
  }
  if (!isOfType(value, type)) {
    const expected = texts[language].types[type as keyof typeof zh.types];
    return explainMisuse('wrong-type', { name, expected }, language);
  }
  if (typeof value !== 'number' || (value >= minimum && value <= maximum)) return undefined;
  return explainMisuse('bad-value', { name, value, allowed: `${minimum}–${maximum}` }, language);
}

function isOfType(value: unknown, type: Schema['type']): boolean {
  if (type === undefined) return true;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object' && (value === null || Array.isArray(value))) return false;
  return typeof value === type;
}

/** Enough of a wrong value to know it again. */
function shown(value: unknown): string {
  return excerpt(JSON.stringify(value) ?? String(value));
}

function readInput(
  kind: string,
  given: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>>,
  language: Language,
): ReadArguments {
  if (kind === 'text') return { ok: true, input: given.text, options };
  if (kind === 'pair') return { ok: true, input: { left: given.left, right: given.right }, options };
  if (kind !== 'bytes') return { ok: true, input: undefined, options };
  const written = String(given.base64);
  const fault = findBase64Fault(written);
  const decoded = fault ? { badAt: fault.at } : decodeBase64(written);
  if (decoded.badAt === undefined) return { ok: true, input: decoded.bytes, options };
  const at = decoded.badAt;
  const detail: Record<string, string | number> = { name: 'base64', position: at + 1 };
  if (at < written.length) detail.found = JSON.stringify(String.fromCodePoint(written.codePointAt(at) ?? 0));
  if (fault?.expected !== undefined) detail.expected = JSON.stringify(fault.expected);
  return explainMisuse('bad-base64', detail, language);
}

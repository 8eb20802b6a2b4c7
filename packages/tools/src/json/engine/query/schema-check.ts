import { excerpt } from '@toolbench/kit/excerpt.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import { fail, ok, type Place, type Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { openDocument, type DocumentCode } from '../document-actions.ts';
import { beginArray } from '../read/characters.ts';
import { listed } from '../read/limits.ts';
import { pathText, type Step } from './path-text.ts';
import { placesInBytes } from '../read/places.ts';
import { inexactNodes, inexactNumbers, type Rounded } from './inexact-numbers.ts';
import { buildNodeTable, nodeCount, type JsonDocument } from './node-table.ts';
import { createFinder } from './query.ts';
import { brokenRules, type Unit } from './schema-library.ts';
import { childNodes, nodeText } from '../read/document.ts';
import { duplicatesOf, openText, type Duplicates, type Opened } from '../read/opened.ts';
import type { Chosen } from '../rewrite-actions.ts';
import { decodeText } from '../read/string-value.ts';

export type SchemaCode =
  | 'schema-empty'
  | 'schema-syntax'
  | 'schema-kind'
  | 'schema-reference'
  | 'schema-broken'
  | 'schema-too-deep';

/** A value that breaks a rule of the schema. */
export interface Violation {
  /** JSONPath of the value. */
  readonly path: string;
  /** The keyword of JSON Schema that it breaks; `false` where nothing is allowed. */
  readonly keyword: string;
  /** What the keyword asks for, as it stands in the schema; of `required` what is missing. */
  readonly expected?: string;
  /** The value, cut where it is long. */
  readonly found: string;
  /** Where in the input; absent when what was read is not the input itself. */
  readonly place?: Place;
}

export interface SchemaChecked {
  readonly isValid: boolean;
  /** Rules that are broken, those beyond the listed included. */
  readonly count: number;
  readonly violations: readonly Violation[];
  /** The draft of JSON Schema by which it was read. */
  readonly draft: string;
  /** Keys that text or schema have twice: the last alone was read. Absent where there are none. */
  readonly duplicates?: Duplicates;
  readonly schemaDuplicates?: Duplicates;
  /** Numbers of text and schema that were compared as others, so that the verdict on them may be wrong. Absent as those. */
  readonly rounded?: Rounded;
}

const shownCharacters = 80;
/** Characters of a value that its first shown ones are taken from. */
const lookedAt = 10_000;
const cut = (text: string) => excerpt(text, shownCharacters);

/** The segments of a JSON Pointer in a fragment (RFC 6901), whose percent signs may be wrong where a person wrote it. */
function segmentsOf(fragment: string): string[] {
  let pointer = fragment;
  try {
    pointer = decodeURIComponent(fragment);
  } catch {
    // It is looked up as it stands, and not found.
  }
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** The way to what stands in the schema where an error points, through references within the schema. */
function keywordSteps(schema: unknown, location: string): Step[] | undefined {
  let at = schema;
  let steps: Step[] = [];
  const go = (segment: string) => {
    steps.push(Array.isArray(at) ? Number(segment) : segment);
    at = member(at, segment);
  };
  for (const segment of segmentsOf(location)) {
    go(segment);
    if (segment !== '$ref' || typeof at !== 'string') continue;
    if (!at.startsWith('#')) return undefined;
    const target = segmentsOf(at);
    at = schema;
    steps = [];
    for (const part of target) go(part);
  }
  return at === undefined ? undefined : steps;
}

/** A value as it stands in its text, every digit of it, without white space and cut where it is long. */
function shown(document: JsonDocument, node: number): string {
  const text = nodeText(document, node).slice(0, lookedAt);
  return cut(text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1'));
}

const drafts = [
  [/draft-04/, '4'],
  [/draft-0[67]/, '7'],
  [/2019-09/, '2019-09'],
] as const;

/** Reads a schema, and says which draft it follows: what `$schema` names, else 2020-12. */
function readSchema(text: string, context: EngineContext) {
  const opened = openText(text, 'json', context.report);
  if (!opened.ok) {
    if (opened.code === 'empty') return fail('schema-empty' as const);
    const { line = 1, column = 1 } = opened.place ?? {};
    return fail('schema-syntax' as const, { line, column });
  }
  const schema: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
  if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null || Array.isArray(schema))) {
    return fail('schema-kind' as const);
  }
  const named = String(member(schema, '$schema') ?? '');
  return ok({
    schema: schema as object | boolean,
    draft: drafts.find(([name]) => name.test(named))?.[1] ?? ('2020-12' as const),
    document: tableOf(opened.value),
    duplicates: duplicatesOf(opened.value),
  });
}

function tableOf({ bytes, start, census }: Opened): JsonDocument {
  return { bytes, nodes: buildNodeTable(bytes, start, nodeCount(census)) };
}

/**
 * Checks a document by a JSON Schema. Numbers are compared as doubles, and those that are none are named; of repeated
 * keys the last counts, and they are named, too.
 */
export async function checkBySchema(
  input: Text,
  chosen: Chosen<'schema' | 'dialect'>,
  context: EngineContext,
): Promise<Result<SchemaChecked, DocumentCode | SchemaCode>> {
  const read = readSchema(chosen.schema, context);
  if (!read.ok) return read;
  const document = openDocument(input, chosen, context);
  if (!document.ok) return document;
  const { bytes, opened } = document.value;
  const { schema, draft } = read.value;
  const instance: unknown = JSON.parse(decodeText(bytes).replace(/^\ufeff/, ''));
  let units: readonly Unit[];
  try {
    units = await brokenRules(schema, draft, instance);
  } catch (error) {
    if (error instanceof RangeError) return fail('schema-too-deep');
    const reason = error instanceof Error ? error.message : String(error);
    const reference = /Unresolved \$ref "([^"]*)"/.exec(reason)?.[1];
    return reference === undefined
      ? fail('schema-broken', { reason: cut(reason) })
      : fail('schema-reference', { reference: cut(reference) });
  }

  const find = createFinder(document.value);
  const findInSchema = createFinder(read.value.document);
  const expectedText = (keyword: string, location: string, value: unknown): string | undefined => {
    const asked = keywordSteps(schema, location);
    if (!asked) return undefined;
    const node = findInSchema(asked);
    const isList = read.value.document.bytes[read.value.document.nodes.starts[node]] === beginArray;
    if (!isList) return shown(read.value.document, node);
    const elements = childNodes(read.value.document, node).map((child) => nodeText(read.value.document, child));
    const missing = elements.filter(
      (name) => keyword !== 'required' || member(value, String(JSON.parse(name))) === undefined,
    );
    return cut(missing.join(', '));
  };
  const found = units.slice(0, listed).map(({ instanceLocation, keyword, keywordLocation }) => {
    let value = instance;
    const steps: Step[] = [];
    for (const segment of segmentsOf(instanceLocation)) {
      // The name of a property is pointed at as if it were its value.
      steps.push(Array.isArray(value) ? Number(segment) : segment);
      value = member(value, segment);
    }
    const node = find(steps);
    const expected = keyword === 'false' ? undefined : expectedText(keyword, keywordLocation, value);
    return {
      offset: document.value.nodes.starts[node],
      path: pathText(steps, 'jsonpath'),
      keyword,
      ...(expected !== undefined && { expected }),
      found: value === undefined ? '' : shown(document.value, node),
    };
  });
  found.sort((one, other) => one.offset - other.offset);
  const places = placesInBytes(
    bytes,
    found.map(({ offset }) => offset),
  );
  const violations = found.map(({ offset: _, ...violation }, index) => ({
    ...violation,
    ...(opened.isInput && { place: places[index] }),
  }));
  const duplicates = duplicatesOf(opened);
  const inInput = inexactNumbers(document.value, inexactNodes(document.value), opened.isInput);
  const inSchema = inexactNumbers(read.value.document, inexactNodes(read.value.document), true);
  return ok({
    isValid: units.length === 0,
    count: units.length,
    violations,
    draft,
    ...(duplicates.count > 0 && { duplicates }),
    ...(read.value.duplicates.count > 0 && { schemaDuplicates: read.value.duplicates }),
    ...((inInput ?? inSchema) && {
      rounded: { ...(inInput && { input: inInput }), ...(inSchema && { schema: inSchema }) },
    }),
  });
}

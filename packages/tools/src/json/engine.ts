import type { EngineActions } from '../define-tool.ts';
import type { EngineContext } from '../kit/context.ts';
import type { OptionValues } from '../kit/options.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import { placeOf, textToBytes, textToString, type Text } from '../kit/text.ts';
import { createWriter, writeByte, writeSlice, written } from './byte-writer.ts';
import { beginArray, endArray, valueSeparator } from './characters.ts';
import { nodeEnd, nodeSteps } from './document.ts';
import { expandStrings } from './expand.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { compress as compressBytes, indentedSize, reindent, type Indent } from './layout.ts';
import { largestResult, listed, mostNodes } from './limits.ts';
import { searchNodes } from './node-search.ts';
import { buildNodeTable, nodeCount, type JsonDocument, type NodeTable } from './node-table.ts';
import {
  checked,
  duplicatesOf,
  openText,
  statisticsOf,
  type Duplicates,
  type OpenCode,
  type Opened,
  type Statistics,
} from './opened.ts';
import { pathText } from './path-text.ts';
import { queryNodes, type QueryCode } from './query.ts';
import { inferShape, type Shape } from './shape.ts';
import { sortKeys } from './sort-keys.ts';
import { readSource } from './source.ts';
import { escapeText, unescapeText } from './string-literal.ts';
import { changesOf, mend, type Change } from './tolerant/mend.ts';
import type { options } from './tool.ts';
import { toYaml as yamlOf } from './yaml.ts';

type Values = OptionValues<typeof options>;
type Chosen<Name extends keyof Values> = Pick<Values, Name>;

export type ErrorCode =
  OpenCode | QueryCode | 'result-too-large' | 'too-many-nodes' | 'duplicate-keys' | 'not-repairable' | 'not-escaped';

/** What a valid document is reported with. */
export interface Checked {
  readonly statistics: Statistics;
  readonly duplicates: Duplicates;
}

export interface Written extends Checked {
  readonly text: Uint8Array;
}

function checkedOf(opened: Opened, indent: Indent): Checked {
  return { statistics: statisticsOf(opened, indent), duplicates: duplicatesOf(opened) };
}

/** One key or element a line. Only white space changes; with `sortKeys` also the order of the members. */
function format(
  input: Text,
  chosen: Chosen<'indent' | 'sortKeys' | 'dialect'>,
  context: EngineContext,
): Result<Written, OpenCode | 'result-too-large'> {
  const opened = openText(input, chosen.dialect, context.report);
  if (!opened.ok) return opened;
  const text = indented(chosen.sortKeys ? sorted(opened.value) : opened.value, chosen.indent);
  return text.ok ? ok({ text: text.value, ...checkedOf(opened.value, chosen.indent) }) : text;
}

/** No white space between tokens; with `sortKeys` the members in the order of their keys. */
function compress(
  input: Text,
  chosen: Chosen<'indent' | 'sortKeys' | 'dialect'>,
  context: EngineContext,
): Result<Written, OpenCode> {
  const opened = openText(input, chosen.dialect, context.report);
  if (!opened.ok) return opened;
  const { bytes, start, census } = opened.value;
  const text = chosen.sortKeys ? sorted(opened.value).bytes : compressBytes(bytes, start, census.compactSize);
  return ok({ text, ...checkedOf(opened.value, chosen.indent) });
}

/** Statistics and repeated keys of a valid text, or where and why it is not valid. */
function validate(
  input: Text,
  chosen: Chosen<'indent' | 'dialect'>,
  context: EngineContext,
): Result<Checked, OpenCode> {
  const opened = openText(input, chosen.dialect, context.report);
  return opened.ok ? ok(checkedOf(opened.value, chosen.indent)) : opened;
}

function indented({ bytes, start, census }: Opened, indent: Indent): Result<Uint8Array, 'result-too-large'> {
  const size = indentedSize(census, indent);
  if (size > largestResult) return fail('result-too-large', { bytes: size, most: largestResult });
  return ok(reindent(bytes, start, size, indent));
}

function sorted(opened: Opened): Opened {
  const { bytes, start, census } = opened;
  const document = { bytes, nodes: buildNodeTable(bytes, start, nodeCount(census)) };
  return { ...opened, bytes: sortKeys(document, census.compactSize), start: 0 };
}

export interface Repaired extends Written {
  /** Up to 100 of the changes, in the order of the input. */
  readonly changes: readonly Change[];
  readonly changeCount: number;
}

/** Almost-JSON as formatted JSON, with everything that had to be changed. */
function repair(
  input: Text,
  { indent }: Chosen<'indent'>,
  context: EngineContext,
): Result<Repaired, OpenCode | 'not-repairable' | 'result-too-large'> {
  const source = readSource(input);
  if (!source.ok) return source;
  const original = textToString(input);
  const mended = mend(original, 'repair');
  if (!mended.ok) return mended;
  const opened = checked(
    { bytes: textToBytes(mended.value.text), start: 0 },
    source.value.bytes.length,
    context.report,
  );
  if (!opened.ok) return fail('not-repairable');
  const text = indented(opened.value, indent);
  if (!text.ok) return text;
  const changes = changesOf(original, mended.value.edits.slice(0, listed));
  return ok({ text: text.value, changes, changeCount: mended.value.editCount, ...checkedOf(opened.value, indent) });
}

type DocumentCode = OpenCode | 'too-many-nodes';

function openDocument(
  input: Text,
  { dialect }: Chosen<'dialect'>,
  context: EngineContext,
): Result<JsonDocument & { readonly opened: Opened }, DocumentCode> {
  const opened = openText(input, dialect, context.report);
  if (!opened.ok) return opened;
  const { bytes, start, census } = opened.value;
  const nodes = nodeCount(census);
  if (nodes > mostNodes) return fail('too-many-nodes', { nodes, most: mostNodes });
  return ok({ bytes, nodes: buildNodeTable(bytes, start, nodes), opened: opened.value });
}

export interface Tree extends JsonDocument, Checked {
  readonly nodes: NodeTable;
}

/** Every value of the document as a table that a tree view reads; its offsets point into `bytes`. */
function tree(input: Text, chosen: Chosen<'indent' | 'dialect'>, context: EngineContext): Result<Tree, DocumentCode> {
  const document = openDocument(input, chosen, context);
  if (!document.ok) return document;
  const { bytes, nodes, opened } = document.value;
  return ok({ bytes, nodes, ...checkedOf(opened, chosen.indent) });
}

/** The nodes of the same document's tree whose key or value contains the text, in its order. */
function search(
  input: Text,
  chosen: Chosen<'find' | 'dialect'>,
  context: EngineContext,
): Result<{ readonly found: Uint32Array }, DocumentCode> {
  const document = openDocument(input, chosen, context);
  return document.ok ? ok({ found: searchNodes(document.value, chosen.find, context.report) }) : document;
}

export interface Queried {
  /** A JSON array of the values found, each as it stands in the document. */
  readonly text: Uint8Array;
  readonly count: number;
  /** Normalized paths of the first 100. */
  readonly paths: readonly string[];
}

/** The values that a JSONPath query (RFC 9535) selects. */
async function query(
  input: Text,
  chosen: Chosen<'path' | 'indent' | 'dialect'>,
  context: EngineContext,
): Promise<Result<Queried, DocumentCode | QueryCode | 'result-too-large'>> {
  const document = openDocument(input, chosen, context);
  if (!document.ok) return document;
  const found = await queryNodes(document.value, chosen.path);
  if (!found.ok) return found;
  const list = listOf(document.value, found.value);
  if (!list.ok) return list;
  const opened = checked({ bytes: list.value, start: 0 }, list.value.length, context.report);
  const text = opened.ok ? indented(opened.value, chosen.indent) : ok(list.value);
  if (!text.ok) return text;
  const paths = found.value.slice(0, listed).map((node) => pathText(nodeSteps(document.value, node), 'jsonpath'));
  return ok({ text: text.value, count: found.value.length, paths });
}

/** The nodes' values, as they stand, in a JSON array. */
function listOf(document: JsonDocument, nodes: readonly number[]): Result<Uint8Array, 'result-too-large'> {
  const writer = createWriter();
  writeByte(writer, beginArray);
  for (const [index, node] of nodes.entries()) {
    if (index > 0) writeByte(writer, valueSeparator);
    writeSlice(writer, document.bytes, document.nodes.starts[node], nodeEnd(document, node));
    if (writer.size > largestResult) return fail('result-too-large', { bytes: writer.size, most: largestResult });
  }
  writeByte(writer, endArray);
  return ok(written(writer));
}

/** YAML 1.2. Refuses repeated keys, which YAML does not have. */
function toYaml(
  input: Text,
  chosen: Chosen<'dialect'>,
  context: EngineContext,
): Result<{ readonly text: Uint8Array }, DocumentCode | 'duplicate-keys'> {
  const document = openDocument(input, chosen, context);
  if (!document.ok) return document;
  const repeated = duplicatesOf(document.value.opened).listed.at(0);
  if (repeated) return fail('duplicate-keys', { key: repeated.key }, repeated.place);
  return ok({ text: yamlOf(document.value, context.report) });
}

function shapeOf(input: Text, chosen: Chosen<'dialect'>, context: EngineContext): Result<Shape, DocumentCode> {
  const document = openDocument(input, chosen, context);
  return document.ok ? ok(inferShape(document.value, context.report)) : document;
}

/** TypeScript declarations that the document fits. */
async function toTypescript(
  input: Text,
  chosen: Chosen<'dialect'>,
  context: EngineContext,
): Promise<Result<{ readonly text: string }, DocumentCode>> {
  const shape = shapeOf(input, chosen, context);
  if (!shape.ok) return shape;
  const { typescriptOf } = await import('./typescript.ts');
  return ok({ text: typescriptOf(shape.value) });
}

/** A JSON Schema (draft 2020-12) by which the document is valid. */
function toSchema(
  input: Text,
  chosen: Chosen<'indent' | 'dialect'>,
  context: EngineContext,
): Result<{ readonly text: Uint8Array }, OpenCode | DocumentCode | 'result-too-large'> {
  const shape = shapeOf(input, chosen, context);
  if (!shape.ok) return shape;
  const opened = openText(jsonSchemaOf(shape.value), 'json', context.report);
  if (!opened.ok) return opened;
  const text = indented(opened.value, chosen.indent);
  return text.ok ? ok({ text: text.value }) : text;
}

/** Any text as a JSON string. */
function escape(
  input: Text,
  { ascii }: Chosen<'ascii'>,
): Result<{ readonly text: string }, 'lone-surrogate' | 'empty' | 'utf-16'> {
  const source = readSource(input);
  if (!source.ok && source.code !== 'empty') return source;
  return ok({ text: escapeText(textToString(input), ascii ? 'ascii' : 'any') });
}

/** The text that a JSON string, with or without its quotation marks, stands for. */
function unescape(input: Text): Result<{ readonly text: string }, 'not-escaped' | 'empty'> {
  const literal = textToString(input);
  if (literal.trim() === '') return fail('empty');
  const text = unescapeText(literal);
  return typeof text === 'string' ? ok({ text }) : fail('not-escaped', undefined, placeOf(literal, text.wrongAt));
}

export interface ExpandedText extends Written {
  readonly count: number;
}

/** Formats the document with every string that holds JSON replaced by what it holds. */
function expand(
  input: Text,
  chosen: Chosen<'indent' | 'dialect'>,
  context: EngineContext,
): Result<ExpandedText, OpenCode | 'result-too-large'> {
  const opened = openText(input, chosen.dialect, context.report);
  if (!opened.ok) return opened;
  const { bytes, count } = expandStrings(opened.value.bytes, opened.value.start, context.report);
  const again = checked({ bytes, start: 0 }, opened.value.inputSize, context.report);
  if (!again.ok) return again;
  const text = indented(again.value, chosen.indent);
  return text.ok ? ok({ text: text.value, count, ...checkedOf(again.value, chosen.indent) }) : text;
}

export const engine = {
  format,
  compress,
  validate,
  repair,
  expand,
  query,
  tree,
  search,
  'to-yaml': toYaml,
  'to-typescript': toTypescript,
  'to-schema': toSchema,
  escape,
  unescape,
} satisfies EngineActions;
export type Engine = typeof engine;

import type { EngineContext } from '@toolbench/kit/context.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToBytes, type Text } from '@toolbench/kit/text.ts';
import { createWriter, writeByte, writeSlice, written } from './byte-writer.ts';
import { beginArray, endArray, valueSeparator } from './read/characters.ts';
import { nodeEnd, nodeSteps } from './read/document.ts';
import { jsonSchemaOf } from './convert/json-schema.ts';
import { deepestShape, largestResult, listed, mostNodes } from './read/limits.ts';
import { numbersTakenForEqual, type Rounded } from './query/inexact-numbers.ts';
import { searchNodes } from './query/node-search.ts';
import { buildNodeTable, nodeCount, type JsonDocument, type NodeTable } from './query/node-table.ts';
import { openText, type OpenCode, type Opened } from './read/opened.ts';
import { pathText } from './query/path-text.ts';
import { queryNodes, type QueryCode } from './query/query.ts';
import {
  checkedOf,
  indented,
  tooLarge,
  type Checked,
  type Chosen,
  type LayoutCode,
  type Written,
} from './rewrite-actions.ts';
import { inferShape } from './convert/shape.ts';
import { typescriptOf } from './convert/typescript.ts';
import { toYaml as yamlOf } from './convert/yaml.ts';

export type DocumentCode = OpenCode | 'too-many-nodes';

/** The document with its table of nodes, or why there is none. */
export function openDocument(
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

/** The columns lie side by side with the bytes, so that all of them are transferred rather than copied. */
export interface Tree extends NodeTable, Checked {
  readonly bytes: Uint8Array;
}

/** Every value of the document as a table that a tree view reads; its offsets point into `bytes`. */
export function tree(
  input: Text,
  chosen: Chosen<'indent' | 'dialect'>,
  context: EngineContext,
): Result<Tree, DocumentCode> {
  const document = openDocument(input, chosen, context);
  if (!document.ok) return document;
  const { bytes, nodes, opened } = document.value;
  return ok({ bytes, ...nodes, ...checkedOf(opened, chosen.indent) });
}

/** The nodes of the same document's tree whose key or value contains the text, in its order. */
export function search(
  input: Text,
  chosen: Chosen<'find' | 'dialect'>,
  context: EngineContext,
): Result<{ readonly found: Uint32Array }, DocumentCode> {
  const document = openDocument(input, chosen, context);
  return document.ok ? ok({ found: searchNodes(document.value, chosen.find, context.report) }) : document;
}

/** `text` is a JSON array of the values found, each as it stands in the document. */
export interface Queried extends Written {
  readonly count: number;
  /** Normalized paths of the first 100. */
  readonly paths: readonly string[];
  /** Numbers of the document, and of the query, that its comparisons took for equal to others. */
  readonly rounded?: Rounded;
}

/** The values that a JSONPath query (RFC 9535) selects. */
export async function query(
  input: Text,
  chosen: Chosen<'path' | 'indent' | 'dialect'>,
  context: EngineContext,
): Promise<Result<Queried, DocumentCode | QueryCode | LayoutCode>> {
  const document = openDocument(input, chosen, context);
  if (!document.ok) return document;
  const found = await queryNodes(document.value, chosen.path);
  if (!found.ok) return found;
  const list = listOf(document.value, found.value);
  if (!list.ok) return list;
  const values = openText(list.value, 'json', context.report);
  if (!values.ok) return values;
  const { inputSize } = document.value.opened;
  const text = indented({ ...values.value, inputSize }, chosen.indent);
  if (!text.ok) return text;
  const paths = found.value.slice(0, listed).map((node) => pathText(nodeSteps(document.value, node), 'jsonpath'));
  return ok({
    text: text.value,
    count: found.value.length,
    paths,
    rounded: numbersTakenForEqual(document.value, chosen.path, document.value.opened.isInput),
    ...checkedOf(document.value.opened, chosen.indent),
  });
}

/** The nodes' values, as they stand, in a JSON array. */
function listOf(
  document: JsonDocument & { readonly opened: Opened },
  nodes: readonly number[],
): Result<Uint8Array, LayoutCode> {
  const most = largestResult(document.opened.inputSize);
  const writer = createWriter(4096, most);
  writeByte(writer, beginArray);
  for (const [index, node] of nodes.entries()) {
    if (index > 0) writeByte(writer, valueSeparator);
    writeSlice(writer, document.bytes, document.nodes.starts[node], nodeEnd(document, node));
    if (writer.isFull) return tooLarge(most, most);
  }
  writeByte(writer, endArray);
  return ok(written(writer));
}

/** YAML 1.2. Refuses repeated keys, which YAML does not have. */
export function toYaml(
  input: Text,
  chosen: Chosen<'indent' | 'dialect'>,
  context: EngineContext,
): Result<Written, DocumentCode | LayoutCode | 'duplicate-keys'> {
  const document = openDocument(input, chosen, context);
  if (!document.ok) return document;
  const report = checkedOf(document.value.opened, chosen.indent);
  const repeated = report.duplicates.listed.at(0);
  if (repeated) return fail('duplicate-keys', { key: repeated.key }, repeated.place);
  const most = largestResult(document.value.opened.inputSize);
  const text = yamlOf(document.value, most, context.report);
  return text ? ok({ text, ...report }) : tooLarge(most, most);
}

/** What is made of the shape of a document, which is described down to some level. */
export interface Described extends Written {
  /** Set where the document goes deeper: so many levels are described. */
  readonly describedLevels?: number;
}

const described = ({ census: { depth } }: Opened) => (depth > deepestShape ? { describedLevels: deepestShape } : {});

/** TypeScript declarations that the document fits. */
export function toTypescript(
  input: Text,
  chosen: Chosen<'indent' | 'dialect'>,
  context: EngineContext,
): Result<Described, DocumentCode> {
  const document = openDocument(input, chosen, context);
  if (!document.ok) return document;
  const { opened } = document.value;
  const text = textToBytes(typescriptOf(inferShape(document.value, context.report)));
  return ok({ text, ...described(opened), ...checkedOf(opened, chosen.indent) });
}

/** A JSON Schema (draft 2020-12) by which the document is valid. */
export function toSchema(
  input: Text,
  chosen: Chosen<'indent' | 'dialect'>,
  context: EngineContext,
): Result<Described, DocumentCode | LayoutCode> {
  const document = openDocument(input, chosen, context);
  if (!document.ok) return document;
  const { opened } = document.value;
  const schema = openText(jsonSchemaOf(inferShape(document.value, context.report)), 'json', context.report);
  if (!schema.ok) return schema;
  const text = indented({ ...schema.value, inputSize: opened.inputSize }, chosen.indent);
  return text.ok ? ok({ text: text.value, ...described(opened), ...checkedOf(opened, chosen.indent) }) : text;
}

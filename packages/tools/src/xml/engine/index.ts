import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Place, type Result } from '@toolbench/kit/result.ts';
import { placeOf, textToBytes, textToString, type Text } from '@toolbench/kit/text.ts';
import { decodeXml, type DecodeCode } from './decode.ts';
import { isProblem, readDocument, type XmlDocument } from './read/document.ts';
import { fromJson, type FromJsonCode, isMisfit } from './json/from-json.ts';
import { advanceTo, lineCounter } from './line-counter.ts';
import { lineSeparators } from './line-separators.ts';
import { printDocument } from './print.ts';
import type { ProblemCode } from './read/problem.ts';
import { readJson } from './json/read-json.ts';
import { toJson } from './json/to-json.ts';
import type { options } from '../options.ts';
import { treeOf, type TreeTable } from './tree.ts';
import { firstOpaqueReference } from './read/values.ts';
import type { PathCode } from './xpath/expression.ts';
import { selectPath } from './xpath/select.ts';

type Values = OptionValues<typeof options>;
type IndentOption = Pick<Values, 'indent'>;

export type XmlCode = ProblemCode | DecodeCode;

export interface Statistics {
  /** Start, end and empty-element tags. */
  readonly tags: number;
  readonly elements: number;
  readonly attributes: number;
  /** Sizes in bytes of UTF-8. */
  readonly originalSize: number;
  readonly processedSize: number;
  /** How much smaller the result is, in percent of the original, to one decimal; negative when it is larger. */
  readonly compressionRatio: number;
}

/** What is to be told of the encoding of the input. */
export interface EncodingNotes {
  /** What the input was encoded in, unless it was UTF-8. */
  readonly encoding?: string;
  /** The encoding that its XML declaration names although its bytes are in another. */
  readonly contradicted?: string;
}

export interface Processed extends EncodingNotes {
  readonly text: Text;
  readonly statistics: Statistics;
}

export interface Found extends EncodingNotes {
  readonly kind: 'nodes' | 'string' | 'number' | 'boolean';
  readonly text: Text;
  readonly total: number;
  /** The first thousand matches. */
  readonly matches: readonly { readonly place: Place; readonly preview: string }[];
  /** Matches that `text` has no room for. */
  readonly omitted: number;
}

interface Source {
  readonly document: XmlDocument;
  readonly size: number;
  readonly notes: EncodingNotes;
}

/** Each piece of markup on a line of its own, the document unchanged (see print.ts). */
function format(input: Text, { indent }: IndentOption, context: EngineContext): Result<Processed, XmlCode> {
  return process(input, lineSeparators(indent), context);
}

/** Without the white space that carries no meaning (see print.ts). */
function compress(input: Text, _: unknown, context: EngineContext): Result<Processed, XmlCode> {
  return process(input, () => '', context);
}

/** The document in formatted form if it is well-formed, else the first problem. */
function validate(input: Text, chosen: IndentOption, context: EngineContext): Result<Processed, XmlCode> {
  return format(input, chosen, context);
}

function process(
  input: Text,
  separator: (depth: number) => string,
  context: EngineContext,
): Result<Processed, XmlCode> {
  const source = read(input, context);
  if (!source.ok) return source;
  const { document, size, notes } = source.value;
  // What is made of bytes is written as UTF-8 and must say so; a pasted text has no bytes that its declaration could mean.
  const isConverted = typeof input !== 'string' && Object.keys(notes).length > 0;
  const printOptions = { separator, encoding: isConverted ? 'UTF-8' : undefined };
  const text = printDocument(document, printOptions, progress(context, document.text.length, 0.5));
  const statistics = statisticsOf(document, size, byteLength(text));
  return ok({ text, statistics, ...notes });
}

function statisticsOf({ counts }: XmlDocument, originalSize: number, processedSize: number): Statistics {
  const saved = ((originalSize - processedSize) / originalSize) * 100;
  const { tags, elements, attributes } = counts;
  return { tags, elements, attributes, originalSize, processedSize, compressionRatio: Math.round(saved * 10) / 10 };
}

function byteLength(text: Text): number {
  return typeof text === 'string' ? textToBytes(text).length : text.length;
}

function read(input: Text, context: EngineContext): Result<Source, XmlCode> {
  const decoded = decodeXml(input);
  if (!decoded.ok) return decoded;
  const { text, ...notes } = decoded.value;
  const document = readDocument(text, progress(context, text.length, 0));
  if (isProblem(document)) return fail(document.code, document.detail, placeOf(text, document.offset));
  return ok({ document, size: byteLength(input), notes });
}

/** Tells progress from `start` to `start` + 0.5. */
function progress(context: EngineContext, length: number, start: number): (offset: number) => void {
  return (offset) => context.report(start + (offset / length) * 0.5);
}

/** The document, if all its references have a text to stand for them. */
function readPlain(input: Text, context: EngineContext): Result<Source, XmlCode | 'opaque-entity'> {
  const source = read(input, context);
  if (!source.ok) return source;
  const { document } = source.value;
  const opaque = firstOpaqueReference(document);
  if (!opaque) return source;
  return fail('opaque-entity', { name: opaque.name }, placeOf(document.text, opaque.offset));
}

/** What an XPath 1.0 expression selects. Its own faults have no place; their `offset` counts from 1 in the path. */
function xpath(
  input: Text,
  { path }: Pick<Values, 'path'>,
  context: EngineContext,
): Result<Found, XmlCode | PathCode | 'opaque-entity'> {
  const source = readPlain(input, context);
  if (!source.ok) return source;
  const { document, notes } = source.value;
  const selection = selectPath(document, path);
  if ('code' in selection) return fail(selection.code, { ...selection.detail, position: selection.offset + 1 });
  const { kind, text, total, matches, omitted } = selection;
  const lines = lineCounter();
  const listed = matches.map(({ start, preview }) => ({
    preview,
    place: advanceTo(lines, document.text, start),
  }));
  return ok({ kind, text, total, matches: listed, omitted, ...notes });
}

function toJsonAction(
  input: Text,
  { indent }: IndentOption,
  context: EngineContext,
): Result<{ text: Text } & EncodingNotes, XmlCode | 'opaque-entity'> {
  const source = readPlain(input, context);
  if (!source.ok) return source;
  const { document, notes } = source.value;
  return ok({ text: toJson(document, indent, progress(context, document.text.length, 0.5)), ...notes });
}

/** XML from JSON, formatted. */
function fromJsonAction(
  input: Text,
  { indent }: IndentOption,
  context: EngineContext,
): Result<{ text: Text }, FromJsonCode | XmlCode | 'bad-json'> {
  const source = textToString(input);
  const json = readJson(source);
  if (json.kind === 'fault') return fail('bad-json', {}, placeOf(source, json.offset));
  const compact = fromJson(json);
  if (isMisfit(compact)) return fail(compact.code, compact.detail, placeOf(source, compact.offset));
  const document = read(compact, context);
  if (!document.ok) return { ok: false, code: document.code, ...(document.detail && { detail: document.detail }) };
  return ok({
    text: printDocument(document.value.document, { separator: lineSeparators(indent), encoding: undefined }),
  });
}

/** The document as rows of a tree view. */
function tree(input: Text, _: unknown, context: EngineContext): Result<TreeTable & EncodingNotes, XmlCode> {
  const source = read(input, context);
  if (!source.ok) return source;
  const { document, notes } = source.value;
  return ok({ ...treeOf(document, progress(context, document.text.length, 0.5)), ...notes });
}

export const engine = {
  format,
  compress,
  validate,
  xpath,
  'to-json': toJsonAction,
  'from-json': fromJsonAction,
  tree,
} satisfies EngineActions;
export type Engine = typeof engine;

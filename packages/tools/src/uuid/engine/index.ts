import { limits } from '@toolbench/contracts/limits.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import { utf8Length } from '@toolbench/kit/encodings/charset.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { type Place, type Result, fail, ok } from '@toolbench/kit/result.ts';
import { type Text, firstLoneSurrogate, placeOf, textToString } from '@toolbench/kit/text.ts';
import { type DecodedList, decodeAll, type DecodedEntry, type UlidFields } from './decode.ts';
import type { UuidFields } from './uuid-fields.ts';
import { listText, writeList } from './id-list.ts';
import { ulidSource } from './ulid.ts';
import { createUuidGenerator } from './uuid-generators.ts';
import type { IdSource } from './id-source.ts';
import { type AlphabetFailure, nanoidSource } from './nanoid.ts';
import { namedUuid, namespaces } from './named.ts';
import { clampQuantity } from './quantity.ts';
import type { options } from '../options.ts';
import { formatUuid, uuidSource } from './uuid-format.ts';
import { type UuidFailure, parseUuid } from './uuid-parser.ts';

type Options = OptionValues<typeof options>;

export type Code =
  | AlphabetFailure
  | UuidFailure
  | 'empty'
  | 'namespace'
  | 'too-many-names'
  | 'lone-surrogate'
  | 'not-utf8'
  | 'no-digest';

/** Names turned into identifiers in one go, and identifiers taken apart in one go. */
export const mostNames = 10_000;
export const mostDecoded = 10_000;

export interface Generated {
  /** In the standard format, so that a page can set them in another without making new ones. */
  readonly ids: readonly string[];
  /** The same in the chosen format, as the chosen list. */
  readonly text: string;
}

export interface BulkGenerated {
  readonly text: Uint8Array;
  readonly count: number;
}

export interface NamedGenerated {
  readonly text: string;
  readonly count: number;
  /** Names with white space before or behind them, which is part of them. */
  readonly spaced: Told;
  /** Names with a carriage return in them, which parts no names where no line feed follows it. */
  readonly returned: Told;
}

/** So many names, and where the first few stand. */
interface Told {
  readonly count: number;
  readonly places: readonly Place[];
}

export interface Decoded extends DecodedList {
  /** The right ones as tab-separated values. */
  readonly text: string;
}

type SourceOptions = Pick<OptionValues<typeof options>, 'version' | 'format' | 'uppercase' | 'alphabet' | 'length'>;

/** The source of one batch; only a NanoID's alphabet can be wrong. */
function createIdSource(chosen: SourceOptions, context: EngineContext): Result<IdSource, AlphabetFailure> {
  switch (chosen.version) {
    case 'ulid':
      return ok(ulidSource(context));
    case 'nanoid':
      return nanoidSource(chosen, context);
    default:
      return ok(uuidSource(createUuidGenerator(chosen.version, context), chosen));
  }
}

type GenerateOptions = SourceOptions & Pick<Options, 'quantity' | 'list'>;
type BulkOptions = SourceOptions & Pick<Options, 'count' | 'list'>;
type NameOptions = Pick<Options, 'hash' | 'namespace' | 'customNamespace' | 'format' | 'uppercase' | 'list'>;

/** A handful of identifiers. */
function generate(_: unknown, options: GenerateOptions, context: EngineContext): Result<Generated, Code> {
  const source = createIdSource({ ...options, format: 'hyphens', uppercase: false }, context);
  if (!source.ok) return source;
  const ids = takeTexts(source.value, clampQuantity(options.quantity));
  const isUuid = options.version !== 'ulid' && options.version !== 'nanoid';
  const written = isUuid ? ids.map((id) => formatUuid(id, options)) : ids;
  return ok({ ids, text: listText(written, options.list) });
}

/** Up to a million identifiers as bytes for a file. */
function bulk(_: unknown, options: BulkOptions, context: EngineContext): Result<BulkGenerated, Code> {
  const source = createIdSource(options, context);
  if (!source.ok) return source;
  const count = clampQuantity(options.count, limits.uuid.maxBulk);
  const text = writeList(source.value, count, options.list, (fraction) => context.report(fraction));
  return ok({ text, count });
}

/** One UUID of version 3 or 5 for every line that is not empty, of the name exactly as it stands there. */
async function fromNames(
  input: Text,
  options: NameOptions,
  context: EngineContext,
): Promise<Result<NamedGenerated, Code>> {
  const known = options.namespace === 'custom' ? options.customNamespace.trim() : namespaces[options.namespace];
  const namespace = parseUuid(known);
  if (!namespace.ok) return fail('namespace');
  const names = readNames(input);
  if (!names.ok) return names;
  const ids: string[] = [];
  for (const name of names.value.names) {
    const id = await namedUuid(options.hash, namespace.value, name, context.subtle).catch(() => undefined);
    if (id === undefined) return fail('no-digest');
    ids.push(formatUuid(id, options));
    if (ids.length % 500 === 0) context.report(ids.length / names.value.names.length);
  }
  const { spaced, returned } = names.value;
  return ok({ text: listText(ids, options.list), count: ids.length, spaced, returned });
}

/** What pasted UUIDs and ULIDs say; it fails as the first one does when none is right. */
function decode(input: Text): Result<Decoded, Code> {
  const list = decodeAll(textToString(input), mostDecoded);
  if (list.entries.length === 0) return fail('empty');
  const first = list.entries[0].result;
  if (!first.ok && list.entries.every((entry) => !entry.result.ok)) return first;
  return ok({ ...list, text: decodedTable(list.entries) });
}

/** Decoded identifiers as tab-separated values with a head line; wrong ones are left out. */
function decodedTable(entries: readonly DecodedEntry[]): string {
  const lines = entries.flatMap(({ result }) => (result.ok ? [cellsOf(result.value).join('\t')] : []));
  return `${['id', 'version', 'variant', 'time', 'clock_sequence', 'node'].join('\t')}\n${lines.join('\n')}\n`;
}

function cellsOf(fields: UuidFields | UlidFields): readonly (string | number)[] {
  if (fields.kind === 'ulid') return [fields.id, 'ulid', '', fields.time, '', ''];
  const { id, version = '', variant, time = '', clockSequence = '', node = '' } = fields;
  return [id, version, variant, time, clockSequence, node];
}

function takeTexts(source: IdSource, count: number): string[] {
  const decoder = new TextDecoder();
  const bytes = new Uint8Array(source.width);
  return Array.from({ length: count }, () => {
    source.write(bytes, 0);
    return decoder.decode(bytes);
  });
}

interface Names extends Pick<NamedGenerated, 'spaced' | 'returned'> {
  readonly names: readonly string[];
}

/** Places of names that are told. */
const toldPlaces = 5;

/**
 * The lines as names, ended by LF or CRLF; a name may be a blank, and CR alone belongs to it. Bytes that are not UTF-8 would become other names, and so would halves of characters.
 */
function readNames(input: Text): Result<Names, Code> {
  const text = textToString(input);
  if (typeof input !== 'string' && utf8Length(input) === undefined) {
    return fail('not-utf8', undefined, placeOf(text, text.indexOf('\ufffd')));
  }
  const lone = firstLoneSurrogate(text);
  if (lone >= 0) return fail('lone-surrogate', undefined, placeOf(text, lone));
  const named: NameAt[] = [];
  let line = 1;
  for (const name of text.split(/\r?\n/)) {
    if (name !== '') named.push({ name, line });
    // An editor begins a line behind a carriage return, too.
    line += name.split('\r').length;
  }
  if (named.length === 0) return fail('empty');
  if (named.length > mostNames) return fail('too-many-names', { limit: mostNames });
  return ok({
    names: named.map(({ name }) => name),
    spaced: told(named.filter(({ name }) => name !== name.trim())),
    returned: told(named.filter(({ name }) => name.includes('\r'))),
  });
}

interface NameAt {
  readonly name: string;
  readonly line: number;
}

function told(names: readonly NameAt[]): Told {
  return { count: names.length, places: names.slice(0, toldPlaces).map(({ line }) => ({ line, column: 1 })) };
}

export const engine = { generate, bulk, 'from-names': fromNames, decode } satisfies EngineActions;
export type Engine = typeof engine;

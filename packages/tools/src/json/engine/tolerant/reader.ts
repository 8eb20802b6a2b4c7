import { isAllowed, leavesOut, type ChangeKind, type Dialect } from './dialect.ts';
import type { SolidusReading } from './windows-path.ts';

/** One stretch of the source that was replaced. */
export interface Edit {
  readonly kind: ChangeKind;
  /** UTF-16 offsets in the source. */
  readonly start: number;
  readonly end: number;
  readonly added: string;
}

/** The first edit that left a thing out, and how often that was done. */
export interface LeftOut {
  readonly edit: Edit;
  count: number;
}

/** A tuple is `(…)` and becomes an array; a call is `name(` around one value, as in ISODate("…"), and goes away. */
export type OpenBracket = 'object' | 'array' | 'tuple' | 'call';

/** What is read next: a value, the first or another member of a container, the colon, or what follows a value. */
export type State = 'value' | 'member' | 'colon' | 'after' | 'done';

/** UTF-16 offsets in the source. */
interface Span {
  start: number;
  end: number;
}

/** A source on its way to JSON: what has been written, how far the source is used, and which brackets are open. */
export interface Reader {
  readonly text: string;
  readonly dialect: Dialect;
  readonly open: OpenBracket[];
  /** How many of them wait for each closing bracket. */
  readonly awaited: Map<string, number>;
  /** Where the next token is looked for. */
  at: number;
  /** The last gap and the last line that were looked across, which is done again and again from the same places. */
  readonly gap: Span;
  readonly line: Span;
  /** Where the innermost container's first member is looked for: nothing has been read of it while `at` is there. */
  opened: number;
  /** How many more characters may be looked at ahead of reading, so that no text is looked through without end. */
  lookAhead: number;
  /** Up to where the source has been taken over. */
  taken: number;
  /** What has been written before the root value, brackets added to the root, and the root itself in pieces. */
  head: string;
  addedToRoot: string;
  readonly chunks: string[];
  pieces: string[];
  rootStart: number;
  readonly edits: Edit[];
  editCount: number;
  /** What repair left out, equal things once, and how many further ones were not kept. */
  readonly leftOut: Map<string, LeftOut>;
  moreLeftOut: number;
  /** Strings whose reverse solidi can be read in two ways, and whether the text has paths that were not escaped. */
  readonly readings: SolidusReading[];
  hasPaths: boolean | undefined;
  /** The first change that the dialect does not allow; reading ends there. */
  refused?: Edit;
}

/** Edits that are kept one by one; all are counted. */
export const mostEdits = 1000;

/** Different things left out that are kept one by one. */
const mostLeftOut = 100;

/** Pieces are joined in time: millions of little strings would keep the garbage collector busy for seconds. */
const piecesPerChunk = 4096;

export function createReader(text: string, dialect: Dialect): Reader {
  return {
    text,
    dialect,
    open: [],
    awaited: new Map(),
    at: 0,
    opened: -1,
    gap: { start: -1, end: -1 },
    line: { start: -1, end: -1 },
    lookAhead: text.length * 4 + 1000,
    taken: 0,
    head: '',
    addedToRoot: '',
    chunks: [],
    pieces: [],
    rootStart: 0,
    edits: [],
    editCount: 0,
    leftOut: new Map(),
    moreLeftOut: 0,
    readings: [],
    hasPaths: undefined,
  };
}

/** Replaces a stretch of the source that lies behind all that were replaced before. */
export function replace(reader: Reader, kind: ChangeKind, start: number, end: number, added: string): void {
  const { text, pieces, taken } = reader;
  const from = start > taken ? start : taken;
  pieces.push(text.slice(taken, from), added);
  if (pieces.length > piecesPerChunk) {
    reader.chunks.push(pieces.join(''));
    reader.pieces = [];
  }
  reader.taken = end > from ? end : from;
  reader.editCount += 1;
  const edit = { kind, start: from, end: reader.taken, added };
  noteLeftOut(reader, edit);
  const isKept = reader.edits.length < mostEdits;
  if (!isKept && isAllowed(reader.dialect, kind)) return;
  if (isKept) reader.edits.push(edit);
  if (!isAllowed(reader.dialect, kind)) reader.refused ??= edit;
}

function noteLeftOut(reader: Reader, edit: Edit): void {
  const removed = reader.text.slice(edit.start, edit.end);
  if (!leavesOut(edit.kind, removed, edit.added)) return;
  const known = reader.leftOut.get(removed);
  if (known) known.count += 1;
  else if (reader.leftOut.size < mostLeftOut) reader.leftOut.set(removed, { edit, count: 1 });
  else reader.moreLeftOut += 1;
}

/** Takes away the character at `reader.at`, which no reading of the text can use. */
export function dropCharacter(reader: Reader): void {
  const end = reader.at + ((reader.text.codePointAt(reader.at) ?? 0) > 0xffff ? 2 : 1);
  replace(reader, 'stray-character', reader.at, end, '');
  if (reader.opened === reader.at) reader.opened = end;
  reader.at = end;
}

/** Remembers that the root value begins at `reader.at`. */
export function markRoot(reader: Reader): void {
  reader.head = reader.pieces.join('') + reader.text.slice(reader.taken, reader.at);
  reader.pieces = [];
  reader.taken = reader.at;
  reader.rootStart = reader.at;
}

/** Puts a bracket before the root value after all. Only repair does so. */
export function insertBeforeRoot(reader: Reader, kind: ChangeKind, bracket: '[' | '{'): void {
  reader.addedToRoot = bracket + reader.addedToRoot;
  const index = reader.edits.findIndex(({ start }) => start >= reader.rootStart);
  const edit = { kind, start: reader.rootStart, end: reader.rootStart, added: bracket };
  reader.edits.splice(index < 0 ? reader.edits.length : index, 0, edit);
  reader.editCount += 1;
}

/** What has been written of the root value so far. */
export function rootText({ text, chunks, pieces, taken, at }: Reader): string {
  return chunks.join('') + pieces.join('') + text.slice(taken, at);
}

/** What has become of the source. */
export function readText(reader: Reader): string {
  return reader.head + reader.addedToRoot + rootText({ ...reader, at: reader.text.length });
}

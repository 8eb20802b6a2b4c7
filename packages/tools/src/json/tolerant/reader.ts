import { isAllowed, type ChangeKind, type Dialect } from './dialect.ts';

/** One stretch of the source that was replaced. */
export interface Edit {
  readonly kind: ChangeKind;
  /** UTF-16 offsets in the source. */
  readonly start: number;
  readonly end: number;
  readonly added: string;
}

/** A tuple is `(…)` and becomes an array; a call is `name(` around one value, as in ISODate("…"), and goes away. */
export type OpenBracket = 'object' | 'array' | 'tuple' | 'call';

/** What is read next: a value, the first or another member of a container, the colon, or what follows a value. */
export type State = 'value' | 'member' | 'colon' | 'after' | 'done';

/** A source on its way to JSON: what has been written, how far the source is used, and which brackets are open. */
export interface Reader {
  readonly text: string;
  readonly dialect: Dialect;
  readonly open: OpenBracket[];
  /** Where the next token is looked for. */
  at: number;
  /** Up to where the source has been taken over. */
  taken: number;
  readonly parts: string[];
  /** Index in `parts` at which the root value begins, and its offset in the source. */
  rootPart: number;
  rootStart: number;
  readonly edits: Edit[];
  editCount: number;
  /** The first change that the dialect does not allow; reading ends there. */
  refused?: Edit;
}

/** Edits that are kept one by one; all are counted. */
const mostEdits = 1000;

export function createReader(text: string, dialect: Dialect): Reader {
  return { text, dialect, open: [], at: 0, taken: 0, parts: [], rootPart: 0, rootStart: 0, edits: [], editCount: 0 };
}

/** Replaces a stretch of the source that lies behind all that were replaced before. */
export function replace(reader: Reader, kind: ChangeKind, start: number, end: number, added: string): void {
  const from = Math.max(start, reader.taken);
  reader.parts.push(reader.text.slice(reader.taken, from), added);
  reader.taken = Math.max(end, from);
  record(reader, { kind, start: from, end: reader.taken, added });
}

function record(reader: Reader, edit: Edit, index = reader.edits.length): void {
  if (!isAllowed(reader.dialect, edit.kind)) reader.refused ??= edit;
  if (reader.edits.length < mostEdits) reader.edits.splice(index, 0, edit);
  reader.editCount += 1;
}

/** Takes away the character at `reader.at`, which no reading of the text can use. */
export function dropCharacter(reader: Reader): void {
  const end = reader.at + ((reader.text.codePointAt(reader.at) ?? 0) > 0xffff ? 2 : 1);
  replace(reader, 'stray-character', reader.at, end, '');
  reader.at = end;
}

/** Remembers that the root value begins at `reader.at`. */
export function markRoot(reader: Reader): void {
  reader.parts.push(reader.text.slice(reader.taken, reader.at));
  reader.taken = reader.at;
  reader.rootPart = reader.parts.length;
  reader.rootStart = reader.at;
}

/** Puts a bracket before the root value after all. */
export function insertBeforeRoot(reader: Reader, kind: ChangeKind, bracket: '[' | '{'): void {
  reader.parts.splice(reader.rootPart, 0, bracket);
  const index = reader.edits.findIndex(({ start }) => start >= reader.rootStart);
  const edit = { kind, start: reader.rootStart, end: reader.rootStart, added: bracket };
  record(reader, edit, index < 0 ? reader.edits.length : index);
}

/** What has become of the source. */
export function readText(reader: Reader): string {
  return reader.parts.join('') + reader.text.slice(reader.taken);
}

import { nameEnd, skipSpace } from './read/characters.ts';
import type { XmlDocument } from './read/document.ts';
import { advanceTo, type LineCounter, lineCounter } from './line-counter.ts';
import {
  BLANK,
  CDATA,
  COMMENT,
  DECLARATION,
  DOCTYPE,
  EMPTY_TAG,
  END_TAG,
  INSTRUCTION,
  kindOf,
  START_TAG,
  TEXT,
} from './read/tokens.ts';

/** Kinds of row, in the order of their numbers. */
export const rowKinds = ['element', 'text', 'cdata', 'comment', 'instruction', 'doctype', 'declaration'] as const;
export type RowKind = (typeof rowKinds)[number];

/**
 * A document as rows of a tree view, parents before children, as columns: a million rows travel from worker to page
 * as a few buffers. An element whose content is one piece of text shows it in its own row.
 */
export interface TreeTable {
  readonly count: number;
  /** Index into `rowKinds`. */
  readonly kinds: Uint8Array;
  /** 0 for the root element and what stands beside it. */
  readonly levels: Uint32Array;
  /** The first row behind this one and all that it holds. */
  readonly nexts: Uint32Array;
  /** Where the row's markup starts in the document; both from 1. */
  readonly lines: Uint32Array;
  readonly columns: Uint32Array;
  /** For each row name, attributes and text, each followed by NUL, which XML cannot contain; UTF-8. */
  readonly labels: Uint8Array;
  readonly labelEnds: Uint32Array;
}

/** Longer attributes and texts are cut to so many UTF-16 code units. */
const longestPart = 200;

export function treeOf(document: XmlDocument, report?: (offset: number) => void): TreeTable {
  const { tokens, text } = document;
  const builder: Builder = {
    document,
    rows: emptyRows(tokens.count),
    count: 0,
    open: [],
    line: lineCounter(),
    labels: new Uint8Array(Math.max(text.length >> 1, 4096)),
    labelsEnd: 0,
  };
  let steps = 0;
  for (let index = 0; index < tokens.count; index += addToken(builder, index)) {
    if ((steps++ & 0xffff) === 0) report?.(tokens.starts[index]);
  }
  const { rows, count } = builder;
  return {
    count,
    kinds: rows.kinds.slice(0, count),
    levels: rows.levels.slice(0, count),
    nexts: rows.nexts.slice(0, count),
    lines: rows.lines.slice(0, count),
    columns: rows.columns.slice(0, count),
    labelEnds: rows.labelEnds.slice(0, count),
    labels: builder.labels.slice(0, builder.labelsEnd),
  };
}

const encoder = new TextEncoder();

type Rows = Omit<TreeTable, 'count' | 'labels'>;

interface Builder {
  readonly document: XmlDocument;
  readonly rows: Rows;
  count: number;
  /** Rows of the open elements. */
  readonly open: number[];
  readonly line: LineCounter;
  labels: Uint8Array<ArrayBuffer>;
  labelsEnd: number;
}

function emptyRows(capacity: number): Rows {
  const column = () => new Uint32Array(capacity);
  return {
    kinds: new Uint8Array(capacity),
    levels: column(),
    nexts: column(),
    lines: column(),
    columns: column(),
    labelEnds: column(),
  };
}

const kindOfToken: ReadonlyMap<number, RowKind> = new Map([
  [START_TAG, 'element'],
  [EMPTY_TAG, 'element'],
  [TEXT, 'text'],
  [CDATA, 'cdata'],
  [COMMENT, 'comment'],
  [INSTRUCTION, 'instruction'],
  [DOCTYPE, 'doctype'],
  [DECLARATION, 'declaration'],
]);

/** Adds what a token shows, and answers how many tokens that took. */
function addToken(builder: Builder, index: number): number {
  const { tokens, text } = builder.document;
  const kind = kindOf(tokens.codes[index]);
  if (kind === BLANK) return 1;
  if (kind === END_TAG) {
    const element = builder.open.pop();
    if (element !== undefined) builder.rows.nexts[element] = builder.count;
    return 1;
  }
  const start = tokens.starts[index];
  const end = tokens.starts[index + 1];
  const rowKind = kindOfToken.get(kind) ?? 'text';
  if (rowKind !== 'element') {
    addRow(builder, rowKind, start, `\0\0${clipped(text, start, end)}\0`);
    return 1;
  }
  const isLeaf = kind === START_TAG && isText(tokens.codes[index + 1]) && kindOf(tokens.codes[index + 2]) === END_TAG;
  const content = isLeaf ? clipped(text, end, tokens.starts[index + 2]) : '';
  const row = addRow(builder, 'element', start, `${tagLabel(text, start, end)}\0${content}\0`);
  if (isLeaf) return 3;
  if (kind === START_TAG) builder.open.push(row);
  return 1;
}

function isText(code: number): boolean {
  const kind = kindOf(code);
  return kind === TEXT || kind === CDATA;
}

/** Name and attributes of a tag. */
function tagLabel(text: string, start: number, end: number): string {
  const nameStop = nameEnd(text, start + 1);
  const attributesEnd = text.charAt(end - 2) === '/' ? end - 2 : end - 1;
  return `${text.slice(start + 1, nameStop)}\0${clipped(text, skipSpace(text, nameStop), attributesEnd)}`;
}

/** A stretch of the document on one line, cut if it is long. */
function clipped(text: string, start: number, end: number): string {
  const part = text.slice(start, Math.min(end, start + longestPart)).replace(/[\t\n\r ]+/g, ' ');
  return end - start > longestPart ? `${part.toWellFormed().trim()}…` : part.trim();
}

function addRow(builder: Builder, kind: RowKind, start: number, label: string): number {
  const { rows, count: row, line } = builder;
  const place = advanceTo(line, builder.document.text, start);
  if (builder.labels.length - builder.labelsEnd < label.length * 3) builder.labels = doubled(builder.labels);
  const target = builder.labels.subarray(builder.labelsEnd);
  builder.labelsEnd += encoder.encodeInto(label, target).written;
  rows.kinds[row] = rowKinds.indexOf(kind);
  rows.levels[row] = builder.open.length;
  rows.nexts[row] = row + 1;
  rows.lines[row] = place.line;
  rows.columns[row] = place.column;
  rows.labelEnds[row] = builder.labelsEnd;
  builder.count = row + 1;
  return row;
}

function doubled(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}

import type { OutputKind } from '@toolbench/kit/define-tool.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

const texts = { zh, en };

type Fields = Readonly<Record<string, unknown>>;

/**
 * A result as people read it in a terminal: bytes and texts as they are, trees drawn, lists as aligned tables, or row by
 * row where a table is wider than the terminal, which has so many `columns`.
 */
export function printForPeople(
  value: unknown,
  output: OutputKind,
  language: Language,
  columns = Infinity,
): string | Uint8Array {
  const fields = value as Fields;
  switch (output) {
    case 'text':
      return withLineEnd(fields.text as string | Uint8Array);
    case 'bytes':
    case 'picture':
      return fields.bytes as Uint8Array;
    case 'tree':
      return drawTree(fields as unknown as Outline, language);
    case 'table':
    case 'fields':
      return `${printFields(fields, { columns, marks: texts[language] }).join('\n')}\n`;
  }
}

/** The sentences that a person should read beside a result, or beside why there is none. */
export function warningsOf(value: unknown): readonly string[] {
  return ((value as Fields | undefined)?.warnings as readonly string[] | undefined) ?? [];
}

const lineFeed = 10;

function withLineEnd(text: string | Uint8Array): string | Uint8Array {
  if (typeof text === 'string') return text === '' || text.endsWith('\n') ? text : `${text}\n`;
  if (text.length === 0 || text.at(-1) === lineFeed) return text;
  const ended = new Uint8Array(text.length + 1);
  ended.set(text);
  ended[text.length] = lineFeed;
  return ended;
}

interface Outline {
  readonly nodes: readonly {
    readonly level: number;
    readonly name: string;
    readonly value?: string;
    readonly attributes?: string;
  }[];
  readonly total: number;
}

/** Draws nodes, parents before children, with the lines that join them. */
function drawTree({ nodes, total }: Outline, language: Language): string {
  const lines: string[] = [];
  // From the last node back: whether a later sibling follows on each level.
  const follows: boolean[] = [];
  for (const { level, name, attributes, value } of nodes.toReversed()) {
    // On some levels above the last node of all, nothing has been seen yet.
    const bars = Array.from({ length: Math.max(0, level - 1) }, (_, above) => (follows[above + 1] ? '│  ' : '   '));
    const branch = level === 0 ? '' : follows[level] ? '├─ ' : '└─ ';
    const label = [printable(name), ...(attributes === undefined ? [] : [printable(attributes)])].join(' ');
    lines.push(bars.join('') + branch + (value === undefined ? label : `${label}: ${printable(value)}`));
    follows.length = level + 1;
    follows[level] = true;
  }
  lines.reverse();
  if (total > nodes.length) lines.push(texts[language].more(total - nodes.length));
  return `${lines.join('\n')}\n`;
}

/** What lines are made for. */
interface Page {
  readonly columns: number;
  readonly marks: Marks;
}

/** What stands between a name and its value, between two of them, and between the items of a list. */
type Marks = Pick<typeof zh, 'colon' | 'comma' | 'pause'>;

/** Figures first, then what has parts of its own. */
function printFields(fields: Fields, page: Page): string[] {
  const { columns, marks } = page;
  const { colon } = marks;
  const entries = Object.entries(fields)
    .filter(([name, value]) => !(name === 'warnings' && Array.isArray(value)) && !isNothing(value))
    .map(([name, value]) => [printable(name), value] as const);
  const simple = entries.filter(([, value]) => !isNested(value));
  const width = Math.max(0, ...simple.map(([name]) => widthOf(name)));
  const lines = simple.map(([name, value]) =>
    `${name}${colon}${' '.repeat(width - widthOf(name))}${cellOf(value, marks)}`.trimEnd(),
  );
  const nested = entries.filter(([, value]) => isNested(value));
  for (const [name, value] of nested) {
    if (lines.length > 0) lines.push('');
    const part = partOf(value, { columns: columns - 2, marks });
    // A table that is all there is says itself what it is.
    if (Array.isArray(value) && nested.length === 1) lines.push(...part);
    else lines.push(`${name}${colon.trimEnd()}`, ...part.map((line) => (line === '' ? '' : `  ${line}`)));
  }
  return lines;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** The lines of a text, a list or a record within a record. */
function partOf(value: unknown, page: Page): string[] {
  if (typeof value === 'string')
    return value
      .trimEnd()
      .split(/\r\n?|\n/)
      .map(printable);
  if (!Array.isArray(value)) return printFields(value as Fields, page);
  const rows = value as readonly Fields[];
  if (!rows.some(hasParts)) {
    const table = printTable(rows, page);
    if (table) return table;
  }
  return rows.flatMap((row, index) => [...(index > 0 ? [''] : []), ...printFields(row, page)]);
}

/** Whether a row holds records that have records of their own, for which a cell is too small. */
function hasParts(row: Fields): boolean {
  const { nested, ...rest } = row;
  const held = Object.values(Array.isArray(nested) ? rest : row).filter(isNested);
  return held.some(
    (value) => typeof value === 'object' && (Array.isArray(value) || Object.values(value as object).some(isNested)),
  );
}

/** What does not fit on the line of its name. */
function isNested(value: unknown): boolean {
  if (typeof value === 'string') return value.trimEnd().includes('\n');
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  return Array.isArray(value) ? value.some((one) => typeof one === 'object' && one !== null) : !isPlace(value);
}

function isPlace(value: object): value is { line: number; column: number } {
  return 'line' in value && 'column' in value && Object.keys(value).length === 2;
}

/** Rows under their names, unless they are too wide. What a row nests follows it, two blanks further in. */
function printTable(rows: readonly Fields[], { columns: most, marks }: Page): string[] | undefined {
  const flat = rows.flatMap((row) => flatten(row, 0));
  const columns = [...new Set(flat.flatMap(({ row }) => Object.keys(row)))];
  const cells = [
    columns.map(printable),
    ...flat.map(({ row, level }) =>
      columns.map((name, index) => (index === 0 ? '  '.repeat(level) : '') + cellOf(row[name], marks)),
    ),
  ];
  const widths = columns.map((_, index) => cells.reduce((width, row) => Math.max(width, widthOf(row[index])), 0));
  if (widths.reduce((sum, width) => sum + width + 2, -2) > most) return undefined;
  return cells.map((row) =>
    row
      .map((cell, index) => cell + ' '.repeat(widths[index] - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** A row and those it nests, each without what it nests; a column of data may be called `nested` as well, and is one. */
function flatten(row: Fields, level: number): { readonly row: Fields; readonly level: number }[] {
  const { nested, ...rest } = row;
  if (!Array.isArray(nested)) return [{ row, level }];
  return [{ row: rest, level }, ...nested.flatMap((inner: Fields) => flatten(inner, level + 1))];
}

/** A value in one cell: without line ends and control characters, which would break the table or steer the terminal. */
function cellOf(value: unknown, marks: Marks): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return printable(String(value));
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object')
      ? value.map((one) => cellOf(one, marks)).join(marks.pause)
      : json(value);
  if (isPlace(value)) return `${value.line}:${value.column}`;
  const held = Object.entries(value).map(([name, one]) => `${printable(name)}${marks.colon}${cellOf(one, marks)}`);
  return held.join(marks.comma);
}

const json = (value: unknown) => printable(JSON.stringify(value));

/** A text without what would break or steer lines: control characters, and those that turn a line around. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (control) => {
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[control];
    return short ?? `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Characters that take two columns of a terminal: East Asian wide ones and most pictures. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu;
const combining = /\p{Mn}/gu;

/** The columns of a terminal that a text takes. */
export function widthOf(text: string): number {
  const characters = [...text].length;
  return characters + (text.match(wide)?.length ?? 0) - (text.match(combining)?.length ?? 0);
}

import { createRecordReader } from './record-reader.ts';

/** Separators by name, in the order of the choice. */
export const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type DelimiterName = keyof typeof delimiters;

/** A separator: one with a name by it, any other as it is. */
export type Delimiter = DelimiterName | (string & {});

export type LineEnd = 'crlf' | 'lf' | 'cr';

/** How a CSV text is written, as far as its beginning shows. */
export interface Dialect {
  readonly delimiter: Delimiter;
  readonly lineEnd: LineEnd;
  /** The text begins with a line such as `sep=;` for spreadsheets, which is no record. */
  readonly separatorLine: boolean;
  /** Another separator that the text speaks for: as well where none was chosen, clearly more where one was. */
  readonly other?: Delimiter;
}

/** `sep=;` as spreadsheets take it: in any case, in quotes or not, filled up with separators or not. */
const separatorLine = /^(?:"sep=([^"\r\n])"?|sep=(\\t|[^"\r\n]))(?:\1|\2|[ "])*(?:\r\n|\r|\n)/iu;

interface Weighed {
  readonly separator: string;
  /** How well the text reads as a table with it, 0 to 1. */
  readonly weight: number;
}

/** What is looked at, in code units and records. */
const sampleLength = 64 * 1024;
const sampleRecords = 200;

/** What usually separates, and what does only where none of those does. */
const usual = ['\t', ';', '|', ','];
const unusual = ['^', '~', '¦', '\u0001', '\u001e', '\u001f'];

/** The separators that make a table of two columns or more, the likeliest first. */
function weighDelimiters(text: string): readonly Weighed[] {
  const sample = text.slice(0, sampleLength);
  const weighed = weighAll(sample, usual);
  return weighed.length > 0 ? weighed : weighAll(sample, unusual);
}

function weighAll(sample: string, separators: readonly string[]): readonly Weighed[] {
  return separators
    .map((separator) => ({ separator, weight: weigh(sample, separator) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

/** Records that a separator must part for it to be one. */
const leastParted = 0.4;

/**
 * How well a separator reads: nearly all records have it; the table is wide; its cells hold no other separator; and its
 * records are equally wide, which counts least, as programs leave out the empty cells at the end of a record.
 */
function weigh(sample: string, separator: string): number {
  const widths: number[] = [];
  let cells = 0;
  let clean = 0;
  const reader = createRecordReader(separator, {
    record(record) {
      if (record.cells.length === 1 && record.cells[0] === '') return undefined;
      widths.push(record.cells.length);
      cells += record.cells.length;
      for (const [at, cell] of record.cells.entries()) {
        if (record.quoted[at] || !holdsSeparator(cell, separator)) clean += 1;
      }
      return widths.length === sampleRecords ? 'stop' : undefined;
    },
  });
  const whole = reader.push(sample) && sample.length < sampleLength;
  if (whole || widths.length === 0) reader.end();
  const width = tableWidth(widths);
  const parted = widths.filter((one) => one > 1).length / Math.max(1, widths.length);
  if (width < 2 || parted < leastParted) return 0;
  const even = widths.filter((one) => one === width).length / widths.length;
  return parted ** 2 * (clean / cells) ** 1.5 * (1 - 1 / width) * (0.6 + 0.4 * even);
}

/** The greatest width that more than a stray record has. */
function tableWidth(widths: readonly number[]): number {
  const sorted = widths.toSorted((one, other) => other - one);
  return sorted[Math.min(sorted.length - 1, sorted.length > 2 ? 1 : 0)] ?? 1;
}

/** What looks like a separator and is none: before a blank, as in prose, within a number, and the end of an entity. */
const harmless = /[,;|] |(?<=\d)[,](?=\d)|&#?\w{1,10};/g;

function holdsSeparator(cell: string, separator: string): boolean {
  const rest = cell.replace(harmless, '');
  return usual.some((other) => other !== separator && rest.includes(other));
}

/** Finds out how a text is written. `chosen` is a separator or `auto`. */
export function detectDialect(start: string, chosen: Delimiter | 'auto'): Dialect {
  const [line, inQuotes, bare] = separatorLine.exec(start) ?? [];
  const said = inQuotes ?? bare;
  const declared = said === undefined ? undefined : nameOfDelimiter(unescaped(said));
  const weighed = weighDelimiters(start.slice(line?.length ?? 0));
  const likeliest = declared ?? (weighed.length > 0 ? nameOfDelimiter(weighed[0].separator) : undefined);
  const delimiter = chosen === 'auto' ? (likeliest ?? 'comma') : chosen;
  const other = delimiter === likeliest ? (declared === undefined ? rivalOf(weighed) : undefined) : likeliest;
  const isDoubtful = other !== undefined && (declared !== undefined || isNear(weighed, delimiter, other));
  return {
    delimiter,
    lineEnd: lineEnds[/\r\n|\r|\n/.exec(start)?.[0] ?? '\n'],
    separatorLine: line !== undefined,
    ...(isDoubtful && { other }),
  };
}

/** The separator that gives the likeliest table of two columns or more, if any does. */
export function detectDelimiter(sample: string): Delimiter | undefined {
  const [best] = weighDelimiters(sample);
  return best && nameOfDelimiter(best.separator);
}

/** The second likeliest separator. */
function rivalOf(weighed: readonly Weighed[]): Delimiter | undefined {
  return weighed.length > 1 ? nameOfDelimiter(weighed[1].separator) : undefined;
}

/** How much of the weight of the one used makes another worth telling. */
const tellingShare = 0.4;

function isNear(weighed: readonly Weighed[], used: Delimiter, other: Delimiter): boolean {
  const weightOf = (name: Delimiter) => weighed.find(({ separator }) => separator === separatorOf(name))?.weight ?? 0;
  return weightOf(other) > weightOf(used) * tellingShare;
}

/** The characters that separate. */
export function separatorOf(delimiter: Delimiter): string {
  return Object.hasOwn(delimiters, delimiter) ? delimiters[delimiter as DelimiterName] : delimiter;
}

/** A typed separator: its name where it has one, `\t` for a tab; undefined if it cannot separate. */
export function readDelimiter(typed: string): Delimiter | undefined {
  return typed === '' || /["\r\n]/.test(typed) ? undefined : nameOfDelimiter(unescaped(typed));
}

function unescaped(written: string): string {
  return written === String.raw`\t` ? '\t' : written;
}

const lineEnds: Readonly<Record<string, LineEnd>> = { '\r\n': 'crlf', '\n': 'lf', '\r': 'cr' };

function nameOfDelimiter(separator: string): Delimiter {
  return (Object.keys(delimiters) as DelimiterName[]).find((name) => delimiters[name] === separator) ?? separator;
}

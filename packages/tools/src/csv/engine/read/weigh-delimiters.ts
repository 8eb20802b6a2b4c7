import { createRecordReader } from './record-reader.ts';

export interface Weighed {
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
export function weighDelimiters(text: string): readonly Weighed[] {
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

import { limits } from '@toolbench/contracts/limits.ts';
import { createRecordReader } from './record-reader.ts';

/** What is looked at, in code units and records. */
const sampleLength = 64 * 1024;
const sampleRecords = 200;

/** So many of the records behind the first lines are as wide as the table; other tables are too uneven to tell. */
const tableShare = 0.8;
const leastRecords = 2;

interface Seen {
  readonly line: number;
  readonly width: number;
  readonly filled: number;
}

/**
 * The lines at the beginning of a text that are no part of its table, as banks write what the table is about: records of
 * another width that fill no more than half as many cells, before records that are nearly all as wide as each other.
 */
export function linesBeforeTable(text: string, separator: string): number {
  const records = firstRecords(text.slice(0, sampleLength), separator);
  const width = commonWidth(records.slice(-Math.ceil(records.length / 2)));
  const first = records.findIndex((record) => record.width === width);
  const table = records.slice(first);
  const isTable = width > 1 && table.length >= leastRecords;
  const isEven = table.filter((record) => record.width === width).length >= table.length * tableShare;
  const isApart = records.slice(0, first).every(({ filled }) => filled <= width / 2);
  if (first < 1 || !isTable || !isEven || !isApart) return 0;
  const lines = records[first].line - 1;
  return lines <= limits.csv.skippedLines ? lines : 0;
}

/** The records that hold anything, as far as they were read to their end. */
function firstRecords(sample: string, separator: string): readonly Seen[] {
  const seen: Seen[] = [];
  const reader = createRecordReader(separator, {
    record({ cells, line }) {
      const filled = cells.filter((cell) => cell.trim() !== '').length;
      if (filled > 0) seen.push({ line, width: cells.length, filled });
      return seen.length === sampleRecords ? 'stop' : undefined;
    },
  });
  if (reader.push(sample) && sample.length < sampleLength) reader.end();
  return seen;
}

/** The width that most records have. */
function commonWidth(records: readonly Seen[]): number {
  const counts = new Map<number, number>();
  for (const { width } of records) counts.set(width, (counts.get(width) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

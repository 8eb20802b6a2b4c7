import { createRecordReader } from './record-reader.ts';

/** A separator that a text may have. */
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
export function weighSeparators(text: string): readonly Weighed[] {
  const sample = text.slice(0, sampleLength);
  const runs = runsOfSigns(sample);
  const holdsUsual = (run: string) => usual.some((one) => run.includes(one));
  const weighed = weighAll(sample, [...usual, ...runs.filter(holdsUsual)]);
  if (weighed.length > 0) return weighed;
  return weighAll(sample, [...unusual, ...runs.filter((run) => !holdsUsual(run))]);
}

/** Signs that part each record of a text in two, which is too little for a table to be taken for sure. */
export function pairSeparator(text: string): string | undefined {
  return runsOfSigns(text.slice(0, sampleLength), 2)[0];
}

function weighAll(sample: string, separators: readonly string[]): readonly Weighed[] {
  return separators
    .map((separator) => ({ separator, weight: weigh(sample, separator, separators) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

/** Signs that stand together as a separator of several characters does. */
const run = /[^\p{L}\p{M}\p{N}\s"'.()[\]{}/\\]{2,4}/gu;
/** A separator of several characters parts records into so many cells: two may be what stands around an empty one. */
const leastCells = 3;

/**
 * Runs of signs that part the records into equally many cells, `fewest` or more: one sign repeated, or several around what
 * usually separates.
 */
function runsOfSigns(sample: string, fewest = leastCells): readonly string[] {
  const lines = sample
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/, sampleRecords)
    .filter(Boolean);
  const runs = new Set(lines[0]?.match(run) ?? []);
  const partsOf = (line: string, one: string) => line.split(one).length;
  return [...runs].filter((one) => {
    const isRepeated = new Set(one).size === 1;
    // Two commas have an empty cell between them.
    if (isRepeated && one[0] === ',') return false;
    const isSeparator = usual.some((separator) => one.includes(separator)) || isRepeated;
    const cells = partsOf(lines[0], one);
    const even = lines.filter((line) => partsOf(line, one) === cells).length;
    return isSeparator && cells >= fewest && even >= lines.length * mostRecords;
  });
}

/** Records that a separator must part for it to be one, and of which one of several characters parts nearly all alike. */
const leastParted = 0.4;
const mostRecords = 0.9;

/**
 * How well a separator reads: nearly all records have it; the table is wide; its cells hold no other separator; and its
 * records are equally wide, which counts least, as programs leave out the empty cells at the end of a record. A tabulator
 * is hardly ever content: a table with them may have lists of anything in its cells, one without them holds none.
 */
function weigh(sample: string, separator: string, all: readonly string[]): number {
  const isTab = separator === '\t';
  const widths: number[] = [];
  let cells = 0;
  let clean = 0;
  let parted = 0;
  const reader = createRecordReader(separator, {
    record(record) {
      if (record.cells.length === 1 && record.cells[0] === '') return undefined;
      const filled = record.cells.filter((cell) => cell.trim() !== '').length;
      widths.push(record.cells.length);
      cells += record.cells.length;
      clean += cleanCells(record, separator);
      if (isTab ? filled > 1 : record.cells.length > 1) parted += 1;
      return widths.length === sampleRecords ? 'stop' : undefined;
    },
  });
  const whole = reader.push(sample) && sample.length < sampleLength;
  if (whole || widths.length === 0) reader.end();
  const width = tableWidth(widths);
  const share = parted / Math.max(1, widths.length);
  if (width < 2 || share < leastParted) return 0;
  const even = widths.filter((one) => one === width).length / widths.length;
  const isPart = all.some((one) => one !== separator && standsOnlyIn(sample, separator, one));
  const purity = isTab && parted === widths.length && even === 1 ? 1 : (clean / cells) ** 1.5;
  return share ** 2 * purity * (1 - 1 / width) * (0.6 + 0.4 * even) * (isPart ? partWeight : 1);
}

/** What is left of the weight of a separator that is but a part of another one. */
const partWeight = 0.5;

/** Whether a separator stands nowhere but within a longer one. */
function standsOnlyIn(sample: string, part: string, whole: string): boolean {
  return whole.includes(part) && sample.includes(whole) && !sample.replaceAll(whole, '').includes(part);
}

interface Read {
  readonly cells: readonly string[];
  readonly quoted: readonly boolean[];
}

/** Cells of a record without another separator; half as many where a tabulator stands between what is filled. */
function cleanCells({ cells, quoted }: Read, separator: string): number {
  const clean = cells.filter((cell, at) => quoted[at] || !holdsSeparator(cell, separator)).length;
  const isTabbed = separator !== '\t' && cells.some((cell, at) => !quoted[at] && /\S *\t *\S/.test(cell));
  return isTabbed ? clean / 2 : clean;
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
  return usual.some((other) => !separator.includes(other) && rest.includes(other));
}

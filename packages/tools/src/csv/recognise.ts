import { delimiters, detectDelimiter } from './dialect.ts';

/** How sure it is, 0 to 1, that a text is a table: several lines that a separator cuts into as many cells each. */
export function recogniseTable(sample: string): number {
  const lines = sample.trim().split(/\r\n|\r|\n/, 50);
  if (lines.length < 2 || /^\s*[[{<]/.test(sample)) return 0;
  const name = detectDelimiter(sample);
  if (name === undefined) return 0;
  const cells = lines.map((line) => line.split(delimiters[name]).length);
  const even = cells.filter((count) => count === cells[0]).length / cells.length;
  return cells[0] > 1 && even > 0.7 ? 0.5 + Math.min(0.4, lines.length / 20) : 0;
}

const tableShare = 0.7;
const preambleShare = 0.9;

/**
 * How sure it is, 0 to 1, that a text is a table: lines that one separator cuts into as many cells each, behind a few
 * others that have much fewer or not. An array of objects may be meant to become one.
 */
export function recogniseTable(sample: string): number {
  if (/^\s*\[\s*\{/.test(sample)) return 0.3;
  const lines = sample
    .trim()
    .split(/\r\n|\r|\n/, 50)
    .filter((line) => line.trim() !== '');
  if (lines.length < 2 || /^\s*[[{<]/.test(sample)) return 0;
  const isTable = [',', ';', '\t', '|'].some((separator) => {
    const widths = lines.map((line) => line.split(separator).length);
    return isEven(widths, tableShare) || isBehindOthers(widths);
  });
  return isTable ? 0.5 + Math.min(0.4, lines.length / 20) : 0;
}

/** Whether more than a share of the lines has as many cells as the first, which are two or more. */
const isEven = (widths: readonly number[], share: number) =>
  widths[0] > 1 && widths.filter((width) => width === widths[0]).length / widths.length > share;

/** Whether a table of three columns and lines or more begins behind lines with half as many cells at most. */
function isBehindOthers(widths: readonly number[]): boolean {
  const widest = Math.max(...widths);
  const first = widths.indexOf(widest);
  const table = widths.slice(first);
  const isApart = widths.slice(0, first).every((width) => width <= widest / 2);
  return widest > 2 && table.length > 2 && isApart && isEven(table, preambleShare);
}

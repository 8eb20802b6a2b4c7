/**
 * How sure it is, 0 to 1, that a text is a table: lines that one separator cuts into as many cells each. An array of
 * objects may be meant to become one.
 */
export function recogniseTable(sample: string): number {
  if (/^\s*\[\s*\{/.test(sample)) return 0.3;
  const lines = sample.trim().split(/\r\n|\r|\n/, 50);
  if (lines.length < 2 || /^\s*[[{<]/.test(sample)) return 0;
  const shares = [',', ';', '\t', '|'].map((separator) => {
    const widths = lines.map((line) => line.split(separator).length);
    return widths[0] > 1 ? widths.filter((width) => width === widths[0]).length / lines.length : 0;
  });
  return Math.max(...shares) > 0.7 ? 0.5 + Math.min(0.4, lines.length / 20) : 0;
}

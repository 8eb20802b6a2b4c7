const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A size in the largest unit that keeps it at 1 or more, in steps of 1,024: 512 B, 1.5 KB, 20 MB. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // What rounds to 1,024 of a unit is 1 of the next.
  while (value >= 1023.5 && unit < units.length - 1 && (unit > 0 || value >= 1024)) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${Number(value.toFixed(digits))} ${units[unit]}`;
}

/** A whole number with thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

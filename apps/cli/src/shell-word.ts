/** A word as a shell takes it literally. */
export function quoted(word: string): string {
  return /^[\w./:=+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

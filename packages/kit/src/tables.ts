/** The rows of a table that is written as text: a line for each, its cells between `|`. Cells at the end may be left out. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

/** Texts by their names, written as `name: text`, with `|` or a line break between two of them. */
export const pairsOf = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs
      .trim()
      .split(/\s*[|\n]\s*/)
      .map((pair) => {
        const at = pair.indexOf(':');
        return [pair.slice(0, at), pair.slice(at + 1).trim()];
      }),
  );

/** Short words or phrases, with a comma or a line break between two of them. */
export const listOf = (words: string): string[] =>
  words
    .trim()
    .split(/[,\n]/)
    .map((word) => word.trim());

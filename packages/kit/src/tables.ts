/** The rows of a table that is written as text: a line for each, its cells between `|`. Cells at the end may be left out. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

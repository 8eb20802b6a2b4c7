/** Reading the tables: rows of lines, cells between `|`. */
export const rowsOf = (table: string): string[] => table.split('\n').filter((row) => row.trim() !== '');

export const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());

/** Chinese words, parted by spaces. */
export const chineseWords = (cell: string): string[] => cell.split(/\s+/).filter((word) => word !== '');

/** English words and phrases, parted by commas or line breaks. */
export const englishWords = (cell: string): string[] =>
  cell
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A word and what stands for it, parted by the first space; pairs are parted as English words are. */
export const wordPairs = (cell: string): [word: string, other: string][] =>
  englishWords(cell).map((pair) => {
    const at = pair.indexOf(' ');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });

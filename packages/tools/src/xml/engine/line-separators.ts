/** Indentation grows to this depth only: with 100,000 levels it would outweigh the document ten thousand times. */
const deepestIndent = 100;

/** What parts two lines at a depth: a line break and `indent` spaces per level. */
export function lineSeparators(indent: number): (depth: number) => string {
  const separators = Array.from({ length: deepestIndent + 1 }, (_, depth) => `\n${' '.repeat(indent * depth)}`);
  return (depth) => separators[Math.min(depth, deepestIndent)];
}

import type { Box } from '@toolbench/contracts/documents.ts';

/** How wide characters are set in most fonts, as shares of the size: enough to tell where a sentence begins in a line. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljtf.,:;'’‘!|()[\] ]/u, 0.28],
  [/[mwMW@%—…]/u, 0.8],
  [/[\p{Lu}]/u, 0.66],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u, 1],
];
const usual = 0.5;

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += widths.find(([kind]) => kind.test(character))?.[1] ?? usual;
  return width;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * The part of a line's box that its characters from one place to another take, about. Rows of tables and lines that do
 * not run from left to right are left whole.
 */
export function partOfLine(box: Box, line: string, from: number, to: number): Box {
  const [start, end] = [Math.max(from, 0), Math.min(to, line.length)];
  if ((start === 0 && end === line.length) || line.includes('\t') || box.height > box.width) return box;
  const share = box.width / widthOf(line);
  const left = widthOf(line.slice(0, start)) * share;
  const width = widthOf(line.slice(start, end)) * share;
  return { ...box, x: rounded(box.x + left), width: rounded(width) };
}

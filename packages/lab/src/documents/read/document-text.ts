import type { Box } from '@toolbench/contracts/documents.ts';
import { lowerBound } from '../../lower-bound.ts';
import type { Page } from './page.ts';

/** A heading, with where it begins and ends and the size of its font. */
export interface Heading {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly size: number;
}

/** The text of a document with the place of every character. */
export interface DocumentText {
  readonly text: string;
  /** Where each line's text begins, ascending. */
  readonly starts: readonly number[];
  /** The box of each line. */
  readonly boxes: readonly Box[];
  readonly headings: readonly Heading[];
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Joins the pages' lines, running heads and feet left out. Pages that do not follow each other are not read as one text. */
export function documentText(pages: readonly Page[]): DocumentText {
  const parts: string[] = [];
  const starts: number[] = [];
  const boxes: Box[] = [];
  const headings: { readonly start: number; end: number; text: string; readonly size: number }[] = [];
  let length = 0;
  for (const [index, { page, lines }] of pages.entries()) {
    let isBehindGap = page - (pages[index - 1]?.page ?? page) > 1;
    for (const { text, join, kind, size, x, y, width, height } of lines) {
      if (kind === 'furniture' || text === '') continue;
      const separator = length === 0 ? '' : isBehindGap ? '\n\n' : join;
      isBehindGap = false;
      length += separator.length;
      starts.push(length);
      boxes.push({ page, x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) });
      const above = headings.at(-1);
      // A heading that is set in more than one line is one heading.
      if (kind === 'heading' && above && above.end + separator.length === length && !separator.includes('\n')) {
        above.text += separator + text;
        above.end = length + text.length;
      } else if (kind === 'heading') headings.push({ start: length, end: length + text.length, text, size });
      parts.push(separator, text);
      length += text.length;
    }
  }
  return { text: parts.join(''), starts, boxes, headings };
}

/** Index of the last of ascending values that is not above a value; -1 where all are. */
export function lastNotAbove(ascending: readonly number[], value: number): number {
  return lowerBound(ascending.length, (index) => (ascending[index] ?? Infinity) > value) - 1;
}

/** The boxes of the lines that a stretch of the text touches; of its first and its last line, the part that it takes. */
export function boxesOf(
  { text, starts, boxes }: Pick<DocumentText, 'text' | 'starts' | 'boxes'>,
  start: number,
  end: number,
): Box[] {
  const first = Math.max(lastNotAbove(starts, start), 0);
  const last = lastNotAbove(starts, Math.max(end - 1, start));
  return boxes.slice(first, last + 1).map((box, index) => {
    const from = starts[first + index] ?? 0;
    const line = text.slice(from, starts[first + index + 1] ?? text.length).trimEnd();
    return partOfLine(box, line, start - from, end - from);
  });
}

/** The page that most of a stretch of the text stands on; the first of them where two have as much. */
export function mainPage(
  { starts, boxes }: Pick<DocumentText, 'starts' | 'boxes'>,
  start: number,
  end: number,
): number {
  const characters = new Map<number, number>();
  for (let line = Math.max(lastNotAbove(starts, start), 0); line < starts.length; line += 1) {
    const from = Math.max(starts[line] ?? 0, start);
    if (from >= end) break;
    const page = boxes[line]?.page ?? 1;
    const to = Math.min(starts[line + 1] ?? end, end);
    characters.set(page, (characters.get(page) ?? 0) + to - from);
  }
  return [...characters].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1;
}

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

/**
 * The part of a line's box that its characters from one place to another take, about. Rows of tables and lines that do
 * not run from left to right are left whole.
 */
function partOfLine(box: Box, line: string, from: number, to: number): Box {
  const [start, end] = [Math.max(from, 0), Math.min(to, line.length)];
  if ((start === 0 && end === line.length) || line.includes('\t') || box.height > box.width) return box;
  const share = box.width / widthOf(line);
  const left = widthOf(line.slice(0, start)) * share;
  const width = widthOf(line.slice(start, end)) * share;
  return { ...box, x: rounded(box.x + left), width: rounded(width) };
}

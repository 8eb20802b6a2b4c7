import type { Line, LineJoin, LineKind, Page } from './page.ts';
import { isChinese } from './scripts.ts';

/** A part of a document that has no pages, in the order of reading. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text' | 'code'; readonly text: string }
  /** A row of a table; the first one of a table is its head. */
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly isFirst: boolean };

/** A line that is still to get its place on the page. */
interface SetLine {
  readonly text: string;
  readonly join: LineJoin;
  readonly kind: LineKind;
  readonly size: number;
}

/** A4 in points, and the sizes of what stands on it. */
const sheetWidth = 595;
const margin = 50;
const columnWidth = sheetWidth - 2 * margin;
const textSize = 11;
const codeSize = 10;
/** Of headings by their level, the first the largest. */
const headingSizes = [20, 17, 15, 13, 12, 12] as const;
const leading = 1.5;
const paragraphGap = 6;
/** A section that is longer goes on as a place of its own; nobody finds a mark on a longer sheet. */
const mostLines = 200;

/** How wide a character is set, as a share of its size. */
const widthOf = (character: string) => (isChinese(character) ? 1 : 0.52);

/** Cuts a paragraph into lines of the column's width: behind a space, or beside a Chinese character. */
function wrap(text: string, size: number): { readonly text: string; readonly join: '' | ' ' }[] {
  const lines: { readonly text: string; readonly join: '' | ' ' }[] = [];
  let join: '' | ' ' = '';
  let start = 0;
  let at = 0;
  let width = 0;
  let breakAt = 0;
  const take = (end: number) => {
    lines.push({ text: text.slice(start, end).trimEnd(), join });
    join = text[end - 1] === ' ' ? ' ' : '';
    start = end;
  };
  for (const character of text) {
    const end = at + character.length;
    width += widthOf(character) * size;
    if (width > columnWidth && start < at && character !== ' ') {
      // A word that is wider than the column is cut where it reaches its edge.
      take(breakAt > start ? breakAt : at);
      width = [...text.slice(start, end)].reduce((sum, one) => sum + widthOf(one) * size, 0);
    }
    if (character === ' ' || isChinese(character)) breakAt = end;
    else if (isChinese(text[end] ?? '')) breakAt = end;
    at = end;
  }
  if (start < text.length) take(text.length);
  return lines;
}

/** The lines of a block; a line break that was set stays. */
function linesOf(block: Block): SetLine[] {
  if (block.kind === 'row') {
    const text = block.cells.join('\t');
    return text.trim() === '' ? [] : [{ text, join: block.isFirst ? '\n\n' : '\n', kind: 'row', size: textSize }];
  }
  const size =
    block.kind === 'heading'
      ? (headingSizes[block.level - 1] ?? textSize)
      : block.kind === 'code'
        ? codeSize
        : textSize;
  const given = block.text.split('\n').filter((line) => line.trim() !== '');
  const lines = given.flatMap((line, number): { text: string; join: LineJoin }[] => {
    if (block.kind === 'code') return [{ text: line, join: '\n' }];
    const [first, ...others] = wrap(line, size);
    return first ? [{ ...first, join: number === 0 ? '' : block.kind === 'heading' ? ' ' : '\n' }, ...others] : [];
  });
  return lines.map((line, number) => ({
    ...line,
    join: number === 0 ? '\n\n' : line.join,
    kind: block.kind,
    size,
  }));
}

interface Section {
  /** What it is called, by its heading. */
  readonly place: string;
  readonly lines: SetLine[];
}

/** Cuts a document where a heading stands above text; headings that follow each other begin one section. */
function sectionsOf(blocks: Iterable<Block>): Section[] {
  const sections: Section[] = [];
  let current: Section = { place: '', lines: [] };
  const begin = (place: string) => {
    if (current.lines.length > 0) sections.push(current);
    current = { place, lines: [] };
  };
  for (const block of blocks) {
    const isUnderText = current.lines.some(({ kind }) => kind !== 'heading');
    if (block.kind === 'heading' && (isUnderText || current.lines.length === 0)) begin(block.text.trim());
    else if (current.lines.length >= mostLines) begin(current.place);
    current.lines.push(...linesOf(block));
  }
  begin('');
  return sections;
}

/** Puts lines below each other. */
function placed(lines: readonly SetLine[]): { readonly lines: Line[]; readonly height: number } {
  let y = margin;
  const done = lines.map((line): Line => {
    if (line.join === '\n\n' && y > margin) y += paragraphGap;
    const height = line.size * leading;
    const natural = [...line.text].reduce((sum, character) => sum + widthOf(character), 0) * line.size;
    const box = { x: margin, y, width: Math.min(natural, columnWidth), height: line.size * 1.25 };
    y += height;
    return { ...line, ...box };
  });
  return { lines: done, height: y + margin };
}

/**
 * Sets a document that has no pages: each section is a page of its own, as long as it needs, and is called by its heading.
 * What finds and shows passages goes on as with the pages of a PDF.
 */
export function typeset(blocks: Iterable<Block>): Page[] {
  return sectionsOf(blocks).map(({ place, lines }, index): Page => {
    const set = placed(index === 0 ? lines.map((line, at) => (at === 0 ? { ...line, join: '' } : line)) : lines);
    return { page: index + 1, width: sheetWidth, ...set, ...(place !== '' && { place }) };
  });
}

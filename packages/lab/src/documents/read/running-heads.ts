import type { BareLine, ReadPage } from './page.ts';

/** Running heads that change with the chapter stand within this share of the page's height from its edge. */
const margin = 0.2;
/** They are set apart from the text by this share of their size. */
const leastGap = 0.6;
/** So many pages are needed to know them, and this share of the pages has them at the same height. */
const leastPages = 5;
const leastShare = 0.5;
/** This share of them is repeated or begins or ends with a number: that of the page. */
const leastTelling = 0.7;
/** Points by which the same height may differ. */
const tolerance = 3;
/** What is larger than the text by this share is a title, of a slide or a chapter. */
export const larger = 1.12;

const endsWithNumber = /^(?:\d{1,4}|[ivxl]{1,6})\b(?!\.\d)|(?<![\d.])\b(?:\d{1,4}|[ivxl]{1,6})$/iu;

/** The text without what changes from page to page. */
export const shapeOf = (text: string) => text.replace(/\d+/g, '#').replace(/\s+/gu, ' ').trim().toLowerCase();

/** The uppermost or the lowest line of a page, with what stands beside it, where it is set apart from the text. */
function edgeLines(page: ReadPage, isTop: boolean): readonly BareLine[] {
  const edge = isTop ? Math.min(...page.lines.map(({ y }) => y)) : Math.max(...page.lines.map(({ y }) => y));
  const lines = page.lines.filter(({ y }) => Math.abs(y - edge) < tolerance);
  const others = page.lines.filter(({ y }) => Math.abs(y - edge) >= tolerance);
  const isInMargin = isTop ? edge < page.height * margin : edge > page.height * (1 - margin);
  const isApart = lines.every((line) =>
    others.every(({ y, height }) => Math.max(y - line.y - line.height, line.y - y - height) > line.size * leastGap),
  );
  return isInMargin && isApart ? lines : [];
}

/** The lines at the height at which most pages have one, where most of those are repeated or numbered. */
function linesAtEdge(pages: readonly ReadPage[], bodySize: number, isTop: boolean): BareLine[] {
  const edges = pages.map((page) => edgeLines(page, isTop).filter(({ size }) => size < bodySize * larger));
  const heights = edges.flatMap(([line]) => line?.y ?? []).sort((a, b) => a - b);
  const height = heights[heights.length >> 1] ?? 0;
  const there = edges.map((lines) => lines.filter(({ y }) => Math.abs(y - height) < tolerance));
  const used = there.filter((lines) => lines.length > 0);
  if (used.length < Math.max(leastPages, pages.length * leastShare)) return [];
  const counts = new Map<string, number>();
  for (const lines of used)
    for (const { text } of lines) counts.set(shapeOf(text), (counts.get(shapeOf(text)) ?? 0) + 1);
  const telling = used.filter((lines) =>
    lines.some(({ text }) => endsWithNumber.test(text.trim()) || (counts.get(shapeOf(text)) ?? 0) > 2),
  );
  return telling.length < used.length * leastTelling ? [] : there.flat();
}

/** Running heads and feet that are not the same on all pages: they name the chapter, or the section and the page. */
export function runningHeads(pages: readonly ReadPage[], bodySize: number): ReadonlySet<BareLine> {
  return new Set([true, false].flatMap((isTop) => linesAtEdge(pages, bodySize, isTop)));
}

import type { BareLine, ReadPage } from './page.ts';
import { byShape, isPageNumbered, shapeOf, valueOf, type PlacedLine } from './repeated-lines.ts';

/** Running heads that change with the chapter stand within this share of the page's height from its edge. */
const margin = 0.2;
/** They are set apart from the text by this share of their size. */
const leastGap = 0.6;
/** So many pages are needed to know them, and this share of the pages has them at the same height. */
const leastPages = 5;
const leastShare = 0.5;
/** This share of them is repeated, or begins or ends with the number of the page. */
const leastTelling = 0.7;
/** Points by which the same height may differ. */
const tolerance = 3;
/** What is larger than the text by this share is a title, of a slide or a chapter. */
export const larger = 1.12;

const numberAtEdge = /^(\d{1,4}|[ivxl]{1,6})\b(?!\.\d)|(?<![\d.])\b(\d{1,4}|[ivxl]{1,6})$/iu;

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

/** A line without the number that it begins or ends with. */
export const withoutNumberAtEdge = (text: string): string => text.trim().replace(numberAtEdge, '');

/** How far the number at the edge of a line is from that of its page; nothing where there is none. */
export function stepOf({ line, page }: PlacedLine): number | undefined {
  const found = numberAtEdge.exec(line.text.trim());
  const number = found?.[1] ?? found?.[2];
  return number === undefined ? undefined : valueOf(number) - page;
}

/**
 * The lines that repeat what is read elsewhere, or have the number of their page: one that stands beside different words
 * in the same step. Beside the same words it may be the number of a step, a form or an invoice.
 */
function tellingAmong(lines: readonly PlacedLine[], bodySize: number): ReadonlySet<BareLine> {
  const counts = new Map<string, number>();
  const shapes = new Map<number, Set<string>>();
  for (const placed of lines) {
    const { text } = placed.line;
    counts.set(text, (counts.get(text) ?? 0) + 1);
    const step = stepOf(placed);
    if (step !== undefined) shapes.set(step, (shapes.get(step) ?? new Set()).add(shapeOf(text)));
  }
  const numbered = [...byShape(lines).values()].filter((group) => group.length > 2 && isPageNumbered(group, bodySize));
  const found = new Set(numbered.flatMap((group) => group.map(({ line }) => line)));
  for (const placed of lines) {
    const step = stepOf(placed);
    const isInStep = step !== undefined && (shapes.get(step)?.size ?? 0) > 1;
    if (isInStep || (counts.get(placed.line.text) ?? 0) > 2) found.add(placed.line);
  }
  return found;
}

/** The lines at the height at which most pages have one, where most of those are repeated or numbered. */
function linesAtEdge(pages: readonly ReadPage[], bodySize: number, isTop: boolean): BareLine[] {
  const edges = pages.map((page) => edgeLines(page, isTop).filter(({ size }) => size < bodySize * larger));
  const heights = edges.flatMap(([line]) => line?.y ?? []).sort((a, b) => a - b);
  const height = heights[heights.length >> 1] ?? 0;
  const there = edges.map((lines, index) =>
    lines
      .filter(({ y }) => Math.abs(y - height) < tolerance)
      .map((line) => ({ line, page: pages[index]?.page ?? index + 1 })),
  );
  const used = there.filter((lines) => lines.length > 0);
  if (used.length < Math.max(leastPages, pages.length * leastShare)) return [];
  const found = tellingAmong(used.flat(), bodySize);
  const telling = used.filter((lines) => lines.some(({ line }) => found.has(line)));
  // What stands at their height on another page and is no running head is text.
  return telling.length < used.length * leastTelling ? [] : telling.flat().map(({ line }) => line);
}

/** Running heads and feet that are not the same on all pages: they name the chapter, or the section and the page. */
export function runningHeads(pages: readonly ReadPage[], bodySize: number): ReadonlySet<BareLine> {
  return new Set([true, false].flatMap((isTop) => linesAtEdge(pages, bodySize, isTop)));
}

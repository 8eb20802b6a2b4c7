import type { BareLine, ReadPage } from './page.ts';

/** A line with the number of its page. */
export interface PlacedLine {
  readonly line: BareLine;
  readonly page: number;
}

/** So many of the lines that differ in numbers alone have the number of their page in the same distance. */
const leastInStep = 0.8;
/** So many of them stand on another page with the same numbers: heads that change with the chapter. */
const leastTwins = 0.7;
/** The number of a page that is not set apart is that of its place in the file, but for the pages before the first chapter. */
const mostBefore = 60;
/** Running heads that are set smaller than the text, by this share, are no headings of it. */
const smaller = 0.95;

/** What a page number is set apart by: the edge of the line, a gap, a sign that joins no numbers, the word for a page. */
const apartBefore =
  /(?:\t|(?<!\d)[|·•–—/()[\]-]\s*|\d\s+[|·•–—/()[\]-]\s*|(?:^|\s)(?:pages?|pp?\.|seite|página|pagina|стр\.)\s*|第\s*)$/iu;
const apartAfter = /^(?:\t|\s*[|·•–—/]\s|\s*页)/u;

/** The text without its numbers, which may change from page to page. */
export const shapeOf = (text: string) => text.replace(/\d+/g, '#').replace(/\s+/gu, ' ').trim().toLowerCase();

const isApart = (text: string, at: number, length: number) =>
  text.length === length || apartBefore.test(text.slice(0, at)) || apartAfter.test(text.slice(at + length));

/** How many of some values are the one that stands there most often. */
function mostAlike(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/**
 * Whether lines of one shape differ in nothing but the number of their page. "Step 3" on the third page is none: its
 * number is not set apart from its word, and it is as large as the text.
 */
export function isPageNumbered(lines: readonly PlacedLine[], bodySize: number): boolean {
  const numbers = lines.map(({ line: { text } }) => [...text.matchAll(/\d+/g)]);
  return (numbers[0] ?? []).every((_, place) => {
    const values = numbers.map((found) => Number(found[place]?.[0]));
    if (values.every((value) => value === values[0])) return true;
    const inStep = mostAlike(values.map((value, index) => value - (lines[index]?.page ?? 0)));
    return (
      inStep >= lines.length * leastInStep &&
      lines.every(({ line: { text, size } }, index) => {
        const found = numbers[index]?.[place];
        const ahead = Number(found?.[0]) - (lines[index]?.page ?? 0);
        const isOfPlace = size < bodySize * smaller && ahead <= 0 && ahead >= -mostBefore;
        return isOfPlace || (found !== undefined && isApart(text, found.index, found[0].length));
      })
    );
  });
}

/** Whether lines of one shape repeat each other, as heads of the whole or of its chapters do, but for the number of the page. */
export function isRepeated(lines: readonly PlacedLine[], bodySize: number): boolean {
  const counts = new Map<string, number>();
  for (const { line } of lines) counts.set(line.text, (counts.get(line.text) ?? 0) + 1);
  if (counts.size === 1 || isPageNumbered(lines, bodySize)) return true;
  const twins = lines.filter(({ line }) => (counts.get(line.text) ?? 0) > 1);
  return twins.length >= lines.length * leastTwins;
}

/** The lines by their shape. */
export function byShape(lines: readonly PlacedLine[]): ReadonlyMap<string, readonly PlacedLine[]> {
  const groups = new Map<string, PlacedLine[]>();
  for (const placed of lines) {
    const shape = shapeOf(placed.line.text);
    const group = groups.get(shape);
    if (group) group.push(placed);
    else groups.set(shape, [placed]);
  }
  return groups;
}

const onlyNumber = /^[\s\-–—·•|/[\]()（）]*(\d{1,4}|[ivxl]{1,6})[\s\-–—·•|/[\]()（）]*$/iu;
const digits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** The value of a number in Arabic or Roman digits. */
export function valueOf(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  const values = [...number.toLowerCase()].map((digit) => digits[digit] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/**
 * The lines that are a number and nothing else, where it is that of the page: the position in the file, or in step with
 * the numbers of other pages.
 */
export function pageNumbersAmong(lines: readonly PlacedLine[]): ReadonlySet<BareLine> {
  const found = lines.flatMap(({ line, page }) => {
    const [, number] = onlyNumber.exec(line.text) ?? [];
    return number === undefined ? [] : [{ line, page, step: valueOf(number) - page }];
  });
  const isInStep = ({ page, step }: (typeof found)[number]) =>
    step === 0 || found.some((other) => other.page !== page && other.step === step);
  return new Set(found.filter(isInStep).map(({ line }) => line));
}

/** Lines with the pages that they stand on. */
export const placed = ({ page, lines }: ReadPage): PlacedLine[] => lines.map((line) => ({ line, page }));

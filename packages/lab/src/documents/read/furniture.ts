import { checkCode } from './code-lines.ts';
import { markContents } from './contents.ts';
import { markHeadingLists } from './heading-lists.ts';
import type { BareLine, ReadPage } from './page.ts';
import { byShape, isRepeated, pageNumbersAmong, placed, type PlacedLine } from './repeated-lines.ts';
import { larger, runningHeads } from './running-heads.ts';
import { begunParagraphs, toldNumber, toldOnce } from './told-once.ts';

/** Running heads and feet stand within this share of the page's height from its edge. */
const margin = 0.12;
/** A text repeated on this share of the pages is one; half of the pages where left and right ones differ. */
const repeatedShare = 0.3;
/** At least on so many pages, in a document of few pages and of more. */
const leastRepeats = { few: 2, more: 3 } as const;
const fewPages = 4;

function isInMargin({ y, height, isAside }: BareLine, page: ReadPage): boolean {
  // A stamp that is set across the pages stands anywhere on them.
  return isAside === true || y + height < page.height * margin || y > page.height * (1 - margin);
}

/** Lines at the edges of many pages that are alike but for their numbers. */
function alikeAtEdges(pages: readonly ReadPage[]): readonly (readonly PlacedLine[])[] {
  const least = pages.length <= fewPages ? leastRepeats.few : Math.max(leastRepeats.more, pages.length * repeatedShare);
  const edges = pages.flatMap((page) => placed(page).filter(({ line }) => isInMargin(line, page)));
  return [...byShape(edges).values()].filter((lines) => new Set(lines.map(({ page }) => page)).size >= least);
}

/** The lines at the edges of the pages that only repeat each other or the number of the page. */
function repeatedLines(pages: readonly ReadPage[], bodySize: number): ReadonlySet<BareLine> {
  const alike = alikeAtEdges(pages).filter((lines) => isRepeated(lines, bodySize));
  return new Set(alike.flatMap((lines) => lines.map(({ line }) => line)));
}

/**
 * What pages begin or end with where it is numbered and no running head: each says what its page is about, as a heading
 * does.
 */
function numberedHeads(pages: readonly ReadPage[]): ReadonlySet<BareLine> {
  const isText = ({ kind }: BareLine) => kind !== 'furniture';
  const outer = new Set(pages.flatMap(({ lines }) => [lines.find(isText), lines.findLast(isText)]));
  const open = alikeAtEdges(pages).map((lines) => lines.filter(({ line }) => line.kind === 'text' && outer.has(line)));
  const heads = open.filter((lines) => new Set(lines.map(({ line }) => line.text)).size > 1);
  return new Set(heads.flatMap((lines) => lines.map(({ line }) => line)).filter(({ text }) => headOfPage.test(text)));
}

/** The lines at the edges of the pages that are their numbers and nothing else. */
function pageNumbers(pages: readonly ReadPage[], bodySize: number): ReadonlySet<BareLine> {
  if (pages.length === 1) return new Set();
  const edges = pages.flatMap((page) =>
    placed(page).filter(({ line }) => isInMargin(line, page) && line.size < bodySize * larger),
  );
  const told = edges.filter(({ line }) => toldNumber.test(line.text)).map(({ line }) => line);
  return new Set([...told, ...pageNumbersAmong(edges)]);
}

/** A short line without a value or the end of a sentence, in which a number stands beside words. */
const headOfPage = /^(?=.*\p{L})(?=.*\d)(?:[^:：.;。；]|\.(?=\s?\d)){2,60}$/u;

/** The number of a section, which often stands far from its title: "2.3", "B.1", "Chapter 4", 第三章. */
const numberCell =
  /^(?:(?:chapter|appendix|part|section)\s+)?(?:\d+(?:\.\d+)*|[A-Z](?:\.\d+)*|[IVX]+)[.):]?\t(?=[^\t]+$)|^第.{1,4}[章节部]\t(?=[^\t]+$)/iu;

/** How a numbered rule begins: "3.", "§ 4.2", "Rule 7:", 第三条. */
const ruleMark = /^(?:\(?\d{1,3}[.)]\s|§\s?\d|(?:rule|article|clause)\s\d+[.:]|第[一二三四五六七八九十百\d]+条)/iu;
const endsRule = /\p{Ll}[.;][”"’')\]]*$|[。；][”’」』）]*$/u;

/** The large lines that are a numbered rule with its text: whatever their size, a rule ends as a sentence does. */
function rulesAmong(lines: readonly BareLine[], isLarge: (line: BareLine) => boolean): ReadonlySet<BareLine> {
  const rules = new Set<BareLine>();
  for (const [index, line] of lines.entries()) {
    if (!isLarge(line) || !ruleMark.test(line.text)) continue;
    const other = lines.findIndex((next, at) => at > index && (!isLarge(next) || ruleMark.test(next.text)));
    const rule = lines.slice(index, other < 0 ? lines.length : other);
    if (endsRule.test(rule.at(-1)?.text ?? '')) for (const one of rule) rules.add(one);
  }
  return rules;
}

/** Lines of a size well above the text around them, and short, are headings; a number apart from its title is no cell. */
function withHeadings(page: ReadPage, bodySize: number, heads: ReadonlySet<BareLine>): ReadPage {
  // What stands beside the text, and below it, is no heading of what follows.
  const isBelow = ({ isAside, y }: BareLine) => isAside === true && y > page.height / 2;
  const isLarge = (line: BareLine) => line.size >= bodySize * larger && line.text.length <= 120 && !isBelow(line);
  const rules = rulesAmong(page.lines, isLarge);
  // Below its page a head would be read as that of the next one.
  const [below] = page.lines.slice(-1).filter((line) => heads.has(line));
  const ordered = below ? [below, ...page.lines.slice(0, -1)] : page.lines;
  const lines = ordered.map((line) => {
    if (heads.has(line)) return { ...line, kind: 'heading' as const };
    if (
      !isLarge(line) ||
      rules.has(line) ||
      !(line.kind === 'text' || (line.kind === 'row' && numberCell.test(line.text)))
    )
      return line;
    return { ...line, kind: 'heading' as const, text: line.text.replace('\t', ' ') };
  });
  return { ...page, lines };
}

/** The size in which most of the characters are set. */
function bodySizeOf(pages: readonly ReadPage[]): number {
  const characters = new Map<number, number>();
  for (const { lines } of pages) {
    for (const { text, size } of lines) {
      const rounded = Math.round(size * 2) / 2;
      characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
    }
  }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const cellsOf = ({ text }: BareLine) => text.split('\t').length;
/** The head of a table stands no farther above its first row, as a share of the size. */
const headLeading = 3;

/** Whether a line is the head of a table: the next one is a row of as many cells, close below it. */
function isTableHead(line: BareLine, next: BareLine | undefined): boolean {
  if (line.kind !== 'row' || next?.kind !== 'row' || cellsOf(line) !== cellsOf(next)) return false;
  return next.text !== line.text && next.y > line.y && next.y - line.y < line.size * headLeading;
}

function markFurniture(pages: readonly ReadPage[], bodySize: number): readonly ReadPage[] {
  const numbers = pageNumbers(pages, bodySize);
  const repeated = new Set([repeatedLines, runningHeads].flatMap((linesOf) => [...linesOf(pages, bodySize)]));
  for (const line of [...numbers, ...begunParagraphs(pages, repeated)]) repeated.delete(line);
  const read = toldOnce(pages, repeated, bodySize);
  return pages.map((page) => {
    const marked = page.lines.map((line, index): BareLine => {
      if (!numbers.has(line) && !repeated.has(line)) return line;
      if (!read.has(line)) return { ...line, kind: 'furniture' };
      if (isTableHead(line, page.lines[index + 1])) return line;
      return { ...line, kind: 'text', text: line.text.replaceAll('\t', ' '), isAside: true };
    });
    return { ...page, lines: marked };
  });
}

/** Marks headings, listings and what is not part of the text of a whole document: see `LineKind`. */
export function markKinds(pages: readonly ReadPage[]): ReadPage[] {
  const bodySize = bodySizeOf(pages);
  const marked = markHeadingLists(markContents(markFurniture(pages, bodySize)));
  // A document of nothing but repeated lines means them.
  const hasMore = marked.some(({ lines }) => lines.some(({ kind, isAside }) => kind !== 'furniture' && !isAside));
  const checked = checkCode(hasMore ? marked : pages);
  const heads = numberedHeads(checked);
  return checked.map((page) => withHeadings(page, bodySize, heads));
}

import type { BareLine, ReadPage } from './page.ts';
import { byShape, isPageNumbered, placed, type PlacedLine } from './repeated-lines.ts';
import { stepOf, withoutNumberAtEdge } from './running-heads.ts';

/** The number of a page that is told as one: by the word for it, or by the number of all pages. */
export const toldNumber =
  /^[\s\-–—·•|/[\]()（）]*(?:第\s*\d+\s*页(?:\s*[/，,共]*\s*共?\s*\d+\s*页)?|(?:page|p\.|seite|página|pagina|стр\.)\s*\d{1,4}(?:\s*(?:\/|\p{L}{1,3}\s)\s*\d{1,4})?|\d{1,4}\s*(?:\/|of)\s*\d{1,4})[\s\-–—·•|/[\]()（）]*$/iu;

const endsSentence = /[.!?:;。！？：；…][”"’'」』）)\]]*$/u;
/** The next line of a paragraph stands no farther below, as a share of the size. */
const textLeading = 1.8;

/** Letters and digits alone, so that points, lines and spaces make no difference. */
const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** The words of lines of one shape; where they differ in the number of their page alone, those without it. */
function wordsAmong(group: readonly PlacedLine[], steps: ReadonlySet<number | undefined>, bodySize: number) {
  const texts = group.map(({ line }) => line.text);
  const numbers = texts.map((text) => text.match(/\d+/gu) ?? []);
  const isNumbered = isPageNumbered(group, bodySize);
  return group.map((placed, index) => {
    let place = 0;
    const constant = (texts[index] ?? '').replace(/\d+/gu, (number) => {
      const at = place++;
      return !isNumbered || numbers.every((others) => others[at] === number) ? number : '';
    });
    const isOfPage = isNumbered && steps.has(stepOf(placed));
    return { placed, words: wordsOf(isOfPage ? withoutNumberAtEdge(constant) : constant) };
  });
}

/** The steps between the number at the edge of a line and that of its page that lines of several pages share. */
function sharedSteps(lines: readonly PlacedLine[]): ReadonlySet<number | undefined> {
  const pagesOf = new Map<number, Set<number>>();
  for (const placed of lines) {
    const step = stepOf(placed);
    if (step !== undefined) pagesOf.set(step, (pagesOf.get(step) ?? new Set()).add(placed.page));
  }
  return new Set([...pagesOf].filter(([, { size }]) => size > 1).map(([step]) => step));
}

/** Of repeated lines, those that only begin a paragraph which stands on many pages, out of the edge of the page. */
export function begunParagraphs(pages: readonly ReadPage[], repeated: ReadonlySet<BareLine>): ReadonlySet<BareLine> {
  const pairs = pages.flatMap(({ lines }) =>
    lines.slice(1).map((next, index) => ({ line: lines[index] ?? next, next })),
  );
  const following = new Map<string, Set<string>>();
  for (const { line, next } of pairs) following.set(line.text, (following.get(line.text) ?? new Set()).add(next.text));
  const begun = pairs.filter(({ line, next }) => {
    const distance = next.y - line.y;
    const isClose = distance > 0 && distance < line.size * textLeading && Math.abs(next.size - line.size) < 0.5;
    const isUnfinished = !endsSentence.test(line.text) && /^\p{Ll}/u.test(next.text) && !repeated.has(next);
    return isClose && isUnfinished && following.get(line.text)?.size === 1;
  });
  return new Set(begun.map(({ line }) => line));
}

/**
 * Of the lines that are repeated at the edges of pages, those in which each is read: once where it tells something that
 * stands nowhere else in the text, and no number of a page alone. A head is read where it stands first and a foot where
 * it stands last; of such places, where it tears no paragraph that goes on over the page.
 */
export function toldOnce(
  pages: readonly ReadPage[],
  repeated: ReadonlySet<BareLine>,
  bodySize: number,
): ReadonlySet<BareLine> {
  const rest = pages.map(({ lines }) => lines.filter((line) => !repeated.has(line) && line.isAside !== true));
  const others = new Set(rest.flatMap((lines) => lines.map(({ text }) => wordsOf(text))));
  const isEnd = (index: number) => {
    const last = rest[index]?.at(-1);
    return index === pages.length - 1 || last?.kind !== 'text' || endsSentence.test(last.text);
  };
  const found = pages.flatMap((page) => placed(page).filter(({ line }) => repeated.has(line)));
  const steps = sharedSteps(found);
  const places = new Map<string, PlacedLine[]>();
  for (const { placed: one, words } of [...byShape(found).values()].flatMap((group) =>
    wordsAmong(group, steps, bodySize),
  )) {
    if (words === '' || others.has(words) || toldNumber.test(one.line.text)) continue;
    const same = places.get(words);
    if (same) same.push(one);
    else places.set(words, [one]);
  }
  const indexOf = new Map(pages.map(({ page }, index) => [page, index]));
  const read = [...places.values()].map((same) => {
    const sorted = same.sort((a, b) => a.page - b.page);
    const index = ({ page }: PlacedLine) => indexOf.get(page) ?? 0;
    const isHead = ({ line, page }: PlacedLine) => line.y < (pages[indexOf.get(page) ?? 0]?.height ?? 0) / 2;
    const [first] = sorted;
    if (first && isHead(first)) return sorted.find((one) => index(one) === 0 || isEnd(index(one) - 1)) ?? first;
    return sorted.findLast((one) => isEnd(index(one))) ?? sorted.at(-1);
  });
  return new Set(read.flatMap((one) => one?.line ?? []));
}

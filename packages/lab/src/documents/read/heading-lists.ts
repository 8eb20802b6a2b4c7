import { lowerBound } from '../../lower-bound.ts';
import type { BareLine, ReadPage } from './page.ts';

/** A list of headings has at least so many, and this share of its lines stand again farther on, in the same order. */
const leastHeadings = 8;
const leastShare = 0.85;
/** So many lines that do not stand again may follow each other: titles of the list, long headings. */
const mostOthers = 2;
/** Where they stand again, so many times the lines of the list lie between them: else it is a text that is repeated. */
const leastSpread = 2;
const longestHeading = 80;
const endsSentence = /[.!?;。！？；，,][”"’'」』）)\]]*$/u;

const keyOf = ({ text }: BareLine) => text.replace(/\s+/gu, '').toLowerCase();

const canHead = ({ text }: BareLine) => text.length <= longestHeading && !endsSentence.test(text);

/** Where each line stands again, ascending, by what it says. */
function placesOf(lines: readonly BareLine[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, line] of lines.entries()) {
    const list = places.get(keyOf(line));
    if (list) list.push(place);
    else places.set(keyOf(line), [place]);
  }
  return places;
}

/** The end of the stretch from a line on in which nearly all lines stand again. */
function endOfList(from: number, lines: readonly BareLine[], standsAgain: (place: number) => boolean): number {
  let end = from;
  for (let place = from; place < lines.length && place - end <= mostOthers; place += 1) {
    if (standsAgain(place)) end = place + 1;
  }
  return end;
}

/** Whether the lines of a stretch stand again behind it, in their order and with more between them. */
function isListOfHeadings(targets: readonly number[], lines: number): boolean {
  if (targets.length < leastHeadings || targets.length < lines * leastShare) return false;
  const ordered = targets.slice(1).filter((target, index) => target > (targets[index] ?? 0)).length;
  const spread = Math.max(...targets) - Math.min(...targets);
  return ordered >= (targets.length - 1) * leastShare && spread >= lines * leastSpread;
}

/**
 * Marks tables of contents without page numbers as furniture, as web pages have them: lists of the headings that follow.
 * They have the words of every question and the answer to none.
 */
export function markHeadingLists(pages: readonly ReadPage[]): ReadPage[] {
  const lines = pages.flatMap((page) => page.lines).filter(({ kind }) => kind !== 'furniture');
  const places = placesOf(lines);
  const after = (place: number, end: number) => {
    const line = lines[place];
    const others = line && canHead(line) ? (places.get(keyOf(line)) ?? []) : [];
    return others[lowerBound(others.length, (index) => (others[index] ?? Infinity) >= end)];
  };
  const found = new Set<BareLine>();
  for (let place = 0; place < lines.length; place += 1) {
    if (after(place, place + 1) === undefined) continue;
    const end = endOfList(place, lines, (other) => after(other, other + 1) !== undefined);
    const stretch = lines.slice(place, end);
    const targets = stretch.flatMap((_, offset) => after(place + offset, end) ?? []);
    if (isListOfHeadings(targets, stretch.length)) for (const line of stretch) found.add(line);
    place = end - 1;
  }
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (found.has(line) ? { ...line, kind: 'furniture' as const } : line)),
  }));
}

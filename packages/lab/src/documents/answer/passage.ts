import { lastNotAbove, type DocumentText } from '../read/document-text.ts';
import { isLabel, piecesOf } from '../read/pieces.ts';
import { sentencesOf, type Span } from '../index/sentences.ts';

/** Characters that a passage has at most; only a paragraph or rule that is longer by itself is shown longer. */
const most = 600;
/** A paragraph is not cut unless it is longer than this. */
const longestWhole = 900;
/** What is shorter than this goes on with what stands beside it: a section of a few lines with the next one. */
const least = 300;

/** How far around a place a stretch is read that is longer: of a text in one line nothing beyond is shown. */
const reach = 8_000;

/** What is shown of a document as an answer. */
export interface ShownText {
  /** Word for word as in the document; where pieces of it do not follow each other, parted by a line break. */
  readonly text: string;
  /** The stretches of the document that it is made of, in their order. */
  readonly spans: readonly Span[];
}

/** Sections that may be joined to one that is short. */
const nextSections = 8;

const lengthOf = ({ start, end }: Span) => end - start;
const isIn = (place: number, { start, end }: Span) => start <= place && place < end;

/**
 * The stretch between two headings around a place, and those behind it; they also end where pages of the document are
 * not at hand. A heading belongs to none, but what it stands above is read with it where sections are joined.
 */
function sectionsFrom({ text, headings, starts, boxes }: DocumentText, place: number): Span[] {
  const pageOf = (line: number) => boxes[line]?.page ?? 0;
  const gaps = starts.filter((_, line) => line > 0 && pageOf(line) - pageOf(line - 1) > 1);
  const gap = gaps.find((one) => one > place) ?? text.length;
  const first = Math.max(0, gaps.findLast((one) => one <= place) ?? 0);
  const above = headings.findLast(({ start }) => start <= place);
  const below = headings.filter(({ start }) => start > place && start < gap);
  const begin = above && above.start >= first && above.end <= place ? above.end : first;
  const begins = [begin, ...below.map(({ start }) => start)];
  return begins.slice(0, nextSections).map((start, index) => trimmed(text, { start, end: begins[index + 1] ?? gap }));
}

function trimmed(text: string, { start, end }: Span): Span {
  const piece = text.slice(start, end);
  return { start: start + (piece.length - piece.trimStart().length), end: start + piece.trimEnd().length };
}

/** What of a stretch lies around a place, as far as anything shown of it can go. */
const near = ({ start, end }: Span, place: number): Span => ({
  start: Math.max(start, place - reach),
  end: Math.min(end, place + reach),
});

/** The pieces of a stretch that a mark parts, without the space around them. */
function partsOf(text: string, within: Span, mark: string): Span[] {
  const parts: Span[] = [];
  for (let { start } = within; start < within.end;) {
    const found = text.indexOf(mark, start);
    const end = found < 0 ? within.end : Math.min(found, within.end);
    const part = trimmed(text, { start, end });
    if (lengthOf(part) > 0) parts.push(part);
    start = end + mark.length;
  }
  return parts;
}

/** What of a paragraph is never cut: its sentences, or the rows of a table and the lines of a listing. */
function thoughtsOf(text: string, paragraph: Span): Span[] {
  return partsOf(text, paragraph, '\n').flatMap((line) => {
    const piece = text.slice(line.start, line.end);
    if (piece.includes('\t')) return [line];
    return [...sentencesOf(piece)].map(({ start, end }) => ({ start: line.start + start, end: line.start + end }));
  });
}

/**
 * A stretch grown piece by piece as long as it stays within the most that is shown: first back to where the pieces begin,
 * if that leaves room for what follows, then on both sides in turn.
 */
function grow(pieces: readonly Span[], { start: from, end: to }: Span): Span {
  let [start, end] = [from, to];
  const first = pieces[0]?.start ?? start;
  if (end - first <= most * 0.7) start = first;
  for (let isForward = true, isStuck = false; ; isForward = !isForward) {
    const next = isForward
      ? pieces.find((piece) => piece.start >= end)
      : pieces.findLast((piece) => piece.end <= start);
    if (next && Math.max(end, next.end) - Math.min(start, next.start) <= most) {
      start = Math.min(start, next.start);
      end = Math.max(end, next.end);
      isStuck = false;
    } else if (isStuck) return { start, end };
    else isStuck = true;
  }
}

/** The whole thought around a place: the sentence, row or line that it stands in. */
export function thoughtAt({ text }: DocumentText, place: number): Span {
  const before = text.lastIndexOf('\n\n', place);
  const after = text.indexOf('\n\n', place);
  const paragraph = { start: before < 0 ? 0 : before, end: after < 0 ? text.length : after };
  return thoughtsOf(text, near(paragraph, place)).find(({ end }) => place < end) ?? paragraph;
}

/** The whole thoughts of a stretch, in their order. */
export function thoughtsIn({ text }: DocumentText, within: Span): Span[] {
  return partsOf(text, within, '\n\n').flatMap((paragraph) => thoughtsOf(text, paragraph));
}

/** The first row of the table that a row stands in, where the stretch does not begin with it or before. */
function headAbove(text: string, place: number, shown: Span): Span | undefined {
  const lineAt = (at: number): Span => {
    const end = text.indexOf('\n', at);
    return { start: text.lastIndexOf('\n', at - 1) + 1, end: end < 0 ? text.length : end };
  };
  const isRow = ({ start, end }: Span) => text.slice(start, end).includes('\t');
  /** The row above another; those that are set wide are paragraphs of their own. */
  const rowAbove = (row: Span): Span | undefined => {
    const end = text.slice(0, row.start).trimEnd().length;
    const line = lineAt(end);
    return end > 0 && row.start - end <= 2 && isRow(line) ? line : undefined;
  };
  let head = lineAt(place);
  if (!isRow(head)) return undefined;
  for (let above = rowAbove(head); above; above = rowAbove(head)) head = above;
  return head.start < shown.start ? head : undefined;
}

/** A section, and the next ones as long as it is shorter than it should be and they still fit. */
function lengthened(sections: readonly Span[], index: number): Span {
  let section = sections[index] ?? { start: 0, end: 0 };
  for (const { end } of sections.slice(index + 1)) {
    if (lengthOf(section) >= least || end - section.start > most) break;
    section = { start: section.start, end };
  }
  return section;
}

/** The parts of a section that begin with a line set like the text but standing above it as a heading does. */
function labelled(text: string, section: Span): Span[] {
  const pieces = piecesOf(text.slice(section.start, section.end));
  const labels = pieces.flatMap(({ at }, index) => (at > 0 && isLabel(pieces, index) ? [section.start + at] : []));
  const starts = [section.start, ...labels];
  return starts.map((start, index) => trimmed(text, { start, end: starts[index + 1] ?? section.end }));
}

const indexAt = (spans: readonly Span[], place: number) =>
  Math.max(
    spans.findIndex(({ end }) => place < end),
    0,
  );

/** Paragraphs around a place, and sentences of the next ones where they are too little. */
function paragraphsAround(document: DocumentText, section: Span, place: number): Span {
  const { text } = document;
  const paragraphs = partsOf(text, section, '\n\n');
  const paragraph = paragraphs[indexAt(paragraphs, place)] ?? section;
  if (lengthOf(paragraph) > longestWhole) {
    const thoughts = thoughtsOf(text, paragraph);
    return grow(thoughts, thoughts[indexAt(thoughts, place)] ?? paragraph);
  }
  const whole = grow(paragraphs, paragraph);
  return lengthOf(whole) >= least ? whole : grow(thoughtsIn(document, section), whole);
}

function rangeAround(document: DocumentText, place: number): Span {
  const { text } = document;
  const sections = sectionsFrom(document, place);
  const section = lengthened(sections, 0);
  if (lengthOf(section) <= most) return section;
  const parts = labelled(text, near(section, place));
  const part = lengthened(parts, indexAt(parts, place));
  return lengthOf(part) <= most ? part : paragraphsAround(document, part, place);
}

/**
 * What is shown of a document for an answer at a place of its text: from the heading, or from where a thought begins, to
 * where one ends, about 300 to 600 characters. Sentences, rules and rows stay whole, and a row has the head of its table.
 */
export function passageAt(document: DocumentText, place: number): ShownText {
  const range = rangeAround(document, place);
  const head = headAbove(document.text, place, range);
  const spans = head ? [head, range] : [range];
  return { text: spans.map(({ start, end }) => document.text.slice(start, end)).join('\n'), spans };
}

/** Where a stretch of the document stands in the text that is shown of it; nothing where it is not all there. */
export function placeInShown({ spans }: ShownText, { start, end }: Span): Span | undefined {
  let before = 0;
  for (const span of spans) {
    if (isIn(start, span) && end <= span.end)
      return { start: before + start - span.start, end: before + end - span.start };
    before += lengthOf(span) + 1;
  }
  return undefined;
}

/** The page of a place in a document's text. */
export function pageAt({ starts, boxes }: DocumentText, place: number): number {
  return boxes[Math.max(lastNotAbove(starts, place), 0)]?.page ?? 1;
}

import type { DocumentText } from '../read/document-text.ts';
import { pageAt, passageAt, thoughtsIn, type ShownText } from './passage.ts';
import type { Span } from '../index/sentences.ts';

/** A heading of a document's outline. */
export interface OutlineEntry {
  readonly text: string;
  readonly page: number;
  /** 0 for those that are set largest. */
  readonly level: number;
}

/** Sizes that differ by less than this are of one level. */
const sameSize = 0.5;

/** The headings of a document with their pages; where they would be more than `most`, those of the smallest sizes are left out. */
export function outlineOf(document: DocumentText, most: number): OutlineEntry[] {
  const sizes: number[] = [];
  for (const { size } of [...document.headings].sort((a, b) => b.size - a.size))
    if (sizes.length === 0 || (sizes.at(-1) ?? 0) - size > sameSize) sizes.push(size);
  const entries = document.headings.map(({ text, start, size }) => ({
    text,
    page: pageAt(document, start),
    level: sizes.findLastIndex((larger) => larger + sameSize > size),
  }));
  let deepest = sizes.length - 1;
  while (deepest > 0 && entries.filter(({ level }) => level <= deepest).length > most) deepest -= 1;
  return entries.filter(({ level }) => level <= deepest).slice(0, most);
}

/** What a document begins with below its title, and the sentences of it. */
export function openingOf(document: DocumentText): { readonly passage: ShownText; readonly thoughts: readonly Span[] } {
  const { text, headings } = document;
  let place = 0;
  for (const { start, end } of headings) if (text.slice(place, start).trim() === '') place = end;
  place += /^\s*/u.exec(text.slice(place))?.[0].length ?? 0;
  const passage = passageAt(document, place);
  return { passage, thoughts: passage.spans.flatMap((span) => thoughtsIn(document, span)) };
}

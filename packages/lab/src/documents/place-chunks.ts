import type { Box } from '@toolbench/contracts/documents.ts';
import { chunksOf, type Chunk, type ChunkSettings } from './chunk.ts';
import { boxesOf, lastNotAbove, mainPage, type DocumentText, type Heading } from './document-text.ts';

/** A chunk with its text and where it stands. */
export interface PlacedChunk {
  /** Counts from 1. */
  readonly number: number;
  readonly content: string;
  /** Characters at its beginning that the chunk before has, too. */
  readonly overlap: number;
  /** The heading it stands under, those that stand in it, and the larger ones above: of its chapter, of the document. */
  readonly headings: readonly string[];
  /** The page that most of it stands on. */
  readonly page: number;
  readonly lastPage: number;
  readonly boxes: readonly Box[];
}

/** How much larger than a heading those of the next level are set. */
const larger = 1.08;

/** The headings above one, each the last that is set larger than the one below it: its chapter's, the document's. */
function headingsAbove(headings: readonly Heading[], index: number): string[] {
  const above: string[] = [];
  let size = headings[index]?.size ?? Infinity;
  for (let at = index - 1; at >= 0; at -= 1) {
    const heading = headings[at];
    if (!heading || heading.size < size * larger) continue;
    above.push(heading.text);
    size = heading.size;
  }
  return above;
}

function placed(document: DocumentText, headingStarts: readonly number[], chunk: Chunk, number: number): PlacedChunk {
  const { start, own, end } = chunk;
  const boxes = boxesOf(document, start, end);
  const first = Math.max(lastNotAbove(headingStarts, own), 0);
  const inside = document.headings.slice(first, lastNotAbove(headingStarts, end - 1) + 1);
  return {
    number,
    content: document.text.slice(start, end),
    overlap: own - start,
    headings: [
      ...inside.map(({ text }) => text),
      ...(inside.length > 0 ? headingsAbove(document.headings, first) : []),
    ],
    page: mainPage(document, own, end),
    lastPage: boxes.at(-1)?.page ?? 1,
    boxes,
  };
}

/** Cuts a document into chunks, each with its heading, pages and boxes. Lazy: callers may pause. */
export function* placeChunks(document: DocumentText, settings: ChunkSettings): Generator<PlacedChunk> {
  const headingStarts = document.headings.map(({ start }) => start);
  let number = 0;
  for (const chunk of chunksOf(document.text, settings)) {
    number += 1;
    yield placed(document, headingStarts, chunk, number);
  }
}

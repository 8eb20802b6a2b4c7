import type { Box } from '@toolbench/contracts/documents.ts';
import { chunksOf, type Chunk, type ChunkSettings } from './chunk.ts';
import { boxesOf, lastNotAbove, mainPage, type DocumentText } from './document-text.ts';

/** A chunk with its text and where it stands. */
export interface PlacedChunk {
  /** Counts from 1. */
  readonly number: number;
  readonly content: string;
  /** Characters at its beginning that the chunk before has, too. */
  readonly overlap: number;
  /** The heading it stands under, and those that stand in it. */
  readonly headings: readonly string[];
  /** The page that most of it stands on. */
  readonly page: number;
  readonly lastPage: number;
  readonly boxes: readonly Box[];
}

function placed(document: DocumentText, headingStarts: readonly number[], chunk: Chunk, number: number): PlacedChunk {
  const { start, own, end } = chunk;
  const boxes = boxesOf(document, start, end);
  return {
    number,
    content: document.text.slice(start, end),
    overlap: own - start,
    headings: document.headings
      .slice(Math.max(lastNotAbove(headingStarts, own), 0), lastNotAbove(headingStarts, end - 1) + 1)
      .map(({ text }) => text),
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

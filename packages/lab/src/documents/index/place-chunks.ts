import type { Box } from '@toolbench/contracts/documents.ts';
import { chunksOf, type Chunk, type ChunkSettings } from './chunk.ts';
import { boxesOf, lastNotAbove, mainPage, type DocumentText, type Heading } from '../read/document-text.ts';

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

/** For each heading the last one before it that is set larger, by index; -1 where none is. */
function parentsOf(headings: readonly Heading[]): number[] {
  const parents: number[] = [];
  for (const { size } of headings) {
    let parent = parents.length - 1;
    while (parent >= 0 && (headings[parent]?.size ?? 0) < size * larger) parent = parents[parent] ?? -1;
    parents.push(parent);
  }
  return parents;
}

/** The headings above one, the nearest first: its chapter's, the document's. */
function headingsAbove(headings: readonly Heading[], parents: readonly number[], index: number): string[] {
  const above: string[] = [];
  for (let at = parents[index] ?? -1; at >= 0; at = parents[at] ?? -1) above.push(headings[at]?.text ?? '');
  return above;
}

interface Outline {
  readonly starts: readonly number[];
  readonly parents: readonly number[];
}

function placed(document: DocumentText, outline: Outline, chunk: Chunk, number: number): PlacedChunk {
  const { start, own, end } = chunk;
  const boxes = boxesOf(document, start, end);
  const first = Math.max(lastNotAbove(outline.starts, own), 0);
  const inside = document.headings.slice(first, lastNotAbove(outline.starts, end - 1) + 1);
  return {
    number,
    content: document.text.slice(start, end),
    overlap: own - start,
    headings: [
      ...inside.map(({ text }) => text),
      ...(inside.length > 0 ? headingsAbove(document.headings, outline.parents, first) : []),
    ],
    page: mainPage(document, own, end),
    lastPage: boxes.at(-1)?.page ?? 1,
    boxes,
  };
}

/** Cuts a document into chunks, each with its heading, pages and boxes. Lazy: callers may pause. */
export function* placeChunks(document: DocumentText, settings: ChunkSettings): Generator<PlacedChunk> {
  const outline = { starts: document.headings.map(({ start }) => start), parents: parentsOf(document.headings) };
  let number = 0;
  for (const chunk of chunksOf(document.text, settings, document.headings)) {
    number += 1;
    yield placed(document, outline, chunk, number);
  }
}

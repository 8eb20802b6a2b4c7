import type { SplitRequest, SplitResponse } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { chunksOf, type Chunk } from '@toolbench/lab/documents/chunk.ts';
import {
  boxesOf,
  documentText,
  lastNotAbove,
  mainPage,
  type DocumentText,
} from '@toolbench/lab/documents/document-text.ts';
import type { Page } from '@toolbench/lab/documents/page.ts';
import { beginning } from '@toolbench/lab/documents/scripts.ts';
import { ok, refusal, type Result } from '../../result.ts';
import type { StoredDocument } from './document-store.ts';
import type { StoredChunk } from './index-store.ts';
import { runPaced } from '../../paced.ts';
import type { DocumentParts } from './parts.ts';

const { chunks: mostChunks, previewCharacters } = limits.documents;
const pagesAtOnce = 25;

/** All pages of a document, read in parcels so that no other request waits for long. */
async function allPages({ store }: Pick<DocumentParts, 'store'>, { id, pages }: StoredDocument): Promise<Page[]> {
  const all: Page[] = [];
  for (let from = 1; from <= pages; from += pagesAtOnce) {
    all.push(...(await store.pages(id, from, from + pagesAtOnce - 1)));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return all;
}

function storedChunk(
  document: DocumentText,
  headingStarts: readonly number[],
  { start, own, end }: Chunk,
  index: number,
): StoredChunk {
  const boxes = boxesOf(document, start, end);
  return {
    number: index + 1,
    content: document.text.slice(start, end),
    overlap: own - start,
    heading: document.headings[lastNotAbove(headingStarts, own)]?.text ?? '',
    page: mainPage(document, own, end),
    lastPage: boxes.at(-1)?.page ?? 1,
    boxes,
  };
}

/** The pages that a chunk stands on. */
export const pagesOfChunk = ({ boxes, page, lastPage }: StoredChunk) => [boxes[0]?.page ?? page, lastPage] as const;

const preview = ({ content }: StoredChunk) => beginning(content, previewCharacters);

export const summaryOf = ({ number, page, lastPage, content }: StoredChunk) => ({
  number,
  page,
  last_page: lastPage,
  characters: content.length,
});

/** Cuts a document into chunks; what was made of its former chunks is gone. */
export async function splitDocument(
  parts: DocumentParts,
  document: StoredDocument,
  { chunk_size, chunk_overlap }: SplitRequest,
): Promise<Result<SplitResponse>> {
  const text = documentText(await allPages(parts, document));
  const headingStarts = text.headings.map(({ start }) => start);
  const chunks: StoredChunk[] = [];
  await runPaced(chunksOf(text.text, { size: chunk_size, overlap: chunk_overlap }), (chunk) => {
    if (chunks.length <= mostChunks) chunks.push(storedChunk(text, headingStarts, chunk, chunks.length));
  });
  if (chunks.length > mostChunks) return refusal('too-many-chunks');
  await parts.index.putChunks(document.id, chunks);
  return ok({ chunks_preview: chunks.map(preview), chunks: chunks.map(summaryOf), chunk_size, chunk_overlap });
}

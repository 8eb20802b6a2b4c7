import type { SplitRequest, SplitResponse } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ChunkSettings } from '@toolbench/lab/documents/index/chunk.ts';
import { documentText, type DocumentText } from '@toolbench/lab/documents/read/document-text.ts';
import type { Page } from '@toolbench/lab/documents/read/page.ts';
import { placeChunks, type PlacedChunk } from '@toolbench/lab/documents/index/place-chunks.ts';
import { beginning } from '@toolbench/lab/documents/read/scripts.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import type { StoredDocument } from './document-store.ts';
import { runPaced } from '../../shared/paced.ts';
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

/** The pages that a chunk stands on. */
export const pagesOfChunk = ({ boxes, page, lastPage }: PlacedChunk) => [boxes[0]?.page ?? page, lastPage] as const;

const preview = ({ content }: PlacedChunk) => beginning(content, previewCharacters);

export function summaryOf(chunk: PlacedChunk) {
  const { number, page, content } = chunk;
  const [first_page, last_page] = pagesOfChunk(chunk);
  return { number, page, first_page, last_page, characters: content.length };
}

/** The whole text of a document with its places. */
export async function wholeText(parts: Pick<DocumentParts, 'store'>, document: StoredDocument): Promise<DocumentText> {
  return documentText(await allPages(parts, document));
}

/** The chunks of a text; nothing where they would be too many. The process is given to others in between. */
export async function cutDocument(
  text: DocumentText,
  settings: ChunkSettings,
  signal?: AbortSignal,
): Promise<PlacedChunk[] | undefined> {
  const chunks: PlacedChunk[] = [];
  const keep = (chunk: PlacedChunk) => {
    if (chunks.length <= mostChunks) chunks.push(chunk);
  };
  await runPaced(placeChunks(text, settings), keep, signal);
  return chunks.length > mostChunks ? undefined : chunks;
}

/** Cuts a document into chunks; what was made of its former chunks is gone. */
export async function splitDocument(
  parts: DocumentParts,
  document: StoredDocument,
  { chunk_size, chunk_overlap }: SplitRequest,
): Promise<Result<SplitResponse>> {
  const chunks = await cutDocument(await wholeText(parts, document), { size: chunk_size, overlap: chunk_overlap });
  if (chunks === undefined) return refusal('too-many-chunks');
  await parts.index.putChunks(document.id, chunks);
  return ok({ chunks_preview: chunks.map(preview), chunks: chunks.map(summaryOf), chunk_size, chunk_overlap });
}

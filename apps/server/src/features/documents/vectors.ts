import type { DocumentProgress, StoreResponse } from '@toolbench/contracts/documents.ts';
import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { PlacedChunk } from '@toolbench/lab/documents/index/place-chunks.ts';
import { indexChunks, type TermIndex } from '@toolbench/lab/documents/index/term-index.ts';
import type { EmbedPort } from '@toolbench/lab/ports.ts';
import { ok, refusal } from '../../shared/result.ts';
import type { StoredDocument } from './document-store.ts';
import { runPaced } from '../../shared/paced.ts';
import type { DocumentParts, Work } from './parts.ts';

/** Chunks that are sent to the embedding model together. */
const chunksAtOnce = 32;

/** Stores an embedding for each chunk. Gives why that failed, where it did. */
async function* embed(
  { index }: DocumentParts,
  port: EmbedPort,
  id: string,
  chunks: readonly PlacedChunk[],
  signal: AbortSignal,
): AsyncGenerator<DocumentProgress, AiError | undefined> {
  for (let at = 0; at < chunks.length; at += chunksAtOnce) {
    const parcel = chunks.slice(at, at + chunksAtOnce);
    const embedded = await port.embed({ texts: parcel.map(({ content }) => content), signal });
    signal.throwIfAborted();
    if (!embedded.ok) return embedded.error;
    await index.putEmbeddings(id, at + 1, embedded.value.vectors);
    yield { stage: 'embedding', done: Math.min(at + chunksAtOnce, chunks.length), total: chunks.length };
  }
  return undefined;
}

/** Makes a document's chunks searchable: their term weights and, where a model is configured, their embeddings. */
export async function* storeVectors(
  parts: DocumentParts,
  document: StoredDocument,
  signal: AbortSignal,
): Work<DocumentProgress, StoreResponse> {
  if (document.chunkCount === null) return refusal('not-split-yet');
  const chunks = await parts.index.allChunks(document.id, document.chunkCount);
  const terms: TermIndex = await runPaced(indexChunks(chunks), () => undefined, signal);
  await parts.index.putIndex(document.id, terms);
  yield { stage: 'saving', done: chunks.length, total: chunks.length };
  const port = parts.fusesEmbeddings ? await parts.engines.embed() : undefined;
  const error = port && (yield* embed(parts, port, document.id, chunks, signal));
  const model = port && error === undefined ? port.engine.model : null;
  signal.throwIfAborted();
  await parts.index.finishIndex(document.id, terms.lengths, model);
  return ok({
    vector_count: chunks.length,
    vectors: model === null ? 'terms' : 'terms+embedding',
    ...(model !== null && { model }),
    ...(error && { embedding_error: error }),
  });
}

import type { QualityRequest, QualityResponse } from '@toolbench/contracts/document-quality.ts';
import type { AskedDocument, QuestionResponse } from '@toolbench/contracts/document-answers.ts';
import type {
  ChunkResponse,
  DocumentProgress,
  HeldDocument,
  PageResponse,
  Passage,
  RetrievalRequest,
  RetrievalResponse,
  SplitRequest,
  SplitResponse,
  StoreResponse,
  UploadResponse,
} from '@toolbench/contracts/documents.ts';
import { aiErrorText } from '@toolbench/contracts/ai/ai-texts.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ErrorCode } from '@toolbench/contracts/errors.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import { createExclusive } from '../cluster/exclusive.ts';
import type { Asked } from './answer.ts';
import { placesOf } from './upload/document-kind.ts';
import type { StoredDocument } from './document-store.ts';
import type { AnswerEvent } from './model-answer.ts';
import type { DocumentParts, Work } from './parts.ts';
import { withHeadings } from './page-notes.ts';
import { splitDocument, summaryOf } from './split.ts';
import { createSemaphore } from '../../shared/semaphore.ts';
import { uploadDocument, type Upload } from './upload/upload.ts';
import { storeVectors } from './vectors.ts';

/** Who asks for a document. */
interface Caller {
  readonly owner: string;
  readonly signal: AbortSignal;
}

interface AskingCaller extends Caller {
  readonly model: string | undefined;
  readonly language: 'zh' | 'en';
}

/** What was looked at, and in which documents where several are asked. */
interface Sources {
  readonly kind: 'sources';
  readonly source_documents: readonly Passage[];
  readonly documents?: readonly AskedDocument[];
}

/** An event of an answer: what was looked at, then its parts. */
export type AnsweringEvent = AnswerEvent | Sources;

function heldDocument(document: StoredDocument): HeldDocument {
  return {
    file_id: document.id,
    filename: document.filename,
    bytes: document.bytes,
    pages: document.pages,
    created_at: new Date(document.createdAt).toISOString(),
    expires_at: new Date(document.expiresAt).toISOString(),
    chunk_count: document.chunkCount,
    vector_count: document.vectorCount,
    ...placesOf(document.kind),
  };
}

/**
 * Question answering over documents: each user's own, for a day. What questions are read and answered with holds large
 * tables, which the first question loads, not each start.
 */
export function createDocuments(parts: DocumentParts) {
  const { store, index, engines, clock } = parts;
  const { readersAtOnce, readersWaiting } = limits.documents;
  const readers = createSemaphore(readersAtOnce, readersWaiting);
  /** Documents whose chunks or vectors are being made: two at once would mix. */
  const changing = createExclusive(parts.claims, 'document');

  const find = async (
    id: string,
    owner: string,
  ): Promise<Result<StoredDocument, 'upload-first' | 'no-such-document'>> => {
    if (id === '') return refusal('upload-first');
    const document = await store.find(id, owner, clock.now());
    return document === undefined ? refusal('no-such-document') : ok(document);
  };

  /** A document that can be searched. */
  const findSearchable = async (id: string, owner: string): Promise<Result<StoredDocument, ErrorCode>> => {
    const found = await find(id, owner);
    if (!found.ok) return found;
    if (found.value.chunkCount === null) return refusal('not-split-yet');
    return found.value.vectorCount === null ? refusal('not-stored-yet') : found;
  };

  const busy = () => refusal('busy', { retryAfterMs: 1_000 });

  return {
    upload(upload: Upload, signal: AbortSignal): Work<DocumentProgress, UploadResponse> {
      return uploadDocument(parts, readers, upload, signal);
    },

    async split(request: SplitRequest, owner: string): Promise<Result<SplitResponse, ErrorCode>> {
      const found = await find(request.file_id, owner);
      if (!found.ok) return found;
      const end = await changing.begin(found.value.id);
      return end ? splitDocument(parts, found.value, request).finally(end) : busy();
    },

    async *storeVectors(id: string, { owner, signal }: Caller): Work<DocumentProgress, StoreResponse> {
      const found = await find(id, owner);
      if (!found.ok) return found;
      const end = await changing.begin(found.value.id);
      if (end === undefined) return busy();
      try {
        return yield* storeVectors(parts, found.value, signal);
      } finally {
        await end();
      }
    },

    async search(
      { file_id, question, k }: RetrievalRequest,
      owner: string,
    ): Promise<Result<RetrievalResponse, ErrorCode>> {
      const found = await findSearchable(file_id, owner);
      if (!found.ok) return found;
      const { passageOf, searchDocument } = await import('./search.ts');
      const { hits, embeddingError } = await searchDocument(parts, found.value, question, k);
      const results = hits.map((hit) => passageOf(found.value, hit));
      return ok({
        results: await withHeadings(store, found.value, results),
        ...(embeddingError && { embedding_error: embeddingError }),
      });
    },

    /**
     * By the chat model where one is configured; by the embedded engine where none is, or where the model failed.
     * @param asked the question, for one document and those that are asked `also`
     */
    async *ask(
      asked: Asked & { readonly file_id: string; readonly also?: readonly string[] },
      { owner, signal, model, language }: AskingCaller,
    ): Work<AnsweringEvent, QuestionResponse> {
      const documents: StoredDocument[] = [];
      for (const id of new Set([asked.file_id, ...(asked.also ?? [])])) {
        const found = await findSearchable(id, owner);
        if (!found.ok) return found;
        documents.push(found.value);
      }
      const { documentsOf, extractFrom, lookInto, sourcesOf, withDocuments } = await import('./asked-together.ts');
      const { askModel } = await import('./model-answer.ts');
      const looked = await lookInto(parts, documents, asked, signal);
      const source_documents = await sourcesOf(parts, looked);
      yield { kind: 'sources', source_documents, ...(looked.length > 1 && { documents: documentsOf(looked) }) };
      const port = await engines.chat();
      if (port === undefined || source_documents.length === 0) {
        const answer = await extractFrom(parts, looked);
        for (const sentence of answer.sentences) yield { kind: 'sentence', sentence };
        return ok({ answer: await withDocuments(parts, looked, answer) });
      }
      const modelAnswer = yield* askModel(parts, { ...asked, looked, port, model, signal });
      if (modelAnswer.ok) return ok({ answer: await withDocuments(parts, looked, modelAnswer.answer) });
      signal.throwIfAborted();
      const { error } = modelAnswer;
      const answer = await withDocuments(parts, looked, await extractFrom(parts, looked));
      return ok({ answer: { ...answer, fallback: { error, text: aiErrorText(error, language) } } });
    },

    async *checkQuality(request: QualityRequest, { owner, signal }: Caller): Work<DocumentProgress, QualityResponse> {
      const found = await findSearchable(request.file_id, owner);
      if (!found.ok) return found;
      const { checkQuality } = await import('./quality.ts');
      return yield* checkQuality(parts, found.value, request, signal);
    },

    async list(owner: string): Promise<HeldDocument[]> {
      return (await store.list(owner, clock.now())).map(heldDocument);
    },

    async page(id: string, number: number, owner: string): Promise<Result<PageResponse, ErrorCode>> {
      const found = await find(id, owner);
      if (!found.ok) return found;
      const [page] = await store.pages(id, number, number);
      if (page === undefined) return refusal('not-found');
      const { isRecognised, isDamaged, place, lines, ...rest } = page;
      return ok({
        ...rest,
        lines: [...lines],
        ...(isRecognised && { is_recognised: true }),
        ...(isDamaged && { is_damaged: true }),
        ...(place !== undefined && { heading: place }),
      });
    },

    async chunk(id: string, number: number, owner: string): Promise<Result<ChunkResponse, ErrorCode>> {
      const found = await find(id, owner);
      if (!found.ok) return found;
      const [chunk] = await index.chunks(id, [number]);
      return chunk
        ? ok({ ...summaryOf(chunk), content: chunk.content, boxes: [...chunk.boxes] })
        : refusal('not-found');
    },

    async remove(id: string, owner: string): Promise<Result<undefined, ErrorCode>> {
      const found = await find(id, owner);
      if (!found.ok) return found;
      await store.remove(id);
      return ok(undefined);
    },
  };
}

export type Documents = ReturnType<typeof createDocuments>;

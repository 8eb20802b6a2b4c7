import type {
  ChunkSummary,
  ConversationTurn,
  DocumentAnswer,
  HeldDocument,
  Passage,
  SplitResponse,
  StoreResponse,
  UploadResponse,
} from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';

/** The wizard's steps in their order. */
export const steps = ['upload', 'split', 'store', 'search', 'ask'] as const;

export type Step = (typeof steps)[number];

export interface OpenDocument {
  readonly fileId: string;
  readonly filename: string;
  readonly pages: number;
  readonly expiresAt: string;
  /** The user's own file, where it was chosen in this visit: its pages can then be drawn. */
  readonly file: File | null;
  /** What the upload told; a document from the list comes without it. */
  readonly uploaded: UploadResponse | null;
}

export interface Turn {
  readonly question: string;
  readonly answer: DocumentAnswer;
}

/** What has been done with one document. */
export interface Work {
  readonly document: OpenDocument | null;
  readonly chunkCount: number;
  /** Empty where the document was split in an earlier visit. */
  readonly chunks: readonly (ChunkSummary & { readonly preview: string })[];
  readonly vectorCount: number;
  /** Absent where the vectors were stored in an earlier visit. */
  readonly stored: StoreResponse | null;
  readonly search: { readonly question: string; readonly results: readonly Passage[] } | null;
  readonly turns: readonly Turn[];
}

export const noWork: Work = {
  document: null,
  chunkCount: 0,
  chunks: [],
  vectorCount: 0,
  stored: null,
  search: null,
  turns: [],
};

/** A new file: whatever was done before belongs to another one. */
export function afterUpload(uploaded: UploadResponse, file: File): Work {
  const { file_id: fileId, filename, pages, expires_at: expiresAt } = uploaded;
  return { ...noWork, document: { fileId, filename, pages, expiresAt, file, uploaded } };
}

/** A document of the list, as far as the server has come with it. */
export function fromHeld(held: HeldDocument): Work {
  const { file_id: fileId, filename, pages, expires_at: expiresAt } = held;
  return {
    ...noWork,
    document: { fileId, filename, pages, expiresAt, file: null, uploaded: null },
    chunkCount: held.chunk_count ?? 0,
    vectorCount: held.vector_count ?? 0,
  };
}

/** New chunks: vectors, results and answers of the old ones are void. */
export function afterSplit(work: Work, { chunks, chunks_preview: previews }: SplitResponse): Work {
  return {
    ...noWork,
    document: work.document,
    chunkCount: previews.length,
    chunks: chunks.map((chunk, index) => ({ ...chunk, preview: previews[index] ?? '' })),
  };
}

export function isComplete(step: Step, work: Work): boolean {
  switch (step) {
    case 'upload':
      return work.document !== null && work.document.fileId !== '' && work.document.filename !== '';
    case 'split':
      return work.chunkCount > 0;
    case 'store':
      return work.vectorCount > 0;
    case 'search':
      return (work.search?.results.length ?? 0) > 0;
    case 'ask':
      return work.turns.length > 0;
  }
}

/** The first step that is not complete: as far as one can go. */
export function furthestStep(work: Work): Step {
  return steps.find((step) => !isComplete(step, work)) ?? 'ask';
}

/** The earlier turns that go with a question: the newest ones that were answered, oldest first. */
export function historyOf(turns: readonly Turn[]): ConversationTurn[] {
  return turns
    .filter(({ answer }) => !answer.abstained)
    .slice(-limits.documents.historyTurns)
    .map(({ question, answer }) => ({ question, answer: answer.result.slice(0, limits.documents.historyCharacters) }));
}

import { z } from 'zod';
import { documentAnswer, type DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type {
  ChunkSummary,
  ConversationTurn,
  HeldDocument,
  RetrievalResponse,
  SplitResponse,
  StoreResponse,
  UploadResponse,
} from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { keptConversations } from '../wizard/answers/kept-conversations.ts';

/** The wizard's steps in their order. */
export const steps = ['upload', 'split', 'store', 'search', 'ask'] as const;

export type Step = (typeof steps)[number];

export interface OpenDocument {
  readonly fileId: string;
  readonly filename: string;
  /** Pages, or sections where it has no pages. */
  readonly pages: number;
  readonly hasPages: boolean;
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

const turns = z.array(z.object({ question: z.string(), answer: documentAnswer }));

/** What was said about each document, kept in the tab. */
export const conversations = keptConversations<Turn>('documents', turns);

/** What has been done with one document. */
export interface Work {
  readonly document: OpenDocument | null;
  readonly chunkCount: number;
  /** Empty where the document was split in an earlier visit. */
  readonly chunks: readonly (ChunkSummary & { readonly preview: string })[];
  readonly vectorCount: number;
  /** Absent where the vectors were stored in an earlier visit. */
  readonly stored: StoreResponse | null;
  readonly search: (RetrievalResponse & { readonly question: string }) | null;
  readonly turns: readonly Turn[];
  /** Further documents that questions go to, by file id. */
  readonly also: readonly string[];
}

export const noWork: Work = {
  document: null,
  chunkCount: 0,
  chunks: [],
  vectorCount: 0,
  stored: null,
  search: null,
  turns: [],
  also: [],
};

/** A new file: whatever was done before belongs to another one. */
export function afterUpload(uploaded: UploadResponse, file: File): Work {
  return { ...noWork, document: { ...openedFrom(uploaded, file), uploaded } };
}

type Opened = Pick<HeldDocument, 'file_id' | 'filename' | 'pages' | 'places' | 'expires_at'>;

/** A document of the list as it is opened; with the user's own file where that is at hand. */
export function openedFrom(held: Opened, file: File | null = null): OpenDocument {
  const { file_id: fileId, filename, pages, places, expires_at: expiresAt } = held;
  return { fileId, filename, pages, hasPages: places === undefined, expiresAt, file, uploaded: null };
}

/** A document of the list, as far as the server has come with it. */
export function fromHeld(held: HeldDocument): Work {
  return {
    ...noWork,
    document: openedFrom(held),
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

/** A step whose needs are met. A question needs vectors alone: it makes the search of the step before where there is none. */
export function canReach(step: Step, work: Work): boolean {
  return step === 'ask' ? isComplete('store', work) : steps.indexOf(step) <= steps.indexOf(furthestStep(work));
}

/** The earlier turns that go with a question: the newest ones that were answered, oldest first. */
export function historyOf(turns: readonly Turn[]): ConversationTurn[] {
  return turns
    .filter(({ answer }) => !answer.abstained)
    .slice(-limits.documents.historyTurns)
    .map(({ question, answer }) => ({ question, answer: answer.result.slice(0, limits.documents.historyCharacters) }));
}

/** The page that is read after so many, counted from 1. */
export const pageBeingRead = ({ done, total }: { readonly done: number; readonly total: number }): number =>
  Math.min(done + 1, Math.max(total, 1));

import { z } from 'zod';
import { aiError } from './ai/ai.ts';
import { limits } from './limits.ts';

/**
 * Question answering over documents. The five calls of the specification take form fields (multipart, urlencoded or
 * JSON, all the same) and answer in its shapes; what stands beside those is ours. Times are ISO 8601 in UTC.
 */

/** A whole number as people type it into a form: digits only, no sign, point, exponent or spaces. */
export const wholeNumber = (least: number, most: number) =>
  z
    .union([z.string().regex(/^\d{1,9}$/), z.int()])
    .transform(Number)
    .pipe(z.int().min(least).max(most));

/** Empty or absent means that nothing was uploaded yet, which has words of its own. */
export const fileId = z.string().max(100).default('');

const question = z.string().trim().min(1).max(limits.documents.questionCharacters);

const { chunkSize, chunkOverlap, k } = limits.documents;

/** How a document is cut. */
export const cut = {
  chunk_size: wholeNumber(chunkSize.least, chunkSize.most).default(chunkSize.preset),
  chunk_overlap: wholeNumber(0, chunkSize.most).default(chunkOverlap.preset),
};

export const overlapsLess = (split: { readonly chunk_size: number; readonly chunk_overlap: number }) =>
  // Where one of them is no number it is named alone.
  !(split.chunk_overlap >= split.chunk_size);

export const splitRequest = z.object({ file_id: fileId, ...cut }).refine(overlapsLess, { path: ['chunk_overlap'] });

export const storeRequest = z.object({ file_id: fileId });

export const retrievalRequest = z.object({
  file_id: fileId,
  question,
  k: wholeNumber(k.least, k.most).default(k.preset),
});

const turn = z.object({
  question: z.string().max(limits.documents.questionCharacters),
  answer: z.string().max(limits.documents.historyCharacters),
});

/** A list, as JSON text in a form field or as it is in a JSON body; none where it is empty or absent. */
export const listField = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .preprocess((value, context) => {
      if (typeof value !== 'string') return value ?? [];
      if (value === '') return [];
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    }, z.array(item).max(most))
    .default([] as never);

/** Earlier turns, oldest first. */
const history = listField(turn, limits.documents.historyTurns);

/** Further documents that are asked the same, by their file ids. */
const also = listField(z.string().max(100), limits.documents.askedTogether - 1);

export const questionRequest = z.object({ file_id: fileId, also, question, history });

/**
 * A rectangle on a page in PDF points (1/72 inch), from the upper left corner of the page as it is shown: multiply by the
 * scale of the view and lay it over the page.
 */
export const box = z.object({ page: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/**
 * Where a document has no pages, its sections stand for them, numbered from 1 and called by their headings. Absent where it
 * has pages.
 */
const places = z.literal('headings').optional();

export const uploadResponse = z.object({
  file_id: z.string(),
  /** As the browser sent it, without folders and control characters. The server never uses it as a name. */
  filename: z.string(),
  /** The first `limits.documents.previewCharacters` characters of the text. */
  content_preview: z.string(),
  pages: z.int(),
  characters: z.int(),
  /** Pages on which no text was found, in a document that has text on others. */
  pages_without_text: z.array(z.int()),
  /** Pages that are pictures, such as scans: their words were recognised and may be wrong. Absent where there are none. */
  recognised_pages: z.array(z.int()).optional(),
  /** Pages whose fonts do not tell which letters they draw, so that their text is not what they show. Absent where there are none. */
  damaged_pages: z.array(z.int()).optional(),
  /** Names of files within the document, which are not read. Absent where there are none. */
  attached_files: z.array(z.string()).optional(),
  places,
  /** A document of the same user that was read from the same file before, the newest. Absent where there is none. */
  same_as: z.object({ file_id: z.string(), filename: z.string() }).optional(),
  expires_at: z.string(),
});

export const chunkSummary = z.object({
  /** Counts from 1. */
  number: z.int(),
  /** The page that most of it stands on, its first and its last, counted from 1. */
  page: z.int(),
  first_page: z.int(),
  last_page: z.int(),
  characters: z.int(),
});

export const splitResponse = z.object({
  /** The first `limits.documents.previewCharacters` characters of each chunk, in their order. */
  chunks_preview: z.array(z.string()),
  /** One for each preview. */
  chunks: z.array(chunkSummary),
  chunk_size: z.int(),
  chunk_overlap: z.int(),
});

export const storeResponse = z.object({
  /** One for each chunk: its term weights, and its embedding where an embedding model is configured. */
  vector_count: z.int(),
  /** `terms`: weighted words and character pairs; `terms+embedding`: an embedding model's vectors as well. */
  vectors: z.enum(['terms', 'terms+embedding']),
  /** The embedding model, where one made vectors. */
  model: z.string().optional(),
  /** Why the configured embedding model made none: search goes on with terms alone. */
  embedding_error: aiError.optional(),
});

/** A passage of the document. */
export const passage = z.object({
  content: z.string(),
  metadata: z.object({
    /** The file's name. */
    source: z.string(),
    /** Page that most of it stands on, counted from 1. */
    page: z.int(),
    first_page: z.int(),
    last_page: z.int(),
    /** Counts from 1. */
    chunk: z.int(),
    /** The heading of the section it begins in, empty where that has none. Absent where the document has pages. */
    heading: z.string().optional(),
    /** The letter of the document, where several were asked. */
    document: z.string().length(1).optional(),
  }),
  /**
   * 0 to 1: the share of the question that the passage holds. The question's words and character pairs count as much as
   * they are rare in this document; 1 means that all of them stand in the passage or its heading, and related words
   * count for a part. Results are in the order of their rank, which also weighs how often and in how short a passage
   * they stand and how well its best sentence answers, so this figure need not fall from one result to the next.
   */
  similarity: z.number().min(0).max(1),
  /** The words and characters of the question that stand in its content, as the question has them, rarest first. */
  matched_terms: z.array(z.string()),
  /** Words of its content that count in place of other words of the question, as the content has them. */
  related_terms: z.array(z.string()).optional(),
  /** Where it stands: one for each line. */
  boxes: z.array(box),
});

export const retrievalResponse = z.object({
  /** Best first. */
  results: z.array(passage),
  /** Why the document's embeddings were not asked: the search went by terms alone. */
  embedding_error: aiError.optional(),
});

/**
 * Upload, store, question and check of the search answer as events when the request accepts text/event-stream. What can
 * be refused at once is refused with its status and no stream begins; later failures are the last event, `failed`, with
 * an ErrorResponse. Closing the connection cancels the work, and nothing of it stays.
 */
export const documentEvents = {
  /** Upload, store and check of the search: DocumentProgress. */
  progress: 'progress',
  /** Upload, last: UploadResponse. */
  uploaded: 'uploaded',
  /** Store, last: StoreResponse. */
  stored: 'stored',
  /** Question, first: { source_documents }, with `documents` where several were asked. */
  sources: 'sources',
  /**
   * Question: { text }, the next part of the answer as the model writes it; the sentence it belongs to follows. With
   * `restarts` all parts and sentences before it were what the model thought, and the answer begins with this part.
   */
  text: 'text',
  /** Question: AnswerSentence, checked; it replaces the parts since the sentence before. */
  sentence: 'sentence',
  /** Question, last: QuestionResponse. */
  answer: 'answer',
  /** Check of the search, last: QualityResponse. */
  checked: 'checked',
  /** Last: ErrorResponse. */
  failed: 'failed',
} as const;

export const documentProgress = z.object({
  /**
   * `reading`: pages of the PDF; `saving`: its text is written down; `embedding`: chunks sent to the embedding model;
   * `checking`: questions of a check of the search.
   */
  stage: z.enum(['reading', 'saving', 'embedding', 'checking']),
  done: z.int(),
  total: z.int(),
});

export const heldDocument = z.object({
  file_id: z.string(),
  filename: z.string(),
  bytes: z.int(),
  pages: z.int(),
  places,
  created_at: z.string(),
  /** It is deleted then, whatever is done with it. */
  expires_at: z.string(),
  /** Null until it is split. */
  chunk_count: z.int().nullable(),
  /** Null until it is stored; splitting again makes it null again. */
  vector_count: z.int().nullable(),
});

/** GET of the documents: the caller's own, newest first. */
export const documentsResponse = z.object({ documents: z.array(heldDocument) });

/** GET of one page: its text as it is read, with the place of every line. */
export const pageResponse = z.object({
  page: z.int(),
  /** In PDF points, as shown. */
  width: z.number(),
  height: z.number(),
  lines: z.array(
    box.omit({ page: true }).extend({
      text: z.string(),
      /** `furniture`: running head, running foot or page number, which is not searched. `row`: of a table. */
      kind: z.enum(['text', 'heading', 'row', 'code', 'furniture']),
    }),
  ),
  /** Its words were recognised in a picture and may be wrong. */
  is_recognised: z.boolean().optional(),
  /** Its fonts do not tell which letters they draw: its text is not what it shows. */
  is_damaged: z.boolean().optional(),
  /** The number that is printed on it, where that is not its position in the file. */
  label: z.string().optional(),
  /** The heading it is called by, where the document has no pages. */
  heading: z.string().optional(),
});

/** GET of one chunk. */
export const chunkResponse = chunkSummary.extend({ content: z.string(), boxes: z.array(box) });

export type Box = z.infer<typeof box>;
export type SplitRequest = z.infer<typeof splitRequest>;
export type RetrievalRequest = z.infer<typeof retrievalRequest>;
export type QuestionRequest = z.infer<typeof questionRequest>;
export type ConversationTurn = z.infer<typeof turn>;
export type UploadResponse = z.infer<typeof uploadResponse>;
export type ChunkSummary = z.infer<typeof chunkSummary>;
export type SplitResponse = z.infer<typeof splitResponse>;
export type StoreResponse = z.infer<typeof storeResponse>;
export type Passage = z.infer<typeof passage>;
export type RetrievalResponse = z.infer<typeof retrievalResponse>;
export type DocumentProgress = z.infer<typeof documentProgress>;
export type HeldDocument = z.infer<typeof heldDocument>;
export type PageResponse = z.infer<typeof pageResponse>;
export type ChunkResponse = z.infer<typeof chunkResponse>;

import { z } from 'zod';
import { aiError, answerOrigin } from './ai/ai.ts';
import { box, passage } from './documents.ts';

/* What a question to documents is answered with. */

/** The letter of one of several documents that were asked at once; absent where one was. */
const letter = z.string().length(1).optional();

/**
 * The headings of the sections that an answer names, by the numbers that stand for pages; empty where a section has none.
 * Absent where the document has pages.
 */
const headings = z.record(z.string(), z.string()).optional();

/**
 * The printed numbers of the pages that an answer names, by their positions in the file. Absent where none differs from its
 * position.
 */
const pageLabels = z.record(z.string(), z.string()).optional();

/** What of a document was not read, so that an answer may stand there. Each is absent where there is none. */
const unread = {
  /** Names of files within the document. */
  attached_files: z.array(z.string()).optional(),
  /** Pages whose fonts do not tell which letters they draw. */
  damaged_pages: z.array(z.int()).optional(),
  /** Pages on which no text was found. */
  pages_without_text: z.array(z.int()).optional(),
};

const unreadParts = z.object(unread);

/** One of several documents that were asked at once. */
const askedDocument = z.object({
  /** By which the answer refers to it: A, B and so on. */
  letter: z.string().length(1),
  file_id: z.string(),
  filename: z.string(),
  /** As in the answer of one document. */
  recognised_pages: z.array(z.int()).optional(),
  headings,
  page_labels: pageLabels,
  ...unread,
});

/** A quotation that was found again, word for word, on a page of the document. */
export const citation = z.object({
  page: z.int(),
  document: letter,
  /** As it stands on the page. */
  quote: z.string(),
  boxes: z.array(box),
});

export const answerSentence = z.object({
  text: z.string(),
  citations: z.array(citation),
  /**
   * `verified`: it stands word for word on the cited page, or each of its quotations does. `cited`: it names pages that
   * were given to the model, but quotes nothing that could be checked. `unsupported`: it names no such page and quotes
   * nothing, or a quotation of it stands on none of the pages that the model was given.
   */
  support: z.enum(['verified', 'cited', 'unsupported']),
  /** The pages it names or is quoted from. */
  pages: z.array(z.int()),
  /** The same with their documents, where several were asked. */
  places: z.array(z.object({ page: z.int(), document: z.string().length(1) })).optional(),
  /** The headings it stands under, the wider first; absent where none is known or a chat model wrote it. */
  section: z.array(z.string()).optional(),
});

/** What the embedded engine shows of a document: from a heading or the beginning of a thought to the end of one. */
export const shownPassage = z.object({
  /** Word for word as in the document; cells of a table are parted by tabs, and a row has the head of its table above. */
  text: z.string(),
  /** The headings it stands under, the wider first. */
  heading: z.array(z.string()),
  document: letter,
  /** The page of its most telling sentence, its first and its last, counted from 1. */
  page: z.int(),
  first_page: z.int(),
  last_page: z.int(),
  /** Its most telling sentences: offsets in `text` (UTF-16 units, `end` behind the last), and where they stand. */
  marks: z.array(z.object({ start: z.int(), end: z.int(), page: z.int(), boxes: z.array(box) })),
});

export const documentAnswer = z.object({
  /** The whole answer as text, with its pages. */
  result: z.string(),
  /**
   * Whether the document holds the answer, as far as the embedded engine can tell. `not-found` is `abstained`, `perhaps`
   * is `certainty` low. Absent where a chat model answered.
   */
  verdict: z.enum(['found', 'perhaps', 'not-found']).optional(),
  /**
   * The embedded engine's answer and the next best passages, the best first; where it found none, the closest ones.
   * Absent where a chat model answered.
   */
  passages: z.array(shownPassage).optional(),
  /**
   * The cells that a question for one looks up in tables, each with what names its row and, where the table has a head,
   * its column. Absent where it looks up none, or a chat model answered.
   */
  cells: z.array(z.object({ row: z.string(), column: z.string(), text: z.string() })).optional(),
  /** Of a document that is asked what it is about: its headings with their pages, `level` 0 being set largest. */
  outline: z.array(z.object({ text: z.string(), page: z.int(), level: z.int(), document: letter })).optional(),
  /** The documents that were asked, where several were: what refers to a letter means one of these. */
  documents: z.array(askedDocument).optional(),
  /** The passages that were looked at, best first; those that the answer cites where it did not abstain. */
  source_documents: z.array(passage),
  /** Why the embeddings of a document were not asked: its passages were found by terms alone. */
  embedding_error: aiError.optional(),
  /** The document does not hold the answer, and `result` says so. */
  abstained: z.boolean(),
  /**
   * How sure the embedded engine is of an answer it gives: `low` where the document may not answer the question, and the
   * cited page should be looked at. Absent where it abstained and where a chat model answered.
   */
  certainty: z.enum(['high', 'low']).optional(),
  /**
   * The language of the document, where it abstained and the question is in another one: words of one language find
   * none of another. `other` is any but Chinese. Absent where both are the same, as far as can be told.
   */
  document_language: z.enum(['zh', 'other']).optional(),
  /**
   * Of the pages that its sentences and passages stand on, those whose words were recognised in a picture and may be wrong.
   * Absent where there are none.
   */
  recognised_pages: z.array(z.int()).optional(),
  headings,
  page_labels: pageLabels,
  ...unread,
  /** `embedded`: a passage of the document itself, no model; else the name of the chat model. */
  engine: z.string(),
  ...answerOrigin,
  /** What the chat model wrote, sentence by sentence; of the embedded engine's first passage, the sentences that it marks. */
  sentences: z.array(answerSentence),
});

export const questionResponse = z.object({ answer: documentAnswer });

export type Unread = z.infer<typeof unreadParts>;
export type AskedDocument = z.infer<typeof askedDocument>;
export type Citation = z.infer<typeof citation>;
export type ShownPassage = z.infer<typeof shownPassage>;
export type AnswerSentence = z.infer<typeof answerSentence>;
export type DocumentAnswer = z.infer<typeof documentAnswer>;
export type QuestionResponse = z.infer<typeof questionResponse>;

import { lifetimeMs } from './lifetime.ts';

/** Question answering over documents. */
export const documentsLimits = {
  /** Twice this in memory is what one upload may cost. */
  fileBytes: 20 * 1024 * 1024,
  pages: 1_000,
  /** Text of a whole document: a book of a thousand pages has about three million. */
  characters: 4_000_000,
  /** Of a passage in a list. */
  previewCharacters: 100,
  /** In characters. */
  chunkSize: { least: 50, most: 8_000, preset: 500 },
  /** In characters, less than the size. */
  chunkOverlap: { preset: 4 },
  chunks: 20_000,
  /** Passages that a search gives. */
  k: { least: 1, most: 10, preset: 3 },
  questionCharacters: 4_000,
  /** Headings of the outline that a summary without a model gives; a reader skims no more. */
  outlineEntries: 60,
  /** Of a model, its thoughts included where its service counts them. */
  answerTokens: 2_000,
  historyTurns: 10,
  historyCharacters: 20_000,
  fileNameCharacters: 255,
  /** Form fields of a call: a question with its history, or the questions of a check, in UTF-8. */
  fieldsBytes: 1024 * 1024,
  /** CSV of questions for the check of the search, and how many of them are run. */
  casesCharacters: 200_000,
  cases: 300,
  /** Settings that are compared in one check. */
  settings: 6,
  /** Reading a PDF takes a process of its own: time for every hundred pages begun, at least once. */
  readMsPer100Pages: 5_000,
  /** By the clock reading may take so many times as long: a busy machine gives a process a share of its time. */
  readSlack: 4,
  /** Time to start that process and to open the file, on top. */
  openMs: 5_000,
  /** Its JavaScript memory, and all of its memory together. */
  readHeapMiB: 256,
  readMemoryMiB: 384,
  /** A page that is a picture of text is recognised in that process: so many in a document, and time for each on top. */
  recognisedPages: 50,
  recogniseMsPerPage: 15_000,
  /** All of its memory from the first such page on. */
  recogniseMemoryMiB: 640,
  /** Larger pictures are not decoded; a page of A4 at 600 dots to the inch has 35 million. */
  picturePixels: 40_000_000,
  /** A page is recognised with at most so many; A3 at 240 dots to the inch has 11 million. */
  recognisedPixels: 12_000_000,
  readersAtOnce: 2,
  readersWaiting: 6,
  documentsPerUser: 50,
  /** Documents that one question goes to. */
  askedTogether: 5,
  lifetimeMs,
} as const;

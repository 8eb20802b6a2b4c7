import { lifetimeMs } from './lifetime.ts';

/** The assistant that makes apps: conversation, files and versions. */
export const assistantLimits = {
  messageCharacters: 8_000,
  /** Of a message, as many are read without a model; the rest is told as not read. */
  readCharacters: 2_500,
  /** Reading one without a model, which other work never waits for. */
  readingMs: 15_000,
  readerStartMs: 60_000,
  /** What reads them is ended after this without a message, and may take so much JavaScript memory. */
  readerIdleMs: 5 * 60_000,
  readerHeapMiB: 192,
  /** Words of a sentence that were not read, each and in all: what a card lists. */
  unreadCharacters: 200,
  unreadWords: 12,
  /** Messages of the history that are sent along. */
  historyMessages: 10,
  /** A call with its history and the project's state. */
  chatBodyBytes: 8 * 1024 * 1024,
  /** Of a session with everything in it, from its beginning; what is worth keeping is taken away as a zip. */
  lifetimeMs,
  sessionsPerUser: 50,
  messagesPerSession: 500,
  versionsPerSession: 200,
  /** Of one project. */
  files: 400,
  fileBytes: 1024 * 1024,
  /** Of one reply: more than the largest file, so that one which is larger is known to be while it comes. */
  replyCharacters: 1.25 * 1024 * 1024,
  projectBytes: 8 * 1024 * 1024,
  pathCharacters: 200,
  pathDepth: 12,
  /** Of an app model. */
  entities: 12,
  fieldsPerEntity: 30,
  pages: 24,
  sectionItems: 12,
  choices: 24,
  seedRows: 20,
  limitsPerEntity: 6,
  recordsPerLimit: 10_000,
  /** Changes of a card that can be undone; those of a project are its versions. */
  undoSteps: 20,
  /** Commands that change an app at once. */
  commands: 200,
  nameCharacters: 60,
  /** A picture in a record of an app, as base64; the app's pages make pictures smaller until they fit. */
  pictureCharacters: 150_000,
  /** Automatic tries to repair what a preview reports. */
  repairs: 3,
  /** Pieces in which an answer that was cut is continued. */
  continuations: 4,
  /** Failed edits of one answer go back to the model together, this often. */
  editRepairs: 1,
  /** Lines around a failed edit that go back with it. */
  editContextLines: 20,
  /** Tokens of a project's files that are sent to a model. */
  contextTokens: 24_000,
  answerTokens: 16_000,
  autoDeployMs: 2_000,
  refreshAfterDeployMs: 2_500,
  previewStatusEveryMs: 30_000,
  previewListEveryMs: 2_000,
  monitorEveryMs: 5_000,
  /** What is shown of words of a model that were not read: enough to find them in its answer. */
  saidCharacters: 80,
} as const;

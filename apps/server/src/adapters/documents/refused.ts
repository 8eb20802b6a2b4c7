import type { ReadingRefusal } from '../../features/documents/upload/document-reader.ts';

/** What refuses a document, as an exception within the process that reads it. */
export class Refused extends Error {
  readonly code: ReadingRefusal;
  constructor(code: ReadingRefusal) {
    super(code);
    this.code = code;
  }
}

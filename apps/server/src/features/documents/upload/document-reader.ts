import type { ErrorCode } from '@toolbench/contracts/errors.ts';
import type { Page } from '@toolbench/lab/documents/read/page.ts';
import type { DocumentKind } from './document-kind.ts';

/** What a document can be refused for once it is looked into. */
export type ReadingRefusal = Extract<ErrorCode, `pdf-${string}` | `document-${string}` | `docx-${string}` | 'not-text'>;

/**
 * In this order: opened, read for each page, text for each page, end; or refused, which is the last. `recognising` comes
 * before the `read` of a page that is a picture, which takes longer.
 */
export type ReadingEvent =
  | { readonly kind: 'opened'; readonly pages: number }
  | { readonly kind: 'recognising'; readonly page: number }
  | { readonly kind: 'read'; readonly page: number }
  | { readonly kind: 'text'; readonly page: Page }
  /** `attached`: the names of files within the document, which are not read. */
  | { readonly kind: 'end'; readonly attached?: readonly string[] }
  | { readonly kind: 'refused'; readonly code: ReadingRefusal };

/** A file that was taken in. */
export interface ReceivedFile {
  readonly path: string;
  readonly kind: DocumentKind;
}

/** Reads documents of strangers, within limits of time and memory. Leaving the events, or the signal, ends it at once. */
export interface DocumentReader {
  readonly read: (file: ReceivedFile, signal: AbortSignal) => AsyncIterable<ReadingEvent>;
}

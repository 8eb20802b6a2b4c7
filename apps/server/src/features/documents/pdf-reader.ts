import type { ErrorCode } from '@toolbench/contracts/errors.ts';
import type { Page } from '@toolbench/lab/documents/page.ts';

/** What a PDF can be refused for once it is looked into. */
export type PdfRefusal = Extract<ErrorCode, `pdf-${string}`>;

/**
 * In this order: opened, read for each page, text for each page, end; or refused, which is the last. `recognising` comes
 * before the `read` of a page that is a picture, which takes longer.
 */
export type PdfEvent =
  | { readonly kind: 'opened'; readonly pages: number }
  | { readonly kind: 'recognising'; readonly page: number }
  | { readonly kind: 'read'; readonly page: number }
  | { readonly kind: 'text'; readonly page: Page }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly code: PdfRefusal };

/** Reads PDFs of strangers, within limits of time and memory. Leaving the events, or the signal, ends it at once. */
export interface PdfReader {
  readonly read: (path: string, signal: AbortSignal) => AsyncIterable<PdfEvent>;
}

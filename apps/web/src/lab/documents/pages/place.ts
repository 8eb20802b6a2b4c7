import type { DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type { Box } from '@toolbench/contracts/documents.ts';

/** A place in the open document, or in another one where several were asked, for the page view to show. */
export interface Place {
  readonly fileId?: string | undefined;
  readonly page: number;
  /** What to mark; boxes of other pages wait for their page. */
  readonly boxes: readonly Box[];
  /** The marked words, for those who cannot see the page. */
  readonly quote: string | null;
}

export type ShowPlace = (place: Place) => void;

/** What was asked: the documents by their letters where they were several, and what is known of their places. */
export type Asked = Pick<DocumentAnswer, 'documents' | 'headings' | 'page_labels'>;

/** The document that a place of an answer is in, where several were asked. */
export const documentBy = ({ documents }: Asked, letter: string | undefined) =>
  documents?.find((document) => document.letter === letter);

/** The heading of a place, where its document has no pages; empty where it has none. */
export const headingAt = (asked: Asked, page: number, letter: string | undefined): string | undefined =>
  (letter === undefined ? asked.headings : documentBy(asked, letter)?.headings)?.[page];

/** The number that is printed on a page, where that is not its position in the file. */
export const labelAt = (asked: Asked, page: number, letter: string | undefined): string | undefined =>
  (letter === undefined ? asked.page_labels : documentBy(asked, letter)?.page_labels)?.[page];

/** The same of pages that follow each other: the first and the last one. */
export function spanLabel(asked: Asked, first: number, last: number, letter: string | undefined): string | undefined {
  const labels = [...new Set([first, last])].map((page) => labelAt(asked, page, letter));
  return labels.every((label) => label !== undefined) ? labels.join('–') : undefined;
}

/** Links to pages lead to this element. */
export const pageViewId = 'document-page';

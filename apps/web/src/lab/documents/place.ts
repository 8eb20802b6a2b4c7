import type { Box } from '@toolbench/contracts/documents.ts';

/** A place in the open document, for the page view to show. */
export interface Place {
  readonly page: number;
  /** What to mark; boxes of other pages wait for their page. */
  readonly boxes: readonly Box[];
  /** The marked words, for those who cannot see the page. */
  readonly quote: string | null;
}

export type ShowPlace = (place: Place) => void;

/** Links to pages lead to this element. */
export const pageViewId = 'document-page';

import type { Citation } from '@toolbench/contracts/document-answers.ts';
import type { Box } from '@toolbench/contracts/documents.ts';
import { boxesOf, documentText } from './document-text.ts';
import { findQuote } from '../answer/find-quote.ts';
import type { Page } from './page.ts';

/** A quotation with its boxes, where it really stands on one of the pages; the first that has it. */
export function citationOf(quote: string, pages: readonly Page[]): Citation | undefined {
  for (const page of pages) {
    const text = documentText([page]);
    const found = findQuote(quote, text.text);
    if (!found) continue;
    const boxes: Box[] = boxesOf(text, found.start, found.end);
    return { page: page.page, quote: text.text.slice(found.start, found.end), boxes };
  }
  return undefined;
}

/** The same for a quotation that goes on from one page to the next: cited on the page where it begins. */
export function citationAcross(quote: string, pages: readonly Page[]): Citation | undefined {
  const single = citationOf(quote, pages);
  if (single) return single;
  const text = documentText(pages);
  const found = findQuote(quote, text.text);
  if (!found) return undefined;
  const boxes = boxesOf(text, found.start, found.end);
  return { page: boxes[0]?.page ?? 0, quote: text.text.slice(found.start, found.end), boxes };
}

import type { AnswerSentence, Citation } from '@toolbench/contracts/document-answers.ts';
import type { Box } from '@toolbench/contracts/documents.ts';
import { boxesOf, documentText } from '../read/document-text.ts';
import { findQuote } from './find-quote.ts';
import type { Page } from '../read/page.ts';
import { endsSentence } from '../index/sentences.ts';

/** A page that a model was given; of several documents each has a letter. */
export interface GivenPage extends Page {
  readonly document?: string;
}

/** A page as a sentence names it. */
type Named = Pick<GivenPage, 'page' | 'document'>;

const numbers = String.raw`([A-Z]?\d{1,4}(?:\s*[,，、–-]\s*[A-Z]?\d{1,4})*)`;

/** Pages in square brackets; in round ones only where they are called pages, since "(1998)" is a year. */
const pageMarks = new RegExp(
  [
    String.raw`[[【［]\s*(?:(?:pages?|pp?\.?|第)\s*)?${numbers}\s*页?\s*[\]】］]`,
    String.raw`[(（]\s*(?:pages?|pp?\.?)\s*${numbers}\s*[)）]`,
    String.raw`[(（]\s*第\s*${numbers}\s*页\s*[)）]`,
  ].join('|'),
  'giu',
);

/** A straight mark behind a letter or a digit closes a quotation, or stands for inches. */
const opening = String.raw`(?:(?<![\p{Script=Latin}\p{N}])"|[“「『])`;
const quotations = new RegExp(String.raw`${opening}([^"“”「」『』]+)["”」』]`, 'gu');
const openQuotation = new RegExp(opening, 'u');

/** A quotation of fewer characters stands on any page and proves nothing. */
const leastQuoted = 4;

const isSame = (one: Named, other: Named) => one.page === other.page && one.document === other.document;

/** A page, or the pages from one to another: "3", "3-5", "B3". */
function rangeOf(text: string): Named[] {
  const [first = NaN, last = first] = text.split(/[–-]/u).map((end) => Number(end.replace(/\D/gu, '')));
  const document = /[A-Z]/iu.exec(text)?.[0].toUpperCase();
  const count = last - first < 10 ? Math.max(last - first + 1, 1) : 1;
  return Array.from({ length: count }, (_, index) => ({ page: first + index, ...(document && { document }) }));
}

/** The pages that a sentence names in brackets, without repeats. */
function pagesOf(text: string): Named[] {
  const lists = [...text.matchAll(pageMarks)].map(([, ...kinds]) => kinds.find((list) => list !== undefined) ?? '');
  const named = lists.flatMap((list) => list.split(/[,，、]/u).flatMap(rangeOf));
  return named.filter((one, index) => named.findIndex((other) => isSame(one, other)) === index);
}

/** Where a quotation stands on some pages, which may be of several documents. */
function citationOn(quote: string, pages: readonly GivenPage[]): Citation | undefined {
  for (const document of new Set(pages.map((page) => page.document))) {
    const own = pages.filter((page) => page.document === document);
    const citation = citationAcross(quote, own);
    if (citation) return { ...citation, ...(document && { document }) };
  }
  return undefined;
}

/** A quotation with its boxes, where it really stands on one of the pages; the first that has it. */
function citationOf(quote: string, pages: readonly Page[]): Citation | undefined {
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
function citationAcross(quote: string, pages: readonly Page[]): Citation | undefined {
  const single = citationOf(quote, pages);
  if (single) return single;
  const text = documentText(pages);
  const found = findQuote(quote, text.text);
  if (!found) return undefined;
  const boxes = boxesOf(text, found.start, found.end);
  return { page: boxes[0]?.page ?? 0, quote: text.text.slice(found.start, found.end), boxes };
}

/**
 * Holds a sentence of a model against the document: every quotation has to stand on a page that the model was given. It is
 * looked for on the pages that the sentence names first, and cited where it is found.
 */
export function checkSentence(text: string, given: readonly GivenPage[]): AnswerSentence {
  const named = pagesOf(text);
  const pages = given.filter((page) => named.some((one) => isSame(one, page)));
  const citations: Citation[] = [];
  let isFalse = false;
  for (const [, quote = ''] of text.matchAll(quotations)) {
    if (quote.length < leastQuoted) continue;
    const citation = citationOn(quote, pages) ?? citationOn(quote, given);
    if (citation) citations.push(citation);
    else isFalse = true;
  }
  const isNamed = named.length > 0 && pages.length === named.length;
  const isKnown = isNamed || citations.length > 0;
  const support = isFalse || !isKnown ? 'unsupported' : citations.length > 0 ? 'verified' : 'cited';
  const found = given.filter((page) => pages.includes(page) || citations.some((citation) => isSame(citation, page)));
  const places = found.flatMap(({ page, document }) => (document === undefined ? [] : [{ page, document }]));
  const told = { text, citations, support, pages: found.map(({ page }) => page) } as const;
  return places.length > 0 ? { ...told, places } : told;
}

/** Where a sentence may end: behind its stop and the pages that follow it, or at the end of a line. */
const stops = /(?:[。！？]|[.!?](?=[\s"”’」』)[\]【［]|$))[”"’'」』)]*(?:\s*[[【［][^\]】］]*[\]】］][.。]?)*|\n+/gu;
/** The beginning of a page that is still being written. */
const openPage = /^\s*[[【［][^\]】］]*$/u;

/** Whether the mark at a place ends the sentence that begins at `start`: a stop within a quotation ends none. */
function isEndOfSentence(text: string, start: number, at: number, mark: string): boolean {
  if (mark.startsWith('\n')) return true;
  const sentence = text.slice(start, at + mark.length);
  const first = start + sentence.length - sentence.trimStart().length;
  return endsSentence(text, first, at, mark) && !openQuotation.test(sentence.replace(quotations, ' '));
}

/**
 * Takes the finished sentences off the front of a text that is still being written, and gives the rest. A sentence ends
 * behind its stop, or behind the page that follows it.
 */
export function takeSentences(
  text: string,
  isEnd: boolean,
): { readonly done: readonly string[]; readonly rest: string } {
  const done: string[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(stops)) {
    const end = index + mark.length;
    const after = text.slice(end);
    // More may belong to it while the text goes on: a page, a closing quotation mark.
    if (!isEnd && (after.trim() === '' || openPage.test(after))) break;
    if (!isEndOfSentence(text, start, index, mark)) continue;
    const sentence = text.slice(start, end).trim();
    if (sentence !== '') done.push(sentence);
    start = end;
  }
  const rest = text.slice(start);
  if (isEnd && rest.trim() !== '') return { done: [...done, rest.trim()], rest: '' };
  return { done, rest };
}

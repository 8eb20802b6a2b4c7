import type { AnswerSentence, Citation } from '@toolbench/contracts/documents.ts';
import { citationAcross } from './page-text.ts';
import type { Page } from './page.ts';
import { endsSentence } from './sentences.ts';

const numbers = String.raw`(\d{1,4}(?:\s*[,，、–-]\s*\d{1,4})*)`;

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

function rangeOf(text: string): number[] {
  const [first = NaN, last = first] = text.split(/[–-]/u).map(Number);
  return last - first < 10 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [first];
}

/** The pages that a sentence names in brackets, without repeats. */
function pagesOf(text: string): number[] {
  const lists = [...text.matchAll(pageMarks)].map(([, ...kinds]) => kinds.find((list) => list !== undefined) ?? '');
  return [...new Set(lists.flatMap((list) => list.split(/[,，、]/u).flatMap(rangeOf)))];
}

/**
 * Holds a sentence of a model against the document: every quotation has to stand on a page that the sentence names and
 * that the model was given.
 */
export function checkSentence(text: string, given: readonly Page[]): AnswerSentence {
  const named = pagesOf(text);
  const pages = given.filter(({ page }) => named.includes(page));
  const citations: Citation[] = [];
  let isFalse = false;
  for (const [, quote = ''] of text.matchAll(quotations)) {
    if (quote.length < leastQuoted) continue;
    const citation = citationAcross(quote, pages);
    if (citation) citations.push(citation);
    else isFalse = true;
  }
  const isNamed = named.length > 0 && pages.length === named.length;
  const support = isFalse || !isNamed ? 'unsupported' : citations.length > 0 ? 'verified' : 'cited';
  return { text, citations, support, pages: pages.map(({ page }) => page) };
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

import type { AnswerSentence, Citation } from '@toolbench/contracts/documents.ts';
import { citationAcross } from './page-text.ts';
import type { Page } from './page.ts';

const pageMarks = /[[【［（(]\s*(?:pages?|p\.?|第)?\s*(\d{1,4}(?:\s*[,，、–-]\s*\d{1,4})*)\s*页?\s*[\]】］）)]/giu;
const quotes = /["“”「『]([^"“”「」『』]{4,}?)["“”」』]/gu;

/** The pages that a sentence names in brackets, without repeats. */
function pagesOf(text: string): number[] {
  const named = [...text.matchAll(pageMarks)].flatMap(([, list = '']) => list.split(/[,，、]/u).flatMap(rangeOf));
  return [...new Set(named)];
}

function rangeOf(text: string): number[] {
  const [first = NaN, last = first] = text.split(/[–-]/u).map(Number);
  return last - first < 10 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [first];
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
  for (const [, quote = ''] of text.matchAll(quotes)) {
    const citation = citationAcross(quote, pages);
    if (citation) citations.push(citation);
    else isFalse = true;
  }
  const isNamed = named.length > 0 && pages.length === named.length;
  const support = isFalse || !isNamed ? 'unsupported' : citations.length > 0 ? 'verified' : 'cited';
  return { text, citations, support, pages: pages.map(({ page }) => page) };
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
  for (const { index, 0: mark } of text.matchAll(
    /(?:[。！？]|[.!?](?=\s|$))[”"’」』]*(?:\s*\[[^\]]*\][.。]?)*|\n+/gu,
  )) {
    const end = index + mark.length;
    // More may belong to it while the text goes on: a page, a closing quotation mark.
    if (end === text.length && !isEnd) break;
    const sentence = text.slice(start, end).trim();
    if (!isEnd && /^\s*\[[^\]]*$/u.test(text.slice(end))) break;
    if (sentence !== '') done.push(sentence);
    start = end;
  }
  const rest = text.slice(start);
  if (isEnd && rest.trim() !== '') return { done: [...done, rest.trim()], rest: '' };
  return { done, rest };
}

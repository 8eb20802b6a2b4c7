import type { AnswerSentence, DocumentAnswer, QuestionRequest } from '@toolbench/contracts/documents.ts';
import { answerWords } from '@toolbench/lab/documents/answer-words.ts';
import { answerFrom, type FoundAnswer, type FoundSentence } from '@toolbench/lab/documents/find-answer.ts';
import { citationAcross } from '@toolbench/lab/documents/page-text.ts';
import { questionTerms } from '@toolbench/lab/documents/question.ts';
import type { Line } from '@toolbench/lab/documents/page.ts';
import { isMostlyChinese } from '@toolbench/lab/documents/scripts.ts';
import type { StoredDocument } from './document-store.ts';
import type { DocumentParts } from './parts.ts';
import { passageOf, searchDocument, type Hit, type SearchParts } from './search.ts';
import { pagesOfChunk } from './split.ts';

/** Passages in which the answer may stand. */
const searched = 5;
/** A question of fewer terms that follows another one goes on with what that was about. */
const fewTerms = 2;

export type Asked = Pick<QuestionRequest, 'question' | 'history'>;

/** What is searched: the question, and the one before it where this one says too little by itself. */
function searchedText({ question, history }: Asked): string {
  const before = history.at(-1)?.question;
  return before !== undefined && questionTerms(question).length < fewTerms ? `${question} ${before}` : question;
}

export interface Searched {
  readonly question: string;
  readonly hits: readonly Hit[];
  /** The embedded engine's answer; nothing where the document does not seem to hold one. */
  readonly found: FoundAnswer | undefined;
}

/** The passages for a question, and the sentences in them that answer it. */
export async function searchAnswer(
  parts: SearchParts,
  document: StoredDocument,
  asked: Asked,
  limit = searched,
): Promise<Searched> {
  const question = searchedText(asked);
  const { hits, sentences } = await searchDocument(parts, document, question, limit);
  return { question, hits, found: answerFrom(isMostlyChinese(question) ? 'zh' : 'en', sentences) };
}

/** A sentence of a passage with the page it stands on, found there again. */
async function cited(
  parts: Pick<DocumentParts, 'store'>,
  id: string,
  { text, section }: FoundSentence,
  hit: Hit,
): Promise<AnswerSentence> {
  const pages = await parts.store.pages(id, ...pagesOfChunk(hit.chunk));
  const citation = citationAcross(text, pages);
  return {
    text,
    citations: citation ? [citation] : [],
    pages: [citation?.page ?? hit.chunk.page],
    support: citation ? 'verified' : 'cited',
    ...(section.length > 0 && { section: [...section] }),
  };
}

/** The language of the document, where that of the question is another one; one that matches nothing is told by page 1. */
async function otherLanguage(
  { store }: Pick<DocumentParts, 'store'>,
  { id }: StoredDocument,
  { question, hits }: Searched,
): Promise<Pick<DocumentAnswer, 'document_language'>> {
  const passages = hits.map(({ chunk }) => chunk.content);
  const texts =
    passages.length > 0 ? passages : (await store.pages(id, 1, 1)).flatMap(({ lines }) => lines.map(textOf));
  const text = texts.join('\n');
  const isChinese = isMostlyChinese(text);
  if (!/\p{L}/u.test(text) || isChinese === isMostlyChinese(question)) return {};
  return { document_language: isChinese ? 'zh' : 'other' };
}

const textOf = ({ text }: Line) => text;

async function abstained(
  parts: Pick<DocumentParts, 'store'>,
  document: StoredDocument,
  search: Searched,
): Promise<DocumentAnswer> {
  return {
    result: answerWords(search.question).abstained,
    source_documents: search.hits.map((hit) => passageOf(document, hit)),
    abstained: true,
    ...(await otherLanguage(parts, document, search)),
    engine: 'embedded',
    sentences: [],
  };
}

/** The document's own sentences that answer the question, each with its page; or that it holds none. */
export async function extractAnswer(
  parts: Pick<DocumentParts, 'store'>,
  document: StoredDocument,
  search: Searched,
): Promise<DocumentAnswer> {
  const { question, hits, found } = search;
  if (!found) return abstained(parts, document, search);
  const words = answerWords(question);
  const sources = found.sentences.flatMap(({ chunk }) => hits[chunk] ?? []);
  const sentences: AnswerSentence[] = [];
  for (const sentence of found.sentences) {
    const hit = hits[sentence.chunk];
    if (hit) sentences.push(await cited(parts, document.id, sentence, hit));
  }
  const shown = sentences.map(({ text, pages: [page = 1] }) => `${text.replaceAll('\t', '  ')}${words.page(page)}`);
  return {
    result: shown.join('\n'),
    source_documents: [...new Set(sources)].map((hit) => passageOf(document, hit)),
    abstained: false,
    certainty: found.certainty,
    engine: 'embedded',
    sentences,
  };
}

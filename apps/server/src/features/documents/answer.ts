import type { AnswerSentence, DocumentAnswer, QuestionRequest } from '@toolbench/contracts/documents.ts';
import { isAnswered } from '@toolbench/lab/documents/abstain.ts';
import { answerWords } from '@toolbench/lab/documents/answer-words.ts';
import { findAnswer, type FoundSentence } from '@toolbench/lab/documents/find-answer.ts';
import { citationAcross } from '@toolbench/lab/documents/page-text.ts';
import { questionTerms } from '@toolbench/lab/documents/question.ts';
import type { StoredDocument } from './document-store.ts';
import type { DocumentParts } from './parts.ts';
import { passageOf, searchDocument, type Hit } from './search.ts';

/** Passages that are looked through for an answer. */
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
  /** The embedded engine's answer. */
  readonly found: ReturnType<typeof findAnswer>;
}

/** The passages for a question, and the sentences in them that may answer it. */
export async function searchAnswer(parts: DocumentParts, document: StoredDocument, asked: Asked): Promise<Searched> {
  const question = searchedText(asked);
  const { hits, terms } = await searchDocument(parts, document, question, searched);
  const chunks = hits.map(({ chunk, ranked }) => ({ ...chunk, ranked }));
  return { question, hits, found: findAnswer(question, terms, chunks) };
}

/** A sentence of a passage with the page it stands on, found there again. */
async function cited(parts: DocumentParts, id: string, { text }: FoundSentence, hit: Hit): Promise<AnswerSentence> {
  const pages = await parts.store.pages(id, hit.chunk.page, hit.chunk.lastPage);
  const citation = citationAcross(text, pages);
  const base = { text, citations: citation ? [citation] : [], pages: [citation?.page ?? hit.chunk.page] };
  return { ...base, support: citation ? 'verified' : 'cited' };
}

function abstained(document: StoredDocument, { question, hits }: Searched): DocumentAnswer {
  return {
    result: answerWords(question).abstained,
    source_documents: hits.map((hit) => passageOf(document, hit)),
    abstained: true,
    engine: 'embedded',
    sentences: [],
  };
}

/** The document's own sentences that answer the question, each with its page; or that it holds none. */
export async function extractAnswer(
  parts: DocumentParts,
  document: StoredDocument,
  search: Searched,
): Promise<DocumentAnswer> {
  const { question, hits, found } = search;
  if (!found || !isAnswered(question, found.confidence)) return abstained(document, search);
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
    engine: 'embedded',
    sentences,
  };
}

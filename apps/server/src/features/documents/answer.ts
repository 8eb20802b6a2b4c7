import type { DocumentAnswer, ShownPassage } from '@toolbench/contracts/document-answers.ts';
import type { QuestionRequest } from '@toolbench/contracts/documents.ts';
import { goesOn } from '@toolbench/lab/documents/rank/answer-type.ts';
import { answerWords } from '@toolbench/lab/documents/rank/answer-words.ts';
import { verdictOf, type Verdict } from '@toolbench/lab/documents/rank/find-answer.ts';
import { questionTerms } from '@toolbench/lab/documents/rank/question.ts';
import type { Line } from '@toolbench/lab/documents/read/page.ts';
import { isMostlyChinese } from '@toolbench/lab/documents/read/scripts.ts';
import { wholeRequest } from '@toolbench/lab/documents/answer/whole-request.ts';
import type { StoredDocument } from './document-store.ts';
import type { DocumentParts } from './parts.ts';
import { labelsOf } from './page-notes.ts';
import { passageOf, searchDocument, type Searched, type SearchParts } from './search.ts';
import { markedSentences, shownPassages, type Shown } from './shown-passages.ts';
import { wholeAnswer } from './whole-answer.ts';

/** Chunks in which the answer may stand. */
const searched = 5;
/** Passages that are shown: the best and the next two; of everything that is to be listed, more. */
const shownAtOnce = 3;
const listed = 12;
/** A question of fewer terms that follows another one goes on with what that was about. */
const fewTerms = 2;

/** How many passages are shown at most. */
export const mostShown = (request: Searched['request']): number => (request === 'list' ? listed : shownAtOnce);

/** Where a passage stands, in the words of an answer; of several documents with the name of the file. */
export async function placeWords(
  { store }: Pick<DocumentParts, 'store'>,
  words: ReturnType<typeof answerWords>,
  { id, kind }: StoredDocument,
  { page, heading }: ShownPassage,
  filename?: string,
): Promise<string> {
  if (kind === 'pdf') return words.page({ page, filename, label: (await labelsOf(store, id, [page])).get(page) });
  return words.heading(heading.at(-1), filename);
}

export type Asked = Pick<QuestionRequest, 'question' | 'history'>;

/** What is searched: the question, and the one before it where this one says too little by itself, or goes on with it. */
function searchedText({ question, history }: Asked): string {
  const before = history.at(-1)?.question;
  const needsMore = goesOn(question) || questionTerms(question).length < fewTerms;
  return before !== undefined && needsMore ? `${question} ${before}` : question;
}

/** The chunks for a question, and the sentences in them that may answer it. */
export async function searchAnswer(
  parts: SearchParts,
  document: StoredDocument,
  asked: Asked,
  limit?: number,
): Promise<Searched> {
  const request = wholeRequest(asked.question);
  const question = request ? asked.question : searchedText(asked);
  const found = await searchDocument(parts, document, question, limit ?? (request === 'list' ? listed : searched));
  return { question, ...(request && { request }), ...found };
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

/** Whether the document holds the answer: by the cells that are looked up, else by the most telling sentence. */
function toldBy({ cells, missesRow }: Shown, question: string, sentences: Searched['sentences']): Verdict {
  if (cells.length > 0 && cells.every(({ isSure }) => isSure)) return 'found';
  const told = verdictOf(isMostlyChinese(question) ? 'zh' : 'en', sentences);
  if (told === 'found') return missesRow ? 'perhaps' : 'found';
  return cells.length > 0 ? 'perhaps' : told;
}

/** The document's own passage that answers the question, with what speaks for it; or that it holds none. */
export async function extractAnswer(
  parts: Pick<DocumentParts, 'store'>,
  document: StoredDocument,
  search: Searched,
): Promise<DocumentAnswer> {
  const { question, request, hits, sentences } = search;
  if (request === 'summary' || request === 'origin') return wholeAnswer(parts, document, question, request);
  const words = answerWords(question);
  const shown = await shownPassages(parts, document.id, search, mostShown(request));
  const { passages, cells } = shown;
  const [best] = passages;
  const told = best ? toldBy(shown, question, sentences) : 'not-found';
  const language = told === 'found' ? {} : await otherLanguage(parts, document, search);
  // Of a question in another language only numbers and names can be found again.
  const verdict = language.document_language === undefined ? told : 'not-found';
  const common = {
    verdict,
    passages,
    ...(cells.length > 0 && { cells: cells.map(({ row, column, text }) => ({ row, column, text })) }),
    source_documents: hits.map((hit) => passageOf(document, hit)),
    engine: 'embedded' as const,
  };
  if (!best || verdict === 'not-found') {
    const result = language.document_language === undefined ? words.abstained : words.inOtherLanguage;
    return { ...common, ...language, result, abstained: true, sentences: [] };
  }
  const place = await placeWords(parts, words, document, best);
  return {
    ...common,
    result: [...cells.map(words.cell), `${best.text.replaceAll('\t', '  ')}${place}`].join('\n'),
    abstained: false,
    certainty: verdict === 'found' ? 'high' : 'low',
    sentences: markedSentences(best),
  };
}

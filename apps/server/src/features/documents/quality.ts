import type { DocumentAnswer, Passage, QualityResponse } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { readCases, type QualityCase } from '@toolbench/lab/documents/read-cases.ts';
import { findQuote } from '@toolbench/lab/documents/find-quote.ts';
import { ok, refusal, type Result } from '../../result.ts';
import { extractAnswer, searchAnswer } from './answer.ts';
import type { StoredDocument } from './document-store.ts';
import type { DocumentParts } from './parts.ts';
import { passageOf, searchDocument } from './search.ts';

type Row = QualityResponse['rows'][number];

/** Results that are looked at for the rank of the right one. */
const ranked = 10;

const squeezed = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Whether a text holds an answer; short ones, such as "3 m", are compared with their punctuation. */
function holds(text: string, answer: string): boolean {
  return squeezed(text).includes(squeezed(answer)) || findQuote(answer, text) !== undefined;
}

function isRight({ content, metadata }: Passage, { answer, page }: QualityCase): boolean {
  const isOnPage = page === undefined || (page >= metadata.page && page <= metadata.last_page);
  return isOnPage && (answer === '' || holds(content, answer));
}

function rowOf(one: QualityCase, passages: readonly Passage[], answer: DocumentAnswer): Row {
  const place = passages.findIndex((passage) => isRight(passage, one));
  const shown = answer.sentences.map(({ text }) => text).join('\n');
  return {
    question: one.question,
    rank: place < 0 ? null : place + 1,
    abstained: answer.abstained,
    result: answer.result,
    page_hit: one.page === undefined ? null : answer.sentences.some(({ pages }) => pages.includes(one.page ?? 0)),
    holds_answer: one.answer === '' ? null : holds(shown, one.answer),
  };
}

const share = (rows: readonly Row[], is: (row: Row) => boolean) =>
  rows.length === 0 ? null : rows.filter(is).length / rows.length;

function summary(pairs: readonly (readonly [QualityCase, Row])[]): QualityResponse {
  const isAnswerable = ([{ answer, page }]: (typeof pairs)[number]) => answer !== '' || page !== undefined;
  const answerable = pairs.filter(isAnswerable).map(([, row]) => row);
  const others = pairs.filter((pair) => !isAnswerable(pair)).map(([, row]) => row);
  const rows = pairs.map(([, row]) => row);
  const within = (most: number) => share(answerable, ({ rank }) => rank !== null && rank <= most);
  const reciprocal = answerable.reduce((sum, { rank }) => sum + (rank === null ? 0 : 1 / rank), 0);
  return {
    recall: { at1: within(1), at3: within(3), at5: within(5) },
    mrr: answerable.length === 0 ? null : reciprocal / answerable.length,
    page_hits: share(
      rows.filter((row) => row.page_hit !== null),
      (row) => row.page_hit === true,
    ),
    answers: share(
      rows.filter((row) => row.holds_answer !== null),
      (row) => row.holds_answer === true,
    ),
    abstained: share(others, (row) => row.abstained),
    wrongly_abstained: share(answerable, (row) => row.abstained),
    rows,
  };
}

/** Runs a user's questions through search and the embedded engine, and counts how often they were right. */
export async function checkQuality(
  parts: DocumentParts,
  document: StoredDocument,
  csv: string,
): Promise<Result<QualityResponse>> {
  const cases = readCases(csv);
  if (cases === undefined || cases.length === 0) return refusal('invalid-request', { fields: ['cases'] });
  const pairs: [QualityCase, Row][] = [];
  for (const one of cases.slice(0, limits.documents.cases)) {
    const question = one.question.slice(0, limits.documents.questionCharacters);
    const { hits } = await searchDocument(parts, document, question, ranked);
    const answer = await extractAnswer(parts, document, await searchAnswer(parts, document, { question, history: [] }));
    pairs.push([
      one,
      rowOf(
        one,
        hits.map((hit) => passageOf(document, hit)),
        answer,
      ),
    ]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ok(summary(pairs));
}

import type { QualityRequest, QualityResponse } from '@toolbench/contracts/document-quality.ts';
import type { DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type { DocumentProgress, Passage } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { readCases, type QualityCase } from '@toolbench/lab/documents/answer/read-cases.ts';
import { findQuote } from '@toolbench/lab/documents/answer/find-quote.ts';
import type { PlacedChunk } from '@toolbench/lab/documents/index/place-chunks.ts';
import { indexChunks, type TermIndex } from '@toolbench/lab/documents/index/term-index.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import { extractAnswer, searchAnswer } from './answer.ts';
import type { StoredDocument } from './document-store.ts';
import type { DocumentParts, Work } from './parts.ts';
import { runPaced } from '../../shared/paced.ts';
import { passageOf, searchDocument, type SearchParts } from './search.ts';
import { cutDocument, wholeText } from './split.ts';

type Row = QualityResponse['rows'][number];

/** Wrong lines that are named. */
const namedLines = 5;
/** Results that are looked at for the rank of the right one. */
const ranked = 10;

const squeezed = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Whether a text holds an answer; short ones, such as "3 m", are compared with their punctuation. */
function holds(text: string, answer: string): boolean {
  return squeezed(text).includes(squeezed(answer)) || findQuote(answer, text) !== undefined;
}

function isRight({ content, boxes }: Passage, { answer, page }: QualityCase): boolean {
  const isOnPage = page === undefined || boxes.some((box) => box.page === page);
  return isOnPage && (answer === '' || holds(content, answer));
}

function rowOf(one: QualityCase, passages: readonly Passage[], answer: DocumentAnswer): Row {
  const place = passages.findIndex((passage) => isRight(passage, one));
  const shown = answer.abstained ? '' : (answer.passages?.[0]?.text ?? '');
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

type Figures = Omit<QualityResponse, 'rows' | 'settings' | 'left_out'>;
type Judged = readonly [QualityCase, Row];

function figuresOf(pairs: readonly Judged[]): Figures {
  const isAnswerable = ([{ answer, page }]: Judged) => answer !== '' || page !== undefined;
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
  };
}

type QualityParts = SearchParts & Pick<DocumentParts, 'store'>;

/** A check that is under way: what is asked, and how many questions were, over all settings. */
interface Check {
  readonly document: StoredDocument;
  readonly cases: readonly QualityCase[];
  readonly signal: AbortSignal;
  readonly progress: { done: number; readonly total: number };
}

/** Asks every question; `k` is how many passages an answer may come from, else as many as in the product. */
async function* judge(
  parts: QualityParts,
  { document, cases, signal, progress }: Check,
  k?: number,
): AsyncGenerator<DocumentProgress, Judged[]> {
  const pairs: Judged[] = [];
  for (const one of cases) {
    yield { stage: 'checking', ...progress };
    signal.throwIfAborted();
    const question = one.question.slice(0, limits.documents.questionCharacters);
    const { hits } = await searchDocument(parts, document, question, ranked);
    const search = await searchAnswer(parts, document, { question, history: [] }, k);
    const passages = hits.map((hit) => passageOf(document, hit));
    pairs.push([one, rowOf(one, passages, await extractAnswer(parts, document, search))]);
    progress.done += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return pairs;
}

/** The figures that other settings would give: the document is cut and indexed anew for each, in memory only. */
async function* trySettings(
  parts: QualityParts,
  check: Check,
  settings: QualityRequest['settings'],
): Work<DocumentProgress, QualityResponse['settings']> {
  if (settings.length === 0) return ok([]);
  const { document, signal } = check;
  const text = await wholeText(parts, document);
  const tried: QualityResponse['settings'] = [];
  for (const setting of settings) {
    const chunks = await cutDocument(text, { size: setting.chunk_size, overlap: setting.chunk_overlap }, signal);
    if (chunks === undefined) return refusal('too-many-chunks');
    const index = await memoryIndex(chunks, signal);
    // Chunks that are only tried have no embeddings.
    const pairs = yield* judge({ ...parts, index, fusesEmbeddings: false }, check, setting.k);
    const atK = pairs.filter(([, { rank }]) => rank !== null && rank <= setting.k).length;
    const figures = figuresOf(pairs);
    const answerable = pairs.filter(([{ answer, page }]) => answer !== '' || page !== undefined).length;
    tried.push({ ...setting, ...figures, chunks: chunks.length, at_k: answerable === 0 ? null : atK / answerable });
  }
  return ok(tried);
}

/** An index of chunks that is held in memory, to try how a document would be searched if it were cut like this. */
async function memoryIndex(chunks: readonly PlacedChunk[], signal: AbortSignal): Promise<SearchParts['index']> {
  const index: TermIndex = await runPaced(indexChunks(chunks), () => undefined, signal);
  return {
    lookUp: async () => index,
    chunks: async (_id, numbers) => numbers.flatMap((number) => chunks[number - 1] ?? []),
    embeddings: async () => [],
  };
}

/** The questions of a table, as many as are asked, and how many are left out. */
function casesOf(
  table: string,
  { pages }: StoredDocument,
): Result<{ readonly cases: readonly QualityCase[]; readonly leftOut: number }> {
  const read = readCases(table, pages);
  if (read === undefined) return refusal('questions-unreadable');
  const { cases, wrongPages } = read;
  if (wrongPages.length > 0) {
    return refusal('question-pages-wrong', { fields: wrongPages.slice(0, namedLines).map(String) });
  }
  if (cases.length === 0) return refusal('questions-unreadable');
  const most = limits.documents.cases;
  return ok({ cases: cases.slice(0, most), leftOut: Math.max(cases.length - most, 0) });
}

/**
 * Runs a user's questions through search and the embedded engine and counts how often they were right: on the document
 * as it is stored and, for comparison, as it would be with other settings.
 */
export async function* checkQuality(
  parts: DocumentParts,
  document: StoredDocument,
  request: Pick<QualityRequest, 'cases' | 'settings'>,
  signal: AbortSignal,
): Work<DocumentProgress, QualityResponse> {
  const read = casesOf(request.cases, document);
  if (!read.ok) return read;
  const { cases, leftOut } = read.value;
  const check = { document, cases, signal, progress: { done: 0, total: cases.length * (request.settings.length + 1) } };
  const pairs = yield* judge(parts, check);
  const settings = yield* trySettings(parts, check, request.settings);
  if (!settings.ok) return settings;
  return ok({
    ...figuresOf(pairs),
    left_out: leftOut,
    rows: pairs.map(([, row]) => row),
    settings: settings.value,
  });
}

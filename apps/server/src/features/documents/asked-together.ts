import type { AskedDocument, DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type { Passage } from '@toolbench/contracts/documents.ts';
import { answerWords } from '@toolbench/lab/documents/rank/answer-words.ts';
import { extractAnswer, mostShown, placeWords, searchAnswer, type Asked } from './answer.ts';
import type { StoredDocument } from './document-store.ts';
import type { DocumentParts } from './parts.ts';
import { notesFor, withHeadings } from './page-notes.ts';
import { passageOf, type Searched } from './search.ts';

/** A document that is asked, and what was found in it. */
export interface Looked {
  readonly document: StoredDocument;
  readonly search: Searched;
  /** By which an answer refers to it, where several documents are asked. */
  readonly letter?: string;
}

/** Passages of each document where several are asked: a model is given no more text than of one or two. */
const fromEach = 3;

const chanceOf = ({ search }: Looked) => search.sentences[0]?.chance ?? 0;

/** Looks in each document for itself; the one that most probably answers comes first. */
export async function lookInto(
  parts: DocumentParts,
  documents: readonly StoredDocument[],
  asked: Asked,
  signal: AbortSignal,
): Promise<Looked[]> {
  const [only, ...others] = documents;
  if (only && others.length === 0) return [{ document: only, search: await searchAnswer(parts, only, asked) }];
  const looked: Looked[] = [];
  for (const [index, document] of documents.entries()) {
    signal.throwIfAborted();
    const letter = String.fromCodePoint(0x41 + index);
    looked.push({ document, letter, search: await searchAnswer(parts, document, asked, fromEach) });
  }
  return looked.sort((a, b) => chanceOf(b) - chanceOf(a));
}

/** What was looked at, the most probable document first. */
export async function sourcesOf(
  { store }: Pick<DocumentParts, 'store'>,
  looked: readonly Looked[],
): Promise<Passage[]> {
  const sources: Passage[] = [];
  for (const { document, search, letter } of looked) {
    const passages = search.hits.map((hit) => passageOf(document, hit, letter));
    sources.push(...(await withHeadings(store, document, passages)));
  }
  return sources;
}

/** The documents that were asked, by their letters; nothing where one was. */
export function documentsOf(looked: readonly Looked[]): AskedDocument[] {
  return looked
    .flatMap(({ document: { id, filename }, letter }) =>
      letter === undefined ? [] : [{ letter, file_id: id, filename }],
    )
    .sort((a, b) => a.letter.localeCompare(b.letter));
}

/** The answer of one document among several, every place in it with the letter of the document. */
function lettered(answer: DocumentAnswer, letter: string): DocumentAnswer {
  const own = { document: letter };
  return {
    ...answer,
    ...(answer.passages && { passages: answer.passages.map((passage) => ({ ...passage, ...own })) }),
    ...(answer.outline && { outline: answer.outline.map((entry) => ({ ...entry, ...own })) }),
    sentences: answer.sentences.map((sentence) => ({
      ...sentence,
      citations: sentence.citations.map((citation) => ({ ...citation, ...own })),
      places: sentence.pages.map((page) => ({ page, ...own })),
    })),
  };
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}

interface Answered {
  readonly document: StoredDocument;
  readonly answer: DocumentAnswer;
}

/** One answer from those of several documents, which come with the most probable first. */
async function together(
  parts: Pick<DocumentParts, 'store'>,
  question: string,
  answered: readonly [Answered, ...Answered[]],
  request: Searched['request'],
): Promise<DocumentAnswer> {
  const [{ document, answer: first }] = answered;
  const words = answerWords(question);
  // Next to a passage that answers, those of documents without an answer only distract.
  const telling = answered.filter(({ answer }) => first.abstained || !answer.abstained);
  const passages = inTurn(telling.map(({ answer }) => answer.passages ?? []));
  const outline = telling.flatMap(({ answer }) => answer.outline ?? []);
  const [best] = passages;
  const page = best ? await placeWords(parts, words, document, best, document.filename) : '';
  const isWhole = request === 'summary' || request === 'origin';
  const result = isWhole
    ? telling.map((one) => `${one.document.filename}\n${one.answer.result}`).join('\n\n')
    : [...(first.cells ?? []).map(words.cell), `${best?.text.replaceAll('\t', '  ') ?? ''}${page}`].join('\n');
  const isForeign = answered.every(({ answer }) => answer.document_language !== undefined);
  return {
    ...first,
    result: first.abstained ? (isForeign ? words.inOtherLanguage : words.abstainedAll) : result,
    passages: passages.slice(0, Math.max(mostShown(request), telling.length)),
    ...(outline.length > 0 && { outline }),
  };
}

/** The embedded engine's answer; of several documents, the one that is most probable with the best of the others. */
export async function extractFrom(parts: DocumentParts, looked: readonly Looked[]): Promise<DocumentAnswer> {
  const answered: Answered[] = [];
  for (const { document, search, letter } of looked) {
    const answer = await extractAnswer(parts, document, search);
    answered.push({ document, answer: letter === undefined ? answer : lettered(answer, letter) });
  }
  // A cell that is looked up answers, whatever sentence of another document is the most probable one.
  answered.sort((a, b) => Number(b.answer.cells !== undefined) - Number(a.answer.cells !== undefined));
  const [first, ...others] = answered;
  const search = looked[0]?.search;
  if (!first || !search) throw new Error('no document is asked');
  const source_documents = first.answer.source_documents.length > 0 ? await sourcesOf(parts, looked) : [];
  if (others.length === 0) return { ...first.answer, source_documents };
  return { ...(await together(parts, search.question, [first, ...others], search.request)), source_documents };
}

/** An answer with the documents that were asked, and with the pages whose words were recognised in a picture. */
export async function withDocuments(
  { store }: Pick<DocumentParts, 'store'>,
  looked: readonly Looked[],
  found: DocumentAnswer,
): Promise<DocumentAnswer> {
  const [first, ...others] = looked;
  const embedding_error = looked.find(({ search }) => search.embeddingError)?.search.embeddingError;
  const answer = { ...found, ...(embedding_error && { embedding_error }) };
  if (first && others.length === 0) return { ...answer, ...(await notesFor(store, first.document, answer)) };
  const documents: AskedDocument[] = [];
  for (const asked of documentsOf(looked)) {
    const document = looked.find(({ letter }) => letter === asked.letter)?.document;
    if (document) documents.push({ ...asked, ...(await notesFor(store, document, answerIn(asked.letter, answer))) });
  }
  return { ...answer, documents };
}

/** What of an answer stands in one of the documents. */
function answerIn(letter: string, answer: DocumentAnswer): DocumentAnswer {
  const isOwn = ({ document }: { readonly document?: string | undefined }) => document === letter;
  return {
    ...answer,
    passages: answer.passages?.filter(isOwn),
    outline: answer.outline?.filter(isOwn),
    source_documents: answer.source_documents.filter(({ metadata }) => isOwn(metadata)),
    sentences: answer.sentences.map((sentence) => ({
      ...sentence,
      pages: (sentence.places ?? []).filter(isOwn).map(({ page }) => page),
    })),
  };
}

import type { DocumentAnswer, Unread } from '@toolbench/contracts/document-answers.ts';
import type { Passage } from '@toolbench/contracts/documents.ts';
import type { DocumentStore, StoredDocument } from './document-store.ts';

type Store = Pick<DocumentStore, 'notesOf'>;

/** The pages that an answer's sentences and passages stand on. */
function pagesOf({ sentences, passages = [], outline = [], source_documents: sources }: DocumentAnswer): number[] {
  const pages = new Set(sentences.flatMap(({ pages: named }) => named));
  for (const { page } of outline) pages.add(page);
  for (const { first_page: first, last_page: last } of [...passages, ...sources.map(({ metadata }) => metadata)]) {
    for (let page = first; page <= last; page += 1) pages.add(page);
  }
  return [...pages];
}

/** The numbers that are printed on some pages, where they differ from their positions in the file. */
export async function labelsOf(
  store: Store,
  id: string,
  pages: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const notes = await store.notesOf(id, pages);
  return new Map(notes.flatMap(({ page, label }) => (label === undefined ? [] : [[page, label] as const])));
}

/**
 * What is to be said with an answer: which of its pages were recognised in a picture, what they are called and numbered,
 * and what of the document was not read.
 */
export async function notesFor(
  store: Store,
  { id, kind, unread }: Pick<StoredDocument, 'id' | 'kind' | 'unread'>,
  answer: DocumentAnswer,
): Promise<Pick<DocumentAnswer, 'recognised_pages' | 'headings' | 'page_labels' | keyof Unread>> {
  const notes = await store.notesOf(id, pagesOf(answer));
  const recognised = notes.filter(({ isRecognised }) => isRecognised).map(({ page }) => page);
  const headings = kind === 'pdf' ? [] : notes.map(({ page, place = '' }) => [String(page), place] as const);
  const labels = notes.flatMap(({ page, label }) => (label === undefined ? [] : [[String(page), label] as const]));
  return {
    ...(unread !== null && (JSON.parse(unread) as Unread)),
    ...(labels.length > 0 && { page_labels: Object.fromEntries(labels) }),
    ...(recognised.length > 0 && { recognised_pages: recognised }),
    ...(headings.length > 0 && { headings: Object.fromEntries(headings) }),
  };
}

/** Passages of a document, each with the heading of its section where there are no pages. */
export async function withHeadings(
  store: Store,
  { id, kind }: StoredDocument,
  passages: readonly Passage[],
): Promise<Passage[]> {
  if (kind === 'pdf') return [...passages];
  const first = new Set(passages.map(({ metadata }) => metadata.first_page));
  const places = new Map((await store.notesOf(id, [...first])).map(({ page, place }) => [page, place]));
  return passages.map((passage) => {
    const heading = places.get(passage.metadata.first_page) ?? '';
    return { ...passage, metadata: { ...passage.metadata, heading } };
  });
}

import { termsOf } from './terms.ts';

/** Chunk numbers (from 0, ascending) and how often the term stands in each, by turns. */
export type Postings = readonly number[];

/** The weights of all terms in all chunks of one document, by term. */
export interface TermIndex {
  readonly postings: ReadonlyMap<string, Postings>;
  /** Terms in each chunk. */
  readonly lengths: readonly number[];
}

export interface IndexedText {
  readonly content: string;
  /** The headings above and in it: their terms count once where the content does not have them. */
  readonly headings: readonly string[];
}

function countTerms({ content, headings }: IndexedText): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { term } of termsOf(content)) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const { term } of termsOf(headings.join('\n'))) if (!counts.has(term)) counts.set(term, 1);
  return counts;
}

/** Builds the index of a document. Yields after every chunk, so that callers may pause; the index is what it returns. */
export function* indexChunks(chunks: readonly IndexedText[]): Generator<number, TermIndex> {
  const postings = new Map<string, number[]>();
  const lengths: number[] = [];
  for (const [number, chunk] of chunks.entries()) {
    let length = 0;
    for (const [term, count] of countTerms(chunk)) {
      length += count;
      const list = postings.get(term);
      if (list) list.push(number, count);
      else postings.set(term, [number, count]);
    }
    lengths.push(length);
    yield number;
  }
  return { postings, lengths };
}

/** Terms are kept in so many parcels, so that a document's index is a fixed number of rows. */
export const bucketCount = 1_024;

/** The parcel of a term: FNV-1a over its UTF-16 units. */
export function bucketOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % bucketCount;
}

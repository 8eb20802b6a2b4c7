import { gain, lengthNorm, okapi, rarity } from '@toolbench/kit/bm25.ts';
import type { QuestionTerm } from './question.ts';
import type { Postings } from '../index/term-index.ts';

/** What of an index a question needs. */
export interface SearchedIndex {
  readonly postings: ReadonlyMap<string, Postings>;
  readonly lengths: readonly number[];
}

export interface Ranked {
  /** Index of the chunk. */
  readonly chunk: number;
  readonly score: number;
  /** 0 to 1: the share of the question's weight whose terms stand in the chunk or its headings; related ones count less. */
  readonly similarity: number;
}

/** What a related word counts instead of the word itself. */
const relatedWeight = 0.35;

/** All terms that a question has to look up. */
export function lookedUp(terms: readonly QuestionTerm[]): string[] {
  return [...new Set(terms.flatMap(({ term, related }) => [term, ...related]))];
}

/** A term of the question with what it counts. */
export interface WeighedTerm extends QuestionTerm {
  /** For ranking. */
  readonly weight: number;
  /** For the share of the question that a passage holds. */
  readonly share: number;
  /** Whether the document has the term or a related one anywhere. */
  readonly isKnown: boolean;
}

const isSingleIdeograph = (term: string) => /^\p{Script=Han}$/u.test(term);
const isPair = (term: string) => /^\p{Script=Han}{2}$/u.test(term);

const lightPart = 0.3;
const acrossPart = 0.15;

function partOf({ term, isAcross, isLight }: QuestionTerm, count: number): number {
  if (isLight) return lightPart;
  if (isSingleIdeograph(term)) return 0.25;
  if (!isPair(term)) return 1;
  if (isAcross) return acrossPart;
  return count === 0 ? 0.6 : 1;
}

/**
 * What each term of a question counts in a document. A single Chinese character says little beside the pairs it stands
 * in, and little does a pair of which one word ends and the next begins: long documents have it by chance. A pair that the
 * document has nowhere is often no word, either.
 */
export function weigh(terms: readonly QuestionTerm[], { postings, lengths }: SearchedIndex): WeighedTerm[] {
  return terms.map((term) => {
    const count = (postings.get(term.term)?.length ?? 0) / 2;
    const weight = rarity(lengths.length, count);
    const isKnown = lookedUp([term]).some((one) => postings.has(one));
    return { ...term, weight, share: weight * partOf(term, count), isKnown };
  });
}

/**
 * What is counted of all chunks, by their index: a common word stands in thousands, for which objects of their own would
 * cost more than the counting.
 */
function tallyOf(terms: readonly WeighedTerm[], { postings, lengths }: SearchedIndex) {
  const average = Math.max(lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1), 1);
  const scores = new Float64Array(lengths.length);
  const covered = new Float64Array(lengths.length);
  /** The last term that was counted for a chunk, from 1: of a word and its related ones only the first counts. */
  const counted = new Uint16Array(lengths.length);
  for (const [index, { term, related, weight, share }] of terms.entries()) {
    for (const word of [term, ...related]) {
      const part = word === term ? 1 : relatedWeight;
      const list = postings.get(word) ?? [];
      for (let at = 0; at < list.length; at += 2) {
        const chunk = list[at] ?? 0;
        if (counted[chunk] === index + 1) continue;
        counted[chunk] = index + 1;
        const norm = lengthNorm(okapi, (lengths[chunk] ?? average) / average);
        scores[chunk] = (scores[chunk] ?? 0) + gain(okapi, weight * part, list[at + 1] ?? 0, norm);
        covered[chunk] = (covered[chunk] ?? 0) + share * part;
      }
    }
  }
  return { scores, covered };
}

/** Ranks the chunks of a document for a question by BM25 (Robertson and Zaragoza, 2009), best first, at most `limit`. */
export function rank(terms: readonly WeighedTerm[], index: SearchedIndex, limit: number): Ranked[] {
  const { scores, covered } = tallyOf(terms, index);
  const all = terms.reduce((sum, { share }) => sum + share, 0) || 1;
  const found = [...scores.keys()].filter((chunk) => (scores[chunk] ?? 0) > 0);
  return found
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, limit)
    .map((chunk) => ({
      chunk,
      score: scores[chunk] ?? 0,
      similarity: Math.min((covered[chunk] ?? 0) / all, 1),
    }));
}

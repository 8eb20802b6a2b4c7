import { askedFor, holdsKind } from './answer-type.ts';
import type { Ranked, WeighedTerm } from './rank.ts';
import { sentencesOf, type Span } from './sentences.ts';
import { termsOf } from './terms.ts';

/** A passage in which an answer may stand. */
export interface SearchedChunk {
  readonly content: string;
  /** Characters at its beginning that the chunk before has, too. */
  readonly overlap: number;
  readonly heading: string;
  readonly ranked: Ranked;
}

/** A sentence of a passage that answers. */
export interface FoundSentence {
  /** Index of the passage among those given. */
  readonly chunk: number;
  readonly text: string;
}

export interface FoundAnswer {
  /** One or two sentences, the best first, word for word as they stand in the passages. */
  readonly sentences: readonly FoundSentence[];
  /** 0 to 1: how much of what the question asks is found there. */
  readonly confidence: number;
}

/** A sentence with what stands around it. */
interface Candidate extends FoundSentence {
  readonly terms: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** The first row of its table, the heading above. */
  readonly titles: ReadonlySet<string>;
  /** The first row of the table it is a row of. */
  readonly head?: string;
  readonly rank: number;
}

/** What the place of a term counts: in the sentence, above it, in its neighbours. */
const placeWeights = { sentence: 1, titles: 0.6, before: 0.5, after: 0.25, related: 0.5 } as const;
/** What a word that only asks for a kind of thing counts in a sentence that holds such a thing. */
const answeredWeight = 0.9;
/** What is gained by holding the kind of thing that is asked for, and what the passage's rank adds. */
const kindGain = 0.15;
const rankGain = 0.12;
/** A second sentence is shown when it is nearly as good as the first. */
const secondShare = 0.55;
/** A sentence this long is probably a paragraph without stops. */
const longSentence = 400;

const termSet = (text: string): ReadonlySet<string> => new Set(termsOf(text).map(({ term }) => term));
const nothing: ReadonlySet<string> = new Set();

function union(...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** The first row of the table that a row stands in: the rows before it, back to a line that is none. */
function tableHead(content: string, spans: readonly Span[], index: number): string | undefined {
  const isRow = (at: number) => content.slice(spans[at]?.start, spans[at]?.end).includes('\t');
  if (!isRow(index)) return undefined;
  let first = index;
  while (first > 0 && isRow(first - 1)) first -= 1;
  return first === index ? undefined : content.slice(spans[first]?.start, spans[first]?.end);
}

function candidatesOf({ content, overlap, heading, ranked }: SearchedChunk, chunk: number, best: number): Candidate[] {
  const own = content.slice(overlap);
  const spans = [...sentencesOf(own)];
  const texts = spans.map(({ start, end }) => own.slice(start, end));
  const sets = texts.map(termSet);
  const above = termSet(heading);
  return texts.map((text, index) => {
    const head = tableHead(own, spans, index);
    return {
      chunk,
      text,
      terms: sets[index] ?? nothing,
      before: sets[index - 1] ?? nothing,
      after: sets[index + 1] ?? nothing,
      titles: head === undefined ? above : union(above, termSet(head)),
      ...(head !== undefined && { head }),
      rank: best > 0 ? ranked.score / best : 0,
    };
  });
}

/** What a term counts for a sentence, 0 to 1. */
function placeOf({ term, related }: WeighedTerm, { terms, titles, before, after }: Candidate): number {
  if (terms.has(term)) return placeWeights.sentence;
  const isRelated = related.some((other) => terms.has(other));
  if (titles.has(term)) return placeWeights.titles;
  if (isRelated) return placeWeights.related;
  if (before.has(term)) return placeWeights.before;
  return after.has(term) ? placeWeights.after : 0;
}

interface Scored {
  readonly candidate: Candidate;
  readonly confidence: number;
  readonly score: number;
}

function scorer(question: string, terms: readonly WeighedTerm[]) {
  const all = terms.reduce((sum, { share }) => sum + share, 0) || 1;
  const asked = askedFor(question);
  return (candidate: Candidate): Scored => {
    const holds = asked === undefined || holdsKind(asked.kind, candidate.text, question);
    const covered = terms.reduce((sum, term) => {
      const isAnswered = holds && asked?.terms.has(term.term);
      return sum + term.share * Math.max(placeOf(term, candidate), isAnswered ? answeredWeight : 0);
    }, 0);
    const coverage = Math.min(covered / all, 1);
    const isLong = candidate.text.length > longSentence;
    const isQuestion = /[?？]\s*$/u.test(candidate.text);
    const gain = (holds ? kindGain : 0) + rankGain * candidate.rank - (isLong ? 0.1 : 0) - (isQuestion ? 0.3 : 0);
    return { candidate, score: coverage + gain, confidence: coverage * (holds ? 1 : asked.kind.without) };
  };
}

/** The second sentence: the head of the best one's table, else the next best where it is nearly as good. */
function secondOf([best, next]: readonly Scored[]): FoundSentence | undefined {
  if (!best) return undefined;
  const { head, chunk } = best.candidate;
  if (head !== undefined) return { chunk, text: head };
  return next && next.score >= best.score * secondShare ? next.candidate : undefined;
}

/**
 * The one or two sentences of the passages that best answer the question; nothing where there are none. Whether they
 * answer it at all is for `confidence` to say.
 */
export function findAnswer(
  question: string,
  terms: readonly WeighedTerm[],
  chunks: readonly SearchedChunk[],
): FoundAnswer | undefined {
  const top = Math.max(...chunks.map(({ ranked }) => ranked.score), 0);
  const scored = chunks
    .flatMap((chunk, index) => candidatesOf(chunk, index, top))
    .map(scorer(question, terms))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) return undefined;
  const second = secondOf(scored);
  const sentences = [best.candidate, ...(second ? [second] : [])].map(({ chunk, text }) => ({ chunk, text }));
  return { sentences, confidence: best.confidence };
}

import { candidatesOf, type Candidate, type SearchedChunk } from './candidates.ts';
import { signalNames, signalsOf, type ReadQuestion, type Signals } from './signals.ts';
import { answerWeights } from './tables/answer-weights.ts';

/** A sentence of a passage that may answer. */
export interface FoundSentence {
  /** Index of the passage among those given. */
  readonly chunk: number;
  readonly text: string;
  /** The headings it stands under, the wider first. */
  readonly section: readonly string[];
}

/** How sure an answer is: `low` where the document may as well not answer the question. */
export type Certainty = 'high' | 'low';

export interface FoundAnswer {
  /** One or two, the best first, word for word as they stand in the passages. */
  readonly sentences: readonly FoundSentence[];
  readonly certainty: Certainty;
}

export interface ScoredSentence extends FoundSentence {
  /** 0 to 1: how probably it answers the question. */
  readonly chance: number;
  /** What is shown with it: see `Candidate`. */
  readonly beside?: string;
}

/** A second sentence is shown when it is not much less probable than the first. */
const secondShare = 0.3;
/** From this chance on a sentence is rather the answer than not. */
const evenChance = 0.5;

/** How probably a sentence answers, by what speaks for it: a logistic model fitted on questions of our own. */
function chanceOf(language: 'zh' | 'en', signals: Signals): number {
  const { bias, weights } = answerWeights[language];
  const sum = signalNames.reduce((total, name) => total + weights[name] * signals[name], bias);
  return 1 / (1 + Math.exp(-sum));
}

/** The sentences of passages, the most probable answer first. */
export function scoreSentences(question: ReadQuestion, chunks: readonly SearchedChunk[]): ScoredSentence[] {
  const best = Math.max(...chunks.map(({ ranked }) => ranked.score), 0);
  const scored = ({ chunk, text, section, beside }: Candidate, signals: Signals): ScoredSentence => ({
    chunk,
    text,
    section,
    chance: chanceOf(question.language, signals),
    ...(beside !== undefined && { beside }),
  });
  return chunks
    .flatMap((chunk, index) => candidatesOf(chunk, index, best))
    .map((candidate) => scored(candidate, signalsOf(question, candidate)))
    .sort((a, b) => b.chance - a.chance);
}

/** Indices of `count` passages by their best sentence; those without one stay in their order at the end. */
export function orderByAnswer(sentences: readonly ScoredSentence[], count: number): number[] {
  return [...new Set([...sentences.map(({ chunk }) => chunk), ...Array.from({ length: count }, (_, index) => index)])];
}

/** The second sentence: what is shown with the best one, else the next best where it may be the answer as well. */
function secondOf([best, ...others]: readonly ScoredSentence[], least: number): FoundSentence | undefined {
  if (!best) return undefined;
  if (best.beside !== undefined) return { chunk: best.chunk, text: best.beside, section: best.section };
  // Manuals say the same in more than one place.
  const next = others.find(({ text }) => text !== best.text);
  return next && next.chance >= Math.max(best.chance * secondShare, least) ? next : undefined;
}

/** The sentences that answer; nothing where none is probable enough: then the document is said not to hold the answer. */
export function answerFrom(language: 'zh' | 'en', sentences: readonly ScoredSentence[]): FoundAnswer | undefined {
  const [best] = sentences;
  const { least } = answerWeights[language];
  if (!best || best.chance < least) return undefined;
  const second = secondOf(sentences, least);
  return { sentences: second ? [best, second] : [best], certainty: best.chance < evenChance ? 'low' : 'high' };
}

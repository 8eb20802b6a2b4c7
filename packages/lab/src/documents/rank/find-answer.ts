import { candidatesOf, type Candidate, type SearchedChunk } from './candidates.ts';
import { signalNames, signalsOf, type ReadQuestion, type Signals } from './signals.ts';
import { answerWeights } from '../tables/answer-weights.ts';

/** A sentence of a chunk that may answer. */
export interface ScoredSentence {
  /** Index of the chunk among those given. */
  readonly chunk: number;
  /** Where it begins in the chunk's content. */
  readonly at: number;
  readonly text: string;
  /** The headings it stands under, the wider first. */
  readonly section: readonly string[];
  /** 0 to 1: how probably it answers the question. */
  readonly chance: number;
  /** It holds nothing of the kind that is asked for, where every answer does: a time, an amount. */
  readonly lacksAsked: boolean;
}

/** Whether a document holds an answer, as far as can be told without a model. */
export type Verdict = 'found' | 'perhaps' | 'not-found';

/** How probably a sentence answers, by what speaks for it: a logistic model fitted on questions of our own. */
function chanceOf(language: 'zh' | 'en', signals: Signals): number {
  const { bias, weights } = answerWeights[language];
  const sum = signalNames.reduce((total, name) => total + weights[name] * signals[name], bias);
  return 1 / (1 + Math.exp(-sum));
}

const endsSentence = /[.!?:;。！？：；…][”"’'」』）)\]]*$/u;

/** A number behind a label is a value, and so is one in a row under the head of a table; elsewhere it may be of a page. */
const labelledNumber = /[:：]\s*\S*\d/u;

/**
 * Whether a line only repeats words of the question: an entry of a contents, a link to the section that answers. A whole
 * sentence may do so and answer a question for yes or no.
 */
function onlyRepeats({ terms }: ReadQuestion, { text, terms: own, columns }: Candidate): boolean {
  const asked = new Set(terms.map(({ term }) => term));
  const holdsValue = columns.size > 0 || labelledNumber.test(text);
  return (
    !endsSentence.test(text) && [...own].every((term) => asked.has(term) || (!holdsValue && /^[\d.]+$/u.test(term)))
  );
}

/** The sentences of chunks, the most probable answer first. */
export function scoreSentences(question: ReadQuestion, chunks: readonly SearchedChunk[]): ScoredSentence[] {
  const best = Math.max(...chunks.map(({ ranked }) => ranked.score), 0);
  return chunks
    .flatMap((chunk, index) => candidatesOf(chunk, index, best))
    .filter((candidate) => !onlyRepeats(question, candidate))
    .map((candidate) => {
      const { chunk, at, text, section } = candidate;
      const signals = signalsOf(question, candidate);
      const chance = chanceOf(question.language, signals);
      return { chunk, at, text, section, chance, lacksAsked: signals.lacksKind > 0 };
    })
    .sort((a, b) => b.chance - a.chance);
}

/** Indices of `count` chunks by their best sentence; those without one stay in their order at the end. */
export function orderByAnswer(sentences: readonly ScoredSentence[], count: number): number[] {
  return [...new Set([...sentences.map(({ chunk }) => chunk), ...Array.from({ length: count }, (_, index) => index)])];
}

/** What the best of some sentences says of the document: that it holds the answer, that it may, or that it does not. */
export function verdictOf(
  language: 'zh' | 'en',
  [best]: readonly Pick<ScoredSentence, 'chance' | 'lacksAsked'>[],
): Verdict {
  const { found, perhaps } = answerWeights[language];
  const chance = best?.chance ?? 0;
  if (chance >= found) return best?.lacksAsked === true ? 'perhaps' : 'found';
  return chance >= perhaps ? 'perhaps' : 'not-found';
}

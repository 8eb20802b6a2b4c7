import type { Signal } from '../signals.ts';

interface AnswerWeights {
  readonly bias: number;
  readonly weights: Readonly<Record<Signal, number>>;
  /** Below this chance the document is said not to hold the answer. */
  readonly least: number;
}

/**
 * Weights of the logistic model that says how probably a sentence answers a question. Made by `npm run fit:answers` from
 * the tuning documents of bench/documents and nothing else; not to be changed by hand. `least` refuses
 * 10 of 100 answerable questions of documents that were left out of the fit one after the other.
 */
export const answerWeights: Readonly<Record<'zh' | 'en', AnswerWeights>> = {
  zh: {
    bias: -7.62,
    weights: {
      inSentence: 5.16,
      related: 4.67,
      inColumns: 2.57,
      inHeading: -0.41,
      before: -1.45,
      after: -2.2,
      inPassage: -2.2,
      unknown: -0.36,
      elsewhereSpecial: -2.74,
      clause: 1.23,
      holdsKind: 0.29,
      lacksKind: -2.28,
      lacksAny: -1.84,
      countsThem: 0.75,
      countsOthers: -3.06,
      focusElsewhere: -1.26,
      namedElsewhere: -1.25,
      namedUnknown: -1.33,
      rank: 4.26,
      isHead: -0.38,
      fewTerms: -2.16,
    },
    least: 0.24,
  },
  en: {
    bias: -8.09,
    weights: {
      inSentence: 4.54,
      related: 2.76,
      inColumns: 2.52,
      inHeading: 0.94,
      before: -0.75,
      after: -2.17,
      inPassage: -2.54,
      unknown: 0.14,
      elsewhereSpecial: -1.42,
      clause: 1.98,
      holdsKind: 0.82,
      lacksKind: -2.28,
      lacksAny: -0.66,
      countsThem: -0.11,
      countsOthers: -0.93,
      focusElsewhere: -0.54,
      namedElsewhere: -1.78,
      namedUnknown: -1.06,
      rank: 5.11,
      isHead: -0.96,
      fewTerms: -2.34,
    },
    least: 0.192,
  },
};

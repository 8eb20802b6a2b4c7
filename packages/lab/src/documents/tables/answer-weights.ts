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
    bias: -9.09,
    weights: {
      inSentence: 4.22,
      related: 5.36,
      inColumns: 0.49,
      inHeading: 0.03,
      before: -0.41,
      after: -3.18,
      inPassage: -2.93,
      unknown: 1.23,
      unknownGeneral: -0.99,
      wordsHere: 2.08,
      wordsUnknown: -0.02,
      meantBefore: 0.17,
      elsewhereSpecial: -3.23,
      clause: 1.51,
      holdsKind: 0.12,
      lacksKind: -2.62,
      lacksAny: -0.91,
      countsThem: 0.39,
      countsOthers: -2.18,
      countsOthersNear: -3.09,
      focusHere: 0.11,
      focusRelated: -1.25,
      focusElsewhere: -0.67,
      focusUnknown: -0.31,
      namedElsewhere: -0.86,
      namedUnknown: -1.69,
      numberMissing: -2.07,
      rowLabel: 1.69,
      rank: 3.88,
      isHead: -0.51,
      fewTerms: -3.57,
    },
    least: 0.127,
  },
  en: {
    bias: -9.61,
    weights: {
      inSentence: 3.13,
      related: 1.82,
      inColumns: 2.01,
      inHeading: -0.11,
      before: 0.27,
      after: -2.16,
      inPassage: -1.13,
      unknown: 0.32,
      unknownGeneral: -0.33,
      wordsHere: 2.81,
      wordsUnknown: 0.7,
      meantBefore: 3.4,
      elsewhereSpecial: -0.48,
      clause: 1.9,
      holdsKind: 0.5,
      lacksKind: -4.07,
      lacksAny: -3.13,
      countsThem: -0.12,
      countsOthers: -1.06,
      countsOthersNear: -2.72,
      focusHere: -0.04,
      focusRelated: -0.82,
      focusElsewhere: -0.36,
      focusUnknown: -0.23,
      namedElsewhere: -1.69,
      namedUnknown: -0.35,
      numberMissing: -2.42,
      rowLabel: 1.7,
      rank: 4.85,
      isHead: -2.73,
      fewTerms: -2.04,
    },
    least: 0.107,
  },
};

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
    bias: -9.98,
    weights: {
      inSentence: 3.89,
      related: 5.19,
      inColumns: 1.41,
      inHeading: 1.99,
      inTitle: 1.89,
      before: -0.84,
      after: -3.18,
      inPassage: -1.78,
      unknown: 2.02,
      unknownGeneral: -1.11,
      wordsHere: 1.55,
      yesNoMissing: -1.79,
      isYesNo: 0.37,
      attributeMissing: -0.53,
      attributeUnknown: -0.71,
      near: 1.08,
      wordsUnknown: -0.48,
      meantBefore: -0.62,
      elsewhereSpecial: -1.54,
      clause: 0.94,
      holdsKind: -0.7,
      lacksKind: -3.38,
      lacksAny: -1.15,
      countsThem: 0.55,
      countsOthers: -2.62,
      countsOthersNear: -1.72,
      focusHere: 0.09,
      focusRelated: -0.98,
      focusElsewhere: -0.64,
      focusUnknown: -0.24,
      namedElsewhere: -1.02,
      namedUnknown: -1.83,
      numberMissing: -2.15,
      rowLabel: 1.39,
      rank: 5.47,
      isHead: -0.34,
      fewTerms: -1.82,
    },
    least: 0.07,
  },
  en: {
    bias: -9.24,
    weights: {
      inSentence: 2.03,
      related: 0.3,
      inColumns: 1.33,
      inHeading: 1.38,
      inTitle: 0.69,
      before: -0.08,
      after: -1.98,
      inPassage: -1.25,
      unknown: 1.02,
      unknownGeneral: 0.11,
      wordsHere: 3.02,
      yesNoMissing: -2.33,
      isYesNo: 1.1,
      attributeMissing: -1.08,
      attributeUnknown: -1.43,
      near: 1.3,
      wordsUnknown: -0.73,
      meantBefore: 3.45,
      elsewhereSpecial: -1.22,
      clause: 1.49,
      holdsKind: -0.37,
      lacksKind: -3.88,
      lacksAny: -3.03,
      countsThem: -0.04,
      countsOthers: -1.63,
      countsOthersNear: -1.93,
      focusHere: 0.3,
      focusRelated: -0.13,
      focusElsewhere: 0.56,
      focusUnknown: 0.93,
      namedElsewhere: -2.51,
      namedUnknown: -0.53,
      numberMissing: -2.4,
      rowLabel: 1.5,
      rank: 5.2,
      isHead: -2.29,
      fewTerms: -3.35,
    },
    least: 0.093,
  },
};

import type { Signal } from '../signals.ts';

interface AnswerWeights {
  readonly bias: number;
  readonly weights: Readonly<Record<Signal, number>>;
  /** Below this chance the document is said not to hold the answer. */
  readonly least: number;
}

/**
 * Weights of the logistic model that says how probably a sentence answers a question. Made by `npm run fit:answers` from
 * the tuning documents of bench/documents and nothing else; not to be changed by hand. On documents that were left out of
 * the fit one after the other `least` misses both goals by as much: 90 of 100 questions without an answer refused (a third
 * close to what the document says, a third with their passage taken out, a third of other documents), 5 of 100 others.
 */
export const answerWeights: Readonly<Record<'zh' | 'en', AnswerWeights>> = {
  zh: {
    bias: -9.67,
    weights: {
      inSentence: 3.63,
      related: 4.59,
      inColumns: 2.54,
      inHeading: 1.73,
      inTitle: 1.56,
      before: -1.41,
      after: -3.42,
      inPassage: -1.97,
      unknown: 1.58,
      unknownGeneral: -1.26,
      wordsHere: 1.55,
      yesNoMissing: -1.45,
      isYesNo: 0.27,
      attributeMissing: -0.36,
      attributeUnknown: -0.98,
      near: 1.35,
      wordsUnknown: -0.42,
      meantBefore: -0.22,
      elsewhereSpecial: -2.17,
      clause: 0.77,
      holdsKind: -0.72,
      lacksKind: -3.5,
      kindMeant: -0.92,
      lacksAny: -1.3,
      countsThem: 0.35,
      countsOthers: -2.77,
      countsOthersNear: -3.09,
      focusHere: 0.13,
      focusRelated: -0.7,
      focusElsewhere: -0.61,
      focusUnknown: -0.12,
      namedElsewhere: 0.82,
      namedUnknown: -3.05,
      numberMissing: -2.67,
      rowLabel: 0.77,
      beginsAsked: 1.15,
      rank: 5,
      isHead: -0.63,
      length: 0.15,
      fewTerms: -1.94,
    },
    least: 0.073,
  },
  en: {
    bias: -8.13,
    weights: {
      inSentence: 2.27,
      related: -0.01,
      inColumns: 0.55,
      inHeading: 1.4,
      inTitle: 1.13,
      before: 0.57,
      after: -1.52,
      inPassage: -0.98,
      unknown: 0.87,
      unknownGeneral: -0.09,
      wordsHere: 3.51,
      yesNoMissing: -2.16,
      isYesNo: 0.64,
      attributeMissing: -1.65,
      attributeUnknown: -2.08,
      near: 1.12,
      wordsUnknown: -0.73,
      meantBefore: 3.07,
      elsewhereSpecial: -1.45,
      clause: 1.46,
      holdsKind: -0.39,
      lacksKind: -4.44,
      kindMeant: -1.61,
      lacksAny: -3.15,
      countsThem: -0.08,
      countsOthers: -1.43,
      countsOthersNear: -2.52,
      focusHere: -0.04,
      focusRelated: 0.07,
      focusElsewhere: 0.35,
      focusUnknown: 0.63,
      namedElsewhere: -2.44,
      namedUnknown: -1.01,
      numberMissing: -1.93,
      rowLabel: 0.49,
      beginsAsked: 1.17,
      rank: 4.84,
      isHead: -2.37,
      length: -1.65,
      fewTerms: -3.48,
    },
    least: 0.092,
  },
};

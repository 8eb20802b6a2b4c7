import type { Signal } from '../rank/signals.ts';

interface AnswerWeights {
  readonly bias: number;
  readonly weights: Readonly<Record<Signal, number>>;
  /** From these chances on an answer is called found, or perhaps one; below, the document is said not to hold it. */
  readonly found: number;
  readonly perhaps: number;
}

/**
 * Weights of the logistic model that says how probably a sentence answers a question. Made by `npm run fit:answers` from
 * the tuning documents of bench/documents and nothing else; not to be changed by hand. On documents that were left out of
 * the fit one after the other 4 of 100 questions without an answer are called found (half of them close to what the
 * document says, half with their passage taken out), and 1 of 200 others is called not found: strangers ask in words
 * that are farther from the document's than those of the fit.
 */
export const answerWeights: Readonly<Record<'zh' | 'en', AnswerWeights>> = {
  zh: {
    bias: -10.54,
    weights: {
      inSentence: 4.52,
      related: 0,
      inColumns: 2.69,
      inHeading: 5.14,
      rowMeant: 0.68,
      headingMeant: 2.99,
      inPassage: -3.25,
      unknown: 1.68,
      wordsHere: 1.43,
      wordsUnknown: -0.47,
      near: 1.95,
      meantBefore: 0.32,
      holdsKind: -0.6,
      lacksKind: -3.4,
      lacksAny: -1.51,
      countsOthers: -4.7,
      numberMissing: -2.9,
      beginsAsked: 1.2,
      rank: 5.07,
      fewTerms: -2.14,
    },
    found: 0.46,
    perhaps: 0.0016,
  },
  en: {
    bias: -9.27,
    weights: {
      inSentence: 3.2,
      related: 1.43,
      inColumns: 0.67,
      inHeading: 2.09,
      rowMeant: 0.86,
      headingMeant: 4.39,
      inPassage: -1.78,
      unknown: 1.33,
      wordsHere: 3.61,
      wordsUnknown: -0.24,
      near: 1.46,
      meantBefore: 3.32,
      holdsKind: -0.38,
      lacksKind: -4.17,
      lacksAny: -2.94,
      countsOthers: -2.47,
      numberMissing: -4.09,
      beginsAsked: 1.06,
      rank: 4.08,
      fewTerms: -2.84,
    },
    found: 0.48,
    perhaps: 0,
  },
};

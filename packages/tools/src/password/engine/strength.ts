import { ZxcvbnFactory, type TranslationKeys } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
// Of the English package only this list: names and the words of an encyclopedia would double what is loaded.
import englishWords from '@zxcvbn-ts/language-en/src/commonWords.json' with { type: 'json' };

/** What makes a password weak, and what would help: codes that the texts have words for. */
export type WarningCode = keyof TranslationKeys['warnings'];
export type AdviceCode = keyof TranslationKeys['suggestions'];

export interface Strength {
  /** 0 very weak to 4 very strong. */
  readonly score: number;
  /** The decimal and the binary logarithm of the guesses that a clever attacker needs. */
  readonly guessesLog10: number;
  readonly bits: number;
  /** Seconds until it is guessed: by a login that slows guesses down, by one that does not, and from stolen hashes. */
  readonly seconds: {
    readonly throttledLogin: number;
    readonly login: number;
    readonly slowHash: number;
    readonly fastHash: number;
  };
  readonly warning?: WarningCode;
  readonly advice: readonly AdviceCode[];
}

const estimator = new ZxcvbnFactory({
  dictionary: Object.assign({ 'commonWords-en': englishWords }, dictionary),
  graphs: adjacencyGraphs,
});

/** Estimates a password by what people are known to choose. */
export function estimate(password: string): Strength {
  const { score, guessesLog10, crackTimes, feedback } = estimator.check(password);
  return {
    score,
    guessesLog10: Math.round(guessesLog10 * 10) / 10,
    bits: Math.round(guessesLog10 * Math.log2(10) * 10) / 10,
    seconds: {
      throttledLogin: crackTimes.onlineThrottlingXPerHour.seconds,
      login: crackTimes.onlineNoThrottlingXPerSecond.seconds,
      slowHash: crackTimes.offlineSlowHashingXPerSecond.seconds,
      fastHash: crackTimes.offlineFastHashingXPerSecond.seconds,
    },
    ...(feedback.warning !== null && feedback.warning !== '' && { warning: feedback.warning as WarningCode }),
    advice: feedback.suggestions as AdviceCode[],
  };
}

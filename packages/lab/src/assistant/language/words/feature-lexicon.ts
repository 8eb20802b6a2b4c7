import { familyCues, trades } from '../tables/family-cues.ts';
import { featureWords, ignoredWords, pageWords, sectionWords } from '../tables/words/feature-words.ts';
import { questionKinds } from '../tables/question-kinds.ts';
import { chineseWords, englishWords } from './table.ts';
import { createPhrasebook } from './tokens.ts';

const phrases = <Value>(rows: readonly (readonly [Value, string, string])[]) =>
  createPhrasebook(
    rows.flatMap(([value, chinese, english]) =>
      [...chineseWords(chinese), ...englishWords(english)].map((phrase): [string, Value] => [phrase, value]),
    ),
  );

export const featurePhrases = phrases(featureWords);
export const pagePhrases = phrases(pageWords);
export const sectionPhrases = phrases(sectionWords);
export const tradePhrases = phrases(trades);
export const questionPhrases = phrases(questionKinds);
export const ignoredPhrases = phrases([[true, ignoredWords.chinese, ignoredWords.english]]);

/** Words that lean towards a family, heaviest first, so that a phrase counts with its highest weight. */
export const familyPhrases = phrases(
  [...familyCues]
    .sort((one, other) => other[1] - one[1])
    .map(([family, weight, chinese, english]) => [{ family, weight }, chinese, english] as const),
);

import { cannotWords, lookWords } from '../tables/words/plain-words.ts';
import { chineseWords, englishWords } from './table.ts';
import { createPhrasebook, tokenise } from './tokens.ts';

export const cannotPhrases = createPhrasebook(
  [...chineseWords(cannotWords.chinese), ...englishWords(cannotWords.english)].map((phrase): [string, true] => [
    phrase,
    true,
  ]),
);

/** The first word for something that the apps cannot do. */
export const cannotDo = (words: string): string | undefined => {
  const [first] = cannotPhrases.find(tokenise(words));
  return first === undefined ? undefined : words.slice(first.start, first.end);
};

const lookPhrases = createPhrasebook(
  [...chineseWords(lookWords.chinese), ...englishWords(lookWords.english)].map((phrase): [string, true] => [
    phrase,
    true,
  ]),
);

/** Whether words name a part of pages or a piece of program, which is neither a field nor anything that can be added. */
export const isLook = (words: string): boolean => lookPhrases.findAtEnd(words) !== undefined;

/** Whether words speak of a part of pages anywhere. */
export const speaksOfLook = (words: string): boolean => lookPhrases.find(tokenise(words)).length > 0;

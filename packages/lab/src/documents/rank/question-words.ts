import type { WeighedTerm } from './rank.ts';
import { isMostlyChinese } from '../read/scripts.ts';
import { lightWords } from '../tables/light-words.ts';
import { chineseStopPattern } from '../tables/stop-words.ts';
import { termsOf } from '../index/terms.ts';
import { wordsOf } from '../index/words.ts';

/**
 * The words of a question that name something, each by its terms: in English a term of its own, in Chinese the pairs that
 * a word of the dictionary is made of. Pairs across two words are left out, and so are single characters beside longer words.
 */
export function questionWords(question: string, terms: readonly WeighedTerm[]): readonly (readonly string[])[] {
  if (!isMostlyChinese(question)) return terms.filter(({ isLight }) => !isLight).map(({ term }) => [term]);
  const asked = new Set(terms.map(({ term }) => term));
  const words = wordsOf(question.replace(chineseStopPattern, ' ')).filter((word) => !lightWords.has(word));
  const termsOfWord = (word: string) =>
    termsOf(word)
      .map(({ term }) => term)
      .filter((term) => asked.has(term) && (word.length === 1 || term.length > 1));
  const found = words.map(termsOfWord).filter((group) => group.length > 0);
  const long = found.filter(([first = '']) => first.length > 1);
  return long.length > 0 ? long : found;
}

/** Smaller ones stand for much else: one of them, once. */
const numbered =
  /\p{Script=Latin}*\d[\d.,]*\p{Script=Latin}*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)\b/giu;

/** The numbers and codes of a text, such as 2021, 7.5, E04 and four. */
export function numbersOf(text: string): ReadonlySet<string> {
  return new Set((text.normalize('NFKC').match(numbered) ?? []).map((number) => number.replace(/[.,]+$/u, '')));
}

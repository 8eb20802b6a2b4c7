import type { BookLanguage, BookPhrase } from '@toolbench/contracts/voice.ts';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();

/** Phrases in which all words are found, in either of two languages; those that begin with them come first. */
export function searchPhrases(
  phrases: readonly BookPhrase[],
  typed: string,
  languages: readonly [BookLanguage, BookLanguage],
): BookPhrase[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const rank = ({ texts }: BookPhrase) => {
    const lines = languages.map((language) => plain(texts[language]));
    if (!lines.some((line) => words.every((word) => line.includes(word)))) return null;
    return lines.some((line) => line.startsWith(words.join(' '))) ? 0 : 1;
  };
  return phrases
    .map((phrase, index) => ({ phrase, index, rank: rank(phrase) }))
    .filter((one) => one.rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.index - b.index)
    .map(({ phrase }) => phrase);
}

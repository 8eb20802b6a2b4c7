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

/** The pairs of neighbouring letters of a text, without what stands between its words. */
function pairsOf(text: string): string[] {
  const letters = [...plain(text).replaceAll(' ', '')];
  return letters.slice(1).map((letter, at) => letters[at] + letter);
}

/** How much two texts have in common: twice the shared pairs of letters by all pairs (Dice's coefficient), 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((pair) => {
    const at = left.indexOf(pair);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
  return (2 * shared.length) / Math.max(one.length + other.length, 1);
}

const leastLikeness = 0.4;
const mostNear = 3;

/** The few phrases that are written most like what was said, in either of two languages; none where nothing is like it. */
export function nearestPhrases(
  phrases: readonly BookPhrase[],
  said: string,
  languages: readonly [BookLanguage, BookLanguage],
): BookPhrase[] {
  const pairs = pairsOf(said);
  const likenessOf = ({ texts }: BookPhrase) =>
    Math.max(...languages.map((language) => likeness(pairs, pairsOf(texts[language]))));
  return phrases
    .map((phrase) => ({ phrase, like: likenessOf(phrase) }))
    .filter(({ like }) => like >= leastLikeness)
    .sort((a, b) => b.like - a.like)
    .slice(0, mostNear)
    .map(({ phrase }) => phrase);
}

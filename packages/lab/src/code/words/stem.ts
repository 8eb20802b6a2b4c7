/** Longest first; with the fewest letters that must stay. */
const endings: readonly (readonly [string, number])[] = [
  ['izations', 4],
  ['ization', 4],
  ['isation', 4],
  ['ations', 4],
  ['ators', 4],
  ['ation', 4],
  ['ator', 4],
  ['ings', 4],
  ['ions', 4],
  ['ated', 4],
  ['ates', 4],
  ['izes', 4],
  ['ized', 4],
  ['izer', 4],
  ['ers', 4],
  ['ors', 4],
  ['ing', 4],
  ['ion', 4],
  ['ate', 4],
  ['ize', 4],
  ['ise', 4],
  ['ies', 3],
  ['ed', 4],
  ['er', 4],
  ['or', 4],
  ['es', 4],
  ['ly', 4],
  ['y', 4],
  ['e', 3],
  ['s', 3],
];

const undoubled = (stem: string) => (/([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem);

/**
 * Cuts English endings so that `parse`, `parser`, `parsing` and `parsed` are one word. Harsher than Porter's: in code a
 * verb, what does it and what comes of it are the same thing.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || word.endsWith('ss')) return word;
  for (const [ending, least] of endings) {
    if (word.length - ending.length >= least && word.endsWith(ending)) return undoubled(word.slice(0, -ending.length));
  }
  return word;
}

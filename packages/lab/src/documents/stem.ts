import { irregularWords } from './tables/irregular-words.ts';

const hasVowel = /[aeiouy]/;

/** "stopped" without its ending is "stopp": one of the two goes, but not of "fall" or "miss". */
const undouble = (stem: string) => (/([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem);

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|xes|ches|shes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutTense(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  for (const ending of ['ing', 'ed']) {
    const stem = word.slice(0, -ending.length);
    if (word.endsWith(ending) && stem.length > 2 && hasVowel.test(stem)) return undouble(stem);
  }
  return word;
}

const derived: readonly (readonly [string, string, number])[] = [
  ['isation', 'iz', 3],
  ['ization', 'iz', 3],
  ['ation', '', 4],
  ['ate', '', 4],
  ['ition', 'it', 3],
  ['ction', 'ct', 3],
  ['ise', 'iz', 4],
  ['ize', 'iz', 4],
  ['ment', '', 4],
  ['ness', '', 4],
  ['ally', 'al', 4],
  ['ly', '', 4],
  ['e', '', 3],
];

/**
 * A word without its endings, so that its forms meet: charge, charges, charged and charging; install and installation.
 * Light: it may part what belongs together, but seldom joins what does not. Takes and gives lower-case ASCII.
 */
export function stem(word: string): string {
  if (word.length < 4) return irregularWords.get(word) ?? word;
  const plain = irregularWords.get(word) ?? withoutTense(withoutPlural(word));
  const found = derived.find(([ending, , least]) => plain.endsWith(ending) && plain.length - ending.length >= least);
  const bare = found ? plain.slice(0, -found[0].length) + found[1] : plain;
  return bare.length > 3 && bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare;
}

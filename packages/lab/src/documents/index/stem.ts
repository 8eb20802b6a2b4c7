import { irregularWords } from '../../irregular-words.ts';

const hasVowel = /[aeiouy]/;

/** "stopped" without its ending is "stopp": one of the two goes, but not of "add", "fall" or "miss". */
const undouble = (stem: string) => (stem.length > 3 && /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem);

/** "operated" and "recognised" without their endings have lost the "e" that "operate" and "recognise" have, unlike "repeated". */
const withE = (stem: string) => (stem.length > 4 && /(?:[^eo]at|[^s]is|iz)$/.test(stem) ? `${stem}e` : stem);

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|xes|ches|shes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutTense(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('eed')) return /(?:agr|guarant|decr|fr)eed$/.test(word) ? word.slice(0, -1) : word;
  for (const ending of ['ing', 'ed']) {
    const stem = word.slice(0, -ending.length);
    if (word.endsWith(ending) && stem.length > 2 && hasVowel.test(stem)) return withE(undouble(stem));
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
  ['ment', '', 3],
  ['ness', '', 4],
  ['ally', 'al', 4],
  ['ly', '', 4],
];

/**
 * A word without its endings, so that its forms meet: charge, charges, charged and charging; install and installation.
 * Light: it may part what belongs together, but seldom joins what does not. Takes and gives lower-case ASCII.
 */
export function stem(word: string): string {
  if (word.length < 4) return irregularWords.get(word) ?? word;
  const singular = irregularWords.get(word) ?? withoutPlural(word);
  const plain = irregularWords.get(singular) ?? withoutTense(singular);
  const found = derived.find(([ending, , least]) => plain.endsWith(ending) && plain.length - ending.length >= least);
  const derivedFrom = found ? plain.slice(0, -found[0].length) + found[1] : plain;
  const bare = derivedFrom.length > 3 && derivedFrom.endsWith('e') ? derivedFrom.slice(0, -1) : derivedFrom;
  return bare.length > 3 && bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare;
}

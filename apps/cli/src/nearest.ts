import { editDistance } from '@toolbench/kit/edit-distance.ts';

/** Names have no more characters than this: what is longer is no mistyped name. */
const longestName = 40;

/** How far a word is from a name; infinite where nobody who wrote the one meant the other. */
function farness(word: string, name: string): number {
  if (word.length < 2 || word.length > longestName) return Infinity;
  if (name.includes(word) || (name.length > 2 && word.includes(name))) return 0.5;
  const far = editDistance(word, name);
  return far <= Math.max(1, Math.floor(word.length / 3)) ? far : Infinity;
}

/** A name that exists, with other words for the same. */
type Known = readonly [name: string, ...others: readonly string[]];

/** The names that a word was most likely meant for, nearest first, three at most. */
export function nearest(written: string, known: readonly Known[]): readonly string[] {
  const word = written.toLowerCase();
  return known
    .map((words) => ({ name: words[0], far: Math.min(...words.map((one) => farness(word, one.toLowerCase()))) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

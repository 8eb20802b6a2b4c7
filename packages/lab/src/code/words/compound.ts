import { compoundWords } from '../tables/compound-words.ts';

const shortest = 3;
/** Before the rest of a name only: `isfile`, `todict`. */
const openings: ReadonlySet<string> = new Set(['is', 'to', 'on', 'in', 'un', 're', 'do', 'no', 'id', 'ip']);
const longestWord = Math.max(...[...compoundWords].map(({ length }) => length));
const longestCompound = 30;

/**
 * The words that a word in lower case is put together of, as few as can be: `formatyearpage` is format, year, page. What
 * is not made of known words alone stays as it is.
 */
export function splitCompound(word: string): readonly string[] {
  if (word.length < 2 * shortest - 1 || word.length > longestCompound || compoundWords.has(word)) return [word];
  /** The fewest words up to a place. */
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(end - longestWord, 0); start < end; start += 1) {
      const before = best[start];
      const part = word.slice(start, end);
      const isKnown = compoundWords.has(part) || (start === 0 && openings.has(part));
      if (before && isKnown && before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, part];
    }
  }
  return best[word.length] ?? [word];
}

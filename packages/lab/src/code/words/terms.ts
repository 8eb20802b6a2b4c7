import { compoundWords } from '../tables/compound-words.ts';
import { stem } from './stem.ts';

/** Identifiers and words with their digits, and runs of Han, kana and hangul. */
const runs = /[A-Za-z_$\u00c0-\u024f][\w$\u00c0-\u024f]*|\d+(?:\.\d+)*|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;

const isCjk = (run: string) => run.charCodeAt(0) >= 0x3040;

/** Longer ones are data, not words. */
const longestRun = 80;

const known = new Map<string, readonly string[]>();
const knownAtMost = 50_000;

const shortestPart = 3;
/** Before the rest of a name only: `isfile`, `todict`. */
const openings: ReadonlySet<string> = new Set(['is', 'to', 'on', 'in', 'un', 're', 'do', 'no', 'id', 'ip']);
const longestWord = Math.max(...[...compoundWords].map(({ length }) => length));
const longestCompound = 30;

/**
 * The words that a word in lower case is put together of, as few as can be: `formatyearpage` is format, year, page. What
 * is not made of known words alone stays as it is.
 */
export function splitCompound(word: string): readonly string[] {
  if (word.length < 2 * shortestPart - 1 || word.length > longestCompound || compoundWords.has(word)) return [word];
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

function termsOfIdentifier(identifier: string): readonly string[] {
  const words = splitIdentifier(identifier).flatMap(splitCompound).map(stem);
  // The whole too, so that the name itself finds its place; its parts alone are common.
  return words.length > 1 ? [...words, words.join('')] : words;
}

/** The words of an identifier in lower case: `parseHTTPUrl_v2` is parse, http, url, v, 2. */
export function splitIdentifier(identifier: string): readonly string[] {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d\u00df-\u024f]+/)
    .filter((word) => word !== '');
}

/** Chinese has no spaces: each pair of characters, and each character, is a term. */
function termsOfCjk(run: string): readonly string[] {
  const terms = [...run];
  for (let at = 0; at + 1 < run.length; at += 1) terms.push(run.slice(at, at + 2));
  return terms;
}

/** The terms of one run; see runsOf. */
export function termsOfRun(run: string): readonly string[] {
  if (run.length > longestRun && !isCjk(run)) return [];
  const found = known.get(run);
  if (found) return found;
  const terms = isCjk(run) ? termsOfCjk(run) : termsOfIdentifier(run);
  if (known.size >= knownAtMost) known.clear();
  known.set(run, terms);
  return terms;
}

/** The identifiers, words, numbers and runs of Chinese in a text, in its order. */
export const runsOf = (text: string): readonly string[] => text.match(runs) ?? [];

/** The terms of a text, in its order. */
export const termsOf = (text: string): string[] => runsOf(text).flatMap(termsOfRun);

import { splitCompound } from './compound.ts';
import { splitIdentifier } from './identifier.ts';
import { stem } from './stem.ts';

/** Identifiers and words with their digits, and runs of Han, kana and hangul. */
const runs = /[A-Za-z_$\u00c0-\u024f][\w$\u00c0-\u024f]*|\d+(?:\.\d+)*|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;

const isCjk = (run: string) => run.charCodeAt(0) >= 0x3040;

/** Longer ones are data, not words. */
const longestRun = 80;

const known = new Map<string, readonly string[]>();
const knownAtMost = 50_000;

function termsOfIdentifier(identifier: string): readonly string[] {
  const words = splitIdentifier(identifier).flatMap(splitCompound).map(stem);
  // The whole too, so that the name itself finds its place; its parts alone are common.
  return words.length > 1 ? [...words, words.join('')] : words;
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

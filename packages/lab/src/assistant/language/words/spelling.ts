import { editDistance } from '@toolbench/kit/edit-distance.ts';
import { appWords, askingWords, familyCues, recordWords, trades } from '../tables/family-cues.ts';
import { choiceSets } from '../tables/choice-sets.ts';
import { choiceWords } from '../tables/words/choice-words.ts';
import { examples } from '../tables/examples.ts';
import { featureWords, ignoredWords, pageWords, sectionWords } from '../tables/words/feature-words.ts';
import { fieldWords } from '../tables/words/field-words.ts';
import { glossary } from '../tables/words/glossary.ts';
import { lookAlikes } from '../tables/look-alikes.ts';
import { nouns } from '../tables/words/nouns.ts';
import { cannotWords, lookWords, plainWords } from '../tables/words/plain-words.ts';
import { singular } from './english.ts';

/** The parts of a name such as `dueDate` are words, too. */
const wordPattern = /[A-Z]?[a-z]+/g;

const wordsOf = (...texts: readonly string[]) =>
  texts.flatMap((text) => text.match(wordPattern) ?? []).map((word) => word.toLowerCase());

const englishOf = (rows: readonly (readonly [...unknown[], string])[]) => rows.map((row) => String(row.at(-1)));

/** The words of the tables that say what an app is about and what is kept, which is where a slip costs most. */
const targets = new Set(
  wordsOf(
    nouns,
    fieldWords,
    appWords.english,
    recordWords.english,
    ...[familyCues, trades, featureWords, pageWords, sectionWords].flatMap(englishOf),
  ).map(singular),
);

/** Words that are right as they stand. */
const known = new Set([
  ...targets,
  ...wordsOf(
    askingWords.english,
    plainWords.english,
    cannotWords.english,
    lookWords.english,
    ignoredWords.english,
    choiceSets,
    choiceWords,
    examples,
    glossary,
    lookAlikes,
  ).map(singular),
]);

const shortest = 6;
const longWord = 8;

/** Long enough words by their first letter, which slips hardly ever change. */
const byFirst = new Map<string, string[]>();
for (const word of targets) {
  if (word.length < shortest - 2) continue;
  const first = word.charAt(0);
  byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
}

const vowels = /^[aeiouy]$/;
/** Letters that sound alike. */
const alike: ReadonlySet<string> = new Set(['cs', 'sc', 'ck', 'kc', 'sz', 'zs', 'gj', 'jg']);
const isVowel = (letter: string | undefined) => letter !== undefined && vowels.test(letter);

/** More than any word may need. */
const tooMuch = 9;

/** Another letter is a slip where both are vowels or sound alike; any other makes another word: “parking” is no “packing”. */
function costOfOther(written: string, right: string): number {
  if (written === right) return 0;
  return (isVowel(written) && isVowel(right)) || alike.has(written + right) ? 1 : tooMuch;
}

/** A letter too many is a slip where it is a vowel or said twice, one too few also in a row of consonants: “traker”. */
function costOfOne(word: string, at: number, isLeftOut: boolean): number {
  const [letter, before, after] = [word[at], word[at - 1], word[at + 1]];
  if (letter === before || letter === after) return 1;
  if (after === undefined) return tooMuch;
  const isInRow = isLeftOut && before !== undefined && (!isVowel(before) || !isVowel(after));
  return isVowel(letter) || isInRow ? 1 : tooMuch;
}

const slipCosts = { ofOther: costOfOther, ofOne: costOfOne };

const undoubled = (word: string) => word.replace(/(.)\1/g, '$1');

/** All that may be wrong with a short word: a letter doubled, or not doubled, by mistake. */
const isDoubling = (word: string, right: string) => undoubled(word) === undoubled(right);

/** The one of an app's own words that one slip parts from a word: there are few of them, so short ones count, too. */
function nearestOwn(word: string, own: readonly string[]): string | undefined {
  const near = own.filter(
    (right) =>
      right.charAt(0) === word.charAt(0) &&
      Math.abs(right.length - word.length) <= 1 &&
      editDistance(word, right, 1, slipCosts) <= 1,
  );
  return new Set(near.map(singular)).size === 1 ? near[0] : undefined;
}

const shortestOwn = 4;

/** The English words of labels that are long enough to be told from a slip. */
const ownWordsOf = (labels: readonly string[]) =>
  [...new Set(wordsOf(...labels).flatMap((word) => [word, singular(word)]))].filter(
    (word) => word.length >= shortestOwn,
  );

/** The one word that is nearest, where it is near enough. */
function nearest(word: string): string | undefined {
  const most = word.length >= longWord ? 2 : 1;
  let [least, found]: [number, string[]] = [most + 1, []];
  for (const right of byFirst.get(word.charAt(0)) ?? []) {
    if (Math.abs(right.length - word.length) > most) continue;
    const isShort = Math.min(word.length, right.length) < shortest;
    const slips = isShort ? (isDoubling(word, right) ? 1 : tooMuch) : editDistance(word, right, most, slipCosts);
    if (slips > most || slips > least) continue;
    if (slips < least) [least, found] = [slips, []];
    found.push(right);
  }
  return found.length === 1 ? found[0] : undefined;
}

/** So many different words of a text are looked up at most: a request has fewer, and each takes up to 0.1 ms. */
const mostWords = 400;

/** A word in lower letters, or the first of a sentence; capitals elsewhere are names. */
const candidate = /(?<![\p{L}\p{N}_@#./'’-])(?:[a-z]{4,24}|(?<=^|[.!?:]\s)[A-Z][a-z]{3,23})(?![\p{N}_@/'’-]|\.\p{L})/gu;

/** What stands in quotation marks is meant as it is written. */
const quoted = /["“「《'‘][^"”」》'’\n]{1,60}["”」》'’]/gu;

/**
 * The words of a text that are known to nobody and one edit away from a word of the tables (two from one of eight letters or
 * more), with that word: “expence” stands for “expense”. A word that two others are equally near to stays. `labels` are of the app that
 * the text is about.
 */
export function slipsIn(text: string, labels: readonly string[] = []): Map<string, string> {
  const own = ownWordsOf(labels);
  const right = new Set(own);
  const slips = new Map<string, string>();
  const seen = new Set<string>();
  for (const [written] of text.replace(quoted, (words) => ' '.repeat(words.length)).matchAll(candidate)) {
    if (seen.has(written)) continue;
    if (seen.size >= mostWords) break;
    seen.add(written);
    const word = singular(written.toLowerCase());
    if (right.has(word) || known.has(word) || known.has(written.toLowerCase())) continue;
    const meant = nearestOwn(word, own) ?? nearest(word);
    if (meant !== undefined) slips.set(written, written.toLowerCase() === word ? meant : `${meant}s`);
  }
  return slips;
}

/** The text with the slips put right. */
export function withoutSlips(text: string, slips: ReadonlyMap<string, string>): string {
  return slips.size === 0 ? text : text.replace(candidate, (written) => slips.get(written) ?? written);
}

/** Words of the text without slips, as the sentence has them. */
export function asWritten(words: readonly string[], slips: ReadonlyMap<string, string>): string[] {
  return words.map((word) =>
    [...slips].reduce((left, [written, right]) => left.replace(new RegExp(`\\b${right}\\b`, 'g'), written), word),
  );
}

import { choiceWords } from '../tables/words/choice-words.ts';
import { labelsOfSets } from './choice-lexicon.ts';
import { rowsOf, wordPairs } from './table.ts';

const further = rowsOf(choiceWords).flatMap(wordPairs);

const labels = new Set([...further.map(([word]) => word), ...labelsOfSets()]);
const longest = Math.max(...[...labels].map((label) => label.length));

/** Whether words are known as a choice of any field. */
export const isChoiceLabel = (words: string): boolean => labels.has(words.trim().toLowerCase());

const english = new Map(further);

/** The English of a Chinese choice that no set has. */
export const englishOfChoice = (word: string): string | undefined =>
  /\p{Script=Han}/u.test(word) ? english.get(word) : undefined;

/** 在借已还逾期 as 在借, 已还, 逾期: a run that is nothing but known choices, longest first; undefined where something is left. */
export function choicesInRun(run: string): string[] | undefined {
  const found: string[] = [];
  for (let at = 0; at < run.length;) {
    let length = Math.min(longest, run.length - at);
    while (length > 0 && !labels.has(run.slice(at, at + length))) length -= 1;
    if (length === 0) return undefined;
    found.push(run.slice(at, at + length));
    at += length;
  }
  return new Set(found).size === found.length ? found : undefined;
}

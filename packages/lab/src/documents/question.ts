import { chineseStopWords } from './tables/stop-words.ts';
import { lightWords } from './tables/light-words.ts';
import { relatedChinese, relatedEnglish } from './tables/related-words.ts';
import { stem } from './stem.ts';
import { termsOf } from './terms.ts';
import { measureWords } from './tables/answer-kinds.ts';
import { pairsAcross } from './words.ts';

/** What a question looks for. */
export interface QuestionTerm {
  readonly term: string;
  /** As the question has it. */
  readonly form: string;
  /** Other terms that would do nearly as well. */
  readonly related: readonly string[];
  /** A pair of ideographs of which one word ends and the next begins. */
  readonly isAcross: boolean;
  /** A word that carries the question and names no subject. */
  readonly isLight: boolean;
  /** No general word: none of the table of related words. */
  readonly isSpecial: boolean;
}

const stemmedGroups = relatedEnglish.map((group) => group.map(stem));
const englishGroups = new Map<string, Set<string>>();
for (const group of stemmedGroups) {
  for (const word of group) englishGroups.set(word, new Set([...(englishGroups.get(word) ?? []), ...group]));
}

const stopPattern = new RegExp(chineseStopWords.join('|'), 'gu');

/** What counts things in a question and the word between: 多少种 of 多少种鱼. The text says 53 种 behind its fish. */
const counting = new RegExp(`(?:多少|几|哪)[${measureWords}](?=\\p{Script=Han})`, 'gu');

/** The Chinese words related to those in a question, with the words they stand for. */
function relatedPairs(question: string): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const group of relatedChinese) {
    const present = group.filter((word) => word.length > 1 && question.includes(word));
    if (present.length === 0) continue;
    const others = group.filter((word) => word.length === 2 && !present.includes(word));
    for (const word of present) {
      for (let at = 0; at + 1 < word.length; at += 1) pairs.set(word.slice(at, at + 2), others);
    }
  }
  return pairs;
}

const generalPairs = new Set(
  relatedChinese.flat().flatMap((word) => [...word].map((character, index) => character + (word[index + 1] ?? ''))),
);

const isSpecial = (term: string) => !englishGroups.has(term) && !generalPairs.has(term);

/** The terms of a question, each once, without the words that only ask. */
export function questionTerms(question: string): QuestionTerm[] {
  const pairs = relatedPairs(question);
  const across = pairsAcross(question);
  const bare = question.replace(counting, ' ').replace(stopPattern, ' ');
  // Nothing but words that ask: better those than nothing.
  const found = termsOf(bare).length > 0 ? termsOf(bare) : termsOf(question);
  const terms = new Map<string, QuestionTerm>();
  for (const { term, form } of found) {
    const related = pairs.get(term) ?? [...(englishGroups.get(term) ?? [])].filter((other) => other !== term);
    if (!terms.has(term))
      terms.set(term, {
        term,
        form,
        related,
        isAcross: across.has(term),
        isLight: lightWords.has(term),
        isSpecial: isSpecial(term),
      });
  }
  return [...terms.values()];
}

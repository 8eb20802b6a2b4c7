import { chineseStopPattern } from '../tables/stop-words.ts';
import { lightWords } from '../tables/light-words.ts';
import { relatedEnglish } from '../tables/related-words.ts';
import { stem } from '../index/stem.ts';
import { termsOf } from '../index/terms.ts';
import { measureWords } from '../tables/answer-kinds.ts';
import { pairsAcross } from '../index/words.ts';

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
}

const stemmedGroups = relatedEnglish.map((group) => group.map(stem));
const englishGroups = new Map<string, Set<string>>();
for (const group of stemmedGroups) {
  for (const word of group) englishGroups.set(word, new Set([...(englishGroups.get(word) ?? []), ...group]));
}

/** What counts things in a question and the word between: 多少种 of 多少种鱼. The text says 53 种 behind its fish. */
const counting = new RegExp(`(?:多少|几|哪)[${measureWords}](?=\\p{Script=Han})`, 'gu');

/** The terms of a question, each once, without the words that only ask. */
export function questionTerms(question: string): QuestionTerm[] {
  const across = pairsAcross(question);
  const bare = question.replace(counting, ' ').replace(chineseStopPattern, ' ');
  // Nothing but words that ask: better those than nothing.
  const found = termsOf(bare).length > 0 ? termsOf(bare) : termsOf(question);
  const terms = new Map<string, QuestionTerm>();
  for (const { term, form } of found) {
    const related = [...(englishGroups.get(term) ?? [])].filter((other) => other !== term);
    if (!terms.has(term))
      terms.set(term, {
        term,
        form,
        related,
        isAcross: across.has(term),
        isLight: lightWords.has(term),
      });
  }
  return [...terms.values()];
}

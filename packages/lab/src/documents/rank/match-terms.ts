import type { WeighedTerm } from './rank.ts';
import { termsOf } from '../index/terms.ts';

/** Why a passage was found. */
export interface MatchedTerms {
  /** The words and characters of the question that stand in it, as the question has them, the weightiest first. */
  readonly matched: readonly string[];
  /** Words of the passage that count, for less, in place of others of the question. */
  readonly related: readonly string[];
}

/** Pairs across two words and characters of longer words count a little in the search, but are no words to be named. */
function isNamed({ form, isAcross }: WeighedTerm, terms: readonly WeighedTerm[]): boolean {
  return !isAcross && !(isIdeograph.test(form) && terms.some((other) => !other.isAcross && isWithin(form, other.form)));
}

const isIdeograph = /^\p{Script=Han}$/u;
const isWithin = (form: string, other: string) => other !== form && other.includes(form);

/** What of a question stands in the text of a passage. Words that only stand in the heading above it are not named. */
export function matchTerms(terms: readonly WeighedTerm[], content: string): MatchedTerms {
  const forms = new Map(termsOf(content).map(({ term, form }) => [term, form]));
  const byWeight = terms.filter((term) => isNamed(term, terms)).sort((a, b) => b.share - a.share);
  const matched = byWeight.filter(({ term }) => forms.has(term)).map(({ form }) => form);
  const related = byWeight
    .filter(({ term }) => !forms.has(term))
    .flatMap((term) => term.related.flatMap((other) => forms.get(other) ?? []).slice(0, 1));
  return { matched: [...new Set(matched)], related: [...new Set(related)] };
}

import type { WeighedTerm } from './rank.ts';
import { termsOf } from './terms.ts';

/** Why a passage was found. */
export interface MatchedTerms {
  /** The words and characters of the question that stand in it, as the question has them, the weightiest first. */
  readonly matched: readonly string[];
  /** Words of the passage that count, for less, in place of others of the question. */
  readonly related: readonly string[];
}

/** What of a question stands in the text of a passage. Words that only stand in the heading above it are not named. */
export function matchTerms(terms: readonly WeighedTerm[], content: string): MatchedTerms {
  const forms = new Map(termsOf(content).map(({ term, form }) => [term, form]));
  const byWeight = [...terms].sort((a, b) => b.share - a.share);
  const matched = byWeight.filter(({ term }) => forms.has(term)).map(({ form }) => form);
  const related = byWeight
    .filter(({ term }) => !forms.has(term))
    .flatMap((term) => term.related.flatMap((other) => forms.get(other) ?? []).slice(0, 1));
  return { matched: [...new Set(matched)], related: [...new Set(related)] };
}

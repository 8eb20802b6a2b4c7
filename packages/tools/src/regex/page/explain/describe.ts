import type { Meaning, MeaningTexts } from '../../engine/explain/piece.ts';

/** The words for a piece in the language of the texts. */
export function describeMeaning(texts: MeaningTexts, meaning: Meaning): string {
  // Each function takes its own kind; the kind that picks it is the kind it is given.
  return (texts[meaning.kind] as (meaning: Meaning) => string)(meaning);
}

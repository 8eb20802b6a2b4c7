import { limits } from '@toolbench/contracts/limits.ts';
import { glossaryTerm, voiceLanguage, type GlossaryTerm, type VoiceLanguage } from '@toolbench/contracts/voice.ts';
import type { Direction } from '../voice-settings.ts';

const storedTerm = glossaryTerm.extend({ sourceLanguage: voiceLanguage, targetLanguage: voiceLanguage });

/** A word of one language and its fixed translation into another; it holds in both directions. */
export type StoredTerm = GlossaryTerm & Direction;

/** What was stored; null and anything that is no list count as none. */
export function parseGlossary(stored: string | null): StoredTerm[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap((one) => storedTerm.safeParse(one).data ?? []) : [];
  } catch {
    return [];
  }
}

/** The terms that hold between two languages, as seen from the first. */
export function termsBetween(terms: readonly StoredTerm[], from: VoiceLanguage, to: VoiceLanguage): GlossaryTerm[] {
  return terms.flatMap(({ source, target, sourceLanguage, targetLanguage }) => {
    if (sourceLanguage === from && targetLanguage === to) return [{ source, target }];
    return sourceLanguage === to && targetLanguage === from ? [{ source: target, target: source }] : [];
  });
}

/** The glossary with other terms between two languages. */
export function withTermsBetween(
  terms: readonly StoredTerm[],
  from: VoiceLanguage,
  to: VoiceLanguage,
  next: readonly GlossaryTerm[],
): StoredTerm[] {
  const others = terms.filter(
    ({ sourceLanguage, targetLanguage }) =>
      ![sourceLanguage, targetLanguage].every((one) => one === from || one === to),
  );
  const valid = next.flatMap((term) => glossaryTerm.safeParse(term).data ?? []).slice(0, limits.voice.glossaryTerms);
  return [...others, ...valid.map((term) => ({ ...term, sourceLanguage: from, targetLanguage: to }))];
}

import { useSyncExternalStore } from 'react';
import { storedText } from '../work/stored-text.ts';

export type Language = 'zh' | 'en';

/** The same texts in both languages. */
export interface Texts<T> {
  readonly zh: T;
  readonly en: T;
}

const stored = storedText('language');
const fallback: Language = 'zh';
const listeners = new Set<() => void>();

/**
 * The language a candidate string stands for, or null. An allow-list: only a plain BCP 47 tag of a language we have
 * passes; anything else, script injection included, is rejected.
 */
export function languageFrom(candidate: unknown): Language | null {
  if (typeof candidate !== 'string') return null;
  const match = /^(zh|en)(?:-[A-Za-z0-9]{1,8}){0,3}$/i.exec(candidate);
  return match ? (match[1].toLowerCase() as Language) : null;
}

/** Stored choice first, then the browser's languages in their order, then Chinese. */
export function detectLanguage(stored: string | null, browser: readonly string[]): Language {
  const candidates = [stored, ...browser].map(languageFrom);
  return candidates.find((language) => language !== null) ?? fallback;
}

function remember(language: Language): void {
  stored.keep(language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}

let current: Language = fallback;

/** Detects the language, caches it and sets the document's lang. Called once before the first paint. */
export function startLanguage(): void {
  current = detectLanguage(stored.read(), navigator.languages);
  remember(current);
}

/** Switches the language in place; nothing on the page is remounted. */
export function setLanguage(language: Language): void {
  current = language;
  remember(language);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => current);
}

/** The texts in the current language. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage()];
}

/** The hook of one part's texts, so that each of its files says `useWords()` instead of bringing both languages along. */
export function textsOf<T>(texts: Texts<T>): () => T {
  return function useWords() {
    return useTexts(texts);
  };
}

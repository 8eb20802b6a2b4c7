import type { Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';

type Language = 'zh' | 'en';

const { nameCharacters } = limits.assistant;
/** What the contract takes of one language. */
const mostCharacters = nameCharacters * 4;

/** A label as it was edited in one language. */
export const relabelled = (label: Bilingual, language: Language, text: string): Bilingual => ({
  ...label,
  [language]: text.slice(0, mostCharacters),
});

/** What somebody writes as a name, in both languages as it is written. */
export const ownWords = (text: string): Bilingual => {
  const words = text.trim().slice(0, nameCharacters);
  return { zh: words, en: words };
};

/** What code calls new things by. The names of Chinese words as they are spoken are a large table that is loaded here. */
export const identifiers = () => import('@toolbench/lab/assistant/language/words/identifier.ts');

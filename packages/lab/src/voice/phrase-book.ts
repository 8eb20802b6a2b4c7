import { voiceLanguages, type BookLanguage, type BookPhrase, type VoiceLanguage } from '@toolbench/contracts/voice.ts';
import { phrases, type Phrase } from './tables/phrases.ts';

/**
 * What of a text decides whether it is a phrase of the book: not its case, punctuation, width, spaces and accents, and in
 * Chinese neither the form of address nor the opening 请问.
 */
function essence(text: string, language: VoiceLanguage): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\p{P}\p{S}\p{Z}\s]/gu, '');
  return language === 'zh-CN' ? plain.replaceAll('您', '你').replace(/^请问/, '') : plain;
}

function byEssence(language: BookLanguage): ReadonlyMap<string, Phrase> {
  const known = new Map<string, Phrase>();
  for (const phrase of phrases) {
    known.set(essence(phrase.texts[language], language), phrase);
    if (language === 'ja' && phrase.kana !== undefined) known.set(essence(phrase.kana, language), phrase);
  }
  return known;
}

let books: ReadonlyMap<VoiceLanguage, ReadonlyMap<string, Phrase>> | undefined;

/** The phrase that a text is, in whatever way it is written; nothing for everything else. */
export function findPhrase(text: string, language: VoiceLanguage): Phrase | undefined {
  books ??= new Map(voiceLanguages.map((known) => [known, byEssence(known)] as const));
  return books.get(language)?.get(essence(text, language));
}

/** What a phrase is in a language; nothing where the book does not have it. */
export const phraseIn = ({ texts }: Phrase, language: VoiceLanguage): string | undefined =>
  (texts as Partial<Record<VoiceLanguage, string>>)[language];

/** The book as it is shown. */
export const bookPhrases: readonly BookPhrase[] = phrases.map(({ id, texts }) => ({ id, texts: { ...texts } }));

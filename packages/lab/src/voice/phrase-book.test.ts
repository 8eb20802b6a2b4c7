import { voiceLanguages } from '@toolbench/contracts/voice.ts';
import { describe, expect, it } from 'vitest';
import { findPhrase, phraseIn } from './phrase-book.ts';
import { phrases } from './tables/phrases.ts';

const scripts: Readonly<Record<string, RegExp>> = {
  'zh-CN': /^[\p{Script=Han}，。？]+$/u,
  en: /^[A-Za-z’,.?\- ]+$/,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-Za-z\-、。？]+$/u,
  ko: /^[\p{Script=Hangul},.? ]+$/u,
  es: /^[\p{Script=Latin},.¿? ]+$/u,
  fr: /^[\p{Script=Latin}’,.? -]+$/u,
  de: /^[\p{Script=Latin},.? -]+$/u,
  ru: /^[\p{Script=Cyrillic}Wi\-F,.? ]+$/u,
};

describe('[VOICE-05] the phrase book of the demonstration', () => {
  it('has at least forty phrases, each once in each of the eight languages', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(40);
    expect(new Set(phrases.map(({ id }) => id)).size).toBe(phrases.length);
    for (const language of voiceLanguages) {
      expect(new Set(phrases.map(({ texts }) => texts[language])).size).toBe(phrases.length);
    }
  });

  it.each(voiceLanguages)('is written in the script of %s, as whole sentences', (language) => {
    for (const { texts } of phrases) {
      expect(texts[language]).toMatch(scripts[language] ?? /$^/);
      expect(texts[language]).toMatch(/[.。?？]$/);
    }
  });

  it('has a reading in kana wherever Japanese is written with kanji or letters', () => {
    for (const { id, texts, kana } of phrases) {
      if (/[\p{Script=Han}A-Za-z]/u.test(texts.ja)) expect(kana, id).toBeDefined();
      expect(kana ?? texts.ja).toMatch(/^[\p{Script=Hiragana}\p{Script=Katakana}ー、。？]+$/u);
    }
  });

  it.each(voiceLanguages)('finds every phrase of %s by its own text, and no other by it', (language) => {
    for (const phrase of phrases) expect(findPhrase(phrase.texts[language], language)?.id).toBe(phrase.id);
  });

  it.each([
    ['ｔｈａｎｋ　ｙｏｕ', 'en', 'thank-you'],
    ["  YOU'RE welcome!! ", 'en', 'you-are-welcome'],
    ['谢谢', 'zh-CN', 'thank-you'],
    ['洗手间在哪里?', 'zh-CN', 'where-is-the-toilet'],
    ['很高兴认识你', 'zh-CN', 'nice-to-meet-you'],
    ['もう いちど いって ください', 'ja', 'please-say-that-again'],
    ['ﾄｲﾚはどこですか', 'ja', 'where-is-the-toilet'],
    ['화장실이어디예요', 'ko', 'where-is-the-toilet'],
    ['donde esta el bano', 'es', 'where-is-the-toilet'],
    ['a demain', 'fr', 'see-you-tomorrow'],
    ['freut mich sie kennenzulernen', 'de', 'nice-to-meet-you'],
    ['счет пожалуйста', 'ru', 'the-bill-please'],
  ] as const)('knows %s (%s)', (text, language, id) => expect(findPhrase(text, language)?.id).toBe(id));

  it.each([
    ['谢谢', 'en'],
    ['thank you for nothing', 'en'],
    ['thank', 'en'],
    ['', 'en'],
    ['。', 'zh-CN'],
    ['がとう', 'ja'],
    ['constructor', 'en'],
    ['\ud800', 'ko'],
  ] as const)('is silent about %s in %s', (text, language) => expect(findPhrase(text, language)).toBeUndefined());

  it('has nothing in a language beyond its own', () => {
    expect(findPhrase('ciao', 'it')).toBeUndefined();
    const thanks = findPhrase('谢谢', 'zh-CN');
    expect(thanks && phraseIn(thanks, 'it')).toBeUndefined();
    expect(thanks && phraseIn(thanks, 'en')).toBe('Thank you.');
  });
});

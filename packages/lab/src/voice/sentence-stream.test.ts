import { voiceLanguages, type VoiceLanguage } from '@toolbench/contracts/voice.ts';
import { describe, expect, it } from 'vitest';
import { createSentenceStream } from './sentence-stream.ts';

function cut(text: string, language: VoiceLanguage, size: number): string[] {
  const stream = createSentenceStream(language);
  const found: string[] = [];
  for (let at = 0; at < text.length; at += size) found.push(...stream.push(text.slice(at, at + size)));
  return [...found, ...stream.end()];
}

const cases: readonly (readonly [VoiceLanguage, readonly string[]])[] = [
  ['en', ['Dr. Smith paid $3.50 at 5 p.m. yesterday.', 'Is it true?', 'Yes!', 'See example.com, e.g. the U.S. page.']],
  ['zh-CN', ['你好。', '价格是3.5元，对吗？', '太好了！', '我们明天见']],
  ['ja', ['こんにちは。', '元気ですか？', '3.5キロです。']],
  ['ko', ['안녕하세요.', '오늘은 3.5도예요.', '괜찮아요?', '네!']],
  ['es', ['El Sr. García vive en EE.UU. desde 1990.', '¿Cómo está?', 'Cuesta 3,50 euros.']],
  ['fr', ['M. Dupont arrive à 8 h.', 'Comment allez-vous ?', 'C’est p. ex. le n° 3.']],
  ['de', ['Am 3. Mai kommt Dr. Meier, d.h. morgen.', 'Wie geht es Ihnen?', 'Das kostet 3,50 Euro, z.B. hier.']],
  ['ru', ['Это стоит 5 тыс. руб. за кг.', 'А. С. Пушкин жил на ул. Мойка.', 'Правда?']],
];

describe('[VOICE-05] sentences of a text that comes as a stream', () => {
  it.each(cases)('are cut alike in %s however the text comes', (language, sentences) => {
    const text = sentences.join(language === 'zh-CN' || language === 'ja' ? '' : ' ');
    for (const size of [1, 2, 3, 7, 1_000]) expect(cut(text, language, size)).toEqual(sentences);
  });

  it('come as soon as they are certain', () => {
    const chinese = createSentenceStream('zh-CN');
    expect(chinese.push('你好。')).toEqual(['你好。']);
    const english = createSentenceStream('en');
    expect(english.push('It costs 3.')).toEqual([]);
    expect(english.push('50. ')).toEqual([]);
    expect(english.push('Thanks')).toEqual(['It costs 3.50.']);
    expect(english.end()).toEqual(['Thanks']);
  });

  it('are cut at a clause where none ends for long', () => {
    const clause = 'and then we walked along the river for a while, ';
    const found = cut(clause.repeat(12), 'en', 5);
    expect(found.length).toBeGreaterThan(1);
    expect(found.join(' ')).toBe(clause.repeat(12).trim());
    for (const sentence of found) expect(sentence.length).toBeLessThanOrEqual(230);
  });

  it('never lose or double a letter', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    const alphabet = ['a', 'Z', '.', ' ', '3', '。', '你', '\n', '?', '”', ',', '…', '\ud800', 'е'];
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let round = 0; round < 300; round += 1) {
      const text = Array.from({ length: 60 }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
      const language = voiceLanguages[round % 8] ?? 'en';
      expect(letters(cut(text, language, 1 + (round % 5)).join(''))).toBe(letters(text));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { bookPhrases } from '@toolbench/lab/voice/phrase-book.ts';
import { voiceLanguages } from '@toolbench/contracts/voice.ts';
import { tellApart } from './tell-apart.ts';

describe('[VOICE-07] which of two languages was spoken', () => {
  it.each([
    ['请问车站在哪里', ['zh-CN', 'ja'], 'zh-CN'],
    ['駅はどこですか', ['zh-CN', 'ja'], 'ja'],
    ['Where is the station, please?', ['zh-CN', 'en'], 'en'],
    ['สวัสดีครับ สถานีอยู่ที่ไหน', ['en', 'th'], 'th'],
    ['نريد غرفة لليلتين', ['ar', 'en'], 'ar'],
    ['हमें दो रातों के लिए कमरा चाहिए', ['hi', 'en'], 'hi'],
    ['Nous voudrions une chambre pour deux nuits', ['fr', 'it'], 'fr'],
    ['Vorremmo una camera per due notti', ['fr', 'it'], 'it'],
    ['3,50', ['de', 'en'], undefined],
    ['', ['de', 'en'], undefined],
  ] as const)('%s', async (text, between, language) => {
    expect(await tellApart(text, between)).toBe(language);
  });

  it('is told for nearly all of the phrases of the book, short as they are', async () => {
    const pairs = voiceLanguages.flatMap((own) =>
      voiceLanguages.filter((other) => other !== own).map((other) => [own, other] as const),
    );
    const told = await Promise.all(
      bookPhrases.flatMap(({ texts }) =>
        pairs.map(async (pair) => (await tellApart(texts[pair[0]], pair)) === pair[0]),
      ),
    );
    expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.95);
  });
});

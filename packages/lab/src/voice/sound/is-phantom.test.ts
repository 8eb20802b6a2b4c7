import { describe, expect, it } from 'vitest';
import { isPhantom, mayBePhantom } from './is-phantom.ts';
import { filmCredits, phantoms, shortPhantoms } from '../tables/phantoms.ts';
import { phrases } from '../tables/phrases.ts';

const bare = /^[^\p{P}\p{S}\p{Z}\p{Lu}]+$/u;

describe('[VOICE-05] what a recogniser made up', () => {
  it.each([
    '',
    ' … ',
    '[Music]',
    '(applause) ♪',
    '（音乐）',
    'Thanks for watching!',
    'Subtitles by the Amara.org community',
    '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目',
    'ご視聴ありがとうございました。',
    '시청해 주셔서 감사합니다.',
    'Subtítulos realizados por la comunidad de Amara.org',
    'Sous-titres réalisés par la communauté d’Amara.org',
    'Untertitel im Auftrag des ZDF für funk, 2017',
    'Субтитры сделал DimaTorzok',
  ])('is no speech: %s', (text) => expect(isPhantom({ text })).toBe(true));

  it('is its own hint said back', () => {
    expect(isPhantom({ text: 'Toolbench, gateway.', hint: 'Toolbench, gateway' })).toBe(true);
    expect(isPhantom({ text: 'The gateway of Toolbench.', hint: 'Toolbench, gateway' })).toBe(false);
    expect(isPhantom({ text: 'Toolbench', hint: 'Toolbench' })).toBe(false);
  });

  it('is a short thank-you where next to nothing was voiced, and only there', () => {
    expect(isPhantom({ text: 'Thank you.', voicedMs: 80 })).toBe(true);
    expect(isPhantom({ text: 'Thank you.', voicedMs: 400 })).toBe(false);
    expect(isPhantom({ text: 'Thank you.' })).toBe(false);
  });

  const sentences = [
    'Thank you for watching my children last night, I will pay you tomorrow.',
    'Please subscribe me to the newsletter of the clinic.',
    'See you in the next video call.',
    '谢谢观看我们的演出，请从左边的门出去。',
    'Vielen Dank fürs Zuschauen, die Kasse ist links.',
    'Gracias por ver el video de mi hija.',
    'Субтитры сделал мой брат.',
    'チャンネル登録の方法を教えてください。',
  ];

  it.each(sentences)('[VOICE-08] is no sentence that only begins like it: %s', (text) =>
    expect(isPhantom({ text })).toBe(false),
  );

  it('[VOICE-08] is nothing where a voice was heard, whatever the words; a whisper may be noise', () => {
    for (const text of ['Thank you for watching.', '谢谢观看', 'Subtitles by the Amara.org community', 'Thank you.']) {
      expect(isPhantom({ text, voicedMs: 400 }), text).toBe(false);
    }
    expect(isPhantom({ text: 'Toolbench, gateway', hint: 'Toolbench, gateway', voicedMs: 400 })).toBe(false);
    expect(isPhantom({ text: '[BLANK_AUDIO]', voicedMs: 400 })).toBe(true);
    expect(isPhantom({ text: 'Thank you for watching.', voicedMs: 400, isWhispered: true })).toBe(true);
    expect(isPhantom({ text: 'Thank you.', voicedMs: 400, isWhispered: true })).toBe(false);
  });

  it('is no phrase of the book', () => {
    for (const { texts } of phrases) {
      for (const text of Object.values(texts)) {
        expect(isPhantom({ text }), text).toBe(false);
      }
    }
  });

  it('is not shown while it may still become one', () => {
    expect(mayBePhantom('Thanks f', {})).toBe(true);
    expect(mayBePhantom('[BLANK', {})).toBe(true);
    expect(mayBePhantom('Thanks to', {})).toBe(false);
    expect(mayBePhantom('Thanks for watching the', {})).toBe(false);
    expect(mayBePhantom('Subtitles by the Amara', {})).toBe(true);
    expect(mayBePhantom('Thanks f', { voicedMs: 400 })).toBe(false);
  });

  it('is listed as it is compared', () => {
    for (const text of [...phantoms, ...filmCredits, ...shortPhantoms]) expect(text).toMatch(bare);
  });
});

import { describe, expect, it } from 'vitest';
import { isPhantom, mayBePhantom } from './is-phantom.ts';
import { phantomOpenings, shortPhantoms } from '../tables/phantoms.ts';
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

  it('is no phrase of the book', () => {
    for (const { texts } of phrases) {
      for (const text of Object.values(texts)) {
        expect(isPhantom({ text }), text).toBe(false);
      }
    }
  });

  it('is not shown while it may still become one', () => {
    expect(mayBePhantom('Thanks f')).toBe(true);
    expect(mayBePhantom('[BLANK')).toBe(true);
    expect(mayBePhantom('Thanks to')).toBe(false);
  });

  it('is listed as it is compared', () => {
    for (const text of [...phantomOpenings, ...shortPhantoms]) expect(text).toMatch(bare);
  });
});

import { describe, expect, it } from 'vitest';
import { matchScore } from './match-words.ts';
import { pinyinOf } from './pinyin-of.ts';

const json = {
  name: 'JSON 格式化',
  words: ['json', 'jsonpath', ...pinyinOf('JSON 格式化')],
  text: '格式化与校验 JSON',
};
const xml = { name: 'XML 格式化', words: ['xml', ...pinyinOf('XML 格式化')], text: '格式化与校验 XML' };

describe('the palette’s search', () => {
  it.each(['json', 'JSON', '格式', 'gsh', 'geshihua', 'geshi', 'json gsh', 'ＪＳＯＮ'])(
    '[SHELL-15] %s finds 格式化',
    (query) => {
      expect(matchScore(json, query)).toBeGreaterThan(0);
    },
  );

  it('[SHELL-15] every word must be found', () => {
    expect(matchScore(json, 'json base64')).toBe(0);
    expect(matchScore(xml, 'json')).toBe(0);
  });

  it('[SHELL-15] a name that begins with the query comes before one that mentions it', () => {
    const mentioned = { name: 'CSV', words: ['csv'], text: 'CSV to JSON' };
    expect(matchScore(json, 'json')).toBeGreaterThan(matchScore(mentioned, 'json'));
  });

  it('[SHELL-15] nothing typed matches everything', () => expect(matchScore(xml, ' ')).toBe(1));
});

import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-random.ts';
import { tokenEnds } from './tokens.ts';
import type { Granularity, Wording } from './tokens.ts';

function cut(text: string, granularity: Granularity, wording: Wording = 'dictionary'): string[] {
  const ends = [...tokenEnds(text, granularity, wording)];
  return ends.map((end, index) => text.slice(index > 0 ? ends[index - 1] : 0, end));
}

describe('words', () => {
  it.each([
    ['[DIFF-03] Chinese text by its words', '好我们去公园', ['好', '我们', '去', '公园']],
    ['[DIFF-03] Chinese among Latin', '打开README文件', ['打开', 'README', '文件']],
    ['Japanese by its words', '日本語を話す', ['日本語', 'を', '話す']],
    ['code', 'a_1+=b(2);', ['a_1', '+', '=', 'b', '(', '2', ')', ';']],
    ['every blank on its own', 'a  b\t', ['a', ' ', ' ', 'b', '\t']],
    ['a CR LF as one', 'a\r\nb\rc\n', ['a', '\r\n', 'b', '\r', 'c', '\n']],
    ['accents in words', 'cafe\u0301 naïve', ['cafe\u0301', ' ', 'naïve']],
    ['Cyrillic, Greek and Korean', 'да λόγος 한국어', ['да', ' ', 'λόγος', ' ', '한국어']],
    ['emoji families whole', 'a👨‍👩‍👧‍👦b', ['a', '👨‍👩‍👧‍👦', 'b']],
    ['nothing', '', []],
  ])('%s', (_, text, words) => expect(cut(text, 'words')).toEqual(words));

  it('[DIFF-03] are single characters where a dictionary would cost too much', () => {
    expect(cut('好我们去', 'words', 'single-characters')).toEqual(['好', '我', '们', '去']);
  });
});

describe('characters', () => {
  it.each([
    ['surrogate pairs', 'a😀b', ['a', '😀', 'b']],
    ['emoji families', '👨‍👩‍👧‍👦👍🏽', ['👨‍👩‍👧‍👦', '👍🏽']],
    ['flags', '🇨🇳🇺🇸', ['🇨🇳', '🇺🇸']],
    ['combining accents', 'e\u0301e', ['e\u0301', 'e']],
    ['keycaps', '1\ufe0f\u20e3', ['1\ufe0f\u20e3']],
    ['CR LF', '\r\n\n', ['\r\n', '\n']],
    ['lone surrogates', 'a\ud800b', ['a', '\ud800', 'b']],
  ])('never cuts %s', (_, text, characters) => expect(cut(text, 'characters')).toEqual(characters));

  it('[DIFF-01] cuts as the Unicode rules for characters say, and never a word within one', () => {
    const pieces = [
      'a',
      'é',
      'e\u0301',
      '好',
      '👨‍👩‍👧',
      '🇨🇳',
      '\r\n',
      '\n',
      '\r',
      ' ',
      '한',
      '\ufe0f',
      '\u200d',
      '1',
      'か\u3099',
      "'",
      'ﾞ',
    ];
    const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });
    const random = seededRandom(11);
    const texts = Array.from({ length: 250 }, () =>
      Array.from({ length: 8 }, () => pieces[random(pieces.length)]).join(''),
    );
    const characters = texts.map((text) => [...segmenter.segment(text)].map(({ segment }) => segment));
    expect(texts.map((text) => cut(text, 'characters'))).toEqual(characters);
    const cutWithin = texts.filter((text) => {
      const ends = new Set(tokenEnds(text, 'characters', 'dictionary'));
      return tokenEnds(text, 'words', 'dictionary').some((end) => !ends.has(end));
    });
    expect(cutWithin).toEqual([]);
  });

  it.each([
    ['flags', '🇨🇳', 2000, 2000],
    ['accents upon one letter', '\u0301', 2000, 1],
  ])('cuts a long run of %s in windows without cutting one', (_, piece, times, count) => {
    expect(cut(piece.repeat(times), 'characters')).toHaveLength(count);
  });
});

import { describe, expect, it } from 'vitest';
import { charsets, decodeText, describeCharacter, encodeText, utf8Length, type Charset } from './charset.ts';

const hex = (text: string, charset: Charset) => {
  const result = encodeText(text, charset);
  return result.ok ? [...result.value].map((byte) => byte.toString(16).padStart(2, '0')).join(' ') : result;
};

/** Every code point of a range as one text, surrogates left out. */
function codePoints(from: number, to: number, step = 1): string {
  const parts: string[] = [];
  for (let code = from; code <= to; code += step)
    if (code < 0xd800 || code > 0xdfff) parts.push(String.fromCodePoint(code));
  return parts.join('');
}

describe('[B64-04] encoding a text in a character set', () => {
  it.each<[Charset, string, string]>([
    ['utf-8', '中é😀', 'e4 b8 ad c3 a9 f0 9f 98 80'],
    ['utf-16le', '中é😀', '2d 4e e9 00 3d d8 00 de'],
    ['utf-16be', '中é😀', '4e 2d 00 e9 d8 3d de 00'],
    ['latin1', 'é\u0080ÿ', 'e9 80 ff'],
    ['gb18030', '中文', 'd6 d0 ce c4'],
    ['gb18030', '€', 'a2 e3'],
    ['gb18030', '　', 'a1 a1'],
    ['gb18030', 'é', 'a8 a6'],
    ['gb18030', '\u0080', '81 30 81 30'],
    ['gb18030', 'ÿ', '81 30 8b 37'],
    ['gb18030', '㐀', '81 39 ee 39'],
    ['gb18030', '䶮', 'fe 9f'],
    ['gb18030', '\uffff', '84 31 a4 39'],
    ['gb18030', '\u{10000}', '90 30 81 30'],
    ['gb18030', '😀', '94 39 fc 36'],
    ['gb18030', '𠮷', '95 34 b2 35'],
    ['gb18030', '\u{10ffff}', 'e3 32 9a 35'],
  ])('%s writes %j as %s', (charset, text, bytes) => {
    expect(hex(text, charset)).toBe(bytes);
  });

  it.each(charsets)('%s reads back what it wrote', (charset) => {
    const text = charset === 'latin1' ? codePoints(0, 0xff) : 'A\r\n\t\0é中文，。龘䶮㐀𠮷𡋾👨‍👩‍👧‍👦👋🏽\u200f\u061c�';
    const bytes = encodeText(text, charset);
    expect(bytes.ok && decodeText(bytes.value, charset)).toBe(text);
  });

  it('writes every assigned character of the basic plane and samples of the others in GB18030 and back', () => {
    const text = codePoints(0, 0xd7ff) + codePoints(0xf900, 0xffff) + codePoints(0x10000, 0x10ffff, 0x3fd);
    const bytes = encodeText(text, 'gb18030');
    expect(bytes.ok && decodeText(bytes.value, 'gb18030')).toBe(text);
  });

  it('never writes GB18030 that reads back as something else, private use included', () => {
    const changed = [...codePoints(0xe000, 0xf8ff)].filter((character) => {
      const bytes = encodeText(character, 'gb18030');
      return bytes.ok && decodeText(bytes.value, 'gb18030') !== character;
    });
    expect(changed).toEqual([]);
  });

  it('takes UTF-8 bytes as they are and decodes them for the other sets', () => {
    const bytes = new TextEncoder().encode('中');
    expect(encodeText(bytes, 'utf-8')).toEqual({ ok: true, value: bytes });
    expect(encodeText(bytes, 'gb18030')).toEqual({ ok: true, value: Uint8Array.of(0xd6, 0xd0) });
  });

  it('names the first character that Latin-1 does not have, and its place', () => {
    expect(encodeText('café\nabc中', 'latin1')).toEqual({
      ok: false,
      code: 'not-in-charset',
      detail: { character: '中', codePoint: 'U+4E2D' },
      place: { line: 2, column: 4 },
    });
    expect(encodeText('a😀', 'latin1')).toMatchObject({ detail: { character: '😀', codePoint: 'U+1F600' } });
  });

  it.each(charsets)('%s refuses half of a surrogate pair', (charset) => {
    expect(encodeText('ok\ud83d', charset)).toEqual({
      ok: false,
      code: 'not-in-charset',
      detail: { character: '', codePoint: 'U+D83D' },
      place: { line: 1, column: 3 },
    });
  });
});

describe('decoding strictly', () => {
  it.each<[Charset, readonly number[]]>([
    ['utf-8', [0xff]],
    ['utf-8', [0xc0, 0x80]],
    ['utf-8', [0xe4, 0xb8]],
    ['utf-8', [0xed, 0xa0, 0x80]],
    ['gb18030', [0xd6]],
    ['gb18030', [0xff]],
    ['gb18030', [0x81, 0x30, 0x81]],
    ['utf-16le', [0x3d, 0xd8]],
    ['utf-16be', [0x4e]],
  ])('%s refuses %j', (charset, bytes) => {
    expect(decodeText(Uint8Array.from(bytes), charset)).toBeUndefined();
  });

  it('leaves a byte-order mark out', () => {
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41), 'utf-8')).toBe('A');
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x41, 0), 'utf-16le')).toBe('A');
  });

  it('reads Latin-1 as ISO-8859-1, not as windows-1252', () => {
    expect(decodeText(Uint8Array.of(0x80, 0x9f, 0xe9), 'latin1')).toBe('\u0080\u009fé');
  });
});

describe('counting', () => {
  it('tells the UTF-16 length of UTF-8, however its characters are cut into pieces', () => {
    const text = `\ufeff${'a中😀'.repeat(40_000)}`;
    expect(utf8Length(new TextEncoder().encode(text))).toBe(text.length - 1);
    expect(utf8Length(new Uint8Array(0))).toBe(0);
  });

  it('knows what is not UTF-8, at the very end too', () => {
    expect(utf8Length(Uint8Array.of(0x41, 0xff))).toBeUndefined();
    expect(utf8Length(Uint8Array.of(0x41, 0xe4, 0xb8))).toBeUndefined();
  });
});

describe('naming a character', () => {
  it.each([
    ['，', '，', 'U+FF0C'],
    ['\u200b', '', 'U+200B'],
    ['\u202e', '', 'U+202E'],
    [' ', '', 'U+0020'],
    ['\0', '', 'U+0000'],
    ['\u0301', '', 'U+0301'],
    ['😀', '😀', 'U+1F600'],
  ])('%j is shown as %j, %s', (text, character, codePoint) => {
    expect(describeCharacter(text, 0)).toEqual({ character, codePoint });
  });
});

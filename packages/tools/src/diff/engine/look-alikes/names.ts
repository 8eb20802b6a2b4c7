import { codePointName } from '@toolbench/kit/code-point-name.ts';

/** Names by the Unicode Character Database, of what is met in texts without being seen, and of dashes. */
const names: Readonly<Record<number, string>> = {
  0x09: 'CHARACTER TABULATION',
  0x0a: 'LINE FEED',
  0x0b: 'LINE TABULATION',
  0x0c: 'FORM FEED',
  0x0d: 'CARRIAGE RETURN',
  0x1b: 'ESCAPE',
  0x20: 'SPACE',
  0x22: 'QUOTATION MARK',
  0x27: 'APOSTROPHE',
  0x2d: 'HYPHEN-MINUS',
  0x85: 'NEXT LINE',
  0xa0: 'NO-BREAK SPACE',
  0xad: 'SOFT HYPHEN',
  0xb5: 'MICRO SIGN',
  0x34f: 'COMBINING GRAPHEME JOINER',
  0x58a: 'ARMENIAN HYPHEN',
  0x61c: 'ARABIC LETTER MARK',
  0x115f: 'HANGUL CHOSEONG FILLER',
  0x1160: 'HANGUL JUNGSEONG FILLER',
  0x1680: 'OGHAM SPACE MARK',
  0x180e: 'MONGOLIAN VOWEL SEPARATOR',
  0x2000: 'EN QUAD',
  0x2001: 'EM QUAD',
  0x2002: 'EN SPACE',
  0x2003: 'EM SPACE',
  0x2004: 'THREE-PER-EM SPACE',
  0x2005: 'FOUR-PER-EM SPACE',
  0x2006: 'SIX-PER-EM SPACE',
  0x2007: 'FIGURE SPACE',
  0x2008: 'PUNCTUATION SPACE',
  0x2009: 'THIN SPACE',
  0x200a: 'HAIR SPACE',
  0x200b: 'ZERO WIDTH SPACE',
  0x200c: 'ZERO WIDTH NON-JOINER',
  0x200d: 'ZERO WIDTH JOINER',
  0x200e: 'LEFT-TO-RIGHT MARK',
  0x200f: 'RIGHT-TO-LEFT MARK',
  0x2010: 'HYPHEN',
  0x2011: 'NON-BREAKING HYPHEN',
  0x2012: 'FIGURE DASH',
  0x2013: 'EN DASH',
  0x2014: 'EM DASH',
  0x2015: 'HORIZONTAL BAR',
  0x2018: 'LEFT SINGLE QUOTATION MARK',
  0x2019: 'RIGHT SINGLE QUOTATION MARK',
  0x201c: 'LEFT DOUBLE QUOTATION MARK',
  0x201d: 'RIGHT DOUBLE QUOTATION MARK',
  0x2028: 'LINE SEPARATOR',
  0x2029: 'PARAGRAPH SEPARATOR',
  0x202a: 'LEFT-TO-RIGHT EMBEDDING',
  0x202b: 'RIGHT-TO-LEFT EMBEDDING',
  0x202c: 'POP DIRECTIONAL FORMATTING',
  0x202d: 'LEFT-TO-RIGHT OVERRIDE',
  0x202e: 'RIGHT-TO-LEFT OVERRIDE',
  0x202f: 'NARROW NO-BREAK SPACE',
  0x205f: 'MEDIUM MATHEMATICAL SPACE',
  0x2060: 'WORD JOINER',
  0x2061: 'FUNCTION APPLICATION',
  0x2066: 'LEFT-TO-RIGHT ISOLATE',
  0x2067: 'RIGHT-TO-LEFT ISOLATE',
  0x2068: 'FIRST STRONG ISOLATE',
  0x2069: 'POP DIRECTIONAL ISOLATE',
  0x2126: 'OHM SIGN',
  0x212a: 'KELVIN SIGN',
  0x212b: 'ANGSTROM SIGN',
  0x2212: 'MINUS SIGN',
  0x2800: 'BRAILLE PATTERN BLANK',
  0x2e3a: 'TWO-EM DASH',
  0x3000: 'IDEOGRAPHIC SPACE',
  0x3164: 'HANGUL FILLER',
  0xfe0e: 'VARIATION SELECTOR-15',
  0xfe0f: 'VARIATION SELECTOR-16',
  0xfe58: 'SMALL EM DASH',
  0xfe63: 'SMALL HYPHEN-MINUS',
  0xfeff: 'ZERO WIDTH NO-BREAK SPACE',
  0xff0d: 'FULLWIDTH HYPHEN-MINUS',
  0xffa0: 'HALFWIDTH HANGUL FILLER',
};

/** Scripts of which letters are told apart by name; a letter of another is named by its code point alone. */
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Cherokee',
  'Coptic',
  'Lisu',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Bopomofo',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
  'Lao',
  'Khmer',
  'Ethiopic',
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** The script that a letter belongs to, as Unicode names it; empty where it is none of those that are known here. */
export function scriptOf(character: string): string {
  return scripts.find(({ pattern }) => pattern.test(character))?.name ?? '';
}

/** A character by its code point and what it is called: `U+200B ZERO WIDTH SPACE`, and a letter by itself and its script: `U+0410 А Cyrillic`. */
export function nameCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const code = codePointName(point);
  if (point in names) return `${code} ${names[point]}${character.slice(1)}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? [code, character, scriptOf(character)].filter(Boolean).join(' ')
    : code;
}

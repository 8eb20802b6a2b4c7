import { codePointName } from '@toolbench/kit/code-point-name.ts';
import { listOf, pairsOf } from '@toolbench/kit/tables.ts';

/** Names by the Unicode Character Database, of what is met in texts without being seen, and of dashes. */
const names = pairsOf(`
U+0009: CHARACTER TABULATION | U+000A: LINE FEED | U+000B: LINE TABULATION | U+000C: FORM FEED
U+000D: CARRIAGE RETURN | U+001B: ESCAPE | U+0020: SPACE | U+0022: QUOTATION MARK | U+0027: APOSTROPHE
U+002D: HYPHEN-MINUS | U+0085: NEXT LINE | U+00A0: NO-BREAK SPACE | U+00AD: SOFT HYPHEN | U+00B5: MICRO SIGN
U+034F: COMBINING GRAPHEME JOINER | U+058A: ARMENIAN HYPHEN | U+061C: ARABIC LETTER MARK
U+115F: HANGUL CHOSEONG FILLER | U+1160: HANGUL JUNGSEONG FILLER | U+1680: OGHAM SPACE MARK
U+180E: MONGOLIAN VOWEL SEPARATOR | U+2000: EN QUAD | U+2001: EM QUAD | U+2002: EN SPACE | U+2003: EM SPACE
U+2004: THREE-PER-EM SPACE | U+2005: FOUR-PER-EM SPACE | U+2006: SIX-PER-EM SPACE | U+2007: FIGURE SPACE
U+2008: PUNCTUATION SPACE | U+2009: THIN SPACE | U+200A: HAIR SPACE | U+200B: ZERO WIDTH SPACE
U+200C: ZERO WIDTH NON-JOINER | U+200D: ZERO WIDTH JOINER | U+200E: LEFT-TO-RIGHT MARK | U+200F: RIGHT-TO-LEFT MARK
U+2010: HYPHEN | U+2011: NON-BREAKING HYPHEN | U+2012: FIGURE DASH | U+2013: EN DASH | U+2014: EM DASH
U+2015: HORIZONTAL BAR | U+2018: LEFT SINGLE QUOTATION MARK | U+2019: RIGHT SINGLE QUOTATION MARK
U+201C: LEFT DOUBLE QUOTATION MARK | U+201D: RIGHT DOUBLE QUOTATION MARK | U+2028: LINE SEPARATOR
U+2029: PARAGRAPH SEPARATOR | U+202A: LEFT-TO-RIGHT EMBEDDING | U+202B: RIGHT-TO-LEFT EMBEDDING
U+202C: POP DIRECTIONAL FORMATTING | U+202D: LEFT-TO-RIGHT OVERRIDE | U+202E: RIGHT-TO-LEFT OVERRIDE
U+202F: NARROW NO-BREAK SPACE | U+205F: MEDIUM MATHEMATICAL SPACE | U+2060: WORD JOINER | U+2061: FUNCTION APPLICATION
U+2066: LEFT-TO-RIGHT ISOLATE | U+2067: RIGHT-TO-LEFT ISOLATE | U+2068: FIRST STRONG ISOLATE
U+2069: POP DIRECTIONAL ISOLATE | U+2126: OHM SIGN | U+212A: KELVIN SIGN | U+212B: ANGSTROM SIGN | U+2212: MINUS SIGN
U+2800: BRAILLE PATTERN BLANK | U+2E3A: TWO-EM DASH | U+3000: IDEOGRAPHIC SPACE | U+3164: HANGUL FILLER
U+FE0E: VARIATION SELECTOR-15 | U+FE0F: VARIATION SELECTOR-16 | U+FE58: SMALL EM DASH | U+FE63: SMALL HYPHEN-MINUS
U+FEFF: ZERO WIDTH NO-BREAK SPACE | U+FF0D: FULLWIDTH HYPHEN-MINUS | U+FFA0: HALFWIDTH HANGUL FILLER
`);

/** Scripts of which letters are told apart by name; a letter of another is named by its code point alone. */
const scripts = listOf(`
Latin, Cyrillic, Greek, Armenian, Georgian, Cherokee, Coptic, Lisu, Han, Hiragana, Katakana, Hangul, Bopomofo, Hebrew
Arabic, Devanagari, Bengali, Tamil, Thai, Lao, Khmer, Ethiopic
`).map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** The script that a letter belongs to, as Unicode names it; empty where it is none of those that are known here. */
export function scriptOf(character: string): string {
  return scripts.find(({ pattern }) => pattern.test(character))?.name ?? '';
}

/** A character by its code point and what it is called: `U+200B ZERO WIDTH SPACE`, and a letter by itself and its script: `U+0410 А Cyrillic`. */
export function nameCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const code = codePointName(point);
  if (Object.hasOwn(names, code)) return `${code} ${names[code]}${character.slice(1)}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? [code, character, scriptOf(character)].filter(Boolean).join(' ')
    : code;
}

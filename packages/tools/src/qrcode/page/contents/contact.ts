import { ok } from '@toolbench/kit/result.ts';
import type { FormResult, PayloadFields } from '../payments/form-values.ts';

/** vCard text values escape backslash, comma, semicolon and line ends (RFC 6350, 3.4). */
function escape(text: string): string {
  return text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');
}

/** Names of which the family's stands first: Chinese, Korean and Japanese ones; Katakana alone are names from elsewhere. */
const familyFirst =
  /^(?=.*[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}])[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u;

/** A given name as it is written behind a comma: one capital letter, at its beginning, or an initial; no title, which has more. */
const writtenGiven = /^(?!(?:[JS]r|Esq)$)(?:\p{Lu}\.?|\p{Lu}(?:[\p{Ll}\p{M}]|['’-]\p{L})+|[\p{Lo}\p{M}ー]+)$/u;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

interface NameParts {
  readonly family: string;
  readonly given: string;
  readonly additional?: string;
  readonly suffixes?: string;
}

/**
 * The words of a name without those of one part of it: family names stand last, given ones first. In a name that is
 * written without blanks the part stands at one of its ends.
 */
function withoutPart(name: string, part: string, from: 'start' | 'end'): string[] {
  const [words, own] = [wordsOf(name.replace(/,/g, ' ')), wordsOf(part)];
  const starts = words.flatMap((_, at) => (own.every((word, index) => words[at + index] === word) ? [at] : []));
  const at = from === 'start' ? starts[0] : starts.at(-1);
  if (at !== undefined) return words.toSpliced(at, own.length);
  const [only, other] = words;
  if (only === undefined || other !== undefined || !familyFirst.test(only)) return words;
  if (only.startsWith(part)) return wordsOf(only.slice(part.length));
  return only.endsWith(part) ? wordsOf(only.slice(0, -part.length)) : words;
}

/** Given and further names, where the family's is known. */
function withGiven(family: string, words: readonly string[]): NameParts {
  return { family, given: words[0] ?? '', additional: words.slice(1).join(' ') };
}

/**
 * The components of N (RFC 6350, 6.2.2). Where the form leaves them to the whole name, its last word is the family's, in
 * Chinese, Korean and Japanese its first, and a comma sets the family's name or a title off: “van der Berg, Jan”,
 * “Jane Doe, PhD”.
 */
function nameParts({ name = '', familyName = '', givenName = '' }: PayloadFields): NameParts {
  const [family, given] = [familyName.trim(), givenName.trim()];
  if (family && given) return { family, given };
  if (family) return withGiven(family, withoutPart(name, family, 'end'));
  if (given) return { family: withoutPart(name, given, 'start').join(' '), given };
  const [before, ...after] = name.split(/[,，]/).map((part) => part.trim());
  const words = wordsOf(before);
  const [behind = '', ...titles] = after;
  const isGiven = behind !== '' && wordsOf(behind).every((word) => writtenGiven.test(word));
  if (behind !== '' && (isGiven || words.length === 1)) {
    return { ...withGiven(before, wordsOf(behind)), suffixes: titles.join(' ') };
  }
  const suffixes = after.join(' ');
  if (words.length < 2) return { family: before, given: '', suffixes };
  if (familyFirst.test(before)) return { ...withGiven(words[0], words.slice(1)), suffixes };
  return { ...withGiven(words[words.length - 1], words.slice(0, -1)), suffixes };
}

/** Longer lines go on in the next one behind a blank (RFC 6350, 3.2). */
const longestLine = 75;

/** A line in pieces of at most 75 bytes, none of which ends within a character. */
function folded(line: string): string {
  let written = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > longestLine) {
      written += '\r\n ';
      bytes = 1;
    }
    written += character;
    bytes += size;
  }
  return written;
}

/** A contact. Version 3.0 is the one that every phone takes; what is written here is the same in 4.0 (RFC 6350). */
export function contact(fields: PayloadFields): FormResult {
  const { name = '', organisation = '', title = '', phone = '', email = '', url = '' } = fields;
  const { family, given, additional = '', suffixes = '' } = nameParts(fields);
  const lines = [
    ['N', [family, given, additional, '', suffixes].map(escape).join(';')],
    ['FN', escape(name.trim())],
    ['ORG', escape(organisation)],
    ['TITLE', escape(title)],
    ['TEL', escape(phone)],
    ['EMAIL', escape(email)],
    // A URI, not a text: nothing in it is escaped (RFC 6350, 6.7.8).
    ['URL', url.replace(/\s+/g, '')],
  ].filter(([, value]) => value !== '');
  const written = lines.map(([key, value]) => folded(`${key}:${value}`));
  return ok(['BEGIN:VCARD', 'VERSION:3.0', ...written, 'END:VCARD'].join('\r\n'));
}

import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { decodeHTML, encodeNonAsciiHTML, escapeUTF8 } from 'entities';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { placeOf, textToBytes } from '@toolbench/kit/text.ts';

export type EscapeCode = 'bad-escape' | 'bad-hex' | 'odd-hex' | 'hex-not-utf8';

/** Code units outside printable ASCII, tabs and line ends excepted. */
const notAscii = /[^\t\n\r\x20-\x7e]/g;
const notAsciiPoint = /[^\t\n\r\x20-\x7e]/gu;

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/** A Unicode escape as JavaScript, JSON, Java and others write it; the last alternatives are those that went wrong. */
const escapes = /\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})|\\x([\da-f]{2})|\bU\+([\da-f]{4,6})\b|(\\[ux]\{?[\da-f]{0,6})/gi;

/** Puts characters in place of \uXXXX, \u{X}, \xXX and U+XXXX; fails at an escape that is none. */
function unescapeUnicode(text: string): Result<string, EscapeCode> {
  let wrongAt = -1;
  let wrong = '';
  const changed = text.replaceAll(
    escapes,
    (whole, braced?: string, four?: string, two?: string, plus?: string, ...rest) => {
      const digits = braced ?? four ?? two ?? plus;
      const value = Number.parseInt(digits ?? 'none', 16);
      if (value <= 0x10ffff) return four === undefined ? String.fromCodePoint(value) : String.fromCharCode(value);
      if (wrongAt === -1) {
        wrongAt = rest[1] as number;
        wrong = whole;
      }
      return whole;
    },
  );
  return wrongAt === -1 ? ok(changed) : fail('bad-escape', { value: wrong }, placeOf(text, wrongAt));
}

/** What people write between, before and after the bytes of a hex text: white space, commas, colons, dashes, 0x and \\x. */
const betweenHex = /[\s,;:-]+|0x|\\x/gi;

/** The text whose UTF-8 bytes are written in hex, as logs, debuggers and source code write them. */
function decodeHex(text: string): Result<string, EscapeCode> {
  const wrongAt = text.replaceAll(betweenHex, (gap) => ' '.repeat(gap.length)).search(/[^\da-f ]/i);
  if (wrongAt >= 0)
    return fail('bad-hex', { value: String.fromCodePoint(text.codePointAt(wrongAt) ?? 0) }, placeOf(text, wrongAt));
  const digits = text.replaceAll(betweenHex, '');
  if (digits.length % 2 === 1) return fail('odd-hex', { digits: digits.length });
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const decoded = decodeStrictly(bytes, 'utf-8', true);
  return decoded === undefined ? fail('hex-not-utf8') : ok(decoded);
}

export const escapeOperations = {
  'html-escape': (text: string) => ok(escapeUTF8(text)),
  'html-escape-all': (text: string) => ok(encodeNonAsciiHTML(text)),
  'html-unescape': (text: string) => ok(decodeHTML(text)),
  'unicode-escape': (text: string) => ok(text.replaceAll(notAscii, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`)),
  'unicode-escape-es6': (text: string) =>
    ok(text.replaceAll(notAsciiPoint, (point) => `\\u{${hex(point.codePointAt(0) ?? 0, 1)}}`)),
  'unicode-unescape': unescapeUnicode,
  'hex-encode': (text: string) => ok(Array.from(textToBytes(text), (byte) => hex(byte, 2)).join(' ')),
  'hex-decode': decodeHex,
} satisfies Record<string, (text: string) => Result<string, EscapeCode>>;

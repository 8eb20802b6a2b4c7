import { decodeStrictly } from './decode-bytes.ts';
import { codePointName } from '../code-point-name.ts';
import { encodeGb18030 } from './gb18030.ts';
import { decodeLatin1, encodeLatin1 } from './latin1.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { firstLoneSurrogate, placeOf, textToBytes, textToString, type Text } from '../text.ts';

/** Character sets by their WHATWG names. `latin1` is ISO-8859-1 itself, not windows-1252 as the web has it. */
export const charsets = ['utf-8', 'gb18030', 'utf-16le', 'utf-16be', 'latin1'] as const;
export type Charset = (typeof charsets)[number];

/**
 * The text's bytes in a character set, without a byte-order mark. Fails with `not-in-charset`, the character, its code
 * point and its place where the set has no such character; half of a surrogate pair is a character in none of them. Bytes
 * that are not UTF-8 stay as they are in UTF-8 and fail with `input-not-utf8` elsewhere: what they mean is not known.
 */
export function encodeText(text: Text, charset: Charset): Result<Uint8Array, 'not-in-charset' | 'input-not-utf8'> {
  if (typeof text !== 'string' && charset === 'utf-8') return ok(text);
  const bad = typeof text === 'string' ? undefined : notUtf8(text);
  if (bad) return bad;
  const string = textToString(text);
  const lone = firstLoneSurrogate(string);
  if (lone >= 0) return notInCharset(string, lone);
  const encoded = encodeString(string, charset);
  return typeof encoded === 'number' ? notInCharset(string, encoded) : ok(encoded);
}

/** The text that the bytes are in a character set, a byte-order mark left out; undefined when they are no such text. */
export function decodeText(bytes: Uint8Array, charset: Charset): string | undefined {
  return charset === 'latin1' ? decodeLatin1(bytes) : decodeStrictly(bytes, charset);
}

/** Bytes decoded at a time: pieces that stay in the processor's cache are three times as fast as the whole. */
const pieceBytes = 1 << 16;

/** UTF-16 length of a UTF-8 text, a byte-order mark left out, without making the text; undefined if it is not UTF-8. */
export function utf8Length(bytes: Uint8Array): number | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let length = 0;
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      length += decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }).length;
    }
    return length + decoder.decode().length;
  } catch {
    return undefined;
  }
}

/**
 * Where a text in bytes is not UTF-8: `input-not-utf8` with the first byte that is not, as 0xFF, and its place; undefined
 * where all of it is.
 */
export function notUtf8(bytes: Uint8Array): Failure<'input-not-utf8'> | undefined {
  if (utf8Length(bytes) !== undefined) return undefined;
  // What is no UTF-8 comes back as other bytes.
  const again = textToBytes(textToString(bytes));
  const at = again.findIndex((byte, index) => byte !== bytes[index]);
  const before = textToString(bytes.subarray(0, at));
  const byte = bytes[Math.min(at, bytes.length - 1)].toString(16).toUpperCase().padStart(2, '0');
  return fail('input-not-utf8', { byte: `0x${byte}` }, placeOf(before, before.length));
}

/** The character at an index of a text, for messages: itself if it can be seen, and its code point as U+0000. */
export function describeCharacter(text: string, at: number): { character: string; codePoint: string } {
  const code = text.codePointAt(at) ?? 0;
  const visible = /^[^\p{C}\p{Z}\p{M}]$/u.test(String.fromCodePoint(code));
  return {
    character: visible ? String.fromCodePoint(code) : '',
    codePoint: codePointName(code),
  };
}

function notInCharset(text: string, at: number): Failure<'not-in-charset'> {
  return fail('not-in-charset', describeCharacter(text, at), placeOf(text, at));
}

/** The bytes, or the index of the first code unit outside the set. The text has no lone surrogates. */
function encodeString(text: string, charset: Charset): Uint8Array | number {
  switch (charset) {
    case 'utf-8':
      return new TextEncoder().encode(text);
    case 'gb18030':
      return encodeGb18030(text);
    case 'utf-16le':
      return encodeUtf16(text, 0, 1);
    case 'utf-16be':
      return encodeUtf16(text, 1, 0);
    case 'latin1': {
      const outside = text.search(/[\u0100-\uffff]/);
      return outside < 0 ? encodeLatin1(text) : outside;
    }
  }
}

function encodeUtf16(text: string, lowAt: 0 | 1, highAt: 0 | 1): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    bytes[at * 2 + lowAt] = unit & 0xff;
    bytes[at * 2 + highAt] = unit >> 8;
  }
  return bytes;
}

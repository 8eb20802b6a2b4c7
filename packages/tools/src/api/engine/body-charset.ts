import { markedEncoding } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { controlShare } from '@toolbench/kit/encodings/control-share.ts';
import { decodeBytes, decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { likeliestEncoding } from '@toolbench/kit/encodings/guess-encoding.ts';
import { decodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { utf8Faults } from '@toolbench/kit/encodings/utf8-faults.ts';
import type { Detail } from '@toolbench/kit/result.ts';

/** What has to be known about how bytes were read as a text. */
export interface CharsetProblem {
  readonly code: 'not-in-charset' | 'charset-guessed' | 'not-utf8';
  readonly detail: Detail;
}

/** A text as its bytes are read; without `text` where they are none. */
export interface ReadText {
  readonly text?: string;
  /** The character set that it was read in, as it was named. */
  readonly charset?: string;
  readonly problem?: CharsetProblem;
}

/** Bytes within which a document names its character set (WHATWG HTML, "prescan a byte stream"). */
const prescanned = 1_024;

/** How XML (1.0, 4.3.3), style sheets (CSS Syntax, 3.2) and pages (WHATWG HTML, 4.2.5.4) name it. */
const namedWithin = [
  /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/,
  /^@charset "([\w.:-]+)";/,
  /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i,
];

/**
 * Reads bytes as a text. What decides is, in this order: a byte order mark (WHATWG Encoding, "decode"), the name that came
 * with them, zero bytes as UTF-16 has them beside ASCII (RFC 4627, 3), the name within, UTF-8. What claims to be a text and
 * is in none of these is read in the character set in which it makes words, which is said.
 * @param named by the content type or the form that the bytes are of
 */
export function readText(bytes: Uint8Array, mediaType: string, named?: string): ReadText {
  const marked = markedEncoding(bytes);
  const text = marked && textIn(bytes, marked, true);
  if (marked && text !== undefined) {
    const problem = named === undefined || isSame(named, marked) ? undefined : notIn(named);
    return { text, charset: marked, ...(problem && { problem }) };
  }
  const charset = charsetOf(bytes, named);
  const read = charset && textIn(bytes, charset.label, charset.isSeen);
  if (charset && read !== undefined) return { text: read, charset: charset.label.toLowerCase() };
  const problem = charset && !charset.isSeen ? notIn(charset.label) : undefined;
  const plain = textIn(bytes, 'utf-8', false);
  if (plain !== undefined) return { text: plain, charset: 'utf-8', ...(problem && { problem }) };
  if (utf8Faults(bytes)?.areFew && !bytes.includes(0)) {
    const damaged = decodeBytes(bytes, 'utf-8', { ignoreBOM: true });
    return { text: damaged, charset: 'utf-8', problem: problem ?? { code: 'not-utf8', detail: {} } };
  }
  if (problem) return { problem };
  return isTextType(mediaType) ? guessedText(bytes) : {};
}

const notIn = (charset: string): CharsetProblem => ({ code: 'not-in-charset', detail: { charset } });

/** The character set that is named, or whose zero bytes are seen. UTF-16 without its byte order is told by these. */
function charsetOf(bytes: Uint8Array, named: string | undefined): { label: string; isSeen: boolean } | undefined {
  const seen = utf16ByZeros(bytes);
  if (named !== undefined && !isUtf16(named)) return { label: named, isSeen: false };
  if (seen) return { label: seen, isSeen: named === undefined };
  if (named !== undefined) return { label: named, isSeen: false };
  const start = decodeLatin1(bytes.subarray(0, prescanned));
  for (const pattern of namedWithin) {
    const [, label] = pattern.exec(start) ?? [];
    // A name that can be read byte by byte is not that of UTF-16 (WHATWG HTML, "prescan a byte stream").
    if (label !== undefined) return { label: isUtf16(label) ? 'utf-8' : label, isSeen: false };
  }
  return undefined;
}

const isUtf16 = (label: string) => /^(?:utf-?16|unicode|ucs-2)$/i.test(label);

function isSame(label: string, encoding: string): boolean {
  if (isUtf16(label)) return encoding.startsWith('utf-16');
  try {
    return new TextDecoder(label).encoding === encoding;
  } catch {
    return false;
  }
}

function utf16ByZeros([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined;
}

/** The text in a character set. A NUL is in none, nor another control character in one that nobody named. */
function textIn(bytes: Uint8Array, label: string, isSeen: boolean): string | undefined {
  // By the standard of the web this is windows-1252, in which any bytes are a text.
  if (/ascii/i.test(label) && bytes.some((byte) => byte >= 0x80)) return undefined;
  const text = decodeStrictly(bytes, label, true);
  return text === undefined || text.includes('\0') || (isSeen && controlShare(text) > 0) ? undefined : text;
}

/** Whether the type is one of texts: what has none may be anything. */
function isTextType(mediaType: string): boolean {
  return /^text\/|[/+](?:json|xml|yaml|javascript|x-www-form-urlencoded)$/.test(mediaType);
}

function guessedText(bytes: Uint8Array): ReadText {
  if (bytes.includes(0)) return {};
  const charset = likeliestEncoding(bytes);
  const text = textIn(bytes, charset, true);
  return text === undefined ? {} : { text, charset, problem: { code: 'charset-guessed', detail: { charset } } };
}

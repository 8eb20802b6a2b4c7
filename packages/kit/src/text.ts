import type { Place } from './result.ts';

/**
 * A text of any size: a string, or its UTF-8 bytes. Large texts travel between page and worker as bytes, because
 * bytes can be transferred without a copy. Engines accept both and may answer with either.
 */
export type Text = string | Uint8Array;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text as a string. Bytes that are not UTF-8 become U+FFFD; check first where that matters. */
export function textToString(text: Text): string {
  return typeof text === 'string' ? text : decoder.decode(text);
}

/** The text as UTF-8. Lone surrogates become U+FFFD; `firstLoneSurrogate` finds them beforehand. */
export function textToBytes(text: Text): Uint8Array {
  return typeof text === 'string' ? encoder.encode(text) : text;
}

/** So many characters, or bytes, of a text are looked at to find out what it is. */
export const sampleLength = 4_096;

/** The beginning of a text, from which it is told what it is. */
export const sampleOf = (text: Text): string => textToString(text.slice(0, sampleLength));

export function isBlank(text: Text): boolean {
  if (typeof text === 'string') return text.trim() === '';
  return text.length < sampleLength && textToString(text).trim() === '';
}

/** Index of the first code unit that is half of a surrogate pair, or -1. */
export function firstLoneSurrogate(text: string): number {
  if (text.isWellFormed()) return -1;
  return text.search(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
}

/** The place of a code-unit offset in a string. CRLF, LF and CR end a line. */
export function placeOf(text: string, offset: number): Place {
  let line = 1;
  let lineStart = 0;
  const lineEnd = /\r\n?|\n/g;
  for (let match = lineEnd.exec(text); match; match = lineEnd.exec(text)) {
    if (lineEnd.lastIndex > offset) break;
    line += 1;
    lineStart = lineEnd.lastIndex;
  }
  return { line, column: offset - lineStart + 1 };
}

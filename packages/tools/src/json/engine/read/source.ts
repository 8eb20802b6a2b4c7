import { markedEncoding, markLength } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { fail, ok, type Failure, type Result } from '@toolbench/kit/result.ts';
import { firstLoneSurrogate, placeOf, textToBytes, type Text } from '@toolbench/kit/text.ts';
import { placeInBytes } from './places.ts';
import { decodeText } from './string-value.ts';
import { utf8End, whiteSpaceEnd } from './token-ends.ts';

/** A text as its UTF-8 bytes. */
export interface Source {
  readonly bytes: Uint8Array;
  /** Where the text begins: 3 behind a byte order mark, which is accepted and never written (RFC 8259 §8.1). */
  readonly start: number;
}

export type SourceCode = 'empty' | 'lone-surrogate' | 'utf-16';

/** The bytes of an input, or why it cannot be one: nothing in it, half a surrogate pair, or UTF-16 instead of UTF-8. */
export function readSource(text: Text): Result<Source, SourceCode> {
  if (typeof text === 'string') {
    const lone = firstLoneSurrogate(text);
    if (lone >= 0) {
      return fail('lone-surrogate', { unit: text.charCodeAt(lone).toString(16).toUpperCase() }, placeOf(text, lone));
    }
  }
  const bytes = textToBytes(text);
  const start = markLength(bytes);
  if (whiteSpaceEnd(bytes, start) === bytes.length) return fail('empty');
  if (typeof text !== 'string' && looksLikeUtf16(bytes)) return fail('utf-16', undefined, { line: 1, column: 1 });
  return ok({ bytes, start });
}

/** The input as a string without byte order mark, for readers of other dialects. Bytes must be UTF-8. */
export function readString(text: Text): Result<string, SourceCode | 'utf-8'> {
  const source = readSource(text);
  if (!source.ok) return source;
  const { bytes, start } = source.value;
  return typeof text === 'string' ? ok(start > 0 ? text.slice(1) : text) : decodeStrictly(bytes, start);
}

function decodeStrictly(bytes: Uint8Array, start: number): Result<string, 'utf-8'> {
  let at = start;
  while (at >= 0 && at < bytes.length) at = bytes[at] < 0x80 ? at + 1 : utf8End(bytes, at);
  return at < 0 ? utf8Failure(bytes, ~at) : ok(decodeText(bytes.subarray(start)));
}

/** The byte at `offset` is where the text stops being UTF-8. */
export function utf8Failure(bytes: Uint8Array, offset: number): Failure<'utf-8'> {
  const found = `0x${bytes[offset].toString(16).toUpperCase().padStart(2, '0')}`;
  return fail('utf-8', { found }, placeInBytes(bytes, offset));
}

/** A byte order mark of UTF-16 (or UTF-32), or a zero byte beside an ASCII one at the beginning. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const isMarked = markedEncoding(bytes)?.startsWith('utf-16') === true;
  return isMarked || (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0));
}

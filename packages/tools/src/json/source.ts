import { fail, ok, type Result } from '../kit/result.ts';
import { firstLoneSurrogate, placeOf, textToBytes, type Text } from '../kit/text.ts';
import { whiteSpaceEnd } from './token-ends.ts';

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
    if (lone >= 0)
      return fail('lone-surrogate', { unit: text.charCodeAt(lone).toString(16).toUpperCase() }, placeOf(text, lone));
  }
  const bytes = textToBytes(text);
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  if (whiteSpaceEnd(bytes, start) === bytes.length) return fail('empty');
  if (looksLikeUtf16(bytes)) return fail('utf-16', undefined, { line: 1, column: 1 });
  return ok({ bytes, start });
}

/** A byte order mark of UTF-16 (or UTF-32), or a zero byte beside an ASCII one at the beginning. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const first = bytes[0];
  const second = bytes[1];
  const isMark = (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);
  return isMark || (bytes.length > 1 && (first === 0) !== (second === 0));
}

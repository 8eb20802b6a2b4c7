import { fail, ok, type Place, type Result } from '@toolbench/kit/result.ts';
import { isBlank, type Text } from '@toolbench/kit/text.ts';
import { withoutByteOrderMark } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { utf8Faults, type Utf8Faults } from '@toolbench/kit/encodings/utf8-faults.ts';
import { decodesAs } from '@toolbench/kit/encodings/decode-bytes.ts';
import { detectEncoding, type BinaryCode, type EncodingDoubt } from './encoding.ts';
import type { Encoding } from '../../encodings.ts';
import { sliceLength } from '../limits.ts';

/** Told how far the reading of a text is, 0 to 1. */
export type Report = (fraction: number) => void;

/** A text of any size that can be read from its beginning as often as needed, a slice at a time. */
export interface TextSource {
  /** How the bytes are read; absent where a string came in. */
  readonly encoding?: Encoding;
  readonly bom: boolean;
  /** False where bytes are not text of the encoding and become U+FFFD. */
  readonly intact: boolean;
  /** Where they are not, in UTF-8. */
  readonly faults?: Utf8Faults;
  /** What else the bytes may be, where nobody chose. */
  readonly doubt?: EncodingDoubt;
  /** The text in slices, cut anywhere, without its byte-order mark. */
  slices(report?: Report): Generator<string>;
}

export type SourceCode = 'empty' | BinaryCode;

/** Opens an input; `chosen` is an encoding or `auto`. Fails where there is nothing to read or nothing to be read. */
export function openText(input: Text, chosen: Encoding | 'auto'): Result<TextSource, SourceCode> {
  if (isBlank(input)) return fail('empty');
  if (typeof input === 'string') {
    return ok({ bom: input.startsWith('\ufeff'), intact: true, slices: (report) => sliceString(input, report) });
  }
  const detected = detectEncoding(input);
  if (!detected.ok && (chosen === 'auto' || detected.code === 'workbook')) return detected;
  const found = detected.ok ? detected.value : undefined;
  const encoding = chosen === 'auto' ? (found?.encoding ?? 'utf-8') : chosen;
  const tried = found?.tried === true && found.encoding === encoding;
  const intact = tried || decodesAs(input, encoding);
  const faults = intact || encoding !== 'utf-8' ? undefined : utf8Faults(withoutByteOrderMark(input));
  return ok({
    encoding,
    bom: found?.bom === true,
    intact,
    ...(faults && { faults }),
    ...(chosen === 'auto' && found?.doubt && { doubt: found.doubt }),
    slices: (report) => decodeSlices(input, encoding, report),
  });
}

/** The same text without so many of its first lines. */
export function withoutLines(text: TextSource, lines: number): TextSource {
  return lines === 0 ? text : { ...text, slices: (report) => slicesBehind(text.slices(report), lines) };
}

function* slicesBehind(slices: Generator<string>, lines: number): Generator<string> {
  let left = lines;
  let afterCr = false;
  for (const slice of slices) {
    let at = 0;
    for (; at < slice.length && (left > 0 || afterCr); at += 1) {
      const code = slice.charCodeAt(at);
      const isSameEnd = afterCr && code === 0x0a;
      // What follows the last line end is kept, but for the other half of that.
      if (left === 0 && !isSameEnd) break;
      afterCr = code === 0x0d;
      if (!isSameEnd && (code === 0x0a || afterCr)) left -= 1;
    }
    if (left === 0 && at < slice.length) afterCr = false;
    yield slice.slice(at);
  }
}

/** The place of a code-unit offset in the decoded text. CRLF, LF and CR end a line. */
export function placeInSource(text: TextSource, offset: number): Place {
  let line = 1;
  let lineStart = 0;
  let sliceStart = 0;
  let afterCr = false;
  for (const slice of text.slices()) {
    const end = Math.min(slice.length, offset - sliceStart);
    for (let at = 0; at < end; at += 1) {
      const code = slice.charCodeAt(at);
      if (code === 0x0a || code === 0x0d) {
        if (!(afterCr && code === 0x0a)) line += 1;
        lineStart = sliceStart + at + 1;
      }
      afterCr = code === 0x0d;
    }
    sliceStart += slice.length;
    if (sliceStart >= offset) break;
  }
  return { line, column: offset - lineStart + 1 };
}

function* sliceString(input: string, report?: Report): Generator<string> {
  for (let at = input.startsWith('\ufeff') ? 1 : 0; at < input.length; at += sliceLength) {
    yield input.slice(at, at + sliceLength);
    report?.(Math.min(1, (at + sliceLength) / input.length));
  }
}

function* decodeSlices(input: Uint8Array, encoding: Encoding, report?: Report): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < input.length; at += sliceLength) {
    yield decoder.decode(input.subarray(at, at + sliceLength), { stream: true });
    report?.(Math.min(1, (at + sliceLength) / input.length));
  }
  yield decoder.decode();
}

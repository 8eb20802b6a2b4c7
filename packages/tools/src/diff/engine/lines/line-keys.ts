import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { createByteWriter } from '../patch/byte-writer.ts';
import type { ByteWriter } from '../patch/byte-writer.ts';
import type { Lines } from './intern-lines.ts';

/** What two texts may differ in without counting as different. */
export interface Leniency {
  readonly ignoreWhitespace: boolean;
  readonly ignoreCase: boolean;
  /** CR LF, LF and no line end at all are the same. */
  readonly ignoreLineEnds: boolean;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * The lines as they are compared: without what is to be ignored. They only serve as keys; what is shown and exported
 * is always the text itself.
 */
export function lineKeys(lines: Lines, leniency: Leniency): Lines {
  const { ignoreWhitespace, ignoreCase, ignoreLineEnds } = leniency;
  if (!ignoreWhitespace && !ignoreCase && !ignoreLineEnds) return lines;
  const writer = createByteWriter(lines.bytes.length);
  const starts = new Uint32Array(lines.starts.length);
  for (let line = 0; line + 1 < starts.length; line++) {
    const bytes = lines.bytes.subarray(lines.starts[line], lines.starts[line + 1]);
    writeKey(ignoreLineEnds ? withoutLineEnd(bytes) : bytes, leniency, writer);
    starts[line + 1] = writer.length();
  }
  return { bytes: writer.finish(), starts };
}

function withoutLineEnd(bytes: Uint8Array): Uint8Array {
  const body = bytes.at(-1) === LINE_FEED ? bytes.subarray(0, -1) : bytes;
  return body.at(-1) === CARRIAGE_RETURN ? body.subarray(0, -1) : body;
}

function writeKey(bytes: Uint8Array, leniency: Leniency, writer: ByteWriter): void {
  if (!leniency.ignoreWhitespace && !leniency.ignoreCase) {
    writer.append(bytes);
    return;
  }
  const text = isAscii(bytes) ? '' : textToString(bytes);
  // Bytes that are not UTF-8 all look alike as text; told apart as bytes they at least stay different.
  if (text === '' || text.includes('\ufffd')) writeAsciiKey(bytes, leniency, writer);
  else writer.append(textToBytes(foldText(text, leniency)));
}

/** What a piece of text is compared by. */
export function foldText(text: string, { ignoreWhitespace, ignoreCase }: Leniency): string {
  const visible = ignoreWhitespace ? text.replace(/\s+/g, '') : text;
  return ignoreCase ? visible.toLowerCase() : visible;
}

function isAscii(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte > 0x7f) return false;
  return true;
}

function writeAsciiKey(bytes: Uint8Array, { ignoreWhitespace, ignoreCase }: Leniency, writer: ByteWriter): void {
  for (const byte of bytes) {
    const isSpace = byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
    if (ignoreWhitespace && isSpace) continue;
    const isUpper = byte >= 0x41 && byte <= 0x5a;
    writer.byte(ignoreCase && isUpper ? byte + 0x20 : byte);
  }
}

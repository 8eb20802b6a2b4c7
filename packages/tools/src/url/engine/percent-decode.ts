import { escapedByte } from '@toolbench/kit/encodings/percent.ts';
import { reservedBytes } from './kept-characters.ts';
import type { CharacterReader, Cursor } from './escaped-character.ts';
import { readLatin1, readUtf16, utf16Unit } from './javascript-escape.ts';

export interface DecodeRules {
  readonly read: CharacterReader;
  /** What a `+` is. */
  readonly plus: 'plus' | 'space';
  /** Whether escapes of reserved characters stay, so that the text parts as before. */
  readonly reserved: 'stay' | 'decode';
  /** Whether a malformed sequence ends the work or stays as it is. */
  readonly malformed: 'stop' | 'stay';
  /**
   * Whether the text was written by JavaScript's escape(): `%uXXXX` is read, and escapes that are no character of the
   * character set are characters of Latin-1.
   */
  readonly isJavaScript?: boolean;
}

export interface PercentDecoded {
  /** UTF-8. */
  readonly text: Uint8Array<ArrayBuffer>;
  /** Characters that were escaped. */
  readonly decoded: number;
  /** Characters among them that were read as escape() of JavaScript writes them: `%uXXXX`, and `%XX` of Latin-1. */
  readonly utf16: number;
  readonly latin1: number;
  /** Byte offsets in the source of malformed sequences: the first few. */
  readonly malformed: readonly number[];
  readonly malformedCount: number;
}

/** Malformed sequences whose place is remembered. */
const rememberedFaults = 100;
const [percentSign, plusSign, spaceSign, letterU] = [0x25, 0x2b, 0x20, 0x75];

/** Decodes the escapes of a text in UTF-8. With `malformed: 'stop'` the text ends before the first malformed sequence. */
export function percentDecodeText(source: Uint8Array, rules: DecodeRules): PercentDecoded {
  const cursor: Cursor = { source, out: new Uint8Array(source.length), at: 0, written: 0 };
  const malformed: number[] = [];
  let malformedCount = 0;
  let [decoded, utf16, latin1] = [0, 0, 0];
  while (cursor.at < source.length) {
    const byte = source[cursor.at];
    if (byte !== percentSign) {
      cursor.out[cursor.written++] = byte === plusSign && rules.plus === 'space' ? spaceSign : byte;
      cursor.at += 1;
    } else if (rules.reserved === 'stay' && staysEscaped(source, cursor.at)) {
      copy(cursor, source[cursor.at + 1] === letterU ? 6 : 3);
    } else if (rules.isJavaScript && readUtf16(cursor)) {
      utf16 += 1;
    } else if (rules.read(cursor)) {
      decoded += 1;
    } else if (rules.isJavaScript && readLatin1(cursor)) {
      latin1 += 1;
    } else {
      malformedCount += 1;
      if (malformed.length < rememberedFaults) malformed.push(cursor.at);
      if (rules.malformed === 'stop') break;
      copy(cursor, 1);
    }
  }
  decoded += utf16 + latin1;
  return { text: cursor.out.slice(0, cursor.written), decoded, utf16, latin1, malformed, malformedCount };
}

/** Reserved characters, and a percent sign that would make an escape with what follows it. */
function staysEscaped(source: Uint8Array, at: number): boolean {
  const byte = escapedByte(source, at);
  const unit = utf16Unit(source, at);
  if (unit >= 0) return unit === percentSign || reservedBytes[unit] === 1;
  if (byte !== percentSign) return byte >= 0 && reservedBytes[byte] === 1;
  const followed = Uint8Array.of(percentSign, source[at + 3], source[at + 4]);
  return escapedByte(followed, 0) >= 0;
}

function copy(cursor: Cursor, count: number): void {
  for (let index = 0; index < count; index += 1) cursor.out[cursor.written++] = cursor.source[cursor.at++];
}

/** Whether a text has an escape that could be decoded. */
export function hasEscapes(source: Uint8Array): boolean {
  for (let at = source.indexOf(percentSign); at >= 0; at = source.indexOf(percentSign, at + 1)) {
    if (escapedByte(source, at) >= 0 || utf16Unit(source, at) >= 0) return true;
  }
  return false;
}

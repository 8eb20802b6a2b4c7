import { check, isStop } from './read/check.ts';
import { createWriter, writeSlice, written } from './byte-writer.ts';
import { beginArray, beginObject, quotationMark } from './read/characters.ts';
import { stringValue, validStringEnd } from './read/string-value.ts';
import { whiteSpaceEnd } from './read/token-ends.ts';

export interface Expanded {
  readonly bytes: Uint8Array;
  /** Strings that were replaced by the JSON they held. */
  readonly count: number;
}

/** Rounds of strings inside strings inside strings. */
const mostRounds = 20;

/**
 * Replaces every string value that holds a JSON object or array by that object or array, and again in what comes out.
 * The text from `start` on must be valid. Everything else stays byte for byte; keys are never replaced.
 */
export function expandStrings(bytes: Uint8Array, start: number, report: (fraction: number) => void): Expanded {
  let expanded: Expanded = { bytes: bytes.subarray(start), count: 0 };
  for (let round = 0; round < mostRounds; round++) {
    const next = expandOnce(expanded.bytes, report);
    if (next.count === 0) break;
    expanded = { bytes: next.bytes, count: expanded.count + next.count };
  }
  return expanded;
}

function expandOnce(bytes: Uint8Array, report: (fraction: number) => void): Expanded {
  const writer = createWriter(bytes.length);
  let count = 0;
  let copied = 0;
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] !== quotationMark) {
      at += 1;
      continue;
    }
    const end = validStringEnd(bytes, at);
    const inner = heldJson(bytes, at, end);
    if (inner) {
      writeSlice(writer, bytes, copied, at);
      writeSlice(writer, inner, 0, inner.length);
      copied = end;
      count += 1;
      if ((count & 0xff) === 0) report(at / bytes.length);
    }
    at = end;
  }
  writeSlice(writer, bytes, copied, bytes.length);
  return { bytes: written(writer), count };
}

const encoder = new TextEncoder();

/** The object or array that the string from `start` to `end` holds, if it holds one and is no key. */
function heldJson(bytes: Uint8Array, start: number, end: number): Uint8Array | undefined {
  const first = bytes[whiteSpaceEnd(bytes, start + 1)];
  if (first !== beginObject && first !== beginArray && first !== 0x5c) return undefined;
  if (bytes[whiteSpaceEnd(bytes, end)] === 0x3a) return undefined;
  const value = stringValue(bytes, start).trim();
  if (!/^[{[]/.test(value) || !value.isWellFormed()) return undefined;
  const inner = encoder.encode(value);
  return isStop(check(inner, 0, () => undefined)) ? undefined : inner;
}

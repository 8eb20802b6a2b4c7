import { concatBytes } from './byte-arrays.ts';
import { derElement, tags } from './der-writer.ts';

/** Deeper nesting than any file has, and shallow enough for every stack. */
const deepest = 40;

const constructed = 0x20;

/**
 * BER as DER (ITU-T X.690 sections 8 and 10): lengths that are left open or longer than need be, and octet strings in
 * pieces, as some programs write containers. Undefined when it is broken.
 */
export function derOfBer(bytes: Uint8Array): Uint8Array | undefined {
  const element = readElement(bytes, 0, bytes.length, deepest);
  return element?.end === bytes.length ? element.der : undefined;
}

interface Element {
  readonly der: Uint8Array;
  readonly end: number;
}

function readElement(bytes: Uint8Array, at: number, end: number, depth: number): Element | undefined {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (at + 2 > end || (tag & 0x1f) === 0x1f || depth === 0) return undefined;
  if (first === 0x80) return tag & constructed ? readPieces(bytes, tag, at + 2, undefined, depth) : undefined;
  const octets = first > 0x80 ? first & 0x7f : 0;
  const start = at + 2 + octets;
  if (octets > 4 || start > end) return undefined;
  const length = octets === 0 ? first : bytes.subarray(at + 2, start).reduce((sum, octet) => sum * 256 + octet, 0);
  const close = start + length;
  if (close > end) return undefined;
  if (tag & constructed) return readPieces(bytes, tag, start, close, depth);
  return { der: derElement(tag, bytes.subarray(start, close)), end: close };
}

/** The elements up to `close` or, where that is left open, up to two zeros. */
function readPieces(
  bytes: Uint8Array,
  tag: number,
  start: number,
  close: number | undefined,
  depth: number,
): Element | undefined {
  const pieces: Uint8Array[] = [];
  let at = start;
  while (close === undefined ? bytes[at] !== 0 || bytes[at + 1] !== 0 : at < close) {
    const piece = readElement(bytes, at, close ?? bytes.length, depth - 1);
    if (!piece) return undefined;
    pieces.push(piece.der);
    at = piece.end;
  }
  const end = close ?? at + 2;
  return { der: joined(tag, pieces), end };
}

function joined(tag: number, pieces: readonly Uint8Array[]): Uint8Array {
  return tag === (tags.octetString | constructed)
    ? derElement(tags.octetString, ...pieces.map(contentOf))
    : derElement(tag, ...pieces);
}

/** The content of a whole DER element. */
function contentOf(element: Uint8Array): Uint8Array {
  const octets = element[1] > 0x80 ? element[1] & 0x7f : 0;
  return element.subarray(2 + octets);
}

/** The content of octet strings one after the other. */
export function joinOctetStrings(elements: readonly Uint8Array[]): Uint8Array {
  return concatBytes(elements.map(contentOf));
}

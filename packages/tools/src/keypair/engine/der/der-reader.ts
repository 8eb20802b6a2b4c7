import { withoutLeadingZeros } from './byte-arrays.ts';
import { tags } from './der-writer.ts';

/** What is wrong with the DER, and at which byte counted from 0. */
export interface DerFault {
  readonly code: 'der-short' | 'der-length' | 'der-tag' | 'der-value' | 'der-extra';
  readonly offset: number;
}

/**
 * A position within one DER element (ITU-T X.690). The first fault sticks: from then on every read gives an empty
 * value and `hasMore` is false, so a parser reads straight on and asks for `faultOf` once at its end.
 */
export interface DerReader {
  readonly bytes: Uint8Array;
  readonly end: number;
  at: number;
  readonly shared: { fault?: DerFault };
}

const nothing = new Uint8Array(0);

export function readDer(bytes: Uint8Array): DerReader {
  return { bytes, at: 0, end: bytes.length, shared: {} };
}

export function faultOf(reader: DerReader): DerFault | undefined {
  return reader.shared.fault;
}

export function hasMore(reader: DerReader): boolean {
  return !reader.shared.fault && reader.at < reader.end;
}

/** The next element's tag, or -1 when there is none. */
export function peekTag(reader: DerReader): number {
  return hasMore(reader) ? reader.bytes[reader.at] : -1;
}

/** Steps into the next element, which must have this tag, and past it in the outer reader. */
export function enter(reader: DerReader, tag: number): DerReader {
  if (peekTag(reader) !== tag) setFault(reader, hasMore(reader) ? 'der-tag' : 'der-short');
  const { contentStart, end } = readHeader(reader);
  reader.at = end;
  return { bytes: reader.bytes, at: contentStart, end, shared: reader.shared };
}

/** The content of the next element, which must have this tag. */
export function take(reader: DerReader, tag: number): Uint8Array {
  const inner = enter(reader, tag);
  return inner.shared.fault ? nothing : inner.bytes.subarray(inner.at, inner.end);
}

/** The whole next element with its header, whatever its tag. */
export function takeElement(reader: DerReader): Uint8Array {
  const start = reader.at;
  if (!hasMore(reader)) setFault(reader, 'der-short');
  reader.at = readHeader(reader).end;
  return reader.shared.fault ? nothing : reader.bytes.subarray(start, reader.at);
}

/** Passes over the next element if it has this tag. */
export function skipOptional(reader: DerReader, tag: number): void {
  if (peekTag(reader) === tag) takeElement(reader);
}

/** A non-negative integer's magnitude, big-endian, without leading zeros. */
export function takeUnsigned(reader: DerReader): Uint8Array {
  const start = reader.at;
  const content = take(reader, tags.integer);
  if (content.length === 0 || content[0] >= 0x80) setFault(reader, 'der-value', start);
  return withoutLeadingZeros(content);
}

/** A small non-negative integer, such as a version. */
export function takeSmall(reader: DerReader): number {
  const start = reader.at;
  const magnitude = takeUnsigned(reader);
  if (magnitude.length > 4) setFault(reader, 'der-value', start);
  return magnitude.reduce((value, byte) => value * 256 + byte, 0);
}

/** A bit string of whole bytes. */
export function takeBits(reader: DerReader): Uint8Array {
  const start = reader.at;
  const content = take(reader, tags.bitString);
  if (content[0] !== 0) setFault(reader, 'der-value', start);
  return content.subarray(1);
}

/** An object identifier in dotted form. */
export function takeObjectIdentifier(reader: DerReader): string {
  const start = reader.at;
  const content = take(reader, tags.objectIdentifier);
  const arcs: number[] = [];
  let arc = 0;
  for (const octet of content) {
    arc = arc * 128 + (octet & 0x7f);
    if (octet >= 0x80) continue;
    arcs.push(arc);
    arc = 0;
  }
  if (arcs.length === 0 || content[content.length - 1] >= 0x80) setFault(reader, 'der-value', start);
  const first = Math.min(2, Math.floor(arcs[0] / 40));
  return [first, arcs[0] - 40 * first, ...arcs.slice(1)].join('.');
}

/** Nothing may follow. */
export function finish(reader: DerReader): void {
  if (hasMore(reader)) setFault(reader, 'der-extra');
}

/** Records a fault at `offset`, unless there was one before. */
export function setFault(reader: DerReader, code: DerFault['code'], offset = reader.at): void {
  reader.shared.fault ??= { code, offset };
}

/** Definite lengths of at most four octets in their shortest form; tags of one octet (ITU-T X.690 sections 8.1, 10.1). */
function readHeader(reader: DerReader): { contentStart: number; end: number } {
  const { bytes, at } = reader;
  const failed = { contentStart: reader.end, end: reader.end };
  if (reader.shared.fault) return failed;
  const first = bytes[at + 1];
  const octets = first >= 0x80 ? first & 0x7f : 0;
  const contentStart = at + 2 + octets;
  if (contentStart > reader.end) return stop('der-short');
  if (first === 0x80 || octets > 4) return stop('der-length');
  let length = octets === 0 ? first : 0;
  for (let index = at + 2; index < contentStart; index += 1) length = length * 256 + bytes[index];
  if (octets > 0 && (length < 0x80 || bytes[at + 2] === 0)) return stop('der-length');
  return contentStart + length > reader.end ? stop('der-short') : { contentStart, end: contentStart + length };

  function stop(code: DerFault['code']) {
    setFault(reader, code);
    return failed;
  }
}

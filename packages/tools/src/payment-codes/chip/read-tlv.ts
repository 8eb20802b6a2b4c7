import { fail, ok, type Failure, type Result } from '@toolbench/kit/result.ts';

/** A data object of BER-TLV data. Offsets are bytes. */
export interface TlvNode {
  /** The tag's bytes in upper-case hex. */
  readonly tag: string;
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
  /** What a constructed data object holds. */
  readonly nested?: readonly TlvNode[];
}

export type TlvCode =
  | 'tlv-cut-tag'
  | 'tlv-long-tag'
  | 'tlv-cut-length'
  | 'tlv-indefinite'
  | 'tlv-long-length'
  | 'tlv-overrun'
  | 'tlv-too-deep';

/** EMV uses tags of one and two bytes, contactless kernels three (EMV Book 3, annex B1). */
const longestTag = 3;

/** Length bytes after the first: four state more than any chip holds. */
const longestLength = 4;

/** EMV nests five levels at most. */
const deepest = 16;

interface Open {
  readonly node: TlvNode;
  readonly nested: TlvNode[];
}

/**
 * Reads BER-TLV data (EMV Book 3 annex B, ISO/IEC 8825-1): tags and lengths of several bytes, constructed data objects,
 * 00 and FF as padding between them. Linear, and with a stack of its own. Fails at the first data object that is
 * impossible, with its byte offset and, where it can be read, its tag.
 */
export function readTlv(bytes: Uint8Array): Result<readonly TlvNode[], TlvCode> {
  const top: TlvNode[] = [];
  const open: Open[] = [];
  let at = 0;
  for (;;) {
    const parent = open.at(-1);
    const to = parent?.node.end ?? bytes.length;
    at = afterPadding(bytes, at, to);
    if (at >= to) {
      if (!parent) return ok(top);
      open.pop();
      continue;
    }
    const head = readHead(bytes, at, to);
    if (!head.ok) return head;
    const { tag, valueStart, end } = head.value;
    const constructed = (bytes[at] & 0x20) !== 0;
    const nested: TlvNode[] = [];
    const node = { tag, start: at, valueStart, end, ...(constructed && { nested }) };
    (parent?.nested ?? top).push(node);
    if (constructed && open.push({ node, nested }) > deepest)
      return failAt('tlv-too-deep', at, { tag, limit: deepest });
    at = constructed ? valueStart : end;
  }
}

/** The first byte that is no padding. FF is padding where more padding or the end follows; else it begins a tag. */
function afterPadding(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && (bytes[at] === 0x00 || (bytes[at] === 0xff && isPaddedOn(bytes, at + 1, to)))) at += 1;
  return at;
}

function isPaddedOn(bytes: Uint8Array, at: number, to: number): boolean {
  return at >= to || bytes[at] === 0x00 || bytes[at] === 0xff;
}

interface Head {
  readonly tag: string;
  readonly valueStart: number;
  readonly end: number;
}

function readHead(bytes: Uint8Array, start: number, to: number): Result<Head, TlvCode> {
  const at = endOfTag(bytes, start, to);
  if (at > to) return failAt('tlv-cut-tag', start);
  const tag = hexOf(bytes.subarray(start, Math.min(at, start + longestTag + 1)));
  if (at - start > longestTag) return failAt('tlv-long-tag', start, { tag, limit: longestTag });
  if (at >= to) return failAt('tlv-cut-length', start, { tag });
  const first = bytes[at];
  const more = first > 0x80 ? first & 0x7f : 0;
  if (first === 0x80) return failAt('tlv-indefinite', start, { tag });
  if (more > longestLength) return failAt('tlv-long-length', start, { tag, count: more });
  if (at + 1 + more > to) return failAt('tlv-cut-length', start, { tag });
  const length = more === 0 ? first : bytes.subarray(at + 1, at + 1 + more).reduce((sum, byte) => sum * 256 + byte, 0);
  const valueStart = at + 1 + more;
  if (valueStart + length > to) return failAt('tlv-overrun', start, { tag, length, left: to - valueStart });
  return ok({ tag, valueStart, end: valueStart + length });
}

/** Where the tag at an offset ends; beyond `to` where it is cut off. */
export function endOfTag(bytes: Uint8Array, start: number, to: number): number {
  let at = start + 1;
  if ((bytes[start] & 0x1f) !== 0x1f) return at;
  while (at < to && (bytes[at] & 0x80) !== 0) at += 1;
  return at + 1;
}

function failAt(
  code: TlvCode,
  offset: number,
  detail: Readonly<Record<string, string | number>> = {},
): Failure<TlvCode> {
  return fail(code, { offset, ...detail });
}

const hexBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));

/** Bytes in upper-case hex. */
export function hexOf(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += hexBytes[byte];
  return hex;
}

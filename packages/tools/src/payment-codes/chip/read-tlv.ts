import { chipForm } from '../tables/chip-tag-forms.ts';
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
 * padding before, between and behind them (see `afterPadding`). Linear, and with a stack of its own. Fails at the first data object that is
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

/**
 * The first byte that is no padding. 00 always is (EMV Book 3, annex B1), since no tag begins with it. FF may be, where
 * data objects were erased (ISO/IEC 7816-4:1995, annex D), but tags of templates begin with it too: see `isPadding`.
 */
function afterPadding(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && (bytes[at] === 0x00 || (bytes[at] === 0xff && isPadding(bytes, at, from, to)))) at += 1;
  return at;
}

/**
 * Whether an FF is padding: where more padding or the end follows, and else unless it begins a template, which holds data
 * objects to its end, or what follows it is no data object that chips have. Behind another FF any data object will do.
 */
function isPadding(bytes: Uint8Array, at: number, from: number, to: number): boolean {
  const next = at + 1;
  if (next >= to || bytes[next] === 0x00 || bytes[next] === 0xff) return true;
  const template = readHead(bytes, at, to);
  const behind = readHead(bytes, next, to);
  if (template.ok && holdsObjects(bytes, template.value)) {
    // FF 70 03 … reads as a template of either tag: that of chips is meant where chips have none called FF70.
    const isOther = behind.ok && behind.value.end === template.value.end && isUsual(behind.value);
    return isOther && !isUsual(template.value);
  }
  if (!behind.ok) return false;
  return isUsual(behind.value) || !template.ok || (at > from && bytes[at - 1] === 0xff);
}

/** Whether the value of a data object consists of data objects, one of which at least is usual. */
function holdsObjects(bytes: Uint8Array, { valueStart, end }: Head): boolean {
  let usual = false;
  for (let at = valueStart; at < end;) {
    if (bytes[at] === 0x00 || (bytes[at] === 0xff && (at + 1 === end || bytes[at + 1] === 0xff))) {
      at += 1;
      continue;
    }
    const head = readHead(bytes, at, end);
    if (!head.ok) return false;
    usual ||= isUsual(head.value) || /^(?:DF|FF)/.test(head.value.tag);
    at = head.value.end;
  }
  return usual;
}

/** Whether a data object is one that chips have, of a length that it can have. */
function isUsual({ tag, valueStart, end }: Head): boolean {
  const form = chipForm(tag);
  return form !== undefined && end - valueStart >= form.least && end - valueStart <= form.most;
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

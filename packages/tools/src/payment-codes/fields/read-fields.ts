/** A data object as it stands in a text. Offsets are UTF-16 code units. */
export interface Field {
  /** Two digits. */
  readonly tag: string;
  /** As stated: in characters, unless the text is read another way. */
  readonly length: number;
  readonly value: string;
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

/**
 * What a stated length counts. EMV QRCPS-MPM 1.1 counts characters, and one character is one Unicode code point: the
 * specification's own sample states 04 for 最佳运输. Some generators count UTF-8 bytes or UTF-16 code units instead.
 */
export type Counting = 'characters' | 'bytes' | 'code-units';

/** Why reading ended: all read, no tag, no length, or a length that goes beyond the text. */
export type Stop = 'end' | 'bad-tag' | 'bad-length' | 'overrun';

export interface FieldRun {
  /** The first `mostFields`; of those behind them, CRCs (tag 63) and the one that ends the text. */
  readonly fields: readonly Field[];
  /** How many there are. */
  readonly count: number;
  readonly stop: Stop;
  /** Where reading ended: the start of the first data object that is broken, or the end. */
  readonly end: number;
}

/** No code has more fields than there are tags; of a text that does, no more than these are kept. */
export const mostFields = 10_000;

/** Reads data objects (two-digit tag, two-digit length, value) one after the other until one is broken. Linear. */
export function readFields(text: string, from = 0, to = text.length, counting: Counting = 'characters'): FieldRun {
  const fields: Field[] = [];
  let count = 0;
  let at = from;
  while (at < to) {
    const end = endOfField(text, at, to, counting);
    if (typeof end === 'string') return { fields, count, stop: end, end: at };
    if (count < mostFields || end === to || twoDigits(text, at) === crcTag) fields.push(fieldAt(text, at, end));
    count += 1;
    at = end;
  }
  return { fields, count, stop: 'end', end: at };
}

const crcTag = 63;

function fieldAt(text: string, start: number, end: number): Field {
  const valueStart = start + 4;
  return {
    tag: text.slice(start, start + 2),
    length: twoDigits(text, start + 2),
    value: text.slice(valueStart, end),
    start,
    valueStart,
    end,
  };
}

/** Whether data objects fill a stretch of text to its end, without keeping them. */
export function readsToEnd(text: string, from: number, to: number, counting: Counting): boolean {
  let at = from;
  while (at < to) {
    const end = endOfField(text, at, to, counting);
    if (typeof end === 'string') return false;
    at = end;
  }
  return true;
}

/** Units of a value in the given counting. */
export function lengthOf(value: string, counting: Counting = 'characters'): number {
  let length = 0;
  for (let at = 0; at < value.length; at += widthAt(value, at)) length += unitsAt(value, at, counting);
  return length;
}

/** Where the data object at an offset ends, or why it is none. */
function endOfField(text: string, at: number, to: number, counting: Counting): number | Exclude<Stop, 'end'> {
  if (at + 2 > to || twoDigits(text, at) < 0) return 'bad-tag';
  const length = at + 4 > to ? -1 : twoDigits(text, at + 2);
  if (length < 0) return 'bad-length';
  const end = endOfValue(text, at + 4, length, counting);
  return end < 0 || end > to ? 'overrun' : end;
}

/** Two ASCII digits as a number; -1 for anything else. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 0x30;
  const ones = text.charCodeAt(at + 1) - 0x30;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** The offset after `length` units; -1 where the text ends before or a character would be split. */
function endOfValue(text: string, from: number, length: number, counting: Counting): number {
  let at = from;
  let left = length;
  while (left > 0) {
    if (at >= text.length) return -1;
    left -= unitsAt(text, at, counting);
    at += widthAt(text, at);
  }
  return left === 0 ? at : -1;
}

/** What the code point at an offset counts for. */
function unitsAt(text: string, at: number, counting: Counting): number {
  if (counting === 'characters') return 1;
  return counting === 'bytes' ? bytesOf(text.codePointAt(at) ?? 0) : widthAt(text, at);
}

/** Code units of the code point at an offset. */
function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Bytes of a code point in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

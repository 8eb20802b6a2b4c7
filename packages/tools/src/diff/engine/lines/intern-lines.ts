import type { Sequences } from '../within/edit-marks.ts';

/** A text cut into lines: line i is the bytes from `starts[i]` to `starts[i + 1]`. */
export interface Lines {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

/** A line as first seen. */
interface Seen {
  readonly source: Int32Array;
  readonly line: Int32Array;
  readonly hash: Int32Array;
}

/** Numbers the lines of two texts so that equal lines, and only those, have equal numbers. */
export function internLines(left: Lines, right: Lines): Sequences {
  const total = left.starts.length + right.starts.length;
  const slots = new Int32Array(tableSize(total)).fill(-1);
  const seen = { source: new Int32Array(total), line: new Int32Array(total), hash: new Int32Array(total) };
  const sources = [left, right];
  let distinct = 0;
  const idsOf = (lines: Lines, source: number): Int32Array => {
    const ids = new Int32Array(lines.starts.length - 1);
    for (let line = 0; line < ids.length; line++) {
      const hash = hashLine(lines, line);
      const slot = findSlot({ lines, line, hash, slots, seen, sources });
      const known = slots[slot] ?? -1;
      ids[line] = known < 0 ? distinct : known;
      if (known >= 0) continue;
      slots[slot] = distinct;
      seen.source[distinct] = source;
      seen.line[distinct] = line;
      seen.hash[distinct++] = hash;
    }
    return ids;
  };
  return { left: idsOf(left, 0), right: idsOf(right, 1), distinct };
}

function tableSize(entries: number): number {
  let size = 16;
  while (size < entries * 2) size *= 2;
  return size;
}

/** FNV-1a, with the high bits folded in because slots are chosen by the low ones. */
function hashLine({ bytes, starts }: Lines, line: number): number {
  const end = starts[line + 1] ?? 0;
  let hash = -2128831035;
  for (let at = starts[line] ?? 0; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 16777619);
  return hash ^ (hash >>> 15);
}

interface Lookup {
  readonly lines: Lines;
  readonly line: number;
  readonly hash: number;
  readonly slots: Int32Array;
  readonly seen: Seen;
  readonly sources: readonly Lines[];
}

/** The slot that holds an equal line, or the free one where it belongs. */
function findSlot({ lines, line, hash, slots, seen, sources }: Lookup): number {
  const mask = slots.length - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const id = slots[slot] ?? -1;
    if (id < 0) return slot;
    if (seen.hash[id] !== hash) continue;
    const other = sources[seen.source[id] ?? 0];
    if (other && isSameLine(lines, line, other, seen.line[id] ?? 0)) return slot;
  }
}

function isSameLine(one: Lines, oneLine: number, other: Lines, otherLine: number): boolean {
  const start = one.starts[oneLine] ?? 0;
  const otherStart = other.starts[otherLine] ?? 0;
  const length = (one.starts[oneLine + 1] ?? 0) - start;
  if (length !== (other.starts[otherLine + 1] ?? 0) - otherStart) return false;
  for (let at = 0; at < length; at++) {
    if (one.bytes[start + at] !== other.bytes[otherStart + at]) return false;
  }
  return true;
}

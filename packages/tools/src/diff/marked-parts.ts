import { textToString } from '@toolbench/kit/text.ts';
import type { Comparison } from './engine/comparison.ts';
import type { Lines } from './engine/lines/intern-lines.ts';

const encoder = new TextEncoder();
const lineEnd = /\r?\n$/;

/** Marks of what was removed and added within lines, as git's --word-diff has them. */
export const partMarks = { left: ['[-', '-]'], right: ['{+', '+}'] } as const;

/** The ranges of each line that has some, as `Comparison` holds them. */
function rangesByLine(ranges: Int32Array): Map<number, (readonly [from: number, to: number])[]> {
  const byLine = new Map<number, (readonly [number, number])[]>();
  for (let at = 0; at < ranges.length; at += 3) {
    const [line, from, to] = ranges.subarray(at, at + 3);
    const own = byLine.get(line);
    if (own) own.push([from, to]);
    else byLine.set(line, [[from, to]]);
  }
  return byLine;
}

/** A text of a comparison with marks around the words or characters that differ; ends of lines are left as they are. */
export function markParts(
  { bytes, starts }: Lines,
  ranges: Comparison['leftRanges'],
  [open, close]: readonly [string, string],
): Lines {
  const byLine = rangesByLine(ranges);
  const marked = new Uint32Array(starts.length);
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let line = 0; line + 1 < starts.length; line++) {
    const own = bytes.subarray(starts[line], starts[line + 1]);
    const within = byLine.get(line);
    const part = within ? encoder.encode(markLine(textToString(own), within, open, close)) : own;
    marked[line] = size;
    size += part.length;
    parts.push(part);
  }
  marked[starts.length - 1] = size;
  const all = new Uint8Array(size);
  parts.forEach((part, line) => all.set(part, marked[line]));
  return { bytes: all, starts: marked };
}

function markLine(text: string, ranges: readonly (readonly [number, number])[], open: string, close: string): string {
  const length = text.replace(lineEnd, '').length;
  let marked = '';
  let at = 0;
  for (const [from, to] of ranges) {
    const end = Math.min(to, length);
    if (from >= end) continue;
    marked += text.slice(at, from) + open + text.slice(from, end) + close;
    at = end;
  }
  return marked + text.slice(at);
}

import type { Place } from '@toolbench/kit/result.ts';
import { CARRIAGE_RETURN, LINE_FEED } from './read/characters.ts';

/** Counts lines while reading goes forward, so that many places in one text cost one pass over it. */
export interface LineCounter {
  line: number;
  lineStart: number;
  readTo: number;
}

export function lineCounter(): LineCounter {
  return { line: 1, lineStart: 0, readTo: 0 };
}

/** The place of an offset that is not before the last one asked for. CRLF, LF and CR end a line. */
export function advanceTo(counter: LineCounter, text: string, offset: number): Place {
  for (let at = counter.readTo; at < offset; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== LINE_FEED && (code !== CARRIAGE_RETURN || text.charCodeAt(at + 1) === LINE_FEED)) continue;
    counter.line += 1;
    counter.lineStart = at + 1;
  }
  counter.readTo = offset;
  return { line: counter.line, column: offset - counter.lineStart + 1 };
}

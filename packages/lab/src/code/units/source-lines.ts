import { lowerBound } from '../../lower-bound.ts';

/** A source with the offsets of its lines. Lines count from 1. */
export interface SourceLines {
  readonly text: string;
  readonly count: number;
  /** The line an offset is on. */
  readonly lineAt: (offset: number) => number;
  /** The line of the last character of a range that is no white space. */
  readonly lastLineOf: (start: number, end: number) => number;
  /** The lines from `first` to `last`, without the last line's end. */
  readonly slice: (first: number, last: number) => string;
  /** Whether only white space lies before an offset on its line. */
  readonly beginsLine: (offset: number) => boolean;
  /** Whether only white space or a comment lies behind an offset on its line. */
  readonly endsLine: (offset: number) => boolean;
}

/** White space and a comment, or nothing more; `#[` begins another attribute. */
const restOfLine = /[^\S\n]*(?:\/\/|\/\*|#(?!\[)|\n|$)/y;

export function readLines(text: string): SourceLines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const count = text.endsWith('\n') && starts.length > 1 ? starts.length - 1 : starts.length;

  const lineAt = (offset: number) => lowerBound(starts.length, (line) => (starts[line] ?? 0) > offset);

  return {
    text,
    count,
    lineAt,
    lastLineOf(start, end) {
      let last = end - 1;
      while (last > start && text.charCodeAt(last) <= 32) last -= 1;
      return lineAt(Math.max(last, start));
    },
    slice(first, last) {
      const end = last < starts.length ? (starts[last] ?? text.length) - 1 : text.length;
      return text.slice(starts[first - 1] ?? text.length, end);
    },
    endsLine(offset) {
      restOfLine.lastIndex = offset;
      return restOfLine.test(text);
    },
    beginsLine: (offset) => text.slice(starts[lineAt(offset) - 1], offset).trim() === '',
  };
}

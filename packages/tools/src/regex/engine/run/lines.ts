import type { Place } from '@toolbench/kit/result.ts';

const lineEnd = () => /\r\n?|\n/g;

/** Tells the place of an offset. Offsets must not decrease from call to call, so the text is read once. */
export function createPlaceFinder(text: string): (offset: number) => Place {
  const end = lineEnd();
  let line = 1;
  let lineStart = 0;
  let nextLineStart = startAfter(end, text);
  return (offset) => {
    while (nextLineStart <= offset) {
      line += 1;
      lineStart = nextLineStart;
      nextLineStart = startAfter(end, text);
    }
    return { line, column: offset - lineStart + 1 };
  };
}

/**
 * Turns offsets into those of an editor, which counts CRLF as one character. Offsets must not decrease from call to
 * call, so the text is read once.
 */
export function createEditorOffsets(text: string): (offset: number) => number {
  if (!text.includes('\r\n')) return (offset) => offset;
  let counted = 0;
  let next = text.indexOf('\r\n');
  return (offset) => {
    while (next >= 0 && next < offset) {
      counted += 1;
      next = text.indexOf('\r\n', next + 2);
    }
    return offset - counted;
  };
}

export interface Line {
  readonly content: string;
  /** Offset in the text. */
  readonly start: number;
}

/** The lines of a text without their ends. A text that ends with a line end has no empty last line; an empty one has none. */
export function* linesOf(text: string): Generator<Line, void> {
  const end = lineEnd();
  let start = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield { content: text.slice(start, found.index), start };
    start = end.lastIndex;
  }
  if (start < text.length) yield { content: text.slice(start), start };
}

function startAfter(end: RegExp, text: string): number {
  return end.exec(text) ? end.lastIndex : Infinity;
}

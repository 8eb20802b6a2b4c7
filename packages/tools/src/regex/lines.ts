const lineEnd = () => /\r\n?|\n/g;

/** Tells the line (from 1) of an offset. Offsets must not decrease from call to call, so the text is read once. */
export function createLineCounter(text: string): (offset: number) => number {
  const end = lineEnd();
  let line = 1;
  let nextLineStart = startAfter(end, text);
  return (offset) => {
    while (nextLineStart <= offset) {
      line += 1;
      nextLineStart = startAfter(end, text);
    }
    return line;
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

/** The lines of a text without their ends. A text that ends with a line end has no empty last line; an empty one has none. */
export function* linesOf(text: string): Generator<string, void> {
  const end = lineEnd();
  let start = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield text.slice(start, found.index);
    start = end.lastIndex;
  }
  if (start < text.length) yield text.slice(start);
}

function startAfter(end: RegExp, text: string): number {
  return end.exec(text) ? end.lastIndex : Infinity;
}

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

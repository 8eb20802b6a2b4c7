const LINE_FEED = 10;

/**
 * The byte offset where each line starts, and the text's length at the end. A line ends after LF, as it does for git
 * and diff; a CR before it belongs to the line. An empty text has no line.
 */
export function lineStarts(bytes: Uint8Array): Uint32Array {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count++;
  const endsOpen = bytes.length > 0 && bytes[bytes.length - 1] !== LINE_FEED;
  const starts = new Uint32Array(count + (endsOpen ? 2 : 1));
  let line = 1;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) starts[line++] = at + 1;
  starts[starts.length - 1] = bytes.length;
  return starts;
}

/** Whether there is nothing but ASCII white space between two offsets. */
export function isBlankStretch(bytes: Uint8Array, start = 0, end = bytes.length): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] ?? 0) > 0x20) return false;
  return true;
}

/** A stretch of the text that was parsed; `valueStart` where a tag and length come before a value. */
export interface Stretch {
  readonly start: number;
  readonly valueStart?: number;
  readonly end: number;
}

interface Mark {
  readonly from: number;
  readonly to: number;
  readonly tone: 1 | 2;
}

/** The marks of a stretch in the editor: tag and length in one tone, the value in the other. */
export function marksOf(source: string, stretch: Stretch | null): readonly Mark[] {
  if (!stretch || stretch.end > source.length) return [];
  const { start, valueStart = start, end } = stretch;
  const [from, middle, to] = [start, valueStart, end].map((offset) => editorOffset(source, offset));
  return [{ from, to: middle, tone: 2 } as const, { from: middle, to, tone: 1 } as const].filter(
    (mark) => mark.to > mark.from,
  );
}

/** Editors count a CRLF as one. */
function editorOffset(source: string, offset: number): number {
  return source.slice(0, offset).replace(/\r\n/g, '\n').length;
}

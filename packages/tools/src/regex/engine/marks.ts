import { markedMatches } from './limits.ts';
import { createEditorOffsets } from './run/lines.ts';

/**
 * Start, end, start, end … of the first 100,000 matches, to mark them in an editor. Editors count every line end as
 * one character, so these differ from a match's index where CRLF comes before.
 */
export type Marks = readonly number[];

/** Collects marks; matches must come in order. */
export function createMarks(text: string) {
  const offsetOf = createEditorOffsets(text);
  const marks: number[] = [];
  return {
    marks: marks as Marks,
    add(start: number, end: number): void {
      if (marks.length < markedMatches * 2) marks.push(offsetOf(start), offsetOf(end));
    },
  };
}

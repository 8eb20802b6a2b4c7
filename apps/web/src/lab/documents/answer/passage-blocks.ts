import type { ShownPassage } from '@toolbench/contracts/document-answers.ts';

/** A stretch of a passage's text, marked or not. */
export interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A paragraph, or a table row by row, each by its cells. */
type PassageBlock =
  | { readonly kind: 'paragraph'; readonly segments: readonly Segment[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Segment[])[])[] };

type Marked = Pick<ShownPassage, 'text' | 'marks'>;

/** A stretch of the text, cut where marks begin and end. */
function segmentsOf({ text, marks }: Marked, start: number, end: number): Segment[] {
  const edges = marks.flatMap((mark) => [mark.start, mark.end]).filter((edge) => edge > start && edge < end);
  const cuts = [...new Set([start, ...edges.sort((a, b) => a - b), end])];
  return cuts.slice(0, -1).map((from, index) => ({
    text: text.slice(from, cuts[index + 1]),
    isMarked: marks.some((mark) => mark.start <= from && from < mark.end),
  }));
}

/** The paragraphs and tables of a passage, whose rows are lines with tabs. */
export function passageBlocks(passage: Marked): PassageBlock[] {
  const blocks: PassageBlock[] = [];
  let rows: Segment[][][] | undefined;
  let at = 0;
  for (const line of passage.text.split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '') continue;
    if (!line.includes('\t')) {
      rows = undefined;
      blocks.push({ kind: 'paragraph', segments: segmentsOf(passage, start, start + line.length) });
      continue;
    }
    if (rows === undefined) blocks.push({ kind: 'table', rows: (rows = []) });
    let cellStart = start;
    const cells = line.split('\t').map((cell) => {
      const segments = segmentsOf(passage, cellStart, cellStart + cell.length);
      cellStart += cell.length + 1;
      return segments;
    });
    rows.push(cells);
  }
  return blocks;
}

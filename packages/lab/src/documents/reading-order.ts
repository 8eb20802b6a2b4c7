import { rowsOf } from './fragments.ts';
import { around, median, type Fragment, type Line, type LineKind } from './page.ts';

type BareLine = Omit<Line, 'join'>;

/** A strip between columns, and the fragments around it. */
interface Cut {
  readonly above: readonly Fragment[];
  readonly left: readonly Fragment[];
  readonly right: readonly Fragment[];
  readonly below: readonly Fragment[];
}

/** A column has at least so many lines. */
const leastLines = 4;
/** A page of more pieces is no page of columns, and comparing them all would take long. */
const mostFragments = 3_000;
/** Running text fills lines of at least so many letters' widths; cells of tables are shorter. */
const proseWidth = 11;

const right = ({ x, width }: Fragment) => x + width;
const centre = ({ y, height }: Fragment) => y + height / 2;

/** Positions where a strip between columns may begin: the right ends of fragments that have a neighbour. */
function candidates(fragments: readonly Fragment[]): number[] {
  const ends = new Map<number, number>();
  for (const fragment of fragments) {
    const end = Math.ceil(right(fragment));
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return [...ends.keys()];
}

/** The longest stretch of the region, from top to bottom, in which no fragment crosses a position. */
function longestStretch(sorted: readonly Fragment[], x: number): Cut | undefined {
  let best: Cut | undefined;
  let bestCount = 0;
  let start = 0;
  for (let end = 0; end <= sorted.length; end += 1) {
    const fragment = sorted[end];
    const crosses = fragment !== undefined && fragment.x < x - 1 && right(fragment) > x + 1;
    if (fragment !== undefined && !crosses) continue;
    const run = sorted.slice(start, end);
    const left = run.filter((one) => right(one) <= x + 1);
    const count = Math.min(left.length, run.length - left.length);
    if (count > bestCount) {
      const beside = run.filter((one) => right(one) > x + 1);
      best = { above: sorted.slice(0, start), left, right: beside, below: sorted.slice(end) };
      bestCount = count;
    }
    start = end + 1;
  }
  return best;
}

function isProse(side: readonly Fragment[]): boolean {
  const long = side.filter(({ width, size }) => width >= proseWidth * size).length;
  return long >= side.length * 0.55;
}

/** Share of the fewer side's lines that have a line of the other side exactly beside them. */
function alignment({ left, right: beside }: Cut): number {
  const [few, many] = left.length <= beside.length ? [left, beside] : [beside, left];
  const aligned = few.filter((one) => many.some((other) => Math.abs(centre(one) - centre(other)) < one.size * 0.15));
  return aligned.length / few.length;
}

function isColumns(cut: Cut, size: number): boolean {
  if (Math.min(cut.left.length, cut.right.length) < leastLines) return false;
  const gap = Math.min(...cut.right.map(({ x }) => x)) - Math.max(...cut.left.map(right));
  if (gap < size * 0.6) return false;
  // Side by side in time with each other is a table, unless both sides are running text.
  if (isProse(cut.left) && isProse(cut.right)) return true;
  return alignment(cut) < 0.5 && (isProse(cut.left) || isProse(cut.right));
}

function bestCut(fragments: readonly Fragment[]): Cut | undefined {
  if (fragments.length < leastLines * 2 || fragments.length > mostFragments) return undefined;
  const sorted = [...fragments].sort((a, b) => centre(a) - centre(b));
  const size = median(sorted.map((fragment) => fragment.size));
  let best: Cut | undefined;
  let bestLines = 0;
  for (const x of candidates(sorted)) {
    const cut = longestStretch(sorted, x);
    if (!cut) continue;
    const lines = Math.min(cut.left.length, cut.right.length);
    if (lines > bestLines && isColumns(cut, size)) [best, bestLines] = [cut, lines];
  }
  return best;
}

function lineOf(row: readonly Fragment[]): BareLine {
  const kind: LineKind = row.length > 1 ? 'row' : 'text';
  return {
    ...around(row),
    text: row.map(({ text }) => text).join('\t'),
    size: median(row.map(({ size }) => size)),
    kind,
  };
}

/** A row of one cell within a table is part of the table: the wrapped line of a long cell. */
function markWrappedCells(lines: readonly BareLine[]): BareLine[] {
  return lines.map((line, index) => {
    const [before, after] = [lines[index - 1], lines[index + 1]];
    const isInside = before?.kind === 'row' && after?.kind === 'row';
    const isClose = before !== undefined && line.y - (before.y + before.height) < line.size * 0.8;
    return line.kind === 'text' && isInside && isClose && line.width < proseWidth * line.size * 2
      ? { ...line, kind: 'row' }
      : line;
  });
}

/**
 * The lines of a page in the order they are read: column by column where the page has columns of running text, row by
 * row where it has tables. Cuts the page at the widest agreement on a strip without text and goes on in the parts.
 */
export function readingOrder(fragments: readonly Fragment[], depth = 0): BareLine[] {
  const cut = depth < 12 ? bestCut(fragments) : undefined;
  if (!cut) return markWrappedCells(rowsOf(fragments).map(lineOf));
  return [cut.above, cut.left, cut.right, cut.below].flatMap((part) => readingOrder(part, depth + 1));
}

import { inDirection, isRightToLeft, isTableFromRight, mirrored, shareFromRight } from './direction.ts';
import { joinRow, rowsOf, tidy } from './fragments.ts';
import { leaderOf, leastPoints } from './leaders.ts';
import { around, median, type Fragment, type Line } from './page.ts';
import { byColumns, isInTable } from './table-rows.ts';
import { joinWrapped } from './wrapped-cells.ts';

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
/** Width of the strip between columns, as a share of the size of the text. */
const stripWidth = 0.6;
/** Running text fills lines of at least so many letters' widths, and leaves little of them empty; tables do not. */
const proseWidth = 11;
const proseFill = 0.72;
/** A page of more pieces is no page of columns, and comparing them all would take long. */
const mostFragments = 3_000;
const mostCuts = 12;

const right = ({ x, width }: Fragment) => x + width;
const centre = ({ y, height }: Fragment) => y + height / 2;

/** The longest stretch of the region, from top to bottom, in which a strip of this width holds no text. */
function longestStretch(sorted: readonly Fragment[], x: number, width: number): Cut | undefined {
  let best: Cut | undefined;
  let bestCount = 0;
  let start = 0;
  for (let end = 0; end <= sorted.length; end += 1) {
    const fragment = sorted[end];
    if (fragment !== undefined && !(fragment.x < x + width - 1 && right(fragment) > x + 1)) continue;
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

type Row = readonly Fragment[];

function isProse(rows: readonly Row[]): boolean {
  const long = rows.filter((row) => {
    const { width } = around(row);
    const filled = row.reduce((sum, one) => sum + one.width, 0);
    return width >= proseWidth * median(row.map(({ size }) => size)) && filled >= width * proseFill;
  });
  return long.length >= rows.length * 0.55;
}

/** Share of the fewer side's rows that have a row of the other side exactly beside them. */
function alignment(a: readonly Row[], b: readonly Row[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const centres = many.flatMap((row) => row.map(centre));
  const aligned = few.filter((row) =>
    row.some((one) => centres.some((other) => Math.abs(centre(one) - other) < one.size * 0.15)),
  );
  return aligned.length / few.length;
}

/** How many lines the shorter of two columns has; 0 where the two sides are not columns. */
function columnLines(cut: Cut): number {
  const [left, beside] = [rowsOf(cut.left), rowsOf(cut.right)];
  const lines = Math.min(left.length, beside.length);
  if (lines < leastLines) return 0;
  // Side by side in time with each other is a table, unless both sides are running text.
  const [isLeftProse, isRightProse] = [isProse(left), isProse(beside)];
  if (isLeftProse && isRightProse) return lines;
  return (isLeftProse || isRightProse) && alignment(left, beside) < 0.5 ? lines : 0;
}

function bestCut(fragments: readonly Fragment[]): Cut | undefined {
  if (fragments.length < leastLines * 2 || fragments.length > mostFragments) return undefined;
  const sorted = [...fragments].sort((a, b) => centre(a) - centre(b));
  const size = median(sorted.map((fragment) => fragment.size));
  let best: Cut | undefined;
  let bestLines = 0;
  // A strip can only begin where some fragment ends.
  for (const x of new Set(sorted.map((fragment) => Math.ceil(right(fragment))))) {
    const cut = longestStretch(sorted, x, size * stripWidth);
    const lines = cut && Math.min(cut.left.length, cut.right.length) > bestLines ? columnLines(cut) : 0;
    if (lines > bestLines) [best, bestLines] = [cut, lines];
  }
  return best;
}

const endsLabel = new RegExp(`(?:[:：]|${leaderOf(leastPoints)})$`, 'u');
const beginsWithLeader = new RegExp(`^${leaderOf(leastPoints)}`, 'u');

/** The cells of a row, a label in one with its value and the points that lead to it: those of a form are no columns. */
function withLabels(cells: readonly string[]): string[] {
  const told: string[] = [];
  for (const cell of cells) {
    const label = told.at(-1) ?? '';
    if (beginsWithLeader.test(cell) || (endsLabel.test(label) && !endsLabel.test(cell)))
      told[told.length - 1] = tidy(`${label} ${cell}`);
    else told.push(cell);
  }
  return told;
}

/** The cells of the rows of a table, empty ones among them; those of a form are labels with their values. */
function cellsOf(rows: readonly Row[]): string[][] {
  const isForm = rows.flat().some(({ text }) => endsLabel.test(text.trim()));
  return (isForm ? rows : byColumns(rows)).map((row) => withLabels(row.map((piece) => tidy(piece?.text ?? ''))));
}

/** The cells of rows, by row; of what is no row of a table its text. */
function cellsOfRows(rows: readonly Row[]): string[][] {
  const isSet = rows.map((row, index) => isInTable(row, rows[index - 1], rows[index + 1]));
  const share = shareFromRight(rows.flat());
  const cells: string[][] = [];
  while (cells.length < rows.length) {
    const [start, row] = [cells.length, rows[cells.length] ?? []];
    const end = isSet.indexOf(false, start);
    const table = rows.slice(start, end < 0 ? rows.length : end);
    if (table.length > 0) {
      // The first column of a table from right to left is the one on the right.
      cells.push(...cellsOf(isTableFromRight(table, share) ? table.map((one) => mirrored([...one].reverse())) : table));
    } else {
      const pieces = inDirection(row, (one) => joinRow(one, Infinity), share);
      cells.push(withLabels(pieces.map(({ text }) => tidy(text))));
    }
  }
  return cells;
}

function linesOf(fragments: readonly Fragment[]): BareLine[] {
  const rows = joinWrapped(rowsOf(fragments));
  const cellsByRow = cellsOfRows(rows);
  return rows.map((row, index) => {
    const cells = cellsByRow[index] ?? [];
    const isCode = row.every(({ isFixed }) => isFixed === true);
    return {
      ...around(row),
      text: cells.join('\t'),
      size: median(row.map(({ size }) => size)),
      kind: cells.length > 1 ? 'row' : isCode ? 'code' : 'text',
    };
  });
}

/** A short line close to a row of a table belongs to it: the second line of a long cell. */
function markWrappedCells(lines: readonly BareLine[]): BareLine[] {
  return lines.map((line, index) => {
    const isBeside = [lines[index - 1], lines[index + 1]].some((other) => {
      if (other?.kind !== 'row') return false;
      const distance = Math.max(line.y - (other.y + other.height), other.y - (line.y + line.height));
      return distance < line.size * 0.25 && line.width < other.width * 0.6 && Math.abs(line.size - other.size) < 0.6;
    });
    return line.kind === 'text' && isBeside ? { ...line, kind: 'row' } : line;
  });
}

/**
 * The lines of a page in the order they are read: column by column where the page has columns of running text, row by
 * row where it has tables. Cuts the page at the widest agreement on a strip without text and goes on in the parts.
 */
export function readingOrder(fragments: readonly Fragment[], cuts = 0): BareLine[] {
  const cut = cuts < mostCuts ? bestCut(fragments) : undefined;
  if (!cut) return markWrappedCells(linesOf(fragments));
  const columns = [cut.left, cut.right];
  if (isRightToLeft(fragments)) columns.reverse();
  return [cut.above, ...columns, cut.below].flatMap((part) => readingOrder(part, cuts + 1));
}

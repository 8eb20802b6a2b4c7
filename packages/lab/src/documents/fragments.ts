import { isChinese } from './scripts.ts';
import { around, type Fragment } from './page.ts';

/** Gaps in a line, as shares of the size of its font. */
const wordGap = 0.16;
const cellGap = 1.1;

const bottom = ({ y, height }: Fragment) => y + height;

/** Whether two fragments stand side by side: more than half of the lower one's height is beside the other. */
export function isSameRow(a: Fragment, b: Fragment): boolean {
  const shared = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  return shared > Math.min(a.height, b.height) * 0.5;
}

/** The fragments in rows, from top to bottom, each from left to right. */
export function rowsOf(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  const byHeight = [...fragments].sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2));
  for (const fragment of byHeight) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && isSameRow(first, fragment)) {
      row.push(fragment);
      // The tallest stands first, so that small raised signs do not decide.
      if (fragment.height > first.height) row.unshift(row.pop() ?? fragment);
    } else rows.push([fragment]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function needsSpace(left: Fragment, right: Fragment): boolean {
  const before = left.text.at(-1) ?? ' ';
  const after = right.text[0] ?? ' ';
  if (/\s/u.test(before) || /\s/u.test(after)) return false;
  const gap = right.x - (left.x + left.width);
  const least = isChinese(before) && isChinese(after) ? 0.5 : wordGap;
  return gap > least * Math.min(left.size, right.size);
}

/** Two neighbours as one piece of text. */
function merge(left: Fragment, right: Fragment): Fragment {
  const text = `${left.text}${needsSpace(left, right) ? ' ' : ''}${right.text}`;
  const size = left.text.length >= right.text.length ? left.size : right.size;
  return { ...around([left, right]), text, size };
}

/** Whether a fragment draws the same text again a little beside, as some programs do for bold. */
function isRepeat(left: Fragment, right: Fragment): boolean {
  return left.text === right.text && Math.abs(left.x - right.x) < left.size * 0.2;
}

/**
 * Joins what belongs together in each row: letters and words closer than a gap between cells or columns. What it gives
 * are pieces of lines, one for each cell or column.
 */
export function joinFragments(fragments: readonly Fragment[]): Fragment[] {
  const pieces: Fragment[] = [];
  for (const row of rowsOf(fragments.filter(({ text }) => text.trim() !== ''))) {
    let current: Fragment | undefined;
    for (const fragment of row) {
      if (!current) current = fragment;
      else if (isRepeat(current, fragment)) continue;
      else if (fragment.x - (current.x + current.width) < cellGap * Math.min(current.size, fragment.size)) {
        current = merge(current, fragment);
      } else {
        pieces.push(current);
        current = fragment;
      }
    }
    if (current) pieces.push(current);
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/gu, ' ').trim() }));
}

import { inDirection, shareFromRight } from './direction.ts';
import { isChinese } from './scripts.ts';
import { around, type Fragment } from './page.ts';

/** Stands for a character of which nothing is known but that it is drawn: at the beginning of a line it is a bullet. */
export const unknownSign = '\ufffd';

/** Gaps in a line, as shares of the size of its font. */
const wordGap = 0.16;
/** Behind the comma or point inside a number: 1,175 is often set loosely. */
const digitGap = 0.3;
const cellGap = 1.1;
/** Between the bullet or number of an item and its text. */
const itemGap = 4;

const bottom = ({ y, height }: Fragment) => y + height;
const right = ({ x, width }: Fragment) => x + width;

/** Whether two fragments stand side by side: more than half of the lower one's height is beside the other. */
function isSameRow(a: Fragment, b: Fragment): boolean {
  const shared = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  return shared > Math.min(a.height, b.height) * 0.5;
}

/** The fragments in rows, from top to bottom, each from left to right. */
export function rowsOf(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  const byHeight = [...fragments].sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2));
  let tallest: Fragment | undefined;
  for (const fragment of byHeight) {
    if (tallest && isSameRow(tallest, fragment)) {
      rows.at(-1)?.push(fragment);
      // Small raised signs do not decide what stands beside them.
      if (fragment.height > tallest.height) tallest = fragment;
    } else {
      rows.push([fragment]);
      tallest = fragment;
    }
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function needsSpace(left: Fragment, next: Fragment): boolean {
  const before = left.text.at(-1) ?? ' ';
  const after = next.text[0] ?? ' ';
  if (/\s/u.test(before) || /\s/u.test(after)) return false;
  const isInNumber = /\d[.,]$/u.test(left.text) && /\d/u.test(after);
  const least = isChinese(before) && isChinese(after) ? 0.5 : isInNumber ? digitGap : wordGap;
  return next.x - right(left) > least * Math.min(left.size, next.size);
}

/** Two neighbours as one piece of text. */
function merge(left: Fragment, next: Fragment): Fragment {
  const text = `${left.text}${needsSpace(left, next) ? ' ' : ''}${next.text}`;
  const size = left.text.length >= next.text.length ? left.size : next.size;
  return { ...around([left, next]), text, size, isFixed: left.isFixed === true && next.isFixed === true };
}

/** The pieces of a row joined where they are closer than `gap`, a share of the size. */
export function joinRow(row: readonly Fragment[], gap: number): Fragment[] {
  const pieces: Fragment[] = [];
  for (const fragment of row) {
    const last = pieces.at(-1);
    if (last && fragment.x - right(last) < gap * Math.min(last.size, fragment.size)) {
      pieces[pieces.length - 1] = merge(last, fragment);
    } else pieces.push(fragment);
  }
  return pieces;
}

/** What begins an item of a list and is set apart from it: a bullet, a number, a letter. */
const itemMark = /^(?:[•·▪◦●○■□–—-]|\(?(?:\d{1,3}|[a-z])[.)])$/u;

/**
 * A row whose bullets reach to the text of their items, so that they are no cells of a table. Unknown signs are bullets
 * where they begin a line, and nothing elsewhere.
 */
function withItems(row: readonly Fragment[]): Fragment[] {
  return row.flatMap((fragment, index) => {
    const [before, next] = [row[index - 1], row[index + 1]];
    const begins = !before || fragment.x - right(before) > cellGap * fragment.size;
    const isMark = begins && next !== undefined && next.x - right(fragment) < itemGap * fragment.size;
    if (fragment.text === unknownSign && !(isMark && next.text !== unknownSign)) return [];
    const text = fragment.text === unknownSign ? '•' : fragment.text.trim();
    return isMark && itemMark.test(text) ? { ...fragment, text: `${text} `, width: next.x - fragment.x } : fragment;
  });
}

/** Letters that are drawn one by one at the distance of a grid are at least so many, nearly all at its steps. */
const leastOnGrid = 6;
const shareOnGrid = 0.9;
const offGrid = 0.06;
/** The steps of a grid are at least so wide, as a share of the size. */
const leastStep = 0.35;

/**
 * Letters of different widths that stand at the steps of a grid, each as wide as a step: what is left empty beside a
 * narrow one is no space between words.
 */
function onGrid(row: readonly Fragment[]): readonly Fragment[] {
  const letters = row.filter(({ text }) => [...text.trim()].length === 1);
  const steps = letters.slice(1).map(({ x }, index) => x - (letters[index]?.x ?? 0));
  const step = [...steps].sort((a, b) => a - b)[steps.length >> 2] ?? 0;
  const size = letters[0]?.size ?? 0;
  const onSteps = steps.filter((one) => Math.abs(one / step - Math.round(one / step)) < offGrid);
  if (steps.length < leastOnGrid || step < leastStep * size || onSteps.length < steps.length * shareOnGrid) return row;
  const isOfGrid = new Set(letters);
  return row.map((letter) =>
    isOfGrid.has(letter) && letter.width < step ? { ...letter, text: letter.text.trim(), width: step } : letter,
  );
}

/** One space for any; none between ideographs, where it only comes from widely set lines. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/(?<=[\p{Script=Han}、，。；：？！“”（）]) (?=[\p{Script=Han}、，。；：？！“”（）])/gu, '')
    .trim();
}

/**
 * Joins what belongs together in each row: letters and words closer than a gap between cells or columns. What it gives
 * are pieces of lines, one for each cell or column, or for each word of widely set text.
 */
export function joinFragments(fragments: readonly Fragment[]): Fragment[] {
  const share = shareFromRight(fragments);
  return rowsOf(fragments.filter(({ text }) => text.trim() !== ''))
    .flatMap((row) => inDirection(onGrid(row), (pieces) => joinRow(withItems(pieces), cellGap), share))
    .map((piece) => ({ ...piece, text: tidy(piece.text) }));
}

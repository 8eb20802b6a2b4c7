import { isChinese } from './scripts.ts';
import { median } from './page.ts';
import type { TurnedFragment } from './upright.ts';

/** Signs of a column stand below each other: so far apart, and as far from its middle, as shares of their size. */
const pitch = { least: 0.7, most: 1.4 } as const;
const off = 0.35;
/** What is set across in a column, such as a number of two digits, is no wider than this. */
const widest = 1.4;
/** A column has at least so many, and this share of the signs of a page stand in columns where it is set in them. */
const leastSigns = 3;
const leastShare = 0.6;

const middle = ({ x, width }: TurnedFragment) => x + width / 2;
const isSign = ({ text, angle }: TurnedFragment) =>
  angle === 0 && [...text.trim()].length === 1 && isChinese(text.trim());

/** Signs of a line touch each other, but for this share of their size; columns stand farther apart. */
const touching = 0.3;

/** The signs that touch a piece of a line of Chinese, and those that touch these: they are of the line. */
function signsOfLines(fragments: readonly TurnedFragment[]): ReadonlySet<TurnedFragment> {
  const open = fragments.filter(({ text, angle }) => angle === 0 && [...text].filter(isChinese).length > 1);
  const signs = new Set(fragments.filter(isSign));
  const found = new Set<TurnedFragment>();
  for (const piece of open) {
    for (const sign of signs) {
      const gap = Math.max(sign.x - piece.x - piece.width, piece.x - sign.x - sign.width);
      if (Math.abs(gap) > touching * sign.size || Math.abs(sign.y - piece.y) > off * sign.size) continue;
      signs.delete(sign);
      found.add(sign);
      open.push(sign);
    }
  }
  return found;
}

/** The signs in columns, each with the ones that follow it at the pitch of a column. */
function columnsOf(signs: readonly TurnedFragment[]): TurnedFragment[][] {
  const columns: TurnedFragment[][] = [];
  for (const sign of [...signs].sort((a, b) => a.y - b.y)) {
    const column = columns.find((other) => {
      const last = other.at(-1);
      if (!last || Math.abs(middle(last) - middle(sign)) > off * sign.size) return false;
      const step = (sign.y - last.y) / sign.size;
      return step >= pitch.least && step <= pitch.most;
    });
    if (column) column.push(sign);
    else columns.push([sign]);
  }
  return columns;
}

/** Distance from each sign to the next one beside it, in shares of its size: signs of a line are closer than columns. */
function besides(signs: readonly TurnedFragment[]): number[] {
  return signs.flatMap((sign) => {
    const beside = signs.filter(({ x, y }) => x > sign.x && Math.abs(y - sign.y) < off * sign.size);
    return beside.length === 0 ? [] : [Math.min(...beside.map(({ x }) => x - sign.x)) / sign.size];
  });
}

const below = (column: readonly TurnedFragment[]) =>
  column.slice(1).map((sign, index) => (sign.y - (column[index]?.y ?? 0)) / sign.size);

/**
 * Chinese that is set in columns from right to left, sign by sign: its pieces as a text that runs down the page, so that
 * it is read as any text that does. The pieces as they are where most of the page is set in lines.
 */
export function withColumns(fragments: readonly TurnedFragment[]): TurnedFragment[] {
  const ofLines = signsOfLines(fragments);
  const signs = fragments.filter((fragment) => isSign(fragment) && !ofLines.has(fragment));
  const columns = columnsOf(signs);
  const set = new Set(columns.filter(({ length }) => length >= leastSigns).flat());
  const chinese = fragments
    .filter(({ angle }) => angle === 0)
    .reduce((sum, { text }) => sum + [...text].filter(isChinese).length, 0);
  if (set.size === 0 || set.size < chinese * leastShare) return [...fragments];
  const [down, across] = [median(columns.flatMap(below)), median(besides([...set]))];
  if (across > 0 && down > across * 0.9) return [...fragments];
  const isInColumn = (fragment: TurnedFragment) =>
    columns.some((column) => {
      const [first, last] = [column[0], column.at(-1)];
      if (!first || !last || fragment.width > widest * first.size) return false;
      const isWithin = fragment.y > first.y - pitch.most * first.size && fragment.y < last.y + pitch.most * last.size;
      return isWithin && Math.abs(middle(fragment) - middle(first)) < off * first.size;
    });
  return fragments.map((fragment) =>
    fragment.angle === 0 && !ofLines.has(fragment) && isInColumn(fragment) ? { ...fragment, angle: 90 } : fragment,
  );
}

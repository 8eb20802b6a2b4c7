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
  const signs = fragments.filter(isSign);
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
    fragment.angle === 0 && isInColumn(fragment) ? { ...fragment, angle: 90 } : fragment,
  );
}

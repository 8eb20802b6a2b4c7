import { joinFragments } from './fragments.ts';
import { withoutOverprint } from './overprint.ts';
import { around, type BareLine, type ReadPage } from './page.ts';
import { readingOrder } from './reading-order.ts';
import { anglesOf, turn, turnBack, type Angle, type TurnedFragment } from './upright.ts';
import { withColumns } from './vertical.ts';

interface DrawnPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly fragments: readonly TurnedFragment[];
}

const isAskew = ({ isAskew: is }: TurnedFragment) => is === true;

/** The lines of what runs in one direction, at their places on the page as it is shown. */
function linesAlong(fragments: readonly TurnedFragment[], angle: Angle, sheet: Pick<ReadPage, 'width' | 'height'>) {
  const upright = fragments
    .filter((fragment) => fragment.angle === angle && !isAskew(fragment))
    .map((fragment) => ({ ...fragment, ...turnBack(fragment, angle, sheet) }));
  return readingOrder(joinFragments(upright)).map((line): BareLine => ({ ...line, ...turn(line, angle, sheet) }));
}

/**
 * Where among the lines of a page what is set otherwise stands, such as a table on its side between its caption and its
 * note: after those above it and before those below it. 0 where it stands beside some of them, or outside of all.
 */
function placeWithin(lines: readonly BareLine[], aside: readonly BareLine[]): number {
  const { y, height } = around(aside);
  const isBelow = lines.map((line) => line.y >= y + height);
  const place = isBelow.indexOf(true);
  const isClear = lines.every(
    (line, index) => isBelow[index] === index >= place && (isBelow[index] || line.y + line.height <= y),
  );
  return place > 0 && isClear ? place : 0;
}

/**
 * The lines of a page in reading order, from the pieces of text that it draws: those in the direction of most of it, and
 * before or behind them what is set otherwise, such as the caption of a table that lies on its side, or a stamp.
 */
export function readPage({ page, width, height, fragments: drawn }: DrawnPage): ReadPage {
  const fragments = withColumns(withoutOverprint(drawn));
  const [main = 0, ...others] = anglesOf(fragments.filter((fragment) => !isAskew(fragment)));
  const sheet = { width, height };
  const lines = linesAlong(fragments, main, sheet);
  const top = around(lines).y;
  const askew = fragments.filter(isAskew).map(({ x, y, width: across, height: down, text, size }): BareLine => {
    return { x, y, width: across, height: down, text: text.trim(), size, kind: 'text', isAside: true };
  });
  const asides = others.map((angle) =>
    linesAlong(fragments, angle, sheet).map((line): BareLine => ({ ...line, isAside: true })),
  );
  const [between, outside] = [true, false].map((is) => asides.filter((aside) => placeWithin(lines, aside) > 0 === is));
  const [before, behind] = [true, false].map((isAbove) =>
    (outside ?? []).flat().filter((line) => line.y + line.height <= top === isAbove),
  );
  const whole = (between ?? []).reduce((read, aside) => read.toSpliced(placeWithin(read, aside), 0, ...aside), lines);
  return { page, width, height, lines: [...(before ?? []), ...whole, ...(behind ?? []), ...askew] };
}

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
  const aside = others.flatMap((angle) =>
    linesAlong(fragments, angle, sheet).map((line): BareLine => ({ ...line, isAside: true })),
  );
  const [before, behind] = [true, false].map((isAbove) =>
    aside.filter((line) => line.y + line.height <= top === isAbove),
  );
  return { page, width, height, lines: [...(before ?? []), ...lines, ...(behind ?? []), ...askew] };
}

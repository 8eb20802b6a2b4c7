import { joinFragments } from './fragments.ts';
import type { ReadPage } from './page.ts';
import { readingOrder } from './reading-order.ts';
import { mainAngle, turn, turnBack, type TurnedFragment } from './upright.ts';

interface DrawnPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly fragments: readonly TurnedFragment[];
}

/** The lines of a page in reading order, from the pieces of text that it draws. */
export function readPage({ page, width, height, fragments }: DrawnPage): ReadPage {
  const angle = mainAngle(fragments);
  const sheet = { width, height };
  const upright = fragments
    .filter((fragment) => fragment.angle === angle)
    .map((fragment) => ({ ...fragment, ...turnBack(fragment, angle, sheet) }));
  const lines = readingOrder(joinFragments(upright));
  return { page, width, height, lines: lines.map((line) => ({ ...line, ...turn(line, angle, sheet) })) };
}

import type { Fragment, Rectangle } from './page.ts';

/** Clockwise, in degrees: the direction in which a text runs on the page as it is shown. */
export type Angle = 0 | 90 | 180 | 270;

export interface TurnedFragment extends Fragment {
  readonly angle: Angle;
  /** It runs in none of these directions but across the page, as a stamp does; its box is around all of it. */
  readonly isAskew?: boolean;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of a sheet, after the sheet is turned back so that text of this angle runs from left to right. */
export function turnBack({ x, y, width, height }: Rectangle, angle: Angle, sheet: Sheet): Rectangle {
  if (angle === 90) return { x: y, y: sheet.width - x - width, width: height, height: width };
  if (angle === 180) return { x: sheet.width - x - width, y: sheet.height - y - height, width, height };
  if (angle === 270) return { x: sheet.height - y - height, y: x, width: height, height: width };
  return { x, y, width, height };
}

/** Undoes `turnBack`. */
export function turn({ x, y, width, height }: Rectangle, angle: Angle, sheet: Sheet): Rectangle {
  if (angle === 90) return { x: sheet.width - y - height, y: x, width: height, height: width };
  if (angle === 180) return { x: sheet.width - x - width, y: sheet.height - y - height, width, height };
  if (angle === 270) return { x: y, y: sheet.height - x - width, width: height, height: width };
  return { x, y, width, height };
}

/** The directions in which texts of a page run, that of most of its characters first. */
export function anglesOf(fragments: readonly TurnedFragment[]): Angle[] {
  const characters = new Map<Angle, number>();
  for (const { angle, text } of fragments) characters.set(angle, (characters.get(angle) ?? 0) + text.length);
  return [...characters].sort((a, b) => b[1] - a[1]).map(([angle]) => angle);
}

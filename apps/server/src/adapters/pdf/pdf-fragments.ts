import { withTurnedBrackets } from '@toolbench/lab/documents/read/direction.ts';
import { unknownSign } from '@toolbench/lab/documents/read/fragments.ts';
import { unifyRadicals } from '@toolbench/lab/documents/read/unify-radicals.ts';
import type { Angle, TurnedFragment } from '@toolbench/lab/documents/read/upright.ts';
import { multiply, type Matrix } from './matrix.ts';

/** Above and below the base line, as shares of the font's size: enough for most scripts, and lines do not overlap. */
const ascent = 0.85;
const descent = 0.2;

/** Characters that carry no text: controls, the soft hyphen inside a line, private use, non-characters. */
const meaningless = /[\p{Cc}\p{Co}\ufffe\uffff\ufeff\u200b]/gu;
/** Letters of Arabic in the shape that their place in a word gives them, and ligatures of them. */
const presentationForms = /[\ufb1d-\ufdff\ufe70-\ufefc]+/gu;

/** In which of the four directions a text runs, or the nearest of them where it runs across the page. */
function directionOf(a: number, b: number): { readonly angle: Angle; readonly isAskew: boolean } {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const nearest = Math.round(degrees / 90);
  const angle = ([0, 90, 180, 270] as const)[((nearest % 4) + 4) % 4] ?? 0;
  return { angle, isAskew: Math.abs(degrees - nearest * 90) > 5 };
}

const units: Readonly<Record<Angle, readonly [number, number]>> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] };

interface Run {
  readonly x: number;
  readonly y: number;
  /** Where it runs, as a vector of length one. */
  readonly unit: readonly [number, number];
  readonly along: number;
  /** What it takes on its left and on its right side. */
  readonly up: number;
  readonly down: number;
}

/** The box around a text whose base line begins at a point. */
function boxOf({ x, y, unit: [ux, uy], along, up, down }: Run) {
  const corners = [up, -down].flatMap((side) =>
    [0, along].map((far) => [x + far * ux + side * uy, y + far * uy - side * ux] as const),
  );
  const [xs, ys] = [corners.map(([one]) => one), corners.map(([, one]) => one)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Bullets are drawn with fonts of signs, whose characters mean nothing: one that stands alone is kept as a sign. */
function readable(str: string, isWholeRight: boolean): string {
  const text = str.replace(meaningless, '');
  if (text === '' && [...str].length === 1) return unknownSign;
  const plain = unifyRadicals(text.replace(presentationForms, (forms) => forms.normalize('NFKC')));
  // pdf.js gives brackets as they are drawn.
  return withTurnedBrackets(plain, isWholeRight);
}

/** A text that a page draws, with the matrix from its size to the page. */
export interface DrawnItem {
  readonly str: string;
  /** Where it begins. */
  readonly dir?: string;
  readonly width: number;
  readonly height: number;
  readonly transform: Matrix;
}

/** How the font of a text is set. */
interface DrawnStyle {
  /** Its letters have one width. */
  readonly isFixed: boolean;
  /** Its signs stand below each other. */
  readonly isVertical: boolean;
}

/** A piece of text as pdf.js gives it, at its place on the page as it is shown. */
export function fragmentOf(
  { str, dir, width, height, transform }: DrawnItem,
  view: Matrix,
  { isFixed, isVertical }: DrawnStyle,
): TurnedFragment | undefined {
  const text = readable(str, dir === 'rtl');
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = multiply(view, transform);
  // A column runs down where its signs stand upright.
  const { angle, isAskew } = isVertical ? directionOf(-b, a) : directionOf(a, b);
  const size = Math.hypot(c, d);
  const along = isVertical ? height : width;
  if (text.trim() === '' || !(size > 0) || !Number.isFinite(x + y + size + along)) return undefined;
  const length = Math.hypot(a, b);
  const unit = isAskew ? ([a / length, b / length] as const) : units[angle];
  const [up, down] = isVertical ? [size / 2, size / 2] : [ascent * size, descent * size];
  return { ...boxOf({ x, y, unit, along, up, down }), text, size, angle, isFixed, ...(isAskew && { isAskew }) };
}

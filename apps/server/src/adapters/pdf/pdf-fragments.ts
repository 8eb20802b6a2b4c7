import { unknownSign } from '@toolbench/lab/documents/read/fragments.ts';
import { unifyRadicals } from '@toolbench/lab/documents/read/unify-radicals.ts';
import type { Angle, TurnedFragment } from '@toolbench/lab/documents/read/upright.ts';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { multiply, type Matrix } from './matrix.ts';

/** Above and below the base line, as shares of the font's size: enough for most scripts, and lines do not overlap. */
const ascent = 0.85;
const descent = 0.2;

/** Characters that carry no text: controls, the soft hyphen inside a line, private use, non-characters. */
const meaningless = /[\p{Cc}\p{Co}\ufffe\uffff\ufeff\u200b]/gu;

function angleOf(a: number, b: number): Angle | undefined {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const turns = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return Math.abs(degrees - Math.round(degrees / 90) * 90) > 5 ? undefined : (([0, 90, 180, 270] as const)[turns] ?? 0);
}

/** The box of a text whose base line begins at a point. */
function boxOf(x: number, y: number, angle: Angle, along: number, size: number) {
  const [up, down, height] = [ascent * size, descent * size, (ascent + descent) * size];
  if (angle === 90) return { x: x - down, y, width: height, height: along };
  if (angle === 180) return { x: x - along, y: y - down, width: along, height };
  if (angle === 270) return { x: x - up, y: y - along, width: height, height: along };
  return { x, y: y - up, width: along, height };
}

/** Bullets are drawn with fonts of signs, whose characters mean nothing: one that stands alone is kept as a sign. */
function readable(str: string): string {
  const text = str.replace(meaningless, '');
  return text === '' && [...str].length === 1 ? unknownSign : unifyRadicals(text);
}

/**
 * A piece of text as pdf.js gives it, at its place on the page as it is shown; nothing where it stands askew.
 * `isFixed`: its font has letters of one width.
 */
export function fragmentOf(
  { str, width, transform }: TextItem,
  view: Matrix,
  isFixed: boolean,
): TurnedFragment | undefined {
  const text = readable(str);
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = multiply(view, transform as number[]);
  const angle = angleOf(a, b);
  const size = Math.hypot(c, d);
  if (text.trim() === '' || angle === undefined || !(size > 0) || !Number.isFinite(x + y + size + width))
    return undefined;
  return { ...boxOf(x, y, angle, width, size), text, size, angle, isFixed };
}

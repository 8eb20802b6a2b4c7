import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OPS } from './pdfjs.ts';
import { multiply, type Matrix } from './matrix.ts';

/** Grey from 0, black, to 255 at a place of a picture; `clear` where the picture covers nothing. */
type Sample = (column: number, row: number) => number;

export const clear = -1;

/** A picture with its place: the matrix takes the unit square, in which it stands upright, to the page as it is shown. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly sample: Sample;
  readonly matrix: Matrix;
}

/** What pdf.js decodes a picture to. A stencil has no kind. */
interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  /** As ImageKind of pdf.js: a bit a pixel, where 1 is white; three bytes; four. */
  readonly kind?: 1 | 2 | 3;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** ITU-R BT.601, in 256ths. */
const greyOf = (red = 0, green = 0, blue = 0) => (red * 77 + green * 150 + blue * 29) >> 8;

/** Reads the pixels of a decoded picture; those of a stencil are drawn in `ink`. */
export function sampleOf({ width, kind, data }: DecodedPicture, ink: number): Sample {
  if (kind === 2) {
    return (column, row) => {
      const at = (row * width + column) * 3;
      return greyOf(data[at], data[at + 1], data[at + 2]);
    };
  }
  if (kind === 3) {
    return (column, row) => {
      const at = (row * width + column) * 4;
      return (data[at + 3] ?? 0) < 128 ? clear : greyOf(data[at], data[at + 1], data[at + 2]);
    };
  }
  const rowBytes = (width + 7) >> 3;
  const [zero, one] = kind === 1 ? [0, 255] : [ink, clear];
  return (column, row) => (((data[row * rowBytes + (column >> 3)] ?? 0xff) >> (7 - (column & 7))) & 1 ? one : zero);
}

interface Drawing {
  readonly matrix: Matrix;
  /** Grey in which stencils are drawn. */
  readonly ink: number;
}

interface PlacedName extends Drawing {
  readonly name: string;
}

/** The grey of a colour such as #1a2b3c. */
function inkOf(color: unknown): number {
  const value = Number.parseInt(String(color).slice(1), 16);
  return Number.isNaN(value) ? 0 : greyOf(value >> 16, (value >> 8) & 255, value & 255);
}

/** The pictures that a page draws, by name, in the order in which they are drawn. */
export function placedNames(operators: readonly number[], operands: readonly unknown[], view: Matrix): PlacedName[] {
  const found: PlacedName[] = [];
  const saved: Drawing[] = [];
  let now: Drawing = { matrix: view, ink: 0 };
  for (const [index, operator] of operators.entries()) {
    const given = (operands[index] ?? []) as readonly unknown[];
    if (operator === OPS.save) saved.push(now);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) now = saved.pop() ?? now;
    else if (operator === OPS.transform) now = { ...now, matrix: multiply(now.matrix, given as Matrix) };
    else if (operator === OPS.setFillRGBColor) now = { ...now, ink: inkOf(given[0]) };
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(now);
      now = { ...now, matrix: multiply(now.matrix, (given[0] ?? []) as Matrix) };
    } else if (operator === OPS.paintImageXObject) found.push({ ...now, name: String(given[0]) });
    else if (operator === OPS.paintImageMaskXObject) {
      found.push({ ...now, name: String((given[0] as { readonly data?: unknown }).data) });
    }
  }
  return found;
}

/** The decoded picture of a name, once it is there. Those of several pages have names of their own. */
function decoded(page: PDFPageProxy, name: string): Promise<DecodedPicture | null> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(name, (object: DecodedPicture | null) => resolve(object)));
}

/** The pictures of a page. What stands in its notes is left out. */
export async function picturesOf(page: PDFPageProxy, view: Matrix): Promise<Picture[]> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const pictures: Picture[] = [];
  for (const { name, matrix, ink } of placedNames(fnArray, argsArray as unknown[], view)) {
    const picture = await decoded(page, name);
    if (!picture?.data) continue;
    pictures.push({ width: picture.width, height: picture.height, sample: sampleOf(picture, ink), matrix });
  }
  return pictures;
}

import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OPS } from './pdfjs.ts';
import { multiply, type Matrix } from './matrix.ts';

/** What pdf.js knows of a sign of a font. */
interface KnownGlyph {
  readonly unicode: string;
  readonly fontChar: string;
  /** In thousandths of the size. */
  readonly width: number;
  readonly isSpace: boolean;
}

interface KnownFont {
  readonly loadedName: string;
  readonly fontMatrix?: Matrix;
  readonly vertical: boolean;
  readonly isType3Font: boolean;
}

/** A sign at its place: the matrix takes the size one to the page as it is shown. */
export interface PlacedGlyph {
  readonly text: string;
  readonly font: KnownFont;
  /** By which its font knows its outline. */
  readonly fontChar: string;
  readonly matrix: Matrix;
  /** How far the next one stands, in points of the page. */
  readonly width: number;
  /** Whether it is seen: recognised text often lies unseen over the picture of a page. */
  readonly isSeen: boolean;
}

/** What the text of a page is drawn with (ISO 32000-1, 9.3 and 9.4), as far as it places signs. */
interface TextState {
  readonly matrix: Matrix;
  readonly font: KnownFont | undefined;
  readonly size: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly scale: number;
  readonly leading: number;
  readonly rise: number;
  readonly mode: number;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const invisible = 3;

function fontOf(page: PDFPageProxy, name: unknown): Promise<KnownFont | undefined> {
  return new Promise((resolve) => page.commonObjs.get(String(name), (font: KnownFont | undefined) => resolve(font)));
}

/**
 * The signs of a page one by one, in the order in which they are drawn. Nothing where a font is set from top to bottom or
 * draws its signs by operators of its own: pdf.js alone reads such.
 */
export async function glyphsOf(page: PDFPageProxy, view: Matrix): Promise<PlacedGlyph[] | undefined> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const glyphs: PlacedGlyph[] = [];
  const saved: TextState[] = [];
  let now: TextState = {
    matrix: view,
    font: undefined,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
  let textMatrix = identity;
  let [x, y, lineX, lineY] = [0, 0, 0, 0];
  const moveTo = (toX: number, toY: number) => {
    [x, lineX] = [toX, toX];
    [y, lineY] = [toY, toY];
  };
  const show = (signs: readonly (KnownGlyph | number | null)[], font: KnownFont) => {
    const perUnit = font.fontMatrix?.[0] ?? 0.001;
    for (const sign of signs) {
      if (typeof sign === 'number') x -= (sign * now.size * now.scale) / 1000;
      if (typeof sign === 'number' || sign === null) continue;
      const advance = sign.width * perUnit * now.size;
      const placed = multiply(
        now.matrix,
        multiply(textMatrix, [now.size * now.scale, 0, 0, now.size, x, y + now.rise]),
      );
      const [a = 0, b = 0] = placed;
      const width = (Math.hypot(a, b) * advance) / now.size;
      glyphs.push({
        text: sign.unicode,
        font,
        fontChar: sign.fontChar,
        matrix: placed,
        width,
        isSeen: now.mode !== invisible,
      });
      x += (advance + now.charSpacing + (sign.isSpace ? now.wordSpacing : 0)) * now.scale;
    }
  };
  for (const [index, operator] of fnArray.entries()) {
    const given = ((argsArray as readonly unknown[])[index] ?? []) as readonly unknown[];
    const number = Number(given[0]);
    if (operator === OPS.save) saved.push(now);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) now = saved.pop() ?? now;
    else if (operator === OPS.transform) now = { ...now, matrix: multiply(now.matrix, given as Matrix) };
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(now);
      now = { ...now, matrix: multiply(now.matrix, (given[0] ?? []) as Matrix) };
    } else if (operator === OPS.beginText) {
      textMatrix = identity;
      moveTo(0, 0);
    } else if (operator === OPS.setTextMatrix) {
      textMatrix = (given.length === 1 ? [...(given[0] as Iterable<number>)] : given) as Matrix;
      moveTo(0, 0);
    } else if (operator === OPS.moveText) moveTo(lineX + number, lineY + Number(given[1]));
    else if (operator === OPS.nextLine) moveTo(lineX, lineY - now.leading);
    else if (operator === OPS.setLeading) now = { ...now, leading: number };
    else if (operator === OPS.setCharSpacing) now = { ...now, charSpacing: number };
    else if (operator === OPS.setWordSpacing) now = { ...now, wordSpacing: number };
    else if (operator === OPS.setHScale) now = { ...now, scale: number / 100 };
    else if (operator === OPS.setTextRise) now = { ...now, rise: number };
    else if (operator === OPS.setTextRenderingMode) now = { ...now, mode: number };
    else if (operator === OPS.setFont) now = { ...now, font: await fontOf(page, given[0]), size: Number(given[1]) };
    else if (operator === OPS.showText) {
      if (!now.font || now.font.vertical || now.font.isType3Font) return undefined;
      show(given[0] as readonly (KnownGlyph | number | null)[], now.font);
    }
  }
  return glyphs;
}

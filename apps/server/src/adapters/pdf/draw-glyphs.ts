import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PlacedGlyph } from './glyphs.ts';
import type { GreyPage } from './grey-page.ts';
import { multiply, type Matrix } from './matrix.ts';

type Point = readonly [number, number];

/** What an outline is made of, as pdf.js numbers it. */
const steps = { move: 0, line: 1, cubic: 2, quadratic: 3, close: 4 } as const;
/** A curve is drawn as so many straight lines, and a pixel is looked into at so many places across and down. */
const ofCurve = 6;
const within = 4;
/** Fewer of a page's signs have no outline at hand: its fonts are not in the file. */
const leastDrawn = 0.6;

/** The closed lines of an outline, on the page. */
function linesOf(path: ArrayLike<number>, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix): Point[][] {
  const lines: Point[][] = [];
  let here: Point = [0, 0];
  let at = 0;
  const next = (): Point => {
    const point = [path[at] ?? 0, path[at + 1] ?? 0] as const;
    at += 2;
    return point;
  };
  const add = ([x, y]: Point) => void lines.at(-1)?.push([a * x + c * y + e, b * x + d * y + f]);
  const curve = (place: (t: number, axis: 0 | 1) => number) => {
    for (let step = 1; step <= ofCurve; step += 1) add([place(step / ofCurve, 0), place(step / ofCurve, 1)]);
  };
  while (at < path.length) {
    const step = path[at];
    at += 1;
    if (step === steps.move) {
      here = next();
      lines.push([]);
      add(here);
    } else if (step === steps.line) {
      here = next();
      add(here);
    } else if (step === steps.quadratic) {
      const [from, bend, to] = [here, next(), next()];
      curve((t, axis) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis]);
      here = to;
    } else if (step === steps.cubic) {
      const [from, one, two, to] = [here, next(), next(), next()];
      curve((t, axis) => {
        const rest = 1 - t;
        return rest ** 3 * from[axis] + 3 * rest * t * (rest * one[axis] + t * two[axis]) + t ** 3 * to[axis];
      });
      here = to;
    } else if (step !== steps.close) return lines;
  }
  return lines;
}

/** Where the lines cross a height, from left to right, each with its direction. */
function crossingsAt(lines: readonly (readonly Point[])[], y: number): { readonly x: number; readonly turn: number }[] {
  const found = lines.flatMap((line) =>
    line.flatMap(([fromX, fromY], index) => {
      const [toX, toY] = line[(index + 1) % line.length] ?? [fromX, fromY];
      if (fromY <= y === toY <= y) return [];
      return [{ x: fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX), turn: toY > fromY ? 1 : -1 }];
    }),
  );
  return found.sort((one, other) => one.x - other.x);
}

/** Fills what lines enclose (non-zero winding, ISO 32000-1, 8.5.3.3.2) in black. */
function fill(page: GreyPage, lines: readonly (readonly Point[])[]): void {
  const heights = lines.flatMap((line) => line.map(([, y]) => y));
  const top = Math.max(0, Math.floor(Math.min(...heights)));
  const bottom = Math.min(page.height, Math.ceil(Math.max(...heights)));
  for (let y = top; y < bottom; y += 1) {
    const ink = new Map<number, number>();
    for (let part = 0; part < within; part += 1) {
      let winding = 0;
      let from = 0;
      for (const { x, turn } of crossingsAt(lines, y + (part + 0.5) / within)) {
        if (winding === 0) from = x;
        winding += turn;
        if (winding !== 0) continue;
        const [first, last] = [
          Math.max(0, Math.round(from * within)),
          Math.min(page.width * within, Math.round(x * within)),
        ];
        for (let place = first; place < last; place += 1) {
          const pixel = Math.floor(place / within);
          ink.set(pixel, (ink.get(pixel) ?? 0) + 1);
        }
      }
    }
    for (const [x, parts] of ink) {
      const at = y * page.width + x;
      page.pixels[at] = Math.round((page.pixels[at] ?? 255) * (1 - parts / within ** 2));
    }
  }
}

/** Draws the signs of a page by their outlines onto it in grey; tells whether most of them could be drawn. */
export function drawGlyphs(page: PDFPageProxy, glyphs: readonly PlacedGlyph[], grey: GreyPage): boolean {
  let [drawn, seen] = [0, 0];
  for (const { font, fontChar, matrix, isSeen, text } of glyphs) {
    if (!isSeen || text.trim() === '') continue;
    seen += 1;
    const name = `${font.loadedName}_path_${fontChar}`;
    if (!page.commonObjs.has(name)) continue;
    const { path } = page.commonObjs.get(name) as { readonly path: ArrayLike<number> };
    const lines = linesOf(path, multiply([grey.scale, 0, 0, grey.scale, 0, 0], matrix));
    if (lines.length === 0) continue;
    fill(grey, lines);
    drawn += 1;
  }
  return seen > 0 && drawn >= seen * leastDrawn;
}

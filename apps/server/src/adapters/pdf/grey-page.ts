import { boundsOf, invert, multiply } from './matrix.ts';
import { clear, type Picture } from './page-pictures.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A page in grey, a byte a pixel from the upper left corner. */
export interface GreyPage extends Sheet {
  readonly pixels: Uint8Array;
  /** Pixels for a point of the page. */
  readonly scale: number;
}

const pointsPerInch = 72;
/** Finer pictures take longer to read; Chinese of 12 points was read worse at 300 than at 240. */
const mostPerInch = 240;
/** A coarser picture is made finer: letters of fewer pixels than this are not told apart. */
const leastPerInch = 200;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The part of a page that pictures cover, 0 to 1; those on top of each other count twice. */
export function coverage(pictures: readonly Picture[], { width, height }: Sheet): number {
  const areas = pictures.map(({ matrix }) => {
    const { left, right, top, bottom } = boundsOf(matrix);
    const across = clamp(right, 0, width) - clamp(left, 0, width);
    return across * (clamp(bottom, 0, height) - clamp(top, 0, height));
  });
  return Math.min(1, areas.reduce((sum, area) => sum + area, 0) / (width * height));
}

/** Pixels for a point: as the finest picture has them, within what is useful and `mostPixels` of the whole page. */
function scaleOf(pictures: readonly Picture[], { width, height }: Sheet, mostPixels: number): number {
  const finest = Math.max(
    ...pictures.map(({ width: columns, matrix: [a = 0, b = 0] }) => columns / Math.max(Math.hypot(a, b), 1)),
  );
  const wanted = clamp(finest, leastPerInch / pointsPerInch, mostPerInch / pointsPerInch);
  return Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
}

/** Lays a picture over the page: each pixel is the mean of what of the picture it covers. */
function draw({ pixels, width, height, scale }: GreyPage, picture: Picture): void {
  const placed = multiply([scale, 0, 0, scale, 0, 0], picture.matrix);
  const back = invert(placed);
  if (back === undefined) return;
  // From the unit square, whose upper edge is at 1, to columns and rows.
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = multiply(
    [picture.width, 0, 0, -picture.height, 0, picture.height],
    back,
  );
  const { left, right, top, bottom } = boundsOf(placed);
  const [fromX, toX] = [clamp(Math.floor(left), 0, width), clamp(Math.ceil(right), 0, width)];
  const [fromY, toY] = [clamp(Math.floor(top), 0, height), clamp(Math.ceil(bottom), 0, height)];
  const across = clamp(Math.round(Math.hypot(a, b)), 1, 4);
  const down = clamp(Math.round(Math.hypot(c, d)), 1, 4);
  for (let y = fromY; y < toY; y += 1) {
    for (let x = fromX; x < toX; x += 1) {
      let [sum, count] = [0, 0];
      for (let part = 0; part < across * down; part += 1) {
        const px = x + ((part % across) + 0.5) / across;
        const py = y + (Math.floor(part / across) + 0.5) / down;
        const column = Math.floor(a * px + c * py + e);
        const row = Math.floor(b * px + d * py + f);
        if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) continue;
        const grey = picture.sample(column, row);
        if (grey === clear) continue;
        sum += grey;
        count += 1;
      }
      if (count === 0) continue;
      const at = y * width + x;
      const under = (pixels[at] ?? 0) * (across * down - count);
      pixels[at] = Math.round((sum + under) / (across * down));
    }
  }
}

/** The page as its pictures show it, on white. */
export function greyPage(pictures: readonly Picture[], sheet: Sheet, mostPixels: number): GreyPage {
  const scale = scaleOf(pictures, sheet, mostPixels);
  const [width, height] = [Math.max(1, Math.round(sheet.width * scale)), Math.max(1, Math.round(sheet.height * scale))];
  const page = { width, height, scale, pixels: new Uint8Array(width * height).fill(255) };
  for (const picture of pictures) draw(page, picture);
  return page;
}

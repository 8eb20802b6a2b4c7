import type { Picture } from '@toolbench/kit/barcodes.ts';
import type { Colour } from './contrast.ts';

/** The symbol's modules, row by row; true is dark. */
export type Modules = readonly (readonly boolean[])[];

/** Light modules around the symbol (ISO/IEC 18004, 9.1). */
export const quietZone = 4;

/** Share of the symbol's width that a logo takes. */
const logoShare = 0.22;

/** A colour as one pixel of a picture's data. */
function pixelOf([red, green, blue]: Colour): number {
  return new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0];
}

function set({ data, width }: Picture, x: number, y: number, [red, green, blue]: Colour): void {
  const at = (y * width + x) * 4;
  data[at] = red;
  data[at + 1] = green;
  data[at + 2] = blue;
}

/**
 * Draws the symbol into a square of exactly `size` pixels. Modules are whole pixels and the rest widens the quiet zone;
 * where even one pixel a module does not fit, each pixel takes the module it lies in.
 */
export function drawModules(modules: Modules, size: number, dark: Colour, light: Colour): Picture {
  const data = new Uint8ClampedArray(size * size * 4);
  const across = modules.length + 2 * quietZone;
  const scale = Math.floor(size / across) || size / across;
  const margin = Math.floor((size - modules.length * scale) / 2);
  /** The first pixel of a module, in either direction. */
  const edge = (module: number) => margin + Math.ceil(module * scale);
  // Whole pixels, filled and copied in runs: pixel by pixel it would take ten times as long.
  const pixels = new Uint32Array(data.buffer).fill(pixelOf(light));
  const ink = pixelOf(dark);
  for (const [y, row] of modules.entries()) {
    const [top, bottom] = [edge(y), edge(y + 1)];
    const start = top * size;
    for (let x = 0; top < bottom && x < row.length; x += 1) {
      if (row[x]) pixels.fill(ink, start + edge(x), start + edge(x + 1));
    }
    for (let line = top + 1; line < bottom; line += 1) pixels.copyWithin(line * size, start, start + size);
  }
  return { data, width: size, height: size };
}

/** Puts a logo in the middle on a light plate; each of its pixels is blended by its own transparency. */
export function drawLogo(picture: Picture, logo: Picture, light: Colour): void {
  const box = Math.round(picture.width * logoShare);
  const scale = box / Math.max(logo.width, logo.height);
  const width = Math.max(1, Math.round(logo.width * scale));
  const height = Math.max(1, Math.round(logo.height * scale));
  const left = Math.round((picture.width - width) / 2);
  const top = Math.round((picture.height - height) / 2);
  const rim = Math.max(2, Math.round(box * 0.08));
  for (let y = -rim; y < height + rim; y += 1) {
    for (let x = -rim; x < width + rim; x += 1) {
      const inside = x >= 0 && x < width && y >= 0 && y < height;
      const from = (Math.floor(y / scale) * logo.width + Math.floor(x / scale)) * 4;
      const alpha = inside ? logo.data[from + 3] / 255 : 0;
      const blend = (channel: 0 | 1 | 2) =>
        (inside ? logo.data[from + channel] * alpha : 0) + light[channel] * (1 - alpha);
      set(picture, left + x, top + y, [blend(0), blend(1), blend(2)]);
    }
  }
}

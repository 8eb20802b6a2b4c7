import type { Picture } from '../kit/barcodes.ts';
import type { Colour } from './contrast.ts';

/** The symbol's modules, row by row; true is dark. */
export type Modules = readonly (readonly boolean[])[];

/** Light modules around the symbol (ISO/IEC 18004, 9.1). */
export const quietZone = 4;

/** Share of the symbol's width that a logo takes. */
const logoShare = 0.22;

function fill({ data }: Picture, [red, green, blue]: Colour): void {
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = 255;
  }
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
  const picture: Picture = { data: new Uint8ClampedArray(size * size * 4), width: size, height: size };
  const across = modules.length + 2 * quietZone;
  const scale = Math.floor(size / across) || size / across;
  const margin = Math.floor((size - modules.length * scale) / 2);
  fill(picture, light);
  for (let y = 0; y < size; y += 1) {
    const row = modules[Math.floor((y - margin) / scale)];
    if (!row) continue;
    for (let x = 0; x < size; x += 1) if (row[Math.floor((x - margin) / scale)]) set(picture, x, y, dark);
  }
  return picture;
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

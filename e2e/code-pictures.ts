import { encodeQR } from 'qr';
import { encodePng } from '@toolbench/tools/kit/png.ts';

export type IsDark = (x: number, y: number) => boolean;

/** A code drawn from a corner on, as a function of the pixel. */
export function codeAt(text: string, left: number, top: number, scale: number): IsDark {
  const modules = encodeQR(text, 'raw', { border: 1 });
  return (x, y) => modules[Math.floor((y - top) / scale)]?.[Math.floor((x - left) / scale)] ?? false;
}

/** A PNG file on which codes stand side by side. */
export function pictureFile(codes: readonly string[]): { name: string; mimeType: string; buffer: Buffer } {
  // A long text makes a symbol of up to 61 modules.
  const cell = 340;
  const [width, height] = [cell * codes.length + 40, cell + 40];
  const drawn = codes.map((text, index) => codeAt(text, 40 + cell * index, 40, 5));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    if (drawn.some((isDark) => isDark(at % width, Math.floor(at / width)))) data.fill(0, at * 4, at * 4 + 3);
  }
  return { name: 'codes.png', mimeType: 'image/png', buffer: Buffer.from(encodePng({ data, width, height })) };
}

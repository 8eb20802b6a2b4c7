import { crc32, deflateSync } from 'node:zlib';
import { encodeQR } from 'qr';
import { encodePng } from '@toolbench/kit/png.ts';

export type IsDark = (x: number, y: number) => boolean;

/** A code drawn from a corner on, as a function of the pixel. */
export function codeAt(text: string, left: number, top: number, scale: number): IsDark {
  const modules = encodeQR(text, 'raw', { border: 1 });
  return (x, y) => modules[Math.floor((y - top) / scale)]?.[Math.floor((x - left) / scale)] ?? false;
}

interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PNG file on which codes stand side by side. */
export function pictureFile(codes: readonly string[]): PictureFile {
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

/** A PNG chunk (W3C PNG, 5.3). */
function chunk(type: string, ...content: readonly Buffer[]): Buffer {
  const named = Buffer.concat([Buffer.from(type), ...content]);
  return Buffer.concat([uint32(named.length - 4), named, uint32(crc32(named))]);
}

function uint32(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Black and white, one bit a pixel: its head, and its rows packed. */
function twoColours(width: number, height: number, isDark: IsDark): { head: Buffer; rows: Buffer } {
  const line = Math.ceil(width / 8) + 1;
  const rows = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (!isDark(x, y)) rows[y * line + 1 + (x >> 3)] |= 0x80 >> (x & 7);
  }
  return { head: Buffer.concat([uint32(width, height), Buffer.from([1, 0, 0, 0, 0])]), rows: deflateSync(rows) };
}

/** A picture of 100 megapixels with a code in it, as a file of some kilobytes. */
export function hugePicture(text: string): PictureFile {
  const { head, rows } = twoColours(10_000, 10_000, codeAt(text, 1_000, 1_000, 250));
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND')];
  return { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.concat(parts) };
}

/** An animated picture (W3C PNG, 4.9) that shows one code after the other. */
export function animatedPicture(texts: readonly [string, string]): PictureFile {
  const size = 300;
  const [first, second] = texts.map((text) => twoColours(size, size, codeAt(text, 40, 40, 6)));
  const control = (sequence: number) =>
    chunk('fcTL', uint32(sequence, size, size, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0]));
  const parts = [
    ...[signature, chunk('IHDR', first.head), chunk('acTL', uint32(2, 0)), control(0), chunk('IDAT', first.rows)],
    ...[control(1), chunk('fdAT', uint32(2), second.rows), chunk('IEND')],
  ];
  return { name: 'animated.png', mimeType: 'image/png', buffer: Buffer.concat(parts) };
}

import { encode } from 'fast-png';
import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { nodeBarcodes } from './node-barcodes.ts';

const scale = 4;
const rows = encodeQR('see through', 'raw', { ecc: 'medium', border: 4 });
const side = rows.length * scale;
const isDark = (pixel: number) => rows[Math.floor(pixel / side / scale)][Math.floor((pixel % side) / scale)];

/** A code of which the dark or the light modules are drawn in one shade of grey, and the others not at all. */
function png(drawn: 'dark' | 'light', shade: number, depth: 8 | 16, channels: 2 | 4): Uint8Array {
  const most = 2 ** depth - 1;
  const data = depth === 8 ? new Uint8Array(side * side * channels) : new Uint16Array(side * side * channels);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    if (isDark(pixel) !== (drawn === 'dark')) continue;
    data.fill((shade * most) / 255, pixel * channels, (pixel + 1) * channels - 1);
    data[(pixel + 1) * channels - 1] = most;
  }
  return encode({ width: side, height: side, data, depth, channels });
}

/** The same with a palette of which one colour is transparent. */
function withPalette(drawn: 'dark' | 'light', shade: number): Uint8Array {
  const data = Uint8Array.from({ length: side * side }, (_, pixel) => (isDark(pixel) === (drawn === 'dark') ? 1 : 0));
  const palette = [
    [shade, shade, shade, 0],
    [shade, shade, shade, 255],
  ];
  return encode({ width: side, height: side, data, depth: 8, channels: 1, palette: palette as never });
}

describe('[SCAN-07] transparent pictures are read on whatever ground shows their codes', () => {
  it.each([
    ['black modules on nothing', png('dark', 0, 8, 4)],
    ['white modules on nothing', png('dark', 255, 8, 4)],
    ['black around the modules', png('light', 0, 8, 4)],
    ['white around the modules', png('light', 255, 8, 4)],
    ['grey with alpha', png('dark', 255, 8, 2)],
    ['sixteen bits', png('dark', 0, 16, 4)],
    ['a palette, white', withPalette('dark', 255)],
    ['a palette, black', withPalette('dark', 0)],
  ])('%s', async (_, file) => {
    const picture = await nodeBarcodes.open(file);
    const found = await picture?.read('thorough', Infinity);
    expect(found?.map(({ text }) => text)).toEqual(['see through']);
  });

  it('a damaged one is no picture', async () => {
    expect(await nodeBarcodes.open(png('dark', 0, 8, 4).subarray(0, 60))).toBeNull();
  });
});

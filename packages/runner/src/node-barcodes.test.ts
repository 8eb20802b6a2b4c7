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

const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
const drawing = (attributes: string, fill = '#000', ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" ${attributes}>${ground}<path fill="${fill}" d="${squares}"/></svg>`;
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('[SCAN-07] SVG pictures are read', () => {
  it.each([
    ['without a size', utf8(drawing(''))],
    ['small', utf8(drawing('width="30" height="30"'))],
    ['huge', utf8(drawing('width="100000" height="100000"'))],
    ['in millimetres', utf8(drawing('width="30mm" height="30mm"'))],
    ['white on nothing', utf8(drawing('', '#fff'))],
    [
      'half transparent on white',
      utf8(drawing('', 'rgba(0,0,0,.6)', '<rect width="100%" height="100%" fill="#fff"/>')),
    ],
    [
      'behind a declaration, comments and a document type',
      utf8(`\uFEFF<?xml version="1.0"?>\n<!-- <html> -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n${drawing('')}`),
    ],
    ['in UTF-16', Uint8Array.from(Buffer.from(`\uFEFF${drawing('')}`, 'utf16le'))],
  ])('%s', async (name, file) => {
    const picture = await nodeBarcodes.open(file);
    const found = await picture?.read(name.startsWith('white') ? 'thorough' : 'straight', Infinity);
    expect(found?.map(({ text }) => text)).toEqual(['see through']);
  });

  it('corners count in its own size', async () => {
    const picture = await nodeBarcodes.open(utf8(drawing('width="100" height="100"')));
    const [code] = (await picture?.read('straight', Infinity)) ?? [];
    for (const { x, y } of code.corners) expect(Math.max(x, y)).toBeLessThan(100);
    expect(Math.max(...code.corners.map(({ x }) => x))).toBeGreaterThan(60);
  });

  it.each([
    ['cut off', utf8(drawing('').slice(0, 400))],
    [
      'without an end to its entities',
      utf8('<!DOCTYPE svg [<!ENTITY a "&a;">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
    ],
    ['another document', utf8('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>')],
    ['without end in its beginning', utf8('<?a?>'.repeat(20_000))],
  ])('%s is no picture', async (_, file) => expect(await nodeBarcodes.open(file)).toBeNull());
});

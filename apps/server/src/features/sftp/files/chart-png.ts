import { crc32, deflateSync } from 'node:zlib';
import { monthlySales } from './sales.ts';

const width = 640;
const height = 360;
const margin = 32;
/** Entries of the palette. */
const background = 0;
const grid = 1;
const bar = 2;
const ink = 3;
const palette = [0xff, 0xff, 0xff, 0xe3, 0xe8, 0xec, 0x0b, 0x6e, 0x69, 0x25, 0x2b, 0x33];

/** The digits 0 to 9, three pixels wide and five high, row by row. */
const digits = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001001001001',
  '111101111101111',
  '111101111001111',
];
const digitScale = 2;

function fill(pixels: Uint8Array, left: number, top: number, right: number, bottom: number, color: number): void {
  for (let y = top; y < bottom; y += 1) pixels.fill(color, y * width + left, y * width + right);
}

function drawNumber(pixels: Uint8Array, number: number, left: number, top: number): void {
  [...String(number)].forEach((digit, position) => {
    [...(digits[Number(digit)] ?? '')].forEach((isSet, index) => {
      const x = left + (position * 4 + (index % 3)) * digitScale;
      const y = top + Math.floor(index / 3) * digitScale;
      if (isSet === '1') fill(pixels, x, y, x + digitScale, y + digitScale, ink);
    });
  });
}

/** Twelve bars on a grid, the number of the month under each. */
function drawChart(): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(background);
  const floor = height - margin;
  const room = floor - margin;
  for (let line = 0; line <= 4; line += 1) {
    const y = floor - Math.round((room * line) / 4);
    fill(pixels, margin, y, width - margin, y + 1, grid);
  }
  const most = Math.max(...monthlySales);
  const step = (width - 2 * margin) / monthlySales.length;
  monthlySales.forEach((amount, month) => {
    const left = Math.round(margin + step * month + step * 0.18);
    const right = Math.round(margin + step * (month + 1) - step * 0.18);
    fill(pixels, left, floor - Math.round((room * amount) / most), right, floor, bar);
    drawNumber(pixels, month + 1, left + (month < 9 ? 13 : 9), floor + 8);
  });
  return pixels;
}

/** A chunk: length, type, content, and the CRC of type and content (W3C PNG, 5.3). */
function chunk(type: string, content: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

/** The monthly sums of the orders as a bar chart: 640 × 360 pixels with a palette of four colours. */
export function chartPng(): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which is a number in the palette; no interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  const pixels = drawChart();
  // Each row begins with the number of its filter; 0 is none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

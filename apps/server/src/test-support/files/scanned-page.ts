import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ScannedPage, ScannedPicture } from './write-scan.ts';

type Language = 'en' | 'zh';

/** What the scans show. */
export const scannedLines = {
  en: [
    'Harbour lamp: care',
    'The lamp weighs 640 grams and is charged in two hours.',
    'The warranty lasts three years from the day of purchase.',
  ],
  zh: ['台灯使用说明', '台灯重量为 640 克，两小时可以充满电。', '产品自购买之日起保修三年，人为损坏不在保修范围内。'],
} as const;

/** In points. */
export const scanSize = { width: 340.2, height: 150.12 };

/** A small printed page at 200 dots to the inch, in black and white (netpbm P4). */
export function scannedPicture(language: Language): Omit<ScannedPicture, 'matrix'> {
  const bytes = gunzipSync(readFileSync(new URL(`scans/${language}.pbm.gz`, import.meta.url)));
  const [head = '', columns, rows] = /^P4\s(\d+)\s(\d+)\s/.exec(bytes.subarray(0, 20).toString('latin1')) ?? [];
  return { columns: Number(columns), rows: Number(rows), depth: 'mono', pixels: bytes.subarray(head.length) };
}

/** The page as a scanner stores it: one picture. */
export function scannedPage(language: Language): ScannedPage {
  const { width, height } = scanSize;
  const picture = { ...scannedPicture(language), matrix: [width, 0, 0, height, 0, 0] };
  return { box: [0, 0, width, height], pictures: [picture] };
}

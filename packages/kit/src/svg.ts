import { markedEncoding } from './encodings/byte-order-mark.ts';

/** What may stand before the first element: blanks, processing instructions, comments, a document type. */
const prolog = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)/i;

/** Longer comments than this before the picture are not read. */
const longestProlog = 256 * 1024;

/** The text of an XML document in UTF-16, which has a byte order mark, or in UTF-8 and those that share its ASCII characters. */
export function xmlText(file: Uint8Array): string {
  return new TextDecoder(markedEncoding(file) ?? 'utf-8').decode(file);
}

/** Whether a file is an SVG picture (SVG 2, section 5): an XML document whose first element is svg. */
export function isSvg(file: Uint8Array): boolean {
  let text = xmlText(file.subarray(0, longestProlog));
  if (!/^\s*</.test(text)) return false;
  for (let match = prolog.exec(text); match; match = prolog.exec(text)) text = text.slice(match[0].length);
  return /^<(?:[\w-]+:)?svg[\s/>]/.test(text);
}

/** Modules of the densest QR Code are several pixels wide at this size. */
const longerSide = 1600;

/** How many times its own size an SVG picture is drawn to be searched for codes: small ones larger, huge ones smaller. */
export function svgScale({ width, height }: { width: number; height: number }, mostPixels: number): number {
  const larger = Math.max(1, longerSide / Math.max(width, height));
  return Math.min(larger, Math.sqrt(mostPixels / (width * height)));
}

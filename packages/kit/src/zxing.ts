import type { ReadResult } from 'zxing-wasm/reader';
import type { Barcode, Effort, Picture } from './barcodes.ts';

/** The reader's settings for an effort (zxing-wasm ReaderOptions). */
export function zxingOptions(effort: Effort) {
  const thorough = effort === 'thorough';
  return {
    formats: effort === 'negative' ? (['AllLinear'] as const).slice() : [],
    tryHarder: effort !== 'quick',
    tryRotate: thorough || effort === 'negative',
    tryInvert: thorough,
    tryDownscale: true,
    tryDenoise: thorough,
    // The other modes write control characters as words and brackets around GS1 identifiers into the text.
    textMode: 'Plain' as const,
    maxNumberOfSymbols: effort === 'quick' ? 1 : 64,
  };
}

/**
 * The picture an effort searches: for `negative` one with every colour turned to its opposite, since the reader's own
 * inversion knows two-dimensional codes only; for the others the picture itself.
 */
export function pictureFor(effort: Effort, picture: Picture): Picture {
  if (effort !== 'negative') return picture;
  const data = new Uint8ClampedArray(picture.data.length);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = 255 - picture.data[at];
    data[at + 1] = 255 - picture.data[at + 1];
    data[at + 2] = 255 - picture.data[at + 2];
    data[at + 3] = picture.data[at + 3];
  }
  return { ...picture, data };
}

/** UPC-A is EAN-13 with a leading zero, which its symbols do not have (ISO/IEC 15420); the reader calls both EAN-13. */
function named(text: string, format: string): Pick<Barcode, 'text' | 'format'> {
  return format === 'EAN13' && /^0\d{12}$/.test(text) ? { text: text.slice(1), format: 'UPCA' } : { text, format };
}

/**
 * What the reader found, in our words; codes with a wrong checksum are left out. Corners are multiplied by `scale`,
 * for pictures that were searched smaller than they are.
 */
export function barcodesOf(results: readonly ReadResult[], scale = 1): readonly Barcode[] {
  return results
    .filter(({ isValid }) => isValid)
    .map(({ text, bytes, format, contentType, position, ecLevel }) => ({
      ...named(text, format),
      isGs1: contentType === 'GS1',
      bytes,
      corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft].map(({ x, y }) => ({
        x: x * scale,
        y: y * scale,
      })),
      errorCorrection: ecLevel,
    }));
}

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

/**
 * What the reader found, in our words; codes with a wrong checksum are left out. Corners are multiplied by `scale`,
 * for pictures that were searched smaller than they are.
 */
export function barcodesOf(results: readonly ReadResult[], scale = 1): readonly Barcode[] {
  return results
    .filter(({ isValid }) => isValid)
    .map(({ text, bytes, format, position, ecLevel }) => ({
      text,
      bytes,
      format,
      corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft].map(({ x, y }) => ({
        x: x * scale,
        y: y * scale,
      })),
      errorCorrection: ecLevel,
    }));
}

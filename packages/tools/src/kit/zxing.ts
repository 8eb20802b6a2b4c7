import type { ReadResult } from 'zxing-wasm/reader';
import type { Barcode, Effort } from './barcodes.ts';

/** The reader's settings for an effort (zxing-wasm ReaderOptions). */
export function zxingOptions(effort: Effort) {
  const thorough = effort === 'thorough';
  return {
    tryHarder: thorough,
    tryRotate: thorough,
    tryInvert: thorough,
    tryDownscale: true,
    tryDenoise: thorough,
    maxNumberOfSymbols: thorough ? 64 : 1,
  } as const;
}

/** What the reader found, in our words; codes with a wrong checksum are left out. */
export function barcodesOf(results: readonly ReadResult[]): readonly Barcode[] {
  return results
    .filter(({ isValid }) => isValid)
    .map(({ text, bytes, format, position, ecLevel }) => ({
      text,
      bytes,
      format,
      corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft],
      errorCorrection: ecLevel,
    }));
}

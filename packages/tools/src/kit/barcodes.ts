/** Pixels as red, green, blue, alpha bytes, row by row from the top left. */
export interface Picture {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A code found in a picture. */
export interface Barcode {
  readonly text: string;
  readonly bytes: Uint8Array;
  /** The symbology's name: QRCode, EAN13, DataMatrix … */
  readonly format: string;
  /** The four corners in the picture's pixels, clockwise from the code's own top left. */
  readonly corners: readonly Point[];
  /** Error-correction level where the symbology has one. */
  readonly errorCorrection: string;
}

/**
 * How hard to look. `quick` is one pass for camera frames; `thorough` turns, scales, inverts and denoises, and looks for
 * several codes.
 */
export type Effort = 'quick' | 'thorough';

/** Reading pictures and the codes in them. The browser and Node each have an adapter; engines get it by EngineContext. */
export interface BarcodePort {
  /** All codes in a picture file; null when it is no picture that can be read. Animations count as their first frame. */
  readFile(file: Uint8Array, effort: Effort): Promise<readonly Barcode[] | null>;
  /** All codes in a picture; none found is an empty list. */
  read(picture: Picture, effort: Effort): Promise<readonly Barcode[]>;
}

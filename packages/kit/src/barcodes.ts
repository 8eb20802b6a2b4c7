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

/** Where a code stands in a set of codes that make one text together (structured append). */
export interface SequencePart {
  /** From 1 on. */
  readonly number: number;
  /** How many there are; 0 where the code does not say it. */
  readonly of: number;
  /** The same for all codes of a set. */
  readonly set: string;
}

/** A code found in a picture. */
export interface Barcode {
  /** As it was encoded, control characters included. */
  readonly text: string;
  /** Whether it says that its text is made of GS1 fields. */
  readonly isGs1?: boolean;
  /** The data itself, which the text is a reading of. */
  readonly bytes: Uint8Array;
  /** Whether it says which character set its text is in (ECI). */
  readonly saysCharacterSet?: boolean;
  /** As AIM and ISO/IEC 15424 have it: ]Q1, ]C1, ]d2 … */
  readonly symbologyIdentifier?: string;
  /** The two or five digits beside the code of a book, a journal or a product (EAN and UPC). */
  readonly addOn?: string;
  readonly part?: SequencePart;
  /** The symbology's name: QRCode, EAN13, DataMatrix … */
  readonly format: string;
  /** The four corners in the picture's pixels, clockwise from the code's own top left. */
  readonly corners: readonly Point[];
  /** Error-correction level where the symbology has one. */
  readonly errorCorrection: string;
}

/**
 * How hard to look. `quick` is one light pass for the first code; `straight` looks at every row for several codes;
 * `thorough` also turns, inverts and denoises; `negative` looks for barcodes with light bars on dark, which the others
 * leave out.
 */
export type Effort = 'quick' | 'straight' | 'thorough' | 'negative';

/** A picture as people are shown it: a small file of it, and the size of the picture itself, in pixels. */
export interface Preview {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A picture file that was opened. */
export interface OpenedPicture {
  /** How many pixels it has; null where it can only be searched as it is. */
  readonly pixels: number | null;
  /** All codes in the picture, searched scaled down to at most so many pixels. Corners count in the pixels it has. */
  read(effort: Effort, mostPixels: number): Promise<readonly Barcode[]>;
  /** The picture in at most so many pixels, where it has more. Only where there is a page to show it on. */
  preview?(mostPixels: number): Promise<Preview | undefined>;
  /** Gives the memory back. */
  close(): void;
}

/** Reading pictures and the codes in them. The browser and Node each have an adapter; engines get it by EngineContext. */
export interface BarcodePort {
  /** Larger pictures are refused; the usual limit where nothing is said. */
  readonly mostPixels?: number | undefined;
  /** Opens a picture file; null when it is none that can be read. Of an animation it is the first frame. */
  open(file: Uint8Array): Promise<OpenedPicture | null>;
  /** All codes in a picture; none found is an empty list. */
  read(picture: Picture, effort: Effort): Promise<readonly Barcode[]>;
}

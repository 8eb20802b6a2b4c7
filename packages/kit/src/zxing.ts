import type { ReadResult } from 'zxing-wasm/reader';
import type { Barcode, Effort, Picture } from './barcodes.ts';
import { encodeLatin1 } from './encodings/latin1.ts';

/** Rows of a barcode that have to agree: with two of them a blurred one was read as another product now and then. */
const leastLines = 3;

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
    eanAddOnSymbol: 'Read' as const,
    minLineCount: leastLines,
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

/** A picture laid on a ground of one shade, which is seen where it is transparent. */
function laidOn(shade: number, picture: Picture): Picture {
  const data = new Uint8ClampedArray(picture.data.length);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = picture.data[at + 3] / 255;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = picture.data[channel] * alpha + shade * (1 - alpha);
    }
    data[at + 3] = 255;
  }
  return { ...picture, data };
}

function isOpaque({ data }: Picture): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/**
 * Reads a picture; one that is transparent on white and, where that shows nothing, on black: white modules on nothing are
 * as usual as black ones.
 */
export async function readOnGrounds<Code>(
  picture: Picture,
  read: (opaque: Picture) => Promise<readonly Code[]>,
): Promise<readonly Code[]> {
  if (isOpaque(picture)) return read(picture);
  const onWhite = await read(laidOn(255, picture));
  return onWhite.length > 0 ? onWhite : read(laidOn(0, picture));
}

/** What the reader knows of some codes beside their text. */
interface Extra {
  readonly EanAddOn?: string;
  readonly UPCE?: string;
}

type Named = Pick<Barcode, 'text' | 'format' | 'bytes' | 'addOn'>;

/**
 * A product's code without its add-on, which stands beside it. UPC-A is EAN-13 with a leading zero that its symbols do not
 * have, and UPC-E has eight digits (ISO/IEC 15420); the reader gives thirteen for all three.
 */
function named({ text, format, bytes, extra }: ReadResult): Named {
  const { EanAddOn: addOn = '', UPCE: short } = (extra === '' ? {} : JSON.parse(extra)) as Extra;
  if (!/^(?:EAN|UPC)/.test(format)) return { text, format, bytes };
  const digits = text.slice(0, text.length - addOn.length);
  const isUpcA = format === 'EAN13' && /^0\d{12}$/.test(digits);
  const own = format === 'UPCE' && short ? short : isUpcA ? digits.slice(1) : digits;
  return { text: own, format: isUpcA ? 'UPCA' : format, bytes: encodeLatin1(own), ...(addOn !== '' && { addOn }) };
}

/** Whether a code is another one with its add-on: the reader gives both where some of its rows miss the add-on. */
function isFuller(other: Named, { text, format }: Named): boolean {
  return other.addOn !== undefined && other.text === text && other.format === format;
}

/**
 * What the reader found, in our words; codes with a wrong checksum are left out. Corners are multiplied by `scale`,
 * for pictures that were searched smaller than they are.
 */
export function barcodesOf(results: readonly ReadResult[], scale = 1): readonly Barcode[] {
  return results
    .filter(({ isValid }) => isValid)
    .map((result) => ({ result, ...named(result) }))
    .filter((code, _, codes) => code.addOn !== undefined || !codes.some((other) => isFuller(other, code)))
    .map(({ result: { contentType, position, ecLevel, hasECI, symbologyIdentifier, ...sequence }, ...own }) => ({
      ...own,
      isGs1: contentType === 'GS1',
      saysCharacterSet: hasECI,
      symbologyIdentifier,
      ...(sequence.sequenceSize >= 0 && {
        part: { number: sequence.sequenceIndex + 1, of: sequence.sequenceSize, set: sequence.sequenceId },
      }),
      corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft].map(({ x, y }) => ({
        x: x * scale,
        y: y * scale,
      })),
      errorCorrection: ecLevel,
    }));
}

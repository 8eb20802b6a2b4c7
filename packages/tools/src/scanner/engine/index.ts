import { limits } from '@toolbench/contracts/limits.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { Barcode, Effort, Picture, Point, Preview } from '@toolbench/kit/barcodes.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import { formatName } from './format-names.ts';
import { interpretText, type Content, type Interpreted } from './interpret-text.ts';
import { declaredSize } from './picture-size.ts';
import { findAll, findFirst } from './search-picture.ts';
import type { options } from '../options.ts';

export type ErrorCode = 'nothing-found' | 'not-a-picture' | 'too-large' | 'too-many-pixels';

/** A code that was read, and what its text is. */
export interface FoundCode extends Interpreted {
  /** The symbology as people know it: QR Code, EAN-13 … */
  readonly format: string;
  readonly errorCorrection: string;
  /** The four corners in the pixels of the picture. */
  readonly corners: readonly Point[];
}

/** A picture of the camera, and how hard to look at it. */
export interface Frame {
  readonly picture: Picture;
  readonly effort: Effort;
}

export interface Found {
  readonly codes: readonly FoundCode[];
  /** Of a large picture, with the first of its codes: a page that opened the file itself would be busy with copying it. */
  readonly preview?: Preview;
}

/** As many as a page shows of a picture. */
const previewPixels = 1_000_000;

type CardNumberOption = Pick<OptionValues<typeof options>, 'showCardNumbers'>;

function foundCode({ text, isGs1, format, errorCorrection, corners }: Barcode): FoundCode {
  return { format: formatName(format), errorCorrection, corners, ...interpretText(text, isGs1) };
}

/** Only what may be seen: the masked form in place of the plain one. */
function withoutCardNumbers<Whole extends Interpreted>({ masked, ...rest }: Whole): Omit<Whole, 'masked'> {
  return { ...rest, ...masked };
}

/** What keeps a file from being opened at all. */
function refuse(file: Uint8Array, mostPixels: number): Result<null, ErrorCode> {
  const { fileBytes } = limits.barcodes;
  if (file.length > fileBytes) return fail('too-large', { size: file.length, limit: fileBytes });
  const size = declaredSize(file);
  if (size && size.width * size.height > mostPixels) {
    return fail('too-many-pixels', { width: size.width, height: size.height, limit: mostPixels });
  }
  return ok(null);
}

/**
 * Reads the codes in a picture file: the first that is found, or all. Light looks at a fraction of the size come before
 * thorough ones (turned, inverted, denoised), and those before the failure. With card numbers shown, `masked` is the
 * form without them.
 */
async function read(
  file: Uint8Array,
  { search, showCardNumbers }: OptionValues<typeof options>,
  context: EngineContext,
): Promise<Result<Found, ErrorCode>> {
  const refused = refuse(file, context.barcodes.mostPixels ?? limits.barcodes.declaredPixels);
  if (!refused.ok) return refused;
  const picture = await context.barcodes.open(file);
  if (!picture) return fail('not-a-picture');
  const find = search === 'first' ? findFirst : findAll;
  const found = await find(picture, (done) => context.report(done));
  const preview = search === 'first' && found.length > 0 ? await picture.preview?.(previewPixels) : undefined;
  picture.close();
  if (found.length === 0) return fail('nothing-found');
  const codes = found.map(foundCode);
  return ok({ codes: showCardNumbers ? codes : codes.map(withoutCardNumbers), ...(preview && { preview }) });
}

/** Reads a camera frame. A frame without a code is an empty list: the next one may have it. */
async function frame({ picture, effort }: Frame, _: unknown, context: EngineContext): Promise<Result<Found, never>> {
  const codes = await context.barcodes.read(picture, effort);
  return ok({ codes: codes.map(foundCode) });
}

/** What the text of a code is, with the card numbers in it hidden unless they are to be shown. */
function interpret(input: Text, { showCardNumbers }: CardNumberOption): Result<Content> {
  const interpreted = interpretText(textToString(input));
  return ok((showCardNumbers ? interpreted : withoutCardNumbers(interpreted)).content);
}

export const engine = { read, frame, interpret } satisfies EngineActions;
export type Engine = typeof engine;

import { limits } from '@toolbench/contracts/limits.ts';
import type { EngineActions } from '../define-tool.ts';
import type { Barcode, Effort, Picture, Point } from '../kit/barcodes.ts';
import type { EngineContext } from '../kit/context.ts';
import type { OptionValues } from '../kit/options.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import { formatName } from './format-names.ts';
import { declaredSize } from './picture-size.ts';
import type { options } from './tool.ts';

export type ErrorCode = 'nothing-found' | 'not-a-picture' | 'too-large' | 'too-many-pixels';

/** A code that was read. */
export interface FoundCode {
  readonly text: string;
  /** The symbology as people know it: QR Code, EAN-13 … */
  readonly format: string;
  readonly errorCorrection: string;
  /** The four corners in the pixels of the picture that was searched. */
  readonly corners: readonly Point[];
}

export interface Found {
  readonly codes: readonly FoundCode[];
  /** The pass that found them; after a quick one there may be more codes in the picture. */
  readonly effort: Effort;
}

function foundCode({ text, format, errorCorrection, corners }: Barcode): FoundCode {
  return { text, format: formatName(format), errorCorrection, corners };
}

/** What keeps a file from being opened at all. */
function refuse(file: Uint8Array): Result<null, ErrorCode> {
  const { fileBytes, declaredPixels } = limits.barcodes;
  if (file.length > fileBytes) return fail('too-large', { size: file.length, limit: fileBytes });
  const size = declaredSize(file);
  if (size && size.width * size.height > declaredPixels) {
    return fail('too-many-pixels', { width: size.width, height: size.height, limit: declaredPixels });
  }
  return ok(null);
}

/**
 * Reads the codes in a picture file. Looking for the first, a quick pass is enough when it finds something; a thorough
 * one (turned, scaled, inverted, denoised, several codes) comes before the failure, and always when all are wanted.
 */
async function read(
  file: Uint8Array,
  { search }: OptionValues<typeof options>,
  context: EngineContext,
): Promise<Result<Found, ErrorCode>> {
  const refused = refuse(file);
  if (!refused.ok) return refused;
  const efforts: readonly Effort[] = search === 'first' ? ['quick', 'thorough'] : ['thorough'];
  for (const effort of efforts) {
    const codes = await context.barcodes.readFile(file, effort);
    if (codes === null) return fail('not-a-picture');
    if (codes.length > 0) return ok({ codes: codes.map(foundCode), effort });
  }
  return fail('nothing-found');
}

/** Reads a camera frame in one quick pass. A frame without a code is an empty list: the next one may have it. */
async function frame(picture: Picture, _: unknown, context: EngineContext): Promise<Result<Found, ErrorCode>> {
  const codes = await context.barcodes.read(picture, 'quick');
  return ok({ codes: codes.map(foundCode), effort: 'quick' });
}

export const engine = { read, frame } satisfies EngineActions;
export type Engine = typeof engine;

import { limits } from '@toolbench/contracts/limits.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { Effort, Picture, Preview } from '@toolbench/kit/barcodes.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import type { CharacterSet } from './character-sets.ts';
import { foundCode, withJoined, type FoundCode } from './found-code.ts';
import { codeWithoutCardNumbers, withoutCardNumbers, type Hiding } from './hiding.ts';
import { interpretText, type Content } from './interpret-text.ts';
import { declaredSize } from './picture-size.ts';
import { findAll, findFirst } from './search-picture.ts';
import type { options } from '../options.ts';

export type { FoundCode };

export type ErrorCode = 'nothing-found' | 'not-a-picture' | 'too-large' | 'too-many-pixels';

/** A picture of the camera, and how hard to look at it. */
export interface Frame {
  readonly picture: Picture;
  readonly effort: Effort;
}

export interface Found {
  readonly codes: readonly (FoundCode & Hiding)[];
  /** Of a large picture, with the first of its codes: a page that opened the file itself would be busy with copying it. */
  readonly preview?: Preview;
}

/** As many as a page shows of a picture. */
const previewPixels = 1_000_000;

/** Of options that came later, callers may know nothing. */
type ReadOptions = Omit<OptionValues<typeof options>, 'characterSet'> & {
  readonly characterSet?: OptionValues<typeof options>['characterSet'];
};

type CardNumberOption = Pick<OptionValues<typeof options>, 'showCardNumbers'>;

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
  { search, showCardNumbers, characterSet }: ReadOptions,
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
  const chosen = characterSet === 'auto' ? undefined : (characterSet as CharacterSet | undefined);
  const codes = withJoined(
    found.map((code) => foundCode(code, chosen)),
    chosen,
  );
  return ok({ codes: showCardNumbers ? codes : codes.map(codeWithoutCardNumbers), ...(preview && { preview }) });
}

/** Reads a camera frame. A frame without a code is an empty list: the next one may have it. */
async function frame({ picture, effort }: Frame, _: unknown, context: EngineContext): Promise<Result<Found, never>> {
  const codes = await context.barcodes.read(picture, effort);
  return ok({ codes: codes.map((code) => foundCode(code)) });
}

/** What the text of a code is, with its card numbers or its secret hidden unless they are to be shown. */
function interpret(input: Text, { showCardNumbers }: CardNumberOption): Result<Content & Hiding> {
  const interpreted = interpretText(textToString(input));
  if (showCardNumbers) return ok(interpreted.content);
  const { content, hides } = withoutCardNumbers(interpreted);
  return ok(hides ? { ...content, hides } : content);
}

export const engine = { read, frame, interpret } satisfies EngineActions;
export type Engine = typeof engine;

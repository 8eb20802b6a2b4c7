import { limits } from '@toolbench/contracts/limits.ts';
import type { Barcode, Effort, OpenedPicture, Point } from '@toolbench/kit/barcodes.ts';

/** One look at a picture, scaled down to at most so many pixels. */
interface Pass {
  readonly effort: Effort;
  readonly pixels: number;
}

const small = 750_000;
const medium = 3_000_000;
const whole = limits.barcodes.picturePixels;

/**
 * Cheap looks before dear ones: a code that fills some of a photo is read after a few milliseconds at a fraction of its
 * size, and often better than in the noise of all pixels.
 */
const untilFound: readonly Pass[] = [
  { effort: 'quick', pixels: small },
  { effort: 'quick', pixels: medium },
  { effort: 'thorough', pixels: small },
  { effort: 'quick', pixels: whole },
  { effort: 'straight', pixels: whole },
  { effort: 'thorough', pixels: medium },
  { effort: 'negative', pixels: medium },
  { effort: 'thorough', pixels: whole },
];

/** Looks that together find what a thorough one at full size does, in half of its time. */
const everything: readonly Pass[] = [
  { effort: 'thorough', pixels: medium },
  { effort: 'straight', pixels: whole },
];

/** The codes of the first pass that finds any. */
export async function findFirst(picture: OpenedPicture, onPass: (done: number) => void): Promise<readonly Barcode[]> {
  const passes = passesFor(picture, untilFound);
  for (const [index, { effort, pixels }] of passes.entries()) {
    const found = await picture.read(effort, pixels);
    if (found.length > 0) return found;
    onPass((index + 1) / passes.length);
  }
  return [];
}

/** All codes of a picture, each once; where the usual passes find none, those of the first other that finds any. */
export async function findAll(picture: OpenedPicture, onPass: (done: number) => void): Promise<readonly Barcode[]> {
  const found: Barcode[] = [];
  const passes = passesFor(picture, everything);
  for (const [index, { effort, pixels }] of passes.entries()) {
    for (const code of await picture.read(effort, pixels)) {
      if (!found.some((known) => isSame(known, code))) found.push(code);
    }
    onPass((index + 1) / passes.length / 2);
  }
  return found.length > 0 ? found : findFirst(picture, (done) => onPass((1 + done) / 2));
}

const strengths: Readonly<Record<Effort, number>> = { negative: 0, quick: 1, straight: 2, thorough: 3 };

/** Whether a look at the same pixels has seen all that another one sees. */
function covers(before: Effort, effort: Effort): boolean {
  return before === effort || (effort !== 'negative' && strengths[before] > strengths[effort]);
}

/** The passes that differ for this picture: one that sees no more than another before it is left out. */
function passesFor({ pixels }: OpenedPicture, passes: readonly Pass[]): readonly Pass[] {
  const size = (pass: Pass) => (pixels === null ? 0 : Math.min(pixels, pass.pixels));
  return passes.filter(
    (pass, index) =>
      !passes.slice(0, index).some((before) => size(before) === size(pass) && covers(before.effort, pass.effort)),
  );
}

/** Whether two passes found the same code: the same text, and the middle of one within the other. */
function isSame(one: Barcode, other: Barcode): boolean {
  if (one.text !== other.text || one.format !== other.format) return false;
  const middle = middleOf(other.corners);
  const [xs, ys] = [one.corners.map(({ x }) => x), one.corners.map(({ y }) => y)];
  const within = (value: number, values: readonly number[]) => {
    // A barcode's corners may lie on one line: it was read along a single row.
    const slack = 0.25 * Math.max(span(xs), span(ys));
    return value >= Math.min(...values) - slack && value <= Math.max(...values) + slack;
  };
  return within(middle.x, xs) && within(middle.y, ys);
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function middleOf(corners: readonly Point[]): Point {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}

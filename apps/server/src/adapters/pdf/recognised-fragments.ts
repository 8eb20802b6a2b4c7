import { median } from '@toolbench/lab/documents/read/page.ts';
import { isChinese, isMostlyChinese } from '@toolbench/lab/documents/read/scripts.ts';
import { turn, type Angle, type TurnedFragment } from '@toolbench/lab/documents/read/upright.ts';
import type { GreyPage } from './grey-page.ts';
import type { Print, Recognise, RecognisedLine, RecognisedWord } from './tesseract.ts';

/** Below this, of 100, a line is a stain or a part of a drawing. A rare character among others may be less sure. */
const leastOfLine = 45;
/** A page that is read worse than this lies on its side or its head, or has no text. */
const leastOfPage = 65;
const leastOfText = 45;

/** As shares of the size of a font: from the base line to the top of tall letters, of ideographs in all, below the line. */
const tall = 0.73;
const ideograph = 0.92;
const below = 0.1;
const ascent = 0.85;
const lineHeight = 1.05;
/** Sizes that differ by less are measured from the same font. */
const sameSize = 0.12;

interface SizedLine {
  readonly words: readonly RecognisedWord[];
  readonly size: number;
  /** The base line at a column. */
  readonly baseAt: (x: number) => number;
}

/** How well words are read: the mean confidence of their characters. */
function confidenceOf(words: readonly RecognisedWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, characters);
}

function sized({ words, baseline, bbox }: RecognisedLine): SizedLine[] {
  const kept = words.filter(({ text }) => text.trim() !== '');
  if (kept.length === 0 || confidenceOf(kept) < leastOfLine) return [];
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
  const baseOf = (x: number) => baseline.y0 + slope * (x - baseline.x0);
  if (isMostlyChinese(kept.map(({ text }) => text).join(''))) {
    const size = median(kept.map(({ bbox: { y0, y1 } }) => y1 - y0)) / ideograph;
    const lowered = median(kept.map(({ bbox: { x0, y1 } }) => y1 - baseOf(x0))) - below * size;
    return [{ words: kept, size, baseAt: (x) => baseOf(x) + lowered }];
  }
  // Most words have a tall letter; a stain above the line makes one of them too tall.
  const heights = kept.map(({ bbox: { x0, y0 } }) => baseOf(x0) - y0).sort((one, other) => one - other);
  const height = heights[Math.floor(heights.length * 0.8)] ?? 0;
  return [{ words: kept, size: Math.max(height, (bbox.y1 - bbox.y0) / 2) / tall, baseAt: baseOf }];
}

/** The size in which most words of the page are set, for lines that were measured a little larger or smaller. */
function evened(lines: readonly SizedLine[]): SizedLine[] {
  const usual = median(lines.flatMap(({ size, words }) => words.map(() => size)));
  return lines.map((line) => ({ ...line, size: Math.abs(line.size / usual - 1) < sameSize ? usual : line.size }));
}

/** Whether a space stands between two words of a line: none stands between ideographs. */
const isParted = (word: string, next: string | undefined) =>
  next !== undefined && !(isChinese(word.at(-1) ?? '') && isChinese(next[0] ?? ''));

/** The words of lines at their places on the page, as other pages draw them. */
export function placeLines(lines: readonly RecognisedLine[], page: GreyPage, angle: Angle): TurnedFragment[] {
  const { scale } = page;
  const sheet = { width: page.width / scale, height: page.height / scale };
  return evened(lines.flatMap(sized)).flatMap(({ words, size, baseAt }) =>
    words.map(({ text, bbox: { x0, x1 } }, index) => {
      const box = {
        x: x0 / scale,
        y: (baseAt((x0 + x1) / 2) - ascent * size) / scale,
        width: (x1 - x0) / scale,
        height: (lineHeight * size) / scale,
      };
      const space = isParted(text, words[index + 1]?.text) ? ' ' : '';
      return { ...turn(box, angle, sheet), text: text + space, size: size / scale, angle };
    }),
  );
}

/** The page turned so that text of this angle runs from left to right. */
export function turnedBack({ width, height, scale, pixels }: GreyPage, angle: Angle): GreyPage {
  if (angle === 0) return { width, height, scale, pixels };
  if (angle === 180) return { width, height, scale, pixels: pixels.slice().reverse() };
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = angle === 90 ? (width - 1 - x) * height + y : x * height + (height - 1 - y);
      turned[at] = pixels[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, scale, pixels: turned };
}

/** Whether most words run up or down: Tesseract reads them, but their letters are not in the order of their places. */
function isOnSide(words: readonly RecognisedWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= 3);
  return long.filter(({ bbox: { x0, x1, y0, y1 } }) => y1 - y0 > x1 - x0).length * 2 > long.length;
}

interface Reading {
  readonly lines: readonly RecognisedLine[];
  readonly confidence: number;
  readonly angle: Angle;
  readonly print: Print;
  /** Read well, and by the data of its print: Chinese data read English with gaps. */
  readonly isGood: boolean;
}

function readingOf(lines: readonly RecognisedLine[], angle: Angle, print: Print): Reading {
  const words = lines.flatMap((line) => line.words);
  const confidence = isOnSide(words) ? 0 : confidenceOf(words);
  const isOfPrint = print === 'en' || isMostlyChinese(words.map(({ text }) => text).join(' '));
  return { lines, confidence, angle, print, isGood: isOfPrint && confidence >= leastOfPage };
}

const angles: readonly Angle[] = [0, 180, 90, 270];

/** What is tried on a page, one after the other: as it stands in both kinds of print, then turned. */
const attempts = (first: Print) =>
  angles.flatMap((angle) => [first, first === 'zh' ? 'en' : 'zh'].map((print) => ({ angle, print: print as Print })));

interface Asked {
  /** In which to look first: pages of a document are mostly alike. */
  readonly first: Print;
  /** The dots of a printed photograph take many times as long as a text: nothing more is tried without time. */
  readonly hasTime: () => boolean;
}

/** The text of a page in grey, and its print: as it stands, or turned where it is read better; none where it has none. */
export function recognisePage(
  page: GreyPage,
  recognise: Recognise,
  { first, hasTime }: Asked,
): { readonly fragments: TurnedFragment[]; readonly print: Print } {
  let best: Reading | undefined;
  for (const { angle, print } of attempts(first)) {
    // Whatever is read well in either print stands upright.
    if (best && angle !== best.angle && best.confidence >= leastOfPage) break;
    const reading = readingOf(recognise(turnedBack(page, angle), page.scale * 72, print), angle, print);
    if (!best || reading.confidence > best.confidence) best = reading;
    if (reading.isGood || reading.lines.length === 0 || !hasTime()) break;
  }
  if (!best || best.confidence < leastOfText) return { fragments: [], print: first };
  return { fragments: placeLines(best.lines, page, best.angle), print: best.print };
}

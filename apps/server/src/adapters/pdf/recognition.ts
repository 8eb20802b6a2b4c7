import { limits } from '@toolbench/contracts/limits.ts';
import type { TurnedFragment } from '@toolbench/lab/documents/read/upright.ts';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawGlyphs } from './draw-glyphs.ts';
import { glyphsOf } from './glyphs.ts';
import { coverage, greyPage } from './grey-page.ts';
import { picturesOf } from './page-pictures.ts';
import { recognisePage } from './recognised-fragments.ts';
import { startTesseract, type Print, type Recognise } from './tesseract.ts';

/**
 * The text that a page shows; nothing where it cannot be looked at. `pictures`: it has no text and may be a picture;
 * `drawn`: it has signs of which nobody knows the letters, and is drawn for it.
 */
export type RecognisePage = (page: PDFPageProxy, by: 'pictures' | 'drawn') => Promise<TurnedFragment[] | undefined>;

/** Pictures that cover less of a page illustrate it. */
const leastCoverage = 0.5;

/** Tells, from now on, whether less than half of the processor time of a page is used. */
function untilHalfOfTime(): () => boolean {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000 < limits.documents.recogniseMsPerPage / 2;
  };
}

/**
 * Looks into up to `most` pages without a text that says something, and recognises what they show; `begin` hears of each
 * before.
 * Tesseract is loaded with the first.
 */
export function createRecognition(most: number, begin: (page: number) => Promise<void>): RecognisePage {
  let recognise: Recognise | undefined;
  let first: Print = 'zh';
  let count = 0;
  return async (page, by) => {
    if (count === most) return undefined;
    count += 1;
    // Before its pictures are decoded, which takes most of the memory.
    await begin(page.pageNumber);
    const hasTime = untilHalfOfTime();
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const pictures = await picturesOf(page, transform);
    if (by === 'pictures' && coverage(pictures, { width, height }) < leastCoverage) return undefined;
    const grey = greyPage(pictures, { width, height }, limits.documents.recognisedPixels);
    if (by === 'drawn' && !drawGlyphs(page, (await glyphsOf(page, transform)) ?? [], grey)) return undefined;
    recognise ??= await startTesseract();
    const { fragments, print } = recognisePage(grey, recognise, { first, hasTime });
    first = print;
    return fragments;
  };
}

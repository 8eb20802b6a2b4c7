import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { limits } from '@toolbench/contracts/limits.ts';
import { markKinds } from '@toolbench/lab/documents/read/furniture.ts';
import { joinLines } from '@toolbench/lab/documents/read/join-lines.ts';
import type { ReadPage } from '@toolbench/lab/documents/read/page.ts';
import { readPage } from '@toolbench/lab/documents/read/read-page.ts';
import { isInterlaced, withoutOverprint } from '@toolbench/lab/documents/read/overprint.ts';
import type { TurnedFragment } from '@toolbench/lab/documents/read/upright.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fieldFragments, noteLines, type Annotation } from './annotations.ts';
import { glyphsOf } from './glyphs.ts';
import { letterFragments } from './letter-fragments.ts';
import type { Matrix } from './matrix.ts';
import { getDocument } from './pdfjs.ts';
import { fragmentOf, type DrawnItem } from './pdf-fragments.ts';
import { Refused } from '../documents/refused.ts';
import { createRecognition, type RecognisePage } from './recognition.ts';
import type { ReadingEvent, ReadingRefusal } from '../../features/documents/upload/document-reader.ts';

const { pages: mostPages, characters: mostCharacters, recognisedPages, picturePixels } = limits.documents;
const files = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), '/');

type Tell = (event: ReadingEvent) => Promise<void>;

/** Why pdf.js did not open the file. */
function codeOf(error: unknown): ReadingRefusal {
  if (!(error instanceof Error)) return 'pdf-damaged';
  if (error.name === 'PasswordException') return 'pdf-encrypted';
  return /encrypt/iu.test(error.message) ? 'pdf-unknown-encryption' : 'pdf-damaged';
}

/** Nothing of the file is run, nothing is fetched; character maps and standard fonts come from the package. */
async function open(path: string): Promise<PDFDocumentProxy> {
  const opening = getDocument({
    data: new Uint8Array(readFileSync(path)),
    cMapUrl: `${files}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: picturePixels,
    verbosity: 0,
  });
  return opening.promise.catch((error: unknown) => {
    throw new Refused(codeOf(error));
  });
}

/** The pieces of text that a page draws, letter by letter where letters are drawn on top of each other. */
async function drawnText(page: PDFPageProxy, view: Matrix): Promise<TurnedFragment[]> {
  const { items, styles } = await page.getTextContent();
  const styleOf = (font: string) => ({
    isFixed: styles[font]?.fontFamily === 'monospace',
    isVertical: styles[font]?.vertical === true,
  });
  const fragments = items.flatMap((item) =>
    'str' in item ? (fragmentOf(item as DrawnItem, view, styleOf(item.fontName)) ?? []) : [],
  );
  if (!isInterlaced(withoutOverprint(fragments))) return fragments;
  const glyphs = await glyphsOf(page, view);
  return glyphs ? letterFragments(glyphs) : fragments;
}

/** A page of a document: its text or, where it has none and `recognise` is there, that of its pictures. */
async function drawnPage(
  document: PDFDocumentProxy,
  number: number,
  recognise: RecognisePage | undefined,
): Promise<ReadPage> {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const drawn = await drawnText(page, transform);
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
  const fields = fieldFragments(annotations, transform);
  const recognised = drawn.length === 0 ? await recognise?.(page) : undefined;
  page.cleanup();
  const fragments = [...(recognised ?? drawn), ...fields];
  const read = readPage({ page: number, width, height, fragments });
  const lines = [...read.lines, ...noteLines(annotations, transform)];
  return { ...read, lines, ...(recognised && recognised.length > 0 && { isRecognised: true }) };
}

async function readAll(document: PDFDocumentProxy, tell: Tell): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  let characters = 0;
  let unreadable = 0;
  const recognise = createRecognition(recognisedPages, (page) => tell({ kind: 'recognising', page }));
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await drawnPage(document, number, recognise).catch(() => undefined);
    // A page that cannot be read leaves the others readable.
    if (page === undefined) unreadable += 1;
    characters += (page?.lines ?? []).reduce((sum, { text }) => sum + text.length, 0);
    if (characters > mostCharacters) throw new Refused('document-too-much-text');
    pages.push(page ?? { page: number, width: 0, height: 0, lines: [] });
    await tell({ kind: 'read', page: number });
  }
  if (characters === 0) throw new Refused(unreadable > 0 ? 'pdf-damaged' : 'document-without-text');
  return pages;
}

/** Reads a PDF: its pages are counted, read one after the other, and told when all are known. */
export async function readPdf(path: string, tell: Tell): Promise<void> {
  const document = await open(path);
  if (document.numPages === 0) throw new Refused('document-empty');
  if (document.numPages > mostPages) throw new Refused('document-too-many-pages');
  await tell({ kind: 'opened', pages: document.numPages });
  for (const page of joinLines(markKinds(await readAll(document, tell)))) await tell({ kind: 'text', page });
  await tell({ kind: 'end' });
}

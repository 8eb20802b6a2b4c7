import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { limits } from '@toolbench/contracts/limits.ts';
import { markKinds } from '@toolbench/lab/documents/read/furniture.ts';
import { joinLines } from '@toolbench/lab/documents/read/join-lines.ts';
import type { ReadPage } from '@toolbench/lab/documents/read/page.ts';
import { readPage } from '@toolbench/lab/documents/read/read-page.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getDocument } from './pdfjs.ts';
import { fragmentOf } from './pdf-fragments.ts';
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

/** A page of a document: its text or, where it has none and `recognise` is there, that of its pictures. */
async function drawnPage(
  document: PDFDocumentProxy,
  number: number,
  recognise: RecognisePage | undefined,
): Promise<ReadPage> {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent();
  const isFixed = (font: string) => styles[font]?.fontFamily === 'monospace';
  const fragments = items.flatMap((item) =>
    'str' in item ? (fragmentOf(item, transform, isFixed(item.fontName)) ?? []) : [],
  );
  const recognised = fragments.length === 0 ? await recognise?.(page) : undefined;
  page.cleanup();
  const read = readPage({ page: number, width, height, fragments: recognised ?? fragments });
  return recognised && recognised.length > 0 ? { ...read, isRecognised: true } : read;
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

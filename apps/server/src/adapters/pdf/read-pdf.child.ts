import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { limits } from '@toolbench/contracts/limits.ts';
import { markKinds } from '@toolbench/lab/documents/furniture.ts';
import { joinLines } from '@toolbench/lab/documents/join-lines.ts';
import type { ReadPage } from '@toolbench/lab/documents/page.ts';
import { readPage } from '@toolbench/lab/documents/read-page.ts';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fragmentOf } from './pdf-fragments.ts';
import { createRecognition, type RecognisePage } from './recognition.ts';
import type { PdfEvent, PdfRefusal } from '../../features/documents/pdf-reader.ts';

/**
 * Reads one PDF and tells its parent the text of each page. A process of its own: PDFs from strangers can take any time
 * and memory, and only a process can be killed.
 */

const { pages: mostPages, characters: mostCharacters, recognisedPages, picturePixels } = limits.documents;
const files = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), '/');

/** What refuses the document, as an exception within this process only. */
class Refused extends Error {
  readonly code: PdfRefusal;
  constructor(code: PdfRefusal) {
    super(code);
    this.code = code;
  }
}

const tell = (message: PdfEvent) =>
  new Promise<void>((resolve, reject) => {
    if (!process.send) throw new Error('no parent');
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

/** Why pdf.js did not open the file. */
function codeOf(error: unknown): PdfRefusal {
  if (error instanceof Refused) return error.code;
  return error instanceof Error && error.name === 'PasswordException' ? 'pdf-encrypted' : 'pdf-damaged';
}

/** Nothing of the file is run, nothing is fetched; character maps and standard fonts come from the package. */
async function open(path: string): Promise<PDFDocumentProxy> {
  return getDocument({
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
  }).promise;
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

async function readAll(document: PDFDocumentProxy): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  let characters = 0;
  let unreadable = 0;
  const recognise = createRecognition(recognisedPages, (page) => tell({ kind: 'recognising', page }));
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await drawnPage(document, number, recognise).catch(() => undefined);
    // A page that cannot be read leaves the others readable.
    if (page === undefined) unreadable += 1;
    characters += (page?.lines ?? []).reduce((sum, { text }) => sum + text.length, 0);
    if (characters > mostCharacters) throw new Refused('pdf-too-much-text');
    pages.push(page ?? { page: number, width: 0, height: 0, lines: [] });
    await tell({ kind: 'read', page: number });
  }
  if (characters === 0) throw new Refused(unreadable > 0 ? 'pdf-damaged' : 'pdf-without-text');
  return pages;
}

async function read(path: string): Promise<void> {
  const document = await open(path);
  if (document.numPages === 0) throw new Refused('pdf-empty');
  if (document.numPages > mostPages) throw new Refused('pdf-too-many-pages');
  await tell({ kind: 'opened', pages: document.numPages });
  for (const page of joinLines(markKinds(await readAll(document)))) await tell({ kind: 'text', page });
  await tell({ kind: 'end' });
}

process.on('disconnect', () => process.exit(1));
await read(process.argv[2] ?? '').catch((error: unknown) => tell({ kind: 'refused', code: codeOf(error) }));
process.exit(0);

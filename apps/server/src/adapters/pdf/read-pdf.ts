import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { limits } from '@toolbench/contracts/limits.ts';
import { markKinds } from '@toolbench/lab/documents/read/furniture.ts';
import { joinLines } from '@toolbench/lab/documents/read/join-lines.ts';
import type { ReadPage } from '@toolbench/lab/documents/read/page.ts';
import { readPage } from '@toolbench/lab/documents/read/read-page.ts';
import { isMeaningless } from '@toolbench/lab/documents/read/meaning.ts';
import { isInterlaced, withoutOverprint } from '@toolbench/lab/documents/read/overprint.ts';
import type { TurnedFragment } from '@toolbench/lab/documents/read/upright.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fieldFragments, noteLines, type Annotation } from './annotations.ts';
import { glyphsOf, type PlacedGlyph } from './glyphs.ts';
import type { Matrix } from './matrix.ts';
import { getDocument } from './pdfjs.ts';
import { fragmentOf, type DrawnItem } from './pdf-fragments.ts';
import { Refused } from '../documents/refused.ts';
import { createRecognition, type RecognisePage } from './recognition.ts';
import type { ReadingEvent, ReadingRefusal } from '../../features/documents/upload/document-reader.ts';

const { pages: mostPages, characters: mostCharacters, recognisedPages, picturePixels } = limits.documents;
/** Names of attached files are told up to this length, and so many; labels of pages are short. */
const longestName = 200;
const mostAttached = 100;
const longestLabel = 20;
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

interface DrawnText {
  readonly fragments: readonly TurnedFragment[];
  /** It is not what the page shows: its fonts do not tell which letters they draw. */
  readonly isDamaged: boolean;
}

/** The pieces of text that a page draws, letter by letter where letters are drawn on top of each other. */
async function drawnText(page: PDFPageProxy, view: Matrix): Promise<DrawnText> {
  const { items, styles } = await page.getTextContent();
  const styleOf = (font: string) => ({
    isFixed: styles[font]?.fontFamily === 'monospace',
    isVertical: styles[font]?.vertical === true,
  });
  const fragments = items.flatMap((item) =>
    'str' in item ? (fragmentOf(item as DrawnItem, view, styleOf(item.fontName)) ?? []) : [],
  );
  const isDamaged = isMeaningless(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  if (!isInterlaced(withoutOverprint(fragments))) return { fragments, isDamaged };
  const glyphs = await glyphsOf(page, view);
  return { fragments: glyphs ? letterFragments(glyphs) : fragments, isDamaged };
}

/** The letters of a page as pieces of their own, each with the space that is drawn behind it. */
function letterFragments(glyphs: readonly PlacedGlyph[]): TurnedFragment[] {
  const style = { isFixed: false, isVertical: false };
  return glyphs.flatMap(({ text, width, matrix }, index) => {
    if (text.trim() === '') return [];
    const next = glyphs[index + 1]?.text ?? '';
    const str = next !== '' && next.trim() === '' ? `${text} ` : text;
    return fragmentOf({ str, width, height: 0, transform: matrix }, [1, 0, 0, 1, 0, 0], style) ?? [];
  });
}

interface DrawnPage {
  readonly read: ReadPage;
  /** Names of files that are attached at places of the page. */
  readonly attached: readonly string[];
}

/** A page of a document: its text or, where that is none or says nothing, what its pictures or its signs show. */
async function drawnPage(document: PDFDocumentProxy, number: number, recognise: RecognisePage): Promise<DrawnPage> {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const drawn = await drawnText(page, transform);
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
  const by = drawn.isDamaged ? 'drawn' : drawn.fragments.length === 0 ? 'pictures' : undefined;
  const recognised = (by && (await recognise(page, by))) ?? [];
  page.cleanup();
  const isRecognised = recognised.length > 0;
  const fields = fieldFragments(annotations, transform);
  const fragments = [...(isRecognised ? recognised : drawn.fragments), ...fields];
  const text = readPage({ page: number, width, height, fragments });
  const read = { ...text, lines: [...text.lines, ...noteLines(annotations, transform)] };
  const attached = annotations.flatMap(({ subtype, file }) =>
    subtype === 'FileAttachment' ? (file?.filename ?? []) : [],
  );
  if (isRecognised) return { read: { ...read, isRecognised }, attached };
  return { read: drawn.isDamaged ? { ...read, isDamaged: true } : read, attached };
}

interface ReadDocument {
  readonly pages: readonly ReadPage[];
  readonly attached: readonly string[];
}

async function readAll(document: PDFDocumentProxy, tell: Tell): Promise<ReadDocument> {
  const pages: ReadPage[] = [];
  const embedded = ((await document.getAttachments()) ?? {}) as Readonly<
    Record<string, { readonly filename?: string }>
  >;
  const attached = new Set(Object.entries(embedded).map(([key, { filename = key }]) => filename));
  const labels = await document.getPageLabels();
  let characters = 0;
  let unreadable = 0;
  const recognise = createRecognition(recognisedPages, (page) => tell({ kind: 'recognising', page }));
  for (let number = 1; number <= document.numPages; number += 1) {
    const drawn = await drawnPage(document, number, recognise).catch(() => undefined);
    // A page that cannot be read leaves the others readable.
    if (drawn === undefined) unreadable += 1;
    for (const name of drawn?.attached ?? []) attached.add(name);
    characters += (drawn?.read.lines ?? []).reduce((sum, { text }) => sum + text.length, 0);
    if (characters > mostCharacters) throw new Refused('document-too-much-text');
    const label = labels?.[number - 1]?.slice(0, longestLabel) ?? '';
    const isOther = label !== '' && label !== String(number);
    pages.push({ ...(drawn?.read ?? { page: number, width: 0, height: 0, lines: [] }), ...(isOther && { label }) });
    await tell({ kind: 'read', page: number });
  }
  if (characters === 0 && pages.some(({ isDamaged }) => isDamaged)) throw new Refused('pdf-unknown-letters');
  if (characters === 0) throw new Refused(unreadable > 0 ? 'pdf-damaged' : 'document-without-text');
  return { pages, attached: [...attached].slice(0, mostAttached).map((name) => name.slice(0, longestName)) };
}

/** Reads a PDF: its pages are counted, read one after the other, and told when all are known. */
export async function readPdf(path: string, tell: Tell): Promise<void> {
  const document = await open(path);
  if (document.numPages === 0) throw new Refused('document-empty');
  if (document.numPages > mostPages) throw new Refused('document-too-many-pages');
  await tell({ kind: 'opened', pages: document.numPages });
  const { pages, attached } = await readAll(document, tell);
  for (const page of joinLines(markKinds(pages))) await tell({ kind: 'text', page });
  await tell({ kind: 'end', ...(attached.length > 0 && { attached }) });
}

import { getDocument, GlobalWorkerOptions, VerbosityLevel, version, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import { ownAddress } from '@toolbench/ui/work/site.ts';

/** Served as our own files: vite.config.ts puts them there. */
const assets = ownAddress(`/assets/pdfjs-${version}/`);

GlobalWorkerOptions.workerSrc = `${assets}pdf.worker.js`;

/** Opens a PDF of the user's own in the browser. `destroy()` of the task frees its memory and its worker. */
export async function openPdf(file: File): Promise<PDFDocumentLoadingTask> {
  return getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    // The content policy forbids eval; not asking for it saves a report of the refused try.
    isEvalSupported: false,
    enableXfa: false,
    // Fonts that this machine lacks are no news: others stand in for them.
    verbosity: VerbosityLevel.ERRORS,
  });
}

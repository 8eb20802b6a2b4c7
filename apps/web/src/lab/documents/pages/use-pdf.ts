import { useEffect, useState } from 'react';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';

/** The user's own file as PDF.js reads it: null while it opens, `failed` where it cannot. */
export function usePdf(file: File): PDFDocumentProxy | 'failed' | null {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'failed' | null>(null);
  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined;
    let isLeft = false;
    const load = async () => {
      const { openPdf } = await import('./pdf-file.ts');
      if (isLeft) return;
      task = await openPdf(file);
      const opened = await task.promise;
      if (!isLeft) setPdf(opened);
    };
    load().catch(() => {
      if (!isLeft) setPdf('failed');
    });
    return () => {
      isLeft = true;
      void task?.destroy();
    };
  }, [file]);
  return pdf;
}

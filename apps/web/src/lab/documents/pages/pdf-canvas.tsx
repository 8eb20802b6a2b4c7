import { useEffect, useRef } from 'react';
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import styles from './page-view.module.css';

/** Sharper than this costs memory and shows nothing. */
const mostPixelRatio = 2;

/** In PDF points, as shown. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

interface PdfCanvasProps {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  readonly label: string;
  readonly onSize: (size: PageSize) => void;
  readonly onFailed: () => void;
}

/** One page of the user's own file, drawn as wide as there is room. */
export function PdfCanvas({ pdf, page, label, onSize, onFailed }: PdfCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let task: RenderTask | undefined;
    let isLeft = false;
    const draw = async () => {
      const target = canvas.current;
      const drawn = await pdf.getPage(page);
      if (isLeft || target === null) return;
      const { width, height } = drawn.getViewport({ scale: 1 });
      onSize({ width, height });
      const ratio = Math.min(devicePixelRatio, mostPixelRatio);
      const viewport = drawn.getViewport({ scale: (target.clientWidth * ratio) / width });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      task = drawn.render({ canvas: target, viewport });
      await task.promise;
    };
    draw().catch(() => {
      if (!isLeft) onFailed();
    });
    return () => {
      isLeft = true;
      task?.cancel();
    };
  }, [pdf, page, onSize, onFailed]);
  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />;
}

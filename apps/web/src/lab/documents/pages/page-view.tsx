import { useCallback, useEffect, useRef, useState } from 'react';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import type { Box, PageResponse } from '@toolbench/contracts/documents.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { PageBar } from './page-bar.tsx';
import { PdfCanvas, type PageSize } from './pdf-canvas.tsx';
import { pageViewId, type Place, type ShowPlace } from './place.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { loadPage } from '../document-calls.ts';
import { useWords } from '../use-words.ts';
import type { OpenDocument } from '../work.ts';
import styles from './page-view.module.css';

/** Until a page has told its own. */
const a4: PageSize = { width: 595, height: 842 };

/** Pixels that stay free above a mark. */
const markMargin = 80;

interface PageViewProps {
  readonly document: OpenDocument;
  readonly place: Place;
  /** Somebody asked to see it: it is brought into view. Else only what is on view changes. */
  readonly isFollowed: boolean;
  readonly onShow: ShowPlace;
}

interface TextPageProps {
  readonly fileId: string;
  readonly page: number;
  readonly onSize: (size: PageSize) => void;
}

/** A page whose file is not at hand, drawn from what the server read: every line where it stands. */
function TextPage({ fileId, page, onSize }: TextPageProps) {
  const load = useCallback((language: Language) => loadPage(fileId, page, language), [fileId, page]);
  const { answer, reload } = useLoaded(load);
  const drawn = answer?.ok ? answer.value : null;
  useEffect(() => {
    if (drawn) onSize({ width: drawn.width, height: drawn.height });
  }, [drawn, onSize]);
  if (answer?.ok === false) return <LoadFailure failure={answer} onRetry={reload} />;
  return drawn && <Lines page={drawn} />;
}

/** A line's baseline stands at about this share of its height. */
const baseline = 0.8;

function Lines({ page: { width, height, lines } }: { readonly page: PageResponse }) {
  return (
    <svg className={styles.textPage} viewBox={`0 0 ${width} ${height}`}>
      {lines.map((line, index) => (
        <text
          key={index}
          x={line.x}
          y={line.y + line.height * baseline}
          fontSize={line.height * baseline}
          data-kind={line.kind}
          {...(line.width > 0 && { textLength: line.width, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {line.text}
        </text>
      ))}
    </svg>
  );
}

/** A page of the document beside the answer, with the cited passage marked. */
export function PageView({ document, place, isFollowed, onShow }: PageViewProps) {
  const { page: t } = useWords();
  const [size, setSize] = useState(a4);
  const view = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const onPage = place.boxes.filter(({ page }) => page === place.page);
  useEffect(() => {
    const mark = view.current?.querySelector<HTMLElement>(`.${styles.mark}`);
    if (isFollowed) (mark ?? view.current)?.scrollIntoView({ block: 'nearest' });
    else if (mark) room.current?.scrollTo({ top: mark.offsetTop - markMargin });
  }, [place, size, isFollowed]);
  const label = t.label({ page: place.page, pages: document.pages, hasPages: document.hasPages });
  return (
    <section className={styles.pageView} id={pageViewId} ref={view} aria-label={t.title} data-page={place.page}>
      <PageBar document={document} place={place} onShow={onShow} />
      <div className={styles.sheetRoom} ref={room}>
        <div className={styles.sheet} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
          {document.file && document.hasPages ? (
            <FilePage fileId={document.fileId} file={document.file} page={place.page} label={label} onSize={setSize} />
          ) : (
            <TextPage fileId={document.fileId} page={place.page} onSize={setSize} />
          )}
          {onPage.map((box, index) => (
            <Mark key={index} box={box} size={size} />
          ))}
        </div>
      </div>
      {!document.file && document.hasPages && <p className={styles.hint}>{t.fromText}</p>}
      <p className="visually-hidden" role="status">
        {place.quote !== null && `${label}. ${t.marked}: ${place.quote}`}
      </p>
    </section>
  );
}

interface FilePageProps {
  readonly fileId: string;
  readonly file: File;
  readonly page: number;
  readonly label: string;
  readonly onSize: (size: PageSize) => void;
}

/** The page of the user's own file; where PDF.js cannot draw it, its text. */
function FilePage({ fileId, file, page, label, onSize }: FilePageProps) {
  const pdf = usePdf(file);
  const [isFailed, setIsFailed] = useState(false);
  const fail = useCallback(() => setIsFailed(true), []);
  if (pdf === 'failed' || isFailed) return <TextPage fileId={fileId} page={page} onSize={onSize} />;
  return pdf && <PdfCanvas pdf={pdf} page={page} label={label} onSize={onSize} onFailed={fail} />;
}

/** The user's own file as PDF.js reads it: null while it opens, `failed` where it cannot. */
function usePdf(file: File): PDFDocumentProxy | 'failed' | null {
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

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

function Mark({ box, size }: { readonly box: Box; readonly size: PageSize }) {
  const style = {
    left: percent(box.x, size.width),
    top: percent(box.y, size.height),
    width: percent(box.width, size.width),
    height: percent(box.height, size.height),
  };
  return <div className={styles.mark} style={style} />;
}

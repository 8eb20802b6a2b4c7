import { ScanText, TriangleAlert } from 'lucide-react';
import type { DocumentAnswer, Unread } from '@toolbench/contracts/document-answers.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { pageList } from '../pages/page-list.ts';
import { useWords } from '../use-words.ts';
import styles from '../../wizard/results.module.css';

interface PageNotesProps {
  readonly notes: Pick<DocumentAnswer, 'recognised_pages' | 'page_labels' | keyof Unread>;
  /** Of the document, where several were asked. */
  readonly filename?: string;
}

/** That the words of some pages were recognised, the numbers that are printed on pages, and what was not read. */
export function PageNotes({ notes, filename }: PageNotesProps) {
  const { ask: t, upload } = useWords();
  const inFile = (told: string) => (filename === undefined ? told : t.inFile({ filename, told }));
  const { recognised_pages: recognised, page_labels: labels } = notes;
  const { attached_files: attached = [], damaged_pages: damaged = [], pages_without_text: noText = [] } = notes;
  const unread = [
    ...(damaged.length > 0 ? [upload.damaged({ pages: pageList(damaged) })] : []),
    ...(attached.length > 0
      ? [upload.attached({ count: formatCount(attached.length), names: attached.join(upload.comma) })]
      : []),
    ...(noText.length > 0 ? [upload.noText({ pages: pageList(noText) })] : []),
  ];
  const printed = Object.entries(labels ?? {}).map(([page, label]) => t.printedNumber({ page, label }));
  return (
    <>
      {recognised && (
        <p className={styles.unsure}>
          <ScanText size={16} aria-hidden />
          <span>{inFile(t.recognised({ pages: pageList(recognised) }))}</span>
        </p>
      )}
      {printed.length > 0 && (
        <p className={styles.unsure}>
          <span>{inFile(t.printedNumbers({ pages: printed.join(t.comma) }))}</span>
        </p>
      )}
      {unread.map((told) => (
        <p key={told} className={styles.unsure}>
          <TriangleAlert size={16} aria-hidden />
          <span>{inFile(told)}</span>
        </p>
      ))}
    </>
  );
}

import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import type { Place, ShowPlace } from './place.ts';
import { useWords } from '../use-words.ts';
import { wholeNumberFrom } from '../use-typed.ts';
import type { OpenDocument } from '../work.ts';
import styles from './page-view.module.css';

interface PageBarProps {
  readonly document: OpenDocument;
  readonly place: Place;
  readonly onShow: ShowPlace;
}

/** Which document and page is shown, and turning the pages. Marks stay while one turns. */
export function PageBar({ document: { filename, pages, hasPages }, place, onShow }: PageBarProps) {
  const { page: t } = useWords();
  /** What is typed and no page: it stays until the field is left. */
  const [typed, setTyped] = useState<string | null>(null);
  const words = hasPages ? t : t.sections;
  const turnTo = (page: number) => onShow({ ...place, page, quote: null });
  return (
    <div className={styles.pageBar}>
      <strong title={filename}>{filename}</strong>
      <IconButton
        icon={ChevronLeft}
        label={words.previous}
        variant="default"
        disabled={place.page <= 1}
        onClick={() => turnTo(place.page - 1)}
      />
      <label>
        <span className="visually-hidden">{words.number}</span>
        <input
          type="number"
          min={1}
          max={pages}
          value={typed ?? place.page}
          onChange={(event) => {
            const text = event.currentTarget.value;
            const page = wholeNumberFrom(text, 1, pages);
            setTyped(page === null ? text : null);
            if (page !== null) turnTo(page);
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
      <span>{t.of({ pages })}</span>
      <IconButton
        icon={ChevronRight}
        label={words.next}
        variant="default"
        disabled={place.page >= pages}
        onClick={() => turnTo(place.page + 1)}
      />
    </div>
  );
}

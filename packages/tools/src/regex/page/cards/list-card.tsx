import type { ReactNode } from 'react';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { MeasuredList } from '@toolbench/ui/editor/measured-list.tsx';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import styles from './list-card.module.css';

interface ListCardProps {
  readonly label: string;
  /** How much was found, beside the label. */
  readonly figure: string;
  readonly count: number;
  readonly rowHeight: number;
  /** Rows may be taller than `rowHeight`, each by as much as it holds. */
  readonly wraps?: boolean;
  readonly row: (index: number) => ReactNode;
  readonly copied: () => string;
  /** Shown while there is nothing to list. */
  readonly empty: string;
}

/** A pane with a list of any length, as tall as the text beside it. */
export function ListCard({ label, figure, count, rowHeight, wraps, row, copied, empty }: ListCardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.head}>
        <h2>{label}</h2>
        <span className={styles.figure} role="status">
          {figure}
        </span>
        <span className={styles.actions}>
          <CopyButton text={copied} disabled={count === 0} />
        </span>
      </div>
      <div className={styles.body}>
        {count === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : wraps ? (
          <MeasuredList count={count} estimatedRowHeight={rowHeight} height={360} label={label} row={row} />
        ) : (
          <WindowedList count={count} rowHeight={rowHeight} height={360} label={label} row={row} />
        )}
      </div>
    </section>
  );
}

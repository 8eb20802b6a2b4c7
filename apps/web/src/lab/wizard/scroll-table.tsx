import type { ReactNode } from 'react';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import styles from './scroll-table.module.css';

interface ScrollTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Whether the label stands above it, too. */
  readonly hasCaption?: boolean;
  /** Whether it scrolls where it is long, too. */
  readonly isLow?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls in a box of its own where it is wider than the page. */
export function ScrollTable({ label, columns, hasCaption = false, isLow = false, children }: ScrollTableProps) {
  return (
    <div className={styles.box} role="region" aria-label={label} tabIndex={0} data-low={isLow || undefined}>
      <table className={styles.table}>
        {hasCaption && <caption>{label}</caption>}
        <ColumnHeads names={columns} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

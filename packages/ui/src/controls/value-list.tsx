import type { ReactNode } from 'react';
import { CopyButton } from '../files/copy-button.tsx';
import styles from './value-list.module.css';

export interface ValueItem {
  readonly name: string;
  /** What is shown and copied. */
  readonly value: string;
  /** What is shown in its place, where the value has characters that are not seen. */
  readonly shown?: string;
  /** A remark after the value, in words. */
  readonly note?: ReactNode;
  readonly tone?: 'good' | 'warning';
}

interface ValueListProps {
  readonly items: readonly ValueItem[];
  /** Shown while there are none. */
  readonly empty?: string;
}

/** Named values one below the other, each with a button that copies it. */
export function ValueList({ items, empty }: ValueListProps) {
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <dl className={styles.list}>
      {items.map(({ name, value, shown, note, tone }, index) => (
        <div key={`${index} ${name}`} data-tone={tone}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.value}>
              <code>{shown ?? value}</code>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            {value !== '' && <CopyButton text={() => value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

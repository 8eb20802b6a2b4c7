import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly name: string;
  /** Beside the name: a star, a badge. */
  readonly beside?: ReactNode;
  /** What it is for. */
  readonly summary: string;
  /** At the end of the heading. */
  readonly aside?: ReactNode;
  /** Names the tool to scripts and styles. */
  readonly toolKey?: string;
  readonly children: ReactNode;
}

/** A page of a tool under its heading. */
export function PageFrame({ name, beside, summary, aside, toolKey, children }: PageFrameProps) {
  return (
    <div className={styles.page} data-tool={toolKey}>
      <div className={styles.title}>
        <div className={styles.heading}>
          <h1>{name}</h1>
          {beside}
        </div>
        <p>{summary}</p>
        {aside}
      </div>
      {children}
    </div>
  );
}

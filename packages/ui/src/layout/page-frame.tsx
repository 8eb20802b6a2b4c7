import type { ReactNode } from 'react';
import styles from './page-frame.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

interface PageFrameProps {
  readonly name: string;
  /** Beside the name: a star, a badge. */
  readonly beside?: ReactNode;
  /** What it is for: under the name, on a phone below everything else, so that the input is in sight. */
  readonly summary: string;
  /** At the end of the heading. */
  readonly aside?: ReactNode;
  /** Names the tool to scripts and styles. */
  readonly toolKey?: string;
  readonly children: ReactNode;
}

/** A page of a tool under its heading. */
export function PageFrame({ name, beside, summary, aside, toolKey, children }: PageFrameProps) {
  const isNarrow = useIsNarrow();
  const about = <p className={styles.summary}>{summary}</p>;
  return (
    <div className={styles.page} data-tool={toolKey}>
      <div className={styles.title}>
        <div className={styles.heading}>
          <h1>{name}</h1>
          {beside}
        </div>
        {!isNarrow && about}
        {aside}
      </div>
      {children}
      {isNarrow && about}
    </div>
  );
}

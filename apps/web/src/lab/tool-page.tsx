import type { ReactNode } from 'react';
import styles from './tool-page.module.css';

interface ToolPageProps {
  readonly name: string;
  /** How far it is: its colour, and the word for it. */
  readonly maturity: 'beta' | 'experimental';
  readonly badge: string;
  /** What it is for. */
  readonly description: string;
  /** Stands at the end of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A tool of the lab under its heading. */
export function ToolPage({ name, maturity, badge, description, aside, children }: ToolPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>{name}</h1>
        <span className={styles.badge} data-maturity={maturity}>
          {badge}
        </span>
        <p>{description}</p>
        {aside}
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { PageFrame } from '@toolbench/ui/layout/page-frame.tsx';
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
  const mark = (
    <span className={styles.badge} data-maturity={maturity}>
      {badge}
    </span>
  );
  return (
    <PageFrame name={name} beside={mark} summary={description} aside={aside}>
      {children}
    </PageFrame>
  );
}

import './controls.css';
import type { ReactNode } from 'react';
import type { ToolDefinition } from '@toolbench/tools/define-tool.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { useLanguage } from './language.ts';
import { PageFrame } from './page-frame.tsx';
import { RunProgress } from './run-progress.tsx';
import { StaysHere } from './stays-here.tsx';
import styles from './tool-layout.module.css';
import type { Running } from './use-tool.tsx';

interface ToolLayoutProps {
  readonly tool: {
    readonly definition: Pick<ToolDefinition, 'name' | 'summary' | 'key'>;
    readonly running: Running | null;
    cancel(): void;
  };
  /** The primary action first, then further actions. */
  readonly actions?: ReactNode;
  readonly options?: ReactNode;
  /** Clear, example, undo: at the right. */
  readonly quiet?: ReactNode;
  /** Where the data goes; without it the page says that they stay here. */
  readonly mark?: ReactNode;
  /** The error banner; its room is kept only while there is one. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
  /** Features and help, below the fold. */
  readonly below?: ReactNode;
}

/** The frame of every tool page: title, toolbar, error banner, panes, and what comes below. */
export function ToolLayout({ tool, actions, options, quiet, mark, banner, children, below }: ToolLayoutProps) {
  const language = useLanguage();
  const { key, name, summary } = tool.definition;
  return (
    <PageFrame
      name={name[language]}
      beside={<FavouriteStar toolKey={key} />}
      summary={summary[language]}
      aside={mark ?? <StaysHere />}
      toolKey={key}
    >
      {(actions ?? options ?? quiet) && (
        <div className={styles.toolbar} role="toolbar" aria-label={name[language]} data-print="no">
          <div className={styles.main}>
            {actions && <div className={styles.group}>{actions}</div>}
            {options && <div className={styles.group}>{options}</div>}
          </div>
          {quiet && <div className={styles.quiet}>{quiet}</div>}
        </div>
      )}
      <RunProgress running={tool.running} onCancel={() => tool.cancel()} />
      {banner}
      <div className={styles.content}>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </PageFrame>
  );
}

/** Two panes side by side on wide screens, stacked below 900 px. */
export function Panes({ children }: { readonly children: ReactNode }) {
  return <div className={styles.panes}>{children}</div>;
}

/** A titled card for statistics, trees, help and the like. */
export function Card({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.cardBody}>{children}</div>
    </section>
  );
}

/** Figures with their names, in one line that wraps. */
export function Figures({ items }: { readonly items: readonly (readonly [name: string, value: string | number])[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a tool can do, as a short list below the fold. */
export function Features({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly (readonly [name: string, text: string])[];
}) {
  return (
    <section className={styles.features} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

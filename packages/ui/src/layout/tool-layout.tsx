import '../controls/controls.css';
import { useEffect, useState, type ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { FavouriteStar } from '../work/favourite-star.tsx';
import { useLanguage } from '../words/language.ts';
import { PageFrame } from './page-frame.tsx';
import { RestoredNote } from '../work/restored-note.tsx';
import { RunProgress } from '../run/run-progress.tsx';
import { StaysHere } from './stays-here.tsx';
import { useWords } from '../words/use-words.ts';
import { SidewaysRow } from './sideways-row.tsx';
import styles from './tool-layout.module.css';
import { useIsNarrow } from './use-is-narrow.ts';
import { rememberExplained, wasExplained } from '../work/tool-memory.ts';
import { ToolLink } from '../work/tool-link.tsx';
import type { Running } from '../run/use-tool.tsx';

interface ToolLayoutProps {
  readonly tool: {
    readonly definition: Pick<ToolDefinition, 'name' | 'summary' | 'key' | 'options'>;
    readonly running: Running | null;
    readonly isWaiting?: boolean;
    cancel(): void;
  };
  /** The primary action first, then further actions. */
  readonly actions?: ReactNode;
  readonly options?: ReactNode;
  /** Clear, example, undo: at the right. */
  readonly quiet?: ReactNode;
  /** Where the data goes; without it the page says that they stay here. */
  readonly mark?: ReactNode;
  /** What went wrong. A page that has one at times has room for it all the time, so that nothing jumps. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
  /** Features and help, below the fold. */
  readonly below?: ReactNode;
}

/** The frame of every tool page: title, toolbar, error banner, panes, and what comes below. */
export function ToolLayout({ tool, actions, options, quiet, mark, banner, children, below }: ToolLayoutProps) {
  const language = useLanguage();
  const t = useWords();
  const { key, name, summary } = tool.definition;
  const [showsAll, setShowsAll] = useState(false);
  const isNarrow = useIsNarrow();
  const where = mark ?? <StaysHere />;
  return (
    <PageFrame
      name={name[language]}
      beside={
        <>
          <FavouriteStar toolKey={key} />
          <ToolLink tool={tool.definition} />
        </>
      }
      summary={summary[language]}
      aside={
        <div className={styles.aside}>
          {!isNarrow && where}
          <RestoredNote />
        </div>
      }
      toolKey={key}
    >
      {(actions ?? options ?? quiet) && (
        <div
          className={styles.toolbar}
          role="toolbar"
          aria-label={name[language]}
          data-print="no"
          data-open={showsAll || undefined}
        >
          <div className={styles.main}>
            <SidewaysRow className={`${styles.group} ${styles.first}`}>{actions ?? options}</SidewaysRow>
            {actions && options && <div className={`${styles.group} ${styles.rest}`}>{options}</div>}
          </div>
          {quiet && <div className={`${styles.quiet} ${styles.rest}`}>{quiet}</div>}
          {(quiet ?? (actions && options)) && (
            <IconButton
              icon={SlidersHorizontal}
              label={t.moreOptions}
              className={styles.more}
              variant="default"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            />
          )}
        </div>
      )}
      {banner === undefined && !isNarrow ? (
        <RunProgress running={tool.running} onCancel={() => tool.cancel()} />
      ) : (
        <div className={styles.status}>
          <RunProgress running={tool.running} onCancel={() => tool.cancel()} />
          {tool.isWaiting && !tool.running && <p role="status">{t.waiting}</p>}
          {banner}
          {isNarrow && <div className={styles.where}>{where}</div>}
        </div>
      )}
      <div className={styles.content}>{children}</div>
      {below && <Explanations tool={key}>{below}</Explanations>}
    </PageFrame>
  );
}

/** What a tool can do: unfolded at the first visit of the tool, folded from then on. */
function Explanations({ tool, children }: { readonly tool: string; readonly children: ReactNode }) {
  const t = useWords();
  const [isFirst] = useState(() => !wasExplained(tool));
  useEffect(() => rememberExplained(tool), [tool]);
  return (
    <details className={styles.below} open={isFirst}>
      <summary>{t.explanations}</summary>
      {children}
    </details>
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
        {aside && <div className={styles.cardAside}>{aside}</div>}
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

/** What a tool can do, as a short list. */
export function Features({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly (readonly [name: string, text: string])[];
}) {
  return (
    <section className={styles.features} aria-label={title}>
      <h2 className="visually-hidden">{title}</h2>
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

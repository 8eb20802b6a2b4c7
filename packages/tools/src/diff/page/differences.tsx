import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { Checkbox } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import type { ListControls } from '@toolbench/ui/editor/measured-rows.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import type { Comparison } from '../engine/comparison.ts';
import { DiffRows } from './diff-rows.tsx';
import styles from './diff.module.css';
import { useWords } from './use-words.tsx';
import type { ShownComparison } from './use-diff.tsx';
import type { FileNames } from './use-file-names.tsx';
import { useRows, type ShownRows } from './use-rows.tsx';

interface DifferencesProps {
  readonly files: FileNames;
  readonly shown: ShownComparison;
  readonly title: string;
  readonly note: string | null;
}

/** How the rows are shown: folded or all, side by side or inline. */
function ViewChoices({ rows }: { readonly rows: ShownRows }) {
  const t = useWords();
  return (
    <>
      <Checkbox
        size="xs"
        label={t.onlyChanges}
        checked={rows.isFolding}
        onChange={(event) => rows.setFolding(event.currentTarget.checked)}
      />
      <Segments
        aria-label={t.view}
        values={['side-by-side', 'inline']}
        nameOf={(view) => t.views[view]}
        value={rows.view}
        onChange={rows.setView}
      />
    </>
  );
}

interface ChangeStepsProps {
  /** All changes, and the one the reader stands at, from 0. */
  readonly all: number;
  readonly current: number | null;
  readonly onStep: (step: 1 | -1) => void;
}

/** Goes from change to change. */
function ChangeSteps({ all, current, onStep }: ChangeStepsProps) {
  const t = useWords();
  const count = formatCount(all);
  return (
    <div className={styles.steps}>
      <span className={styles.position} role="status">
        {current === null ? t.changes(count) : t.position(formatCount(current + 1), count)}
      </span>
      <IconButton icon={ArrowUp} label={t.previous} variant="default" onClick={() => onStep(-1)} />
      <IconButton icon={ArrowDown} label={t.next} variant="default" onClick={() => onStep(1)} />
    </div>
  );
}

/** The rows of a comparison with their counts and controls. Alt and an arrow key go from change to change. */
export function Differences({ files, shown, title, note }: DifferencesProps) {
  const t = useWords();
  const list = useRef<ListControls>(null);
  const rows = useRows(shown.comparison);
  const { comparison } = shown;

  const showCurrent = useEffectEvent(() => {
    if (rows.currentPlace !== null) list.current?.scrollTo(rows.currentPlace);
  });
  useEffect(() => showCurrent(), [rows.view, rows.isFolding]);

  const goBy = (step: 1 | -1) => {
    const place = rows.goBy(step);
    if (place !== null) list.current?.scrollTo(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    goBy(event.key === 'ArrowDown' ? 1 : -1);
  };

  const differs = comparison.changes > 0;
  return (
    <div className={styles.differences} onKeyDown={onKeyDown}>
      <Card title={title} aside={differs && <ViewChoices rows={rows} />}>
        {(files.left || files.right) && (
          <p className={styles.file}>{`${files.left || t.input.left} → ${files.right || t.input.right}`}</p>
        )}
        {note && <p className={styles.hint}>{note}</p>}
        {!differs && <p className={styles.hint}>{comparison.identical ? t.identical : t.equal}</p>}
        {differs && (
          <>
            <div className={styles.bar}>
              <DiffCounts comparison={comparison} />
              <ChangeSteps all={comparison.changes} current={rows.current} onStep={goBy} />
            </div>
            <DiffRows shown={shown} rows={rows} label={title} controls={list} />
          </>
        )}
      </Card>
    </div>
  );
}

/** How much was removed and added, in the unit of the mode. */
function DiffCounts({ comparison }: { readonly comparison: Comparison }) {
  const t = useWords();
  const { mode, removed, added } = comparison;
  return (
    <p className={styles.counts}>
      <span data-tone="removed">{`− ${t.removed[mode](formatCount(removed))}`}</span>
      <span data-tone="added">{`+ ${t.added[mode](formatCount(added))}`}</span>
    </p>
  );
}

import { ActionIcon, Checkbox } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import styles from './diff.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { ShownRows } from './use-rows.tsx';

/** How the rows are shown: folded or all, side by side or inline. */
export function ViewChoices({ rows }: { readonly rows: ShownRows }) {
  const t = useTexts({ zh, en });
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
export function ChangeSteps({ all, current, onStep }: ChangeStepsProps) {
  const t = useTexts({ zh, en });
  const count = formatCount(all);
  return (
    <div className={styles.steps}>
      <span className={styles.position} role="status">
        {current === null ? t.changes(count) : t.position(formatCount(current + 1), count)}
      </span>
      <ActionIcon variant="default" aria-label={t.previous} title={t.previous} onClick={() => onStep(-1)}>
        <ArrowUp size={16} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t.next} title={t.next} onClick={() => onStep(1)}>
        <ArrowDown size={16} />
      </ActionIcon>
    </div>
  );
}

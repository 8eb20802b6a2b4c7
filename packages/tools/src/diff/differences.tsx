import { useRef, type KeyboardEvent } from 'react';
import { ActionIcon, Checkbox, SegmentedControl } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatCount } from '@toolbench/ui/format-figures.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import type { ListControls } from '@toolbench/ui/measured-list.tsx';
import { Card } from '@toolbench/ui/tool-layout.tsx';
import { DiffCounts } from './diff-counts.tsx';
import { DiffRows } from './diff-rows.tsx';
import styles from './diff.module.css';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { ShownComparison } from './use-diff.tsx';
import { useRows } from './use-rows.tsx';

interface DifferencesProps {
  readonly shown: ShownComparison;
  readonly title: string;
  readonly note: string | null;
}

/** The rows of a comparison with their counts and controls. Alt and an arrow key go from change to change. */
export function Differences({ shown, title, note }: DifferencesProps) {
  const t = useTexts({ zh, en });
  const list = useRef<ListControls>(null);
  const rows = useRows(shown.comparison);
  const { comparison } = shown;

  const goBy = (step: 1 | -1) => {
    const place = rows.goBy(step);
    if (place !== null) list.current?.scrollTo(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    goBy(event.key === 'ArrowDown' ? 1 : -1);
  };

  const all = formatCount(comparison.changes);
  const controls = comparison.changes > 0 && (
    <>
      <Checkbox
        size="xs"
        label={t.onlyChanges}
        checked={rows.isFolding}
        onChange={(event) => rows.setFolding(event.currentTarget.checked)}
      />
      <SegmentedControl
        size="xs"
        aria-label={t.view}
        data={[
          { value: 'side-by-side', label: t.views['side-by-side'] },
          { value: 'inline', label: t.views.inline },
        ]}
        value={rows.view}
        onChange={(value) => rows.setView(value === 'inline' ? 'inline' : 'side-by-side')}
      />
      <span className={styles.position} role="status">
        {rows.current === null ? t.changes(all) : t.position(formatCount(rows.current + 1), all)}
      </span>
      <ActionIcon variant="default" aria-label={t.previous} title={t.previous} onClick={() => goBy(-1)}>
        <ArrowUp size={16} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t.next} title={t.next} onClick={() => goBy(1)}>
        <ArrowDown size={16} />
      </ActionIcon>
    </>
  );

  return (
    <div className={styles.differences} onKeyDown={onKeyDown}>
      <Card title={title} aside={controls}>
        {note && <p className={styles.hint}>{note}</p>}
        {comparison.changes === 0 ? (
          <p className={styles.hint}>{comparison.identical ? t.identical : t.equal}</p>
        ) : (
          <>
            <DiffCounts comparison={comparison} />
            <DiffRows shown={shown} rows={rows} label={title} controls={list} />
          </>
        )}
      </Card>
    </div>
  );
}

import type { CSSProperties, Ref } from 'react';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { MeasuredList } from '@toolbench/ui/editor/measured-list.tsx';
import type { ListControls } from '@toolbench/ui/editor/measured-rows.tsx';
import { DiffLine } from './diff-line.tsx';
import styles from './diff.module.css';
import { isQuiet } from './rows.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { ShownComparison } from './use-diff.tsx';
import type { ShownRows } from './use-rows.tsx';

const lineHeight = 21;

/** As much of the window as leaves the page's header and the controls above the list in sight. */
function listHeight(): number {
  return Math.max(240, Math.min(640, innerHeight - 240));
}

interface DiffRowsProps {
  readonly shown: ShownComparison;
  readonly rows: ShownRows;
  readonly label: string;
  readonly controls: Ref<ListControls>;
}

/** The rows of a comparison, of which only the visible ones are drawn. */
export function DiffRows({
  shown,
  rows: { rows, folded, view, currentHunk, openFold },
  label,
  controls,
}: DiffRowsProps) {
  const t = useTexts({ zh, en });

  const drawRow = (place: number) => {
    const row = folded.rows[place] ?? 0;
    const hidden = folded.hidden[place] ?? 0;
    if (hidden > 0) {
      return (
        <button type="button" className={styles.fold} onClick={() => openFold(row)}>
          {t.unfold(formatCount(hidden))}
        </button>
      );
    }
    const left = rows.left[row] ?? 0;
    const right = rows.right[row] ?? 0;
    const hunk = rows.hunks[row] ?? 0;
    const quiet = isQuiet(shown.comparison, rows, row);
    const line = { shown, hunk, isQuiet: quiet };
    return (
      <div className={styles.row} data-view={view} data-current={(hunk === currentHunk && !quiet) || undefined}>
        {view === 'side-by-side' ? (
          <>
            <DiffLine {...line} side="left" left={left} />
            <DiffLine {...line} side="right" right={right} />
          </>
        ) : (
          <DiffLine {...line} side={left < 0 ? 'right' : 'left'} left={left} right={right} />
        )}
      </div>
    );
  };

  const lineNumbers = Math.max(shown.comparison.leftStarts.length, shown.comparison.rightStarts.length);
  const digits = { '--digits': String(lineNumbers).length } as CSSProperties;
  return (
    <div className={styles.rows} style={digits}>
      <MeasuredList
        count={folded.count}
        estimatedRowHeight={lineHeight}
        height={listHeight()}
        label={label}
        row={drawRow}
        controls={controls}
      />
    </div>
  );
}

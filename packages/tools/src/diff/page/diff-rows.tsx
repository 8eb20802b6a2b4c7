import { type CSSProperties, type Ref, memo, useMemo } from 'react';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { MeasuredList } from '@toolbench/ui/editor/measured-list.tsx';
import type { ListControls } from '@toolbench/ui/editor/measured-rows.tsx';
import { textToString } from '@toolbench/kit/text.ts';
import { isChangedLine, rangesOfLine, segmentsOf, type Segment } from './line-segments.ts';
import styles from './diff.module.css';
import { isQuiet, NO_LINE } from './rows.ts';
import { useWords } from './use-words.tsx';
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

interface DiffLineProps {
  readonly shown: ShownComparison;
  readonly hunk: number;
  readonly isQuiet: boolean;
  /** The text the line is of. */
  readonly side: 'left' | 'right';
  /** Line numbers to show, from 0; both in the inline view. NO_LINE leaves the room empty. */
  readonly left?: number;
  readonly right?: number;
}

/** A line of one text with its numbers, its sign and its marks. */
const DiffLine = memo(function DiffLine({ shown, hunk, isQuiet, side, left, right }: DiffLineProps) {
  const t = useWords();
  const line = (side === 'left' ? left : right) ?? NO_LINE;
  const { segments, isChanged, endsOpen } = useMemo(
    () => readLine(shown, side, line, isQuiet ? NO_LINE : hunk),
    [shown, side, line, isQuiet, hunk],
  );
  const tone = line === NO_LINE ? 'absent' : isChanged ? (side === 'left' ? 'removed' : 'added') : 'equal';
  const Mark = side === 'left' ? 'del' : 'ins';
  const draw = ({ text, isMarked, omitted }: Segment, index: number) => {
    const content = omitted === undefined ? text : <em>{t.omitted(formatCount(omitted))}</em>;
    return isMarked ? <Mark key={index}>{content}</Mark> : <span key={index}>{content}</span>;
  };
  return (
    <div className={styles.line} data-tone={tone}>
      {left !== undefined && <span className={styles.number}>{left === NO_LINE ? '' : left + 1}</span>}
      {right !== undefined && <span className={styles.number}>{right === NO_LINE ? '' : right + 1}</span>}
      <span className={styles.sign}>
        {isChanged && (
          <>
            <span aria-hidden>{side === 'left' ? '−' : '+'}</span>
            <span className="visually-hidden">{side === 'left' ? t.removedLine : t.addedLine}</span>
          </>
        )}
      </span>
      <code className={styles.text}>
        {segments.map(draw)}
        {endsOpen && isChanged && <em>{t.noLineEnd}</em>}
      </code>
    </div>
  );
});

interface ReadLine {
  readonly segments: readonly Segment[];
  readonly isChanged: boolean;
  readonly endsOpen: boolean;
}

function readLine(shown: ShownComparison, side: 'left' | 'right', line: number, hunk: number): ReadLine {
  if (line === NO_LINE) return { segments: [], isChanged: false, endsOpen: false };
  const { comparison } = shown;
  const starts = comparison[`${side}Starts`];
  const text = textToString(shown[side].subarray(starts[line], starts[line + 1]));
  const ranges = hunk === NO_LINE ? [] : rangesOfLine(comparison[`${side}Ranges`], line);
  return {
    segments: segmentsOf(text, ranges),
    isChanged: hunk !== NO_LINE && isChangedLine(comparison, hunk, ranges),
    endsOpen: !text.endsWith('\n'),
  };
}

/** The rows of a comparison, of which only the visible ones are drawn. */
export function DiffRows({
  shown,
  rows: { rows, folded, view, currentHunk, openFold },
  label,
  controls,
}: DiffRowsProps) {
  const t = useWords();

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

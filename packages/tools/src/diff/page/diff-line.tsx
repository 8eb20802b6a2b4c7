import { memo, useMemo } from 'react';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { textToString } from '@toolbench/kit/text.ts';
import styles from './diff.module.css';
import { isChangedLine, rangesOfLine, segmentsOf, type Segment } from './line-segments.ts';
import { NO_LINE } from './rows.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { ShownComparison } from './use-diff.tsx';

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
export const DiffLine = memo(function DiffLine({ shown, hunk, isQuiet, side, left, right }: DiffLineProps) {
  const t = useTexts({ zh, en });
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

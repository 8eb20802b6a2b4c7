import { useMemo, useState } from 'react';
import type { Comparison } from '../engine/comparison.ts';
import { changeStarts, foldRows, layOutRows, type FoldedRows, type Rows, type View } from './rows.ts';

const narrowScreen = '(max-width: 768px)';

/** The list a comparison is shown as, and the change one stands at. */
export interface ShownRows {
  readonly rows: Rows;
  readonly folded: FoldedRows;
  readonly view: View;
  setView(view: View): void;
  readonly isFolding: boolean;
  setFolding(isFolding: boolean): void;
  /** Opens the fold whose first hidden row this is. */
  openFold(row: number): void;
  /** The change one stands at, from 0. */
  readonly current: number | null;
  readonly currentHunk: number | null;
  /** Where in the list it begins. */
  readonly currentPlace: number | null;
  /** Goes to the next (1) or previous (-1) change, round the end; answers its place in the list. */
  goBy(step: 1 | -1): number | null;
}

/** What the reader chose for one comparison; forgotten with the next. */
interface Reading {
  readonly comparison: Comparison;
  readonly opened: ReadonlySet<number>;
  readonly current: number | null;
}

export function useRows(comparison: Comparison): ShownRows {
  const [view, setView] = useState<View>(() => (matchMedia(narrowScreen).matches ? 'inline' : 'side-by-side'));
  const [isFolding, setFolding] = useState(true);
  const [latest, setReading] = useState<Reading>({ comparison, opened: new Set(), current: null });
  const reading = latest.comparison === comparison ? latest : { comparison, opened: new Set<number>(), current: null };
  const { opened, current } = reading;

  const rows = useMemo(() => layOutRows(comparison, view), [comparison, view]);
  const folded = useMemo(
    () => foldRows(comparison, rows, isFolding ? opened : 'all'),
    [comparison, rows, isFolding, opened],
  );
  const starts = useMemo(() => changeStarts(comparison, rows, folded), [comparison, rows, folded]);
  const currentPlace = current === null ? null : (starts[current] ?? null);

  return {
    rows,
    folded,
    view,
    setView: (next) => {
      setView(next);
      setReading({ ...reading, opened: new Set() });
    },
    isFolding,
    setFolding,
    openFold: (row) => setReading({ ...reading, opened: new Set(opened).add(row) }),
    current,
    currentPlace,
    currentHunk: currentPlace === null ? null : (rows.hunks[folded.rows[currentPlace] ?? 0] ?? null),
    goBy: (step) => {
      if (starts.length === 0) return null;
      const from = current ?? (step === 1 ? -1 : 0);
      const next = (from + step + starts.length) % starts.length;
      setReading({ ...reading, current: next });
      return starts[next] ?? null;
    },
  };
}

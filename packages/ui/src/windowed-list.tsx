import { lazy, Suspense, type KeyboardEvent, type ReactNode } from 'react';

const WindowedRows = lazy(() => import('./windowed-rows.tsx'));

export interface WindowedListProps {
  readonly count: number;
  /** Height of a row in CSS pixels. */
  readonly rowHeight: number;
  /** Height of the list in CSS pixels. */
  readonly height: number;
  readonly label: string;
  readonly row: (index: number) => ReactNode;
  /** Makes it a tree, whose rows are `treeitem`s of their own. */
  readonly tree?: TreeKeys;
}

interface TreeKeys {
  /** The row that keys act on; it is scrolled into view. -1 for none. */
  readonly active: number;
  /** Id of the active row's element. */
  readonly activeId: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A list of any length of which only the visible rows are drawn. It scrolls by keyboard too. Its code is loaded with
 * the first list that is shown: pages take input without it.
 */
export function WindowedList(props: WindowedListProps) {
  return (
    <Suspense fallback={<div style={{ height: Math.min(props.height, props.count * props.rowHeight) }} />}>
      <WindowedRows {...props} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import type { WindowedListProps } from './windowed-rows.tsx';

const WindowedRows = lazy(() => import('./windowed-rows.tsx'));

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

import { lazy, Suspense, useCallback, useImperativeHandle, useRef } from 'react';
import type { ListControls, MeasuredListProps } from './measured-rows.tsx';

const MeasuredRows = lazy(() => import('./measured-rows.tsx'));

/** As `WindowedList`, for rows whose heights differ: each is measured when it is drawn. */
export function MeasuredList({ controls, ...props }: MeasuredListProps) {
  const list = useRef<ListControls | null>(null);
  const wanted = useRef<number | null>(null);
  useImperativeHandle(controls, () => ({
    scrollTo(index) {
      if (list.current) list.current.scrollTo(index);
      else wanted.current = index;
    },
  }));
  const attach = useCallback((attached: ListControls | null) => {
    list.current = attached;
    const index = wanted.current;
    if (!attached || index === null) return;
    wanted.current = null;
    // The list knows its own height from the next frame on.
    requestAnimationFrame(() => attached.scrollTo(index));
  }, []);
  return (
    <Suspense fallback={<div style={{ height: Math.min(props.height, props.count * props.estimatedRowHeight) }} />}>
      <MeasuredRows {...props} controls={attach} />
    </Suspense>
  );
}

import { lazy, Suspense, useCallback, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';

const MeasuredRows = lazy(() => import('./measured-rows.tsx'));

/** What a page may ask of a list. */
export interface ListControls {
  /** Brings a row to the middle of the list, and the list into view. */
  scrollTo(index: number): void;
}

export interface MeasuredListProps {
  readonly count: number;
  /** Height of a row in CSS pixels until it is drawn and measured. */
  readonly estimatedRowHeight: number;
  /** Largest height of the list in CSS pixels. */
  readonly height: number;
  readonly label: string;
  readonly row: (index: number) => ReactNode;
  readonly controls?: Ref<ListControls>;
}

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

import { lazy, Suspense, type ReactNode, type Ref } from 'react';

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
export function MeasuredList(props: MeasuredListProps) {
  return (
    <Suspense fallback={<div style={{ height: Math.min(props.height, props.count * props.estimatedRowHeight) }} />}>
      <MeasuredRows {...props} />
    </Suspense>
  );
}

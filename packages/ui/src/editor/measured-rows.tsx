import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import styles from '../controls/controls.module.css';

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

/** The list behind `MeasuredList`. */
export default function MeasuredRows({ count, estimatedRowHeight, height, label, row, controls }: MeasuredListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    estimateSize: () => estimatedRowHeight,
    getScrollElement: () => scroller.current,
    overscan: 12,
  });
  useImperativeHandle(controls, () => ({
    scrollTo(index) {
      virtual.scrollToIndex(index, { align: 'center' });
      scroller.current?.scrollIntoView({ block: 'nearest' });
    },
  }));
  const total = virtual.getTotalSize();
  return (
    <div
      ref={scroller}
      className={styles.list}
      style={{ height: Math.min(height, total) }}
      role="list"
      aria-label={label}
      tabIndex={0}
    >
      <div style={{ height: total }}>
        {virtual.getVirtualItems().map((item) => (
          <div
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            role="listitem"
            aria-setsize={count}
            aria-posinset={item.index + 1}
            style={{ transform: `translateY(${item.start}px)` }}
          >
            {row(item.index)}
          </div>
        ))}
      </div>
    </div>
  );
}

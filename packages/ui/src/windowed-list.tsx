import { useRef, type ReactNode } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import styles from './tool-layout.module.css';

interface WindowedListProps {
  readonly count: number;
  /** Height of a row in CSS pixels. */
  readonly rowHeight: number;
  /** Height of the list in CSS pixels. */
  readonly height: number;
  readonly label: string;
  readonly row: (index: number) => ReactNode;
}

/** A list of any length of which only the visible rows are drawn. It scrolls by keyboard too. */
export function WindowedList({ count, rowHeight, height, label, row }: WindowedListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 8,
  });
  return (
    <div
      ref={scroller}
      className={styles.list}
      style={{ height: Math.min(height, count * rowHeight) }}
      role="list"
      aria-label={label}
      tabIndex={0}
    >
      <div style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <div
            key={item.key}
            role="listitem"
            aria-setsize={count}
            aria-posinset={item.index + 1}
            style={{ height: item.size, transform: `translateY(${item.start}px)` }}
          >
            {row(item.index)}
          </div>
        ))}
      </div>
    </div>
  );
}

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import styles from '../controls/controls.module.css';

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

/** The list behind `WindowedList`. */
export default function WindowedRows({ count, rowHeight, height, label, row, tree }: WindowedListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 8,
  });
  const active = tree?.active ?? -1;
  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active, { align: 'auto' });
  }, [active, virtual]);
  return (
    <div
      ref={scroller}
      className={styles.list}
      style={{ height: Math.min(height, count * rowHeight) }}
      role={tree ? 'tree' : 'list'}
      aria-label={label}
      aria-activedescendant={active >= 0 ? tree?.activeId : undefined}
      tabIndex={0}
      onKeyDown={tree?.onKeyDown}
    >
      <div style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <div
            key={item.key}
            {...(tree
              ? { role: 'none' }
              : { role: 'listitem', 'aria-setsize': count, 'aria-posinset': item.index + 1 })}
            style={{ height: item.size, transform: `translateY(${item.start}px)` }}
          >
            {row(item.index)}
          </div>
        ))}
      </div>
    </div>
  );
}

import { useState } from 'react';
import type { Clear } from '@toolbench/ui/use-clear.ts';

interface Rows {
  readonly ids: readonly string[];
  /** Whether the formats of UUIDs apply to them. */
  readonly areUuids: boolean;
  /** Positions that are ticked. */
  readonly selected: ReadonlySet<number>;
}

const none: Rows = { ids: [], areUuids: true, selected: new Set() };

/** The identifiers shown as rows, which of them are ticked, and clearing them with undo. */
export function useRows() {
  const [rows, setRows] = useState<Rows>(none);
  const [cleared, setCleared] = useState<Rows | null>(null);

  const show = (ids: readonly string[], areUuids: boolean) => {
    setCleared(null);
    setRows({ ids, areUuids, selected: new Set() });
  };
  const toggle = (index: number) => {
    const selected = new Set(rows.selected);
    if (!selected.delete(index)) selected.add(index);
    setRows({ ...rows, selected });
  };
  const toggleAll = () => {
    const all = rows.selected.size < rows.ids.length;
    setRows({ ...rows, selected: new Set(all ? rows.ids.keys() : []) });
  };
  const clear: Clear = {
    clear: () => {
      if (rows.ids.length > 0) setCleared(rows);
      setRows(none);
    },
    undo:
      cleared &&
      (() => {
        setRows(cleared);
        setCleared(null);
      }),
  };
  return { ...rows, show, toggle, toggleAll, clear };
}

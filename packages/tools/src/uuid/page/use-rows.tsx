import { useState } from 'react';
import type { Clear } from '@toolbench/ui/run/use-clear.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';

interface Rows {
  readonly ids: readonly string[];
  /** Whether the formats of UUIDs apply to them. */
  readonly areUuids: boolean;
  /** Whether they are the samples of the standard. */
  readonly areSamples: boolean;
  /** Positions that are ticked. */
  readonly selected: ReadonlySet<number>;
}

const none: Rows = { ids: [], areUuids: true, areSamples: false, selected: new Set() };

/** The identifiers shown as rows, which of them are ticked, and clearing them with undo. */
export function useRows() {
  const [rows, setRows] = useKept<Rows>('rows', none, 'tab');
  const [cleared, setCleared] = useState<Rows | null>(null);

  const show = (ids: readonly string[], areUuids: boolean, areSamples = false) => {
    setCleared(null);
    setRows({ ids, areUuids, areSamples, selected: new Set() });
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

import { useEffect, useRef, useState } from 'react';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { Clear } from '@toolbench/ui/run/use-clear.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import type { Engine } from '../engine/index.ts';
import { rfcVectors } from '../examples.ts';
import type { options } from '../options.ts';
import { uuid } from '../tool.ts';
import { formatUuid } from '../engine/uuid-format.ts';

export type UuidTool = ReturnType<typeof useTool<Engine, typeof options>>;

interface Rows {
  readonly ids: readonly string[];
  /** Whether the formats of UUIDs apply to them. */
  readonly areUuids: boolean;
  /** Whether they are the samples of the standard. */
  readonly areSamples: boolean;
  /** Positions that are ticked. */
  readonly selected: ReadonlySet<number>;
}

const noRows: Rows = { ids: [], areUuids: true, areSamples: false, selected: new Set() };

/** The identifiers shown as rows, which of them are ticked, and clearing them with undo. */
function useRows() {
  const [rows, setRows] = useKept<Rows>('rows', noRows, 'tab');
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
      setRows(noRows);
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

/** The state of generating: the tool, its rows in the chosen format, and the quantity that was corrected. */
export function useUuid() {
  const tool = useTool<Engine, typeof options>(uuid);
  const { show, ...rows } = useRows();
  const [corrected, setCorrected] = useState<number | null>(null);

  const generate = async () => {
    const { version } = tool.options;
    const { result } = await tool.run('generate', undefined);
    if (result.ok) show(result.value.ids, version !== 'ulid' && version !== 'nanoid');
  };
  // The first batch is there when the page opens; later ones are asked for.
  const first = useRef(rows.ids.length === 0 ? generate : null);
  useEffect(() => void first.current?.(), []);

  const showExample = () => {
    tool.reset();
    show(rfcVectors, true, true);
  };
  const ids = rows.areUuids ? rows.ids.map((id) => formatUuid(id, tool.options)) : rows.ids;
  return { tool, rows: { ...rows, ids }, generate, showExample, corrected, setCorrected };
}

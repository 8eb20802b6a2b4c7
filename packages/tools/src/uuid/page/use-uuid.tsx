import { useEffect, useRef, useState } from 'react';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import { rfcVectors } from '../examples.ts';
import type { options } from '../options.ts';
import { uuid } from '../tool.ts';
import { useRows } from './use-rows.tsx';
import { formatUuid } from '../engine/uuid-format.ts';

export type UuidTool = ReturnType<typeof useTool<Engine, typeof options>>;

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

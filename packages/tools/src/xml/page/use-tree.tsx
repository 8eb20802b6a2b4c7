import { useMemo, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import type { Engine } from '../engine/index.ts';
import type { options } from '../options.ts';
import { xml } from '../tool.ts';
import { initiallyExpanded, visibleRows } from './tree-rows.ts';

/** The tree of the input and which of its rows are expanded. Once drawn, it follows the text while that is small. */
export function useTree(input: TextModel) {
  const tool = useTool<Engine, typeof options>(xml);
  const [isOpen, setOpen] = useKept('tree', false);
  const [expanded, setExpanded] = useState<Uint8Array | null>(null);
  const result = tool.outcome?.action === 'tree' ? tool.outcome.result : null;
  const tree = result?.ok && expanded?.length === result.value.count ? result.value : null;
  const rows = useMemo(() => (tree && expanded ? visibleRows(tree, expanded) : null), [tree, expanded]);

  const run = async () => {
    setOpen(true);
    if (input.isEmpty()) {
      tool.reset();
      return;
    }
    const { result: drawn } = await tool.run('tree', await input.read());
    if (drawn.ok) setExpanded(initiallyExpanded(drawn.value));
  };
  useLive([input], [], limits.ui.liveDelayMs, () => {
    if (isOpen) tool.runWhenQuick(input.size(), () => void run());
  });

  return { tool, result, tree, expanded, rows, setExpanded, run };
}

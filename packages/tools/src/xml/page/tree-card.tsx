import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { RunProgress } from '@toolbench/ui/run/run-progress.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import { limits } from '@toolbench/contracts/limits.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import { CardFailure } from './card-failure.tsx';
import { useWords } from './use-words.tsx';
import type { TreeTable } from '../engine/tree.ts';
import { toggled, initiallyExpanded, visibleRows, hasChildren, labelOf } from './tree-rows.ts';
import type { Engine } from '../engine/index.ts';
import type { options } from '../options.ts';
import { xml } from '../tool.ts';
import styles from './xml.module.css';

interface TreeCardProps {
  readonly input: TextModel;
  /** The input's fault is shown above already. */
  readonly isFaulty: boolean;
}

interface TreeRowProps {
  readonly tree: TreeTable;
  readonly row: number;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
  readonly onPlace: (place: Place) => void;
}

/** Indentation stops at this level, or deep rows would be out of sight. */
const deepestIndent = 24;

function TreeRow({ tree, row, isExpanded, onToggle, onPlace }: TreeRowProps) {
  const { tree: t } = useWords();
  const { kind, name, attributes, text } = labelOf(tree, row);
  const place = { line: tree.lines[row], column: tree.columns[row] };
  const indent = Math.min(tree.levels[row], deepestIndent) * 16;
  return (
    <div className={styles.row} style={{ paddingInlineStart: indent }}>
      {hasChildren(tree, row) ? (
        <button
          type="button"
          className={styles.twist}
          aria-expanded={isExpanded}
          aria-label={`${isExpanded ? t.collapse : t.expand} ${name}`}
          onClick={onToggle}
        >
          {isExpanded ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
        </button>
      ) : (
        <span className={styles.twist} />
      )}
      <code className={styles.label}>
        {kind === 'element' ? <b>{name}</b> : <i>{t.kinds[kind]}</i>}
        {attributes && <span className={styles.attributes}>{attributes}</span>}
        {text && <span className={styles.text}>{text}</span>}
      </code>
      <button type="button" className={styles.line} aria-label={t.goTo(place.line)} onClick={() => onPlace(place)}>
        {place.line}
      </button>
    </div>
  );
}

/** The input as a tree, drawn when it is asked for. */
export default function TreeCard({ input, isFaulty }: TreeCardProps) {
  const t = useWords();
  const { tool, result, tree, expanded, rows, setExpanded, run } = useTree(input);

  return (
    <Card
      title={t.tree.title}
      aside={
        <>
          {tree && (
            <>
              <span>{t.tree.rows(formatCount(tree.count))}</span>
              <Button
                size="compact-xs"
                variant="subtle"
                onClick={() => setExpanded(new Uint8Array(tree.count).fill(1))}
              >
                {t.tree.expandAll}
              </Button>
              <Button size="compact-xs" variant="subtle" onClick={() => setExpanded(new Uint8Array(tree.count))}>
                {t.tree.collapseAll}
              </Button>
            </>
          )}
          <Button size="compact-xs" variant="default" onClick={() => void run()}>
            {tree ? t.tree.refresh : t.tree.show}
          </Button>
        </>
      }
    >
      <RunProgress running={tool.running} onCancel={() => tool.cancel()} />
      {result && !result.ok && <CardFailure failure={result} isKnown={isFaulty} input={input} />}
      {!result && <p className={styles.hint}>{t.tree.hint}</p>}
      {tree && expanded && rows && (
        <WindowedList
          count={rows.length}
          rowHeight={26}
          height={400}
          label={t.tree.title}
          row={(index) => (
            <TreeRow
              tree={tree}
              row={rows[index]}
              isExpanded={expanded[rows[index]] === 1}
              onToggle={() => setExpanded(toggled(expanded, rows[index]))}
              onPlace={(place) => input.reveal(place)}
            />
          )}
        />
      )}
    </Card>
  );
}

/** The tree of the input and which of its rows are expanded. Once drawn, it follows the text while that is small. */
function useTree(input: TextModel) {
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

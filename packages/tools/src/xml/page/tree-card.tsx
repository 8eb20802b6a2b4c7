import { Button } from '@mantine/core';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { RunProgress } from '@toolbench/ui/run/run-progress.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import { CardFailure } from './card-failure.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { TreeRow } from './tree-row.tsx';
import { toggled } from './tree-rows.ts';
import { useTree } from './use-tree.tsx';
import styles from './xml.module.css';

interface TreeCardProps {
  readonly input: TextModel;
  /** The input's fault is shown above already. */
  readonly isFaulty: boolean;
}

/** The input as a tree, drawn when it is asked for. */
export default function TreeCard({ input, isFaulty }: TreeCardProps) {
  const t = useTexts({ zh, en });
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

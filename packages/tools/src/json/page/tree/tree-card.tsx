import { useMemo } from 'react';
import { Button } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import type { Tree } from '../../engine/document-actions.ts';
import type { JsonDocument } from '../../engine/query/node-table.ts';
import { paneHeight } from '../pane-height.ts';
import { useWords } from '../use-words.tsx';
import styles from './tree-card.module.css';
import { nodeKind, nodeStep } from '../../engine/read/document.ts';
import { nodePreview } from './node-preview.ts';
import { TreeSearch } from './tree-search.tsx';
import { mostRows } from './tree-rows.ts';
import { useTree } from './use-tree.tsx';

const rowHeight = 24;
/** The line with the selected path, and the space around the list. */
const footHeight = 84;

/** The document as a tree: expand, search, copy paths and values. Only visible rows are drawn. */
export default function TreeCard({ tree }: { readonly tree: Tree | null }) {
  const { tree: t } = useWords();
  const document = useMemo(() => tree && { bytes: tree.bytes, nodes: tree }, [tree]);
  return (
    <div className={styles.card}>
      {document ? (
        <OpenTree document={document} />
      ) : (
        <Card title={t.title}>
          <p className={styles.hint} style={{ height: paneHeight - rowHeight }}>
            {t.hint}
          </p>
        </Card>
      )}
    </div>
  );
}

interface TreeRowProps {
  readonly document: JsonDocument;
  readonly node: number;
  readonly level: number;
  readonly isExpanded: boolean;
  readonly isActive: boolean;
  readonly onSelect: (node: number) => void;
  readonly onToggle: (node: number) => void;
}

/** Id of a node's row in the page. */
function rowId(node: number): string {
  return `json-node-${String(node)}`;
}

/** Levels whose indentation is drawn in full; deeper rows stay readable. */
const mostIndent = 40;
const indentPx = 16;

/** One value: its key or index, and what it is. A click selects it, a double click or one on the arrow opens it. */
function TreeRow({ document, node, level, isExpanded, isActive, onSelect, onToggle }: TreeRowProps) {
  const step = node === 0 ? '$' : nodeStep(document, node);
  const isContainer = document.nodes.counts[node] > 0;
  return (
    <div
      id={rowId(node)}
      className={styles.row}
      role="treeitem"
      aria-level={level + 1}
      aria-selected={isActive}
      aria-expanded={isContainer ? isExpanded : undefined}
      style={{ paddingInlineStart: Math.min(level, mostIndent) * indentPx }}
      onClick={() => onSelect(node)}
      onDoubleClick={() => isContainer && onToggle(node)}
    >
      <span
        className={styles.arrow}
        data-open={isExpanded}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          onToggle(node);
        }}
      >
        {isContainer && <ChevronRight size={14} />}
      </span>
      <span className={typeof step === 'number' ? styles.index : styles.key}>{step === '' ? '""' : step}</span>
      <span className={styles.value} data-kind={nodeKind(document, node)}>
        {nodePreview(document, node)}
      </span>
    </div>
  );
}

function OpenTree({ document }: { readonly document: JsonDocument }) {
  const { tree: t } = useWords();
  const tree = useTree(document);
  const { rows, expanded, active, activeRow } = tree;
  return (
    <Card
      title={t.title}
      aside={
        <>
          <TreeSearch document={document} onShow={tree.show} />
          <Button size="compact-xs" variant="subtle" color="gray" onClick={tree.expandAll}>
            {t.expandAll}
          </Button>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={tree.collapseAll}>
            {t.collapseAll}
          </Button>
        </>
      }
    >
      <div style={{ height: paneHeight - footHeight }}>
        <WindowedList
          count={rows.nodes.length}
          rowHeight={rowHeight}
          height={paneHeight - footHeight}
          label={t.title}
          tree={{ active: activeRow, activeId: rowId(active), onKeyDown: tree.onKeyDown }}
          row={(row) => (
            <TreeRow
              document={document}
              node={rows.nodes[row]}
              level={rows.levels[row]}
              isExpanded={expanded[rows.nodes[row]] === 1}
              isActive={rows.nodes[row] === active}
              onSelect={tree.select}
              onToggle={tree.toggle}
            />
          )}
        />
      </div>
      <div className={styles.foot}>
        <code title={t.selected}>{tree.path('jsonpath')}</code>
        <CopyButton label={t.copyPath} text={() => tree.path('jsonpath')} />
        <CopyButton label={t.copyDotted} text={() => tree.path('dotted')} />
        <CopyButton label={t.copyValue} text={tree.value} />
        {tree.isCut && <span role="status">{t.cut(formatCount(mostRows))}</span>}
      </div>
    </Card>
  );
}

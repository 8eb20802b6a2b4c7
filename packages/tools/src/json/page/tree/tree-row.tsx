import { ChevronRight } from 'lucide-react';
import { nodeKind, nodeStep } from '../../engine/read/document.ts';
import { nodePreview } from './node-preview.ts';
import type { JsonDocument } from '../../engine/query/node-table.ts';
import styles from './tree-card.module.css';

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
export function rowId(node: number): string {
  return `json-node-${String(node)}`;
}

/** Levels whose indentation is drawn in full; deeper rows stay readable. */
const mostIndent = 40;
const indentPx = 16;

/** One value: its key or index, and what it is. A click selects it, a double click or one on the arrow opens it. */
export function TreeRow({ document, node, level, isExpanded, isActive, onSelect, onToggle }: TreeRowProps) {
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

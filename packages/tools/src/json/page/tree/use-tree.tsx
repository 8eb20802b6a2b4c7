import { useMemo, useState, type KeyboardEvent } from 'react';
import { nodeSteps, nodeText } from '../../engine/read/document.ts';
import type { JsonDocument } from '../../engine/query/node-table.ts';
import { pathText, type PathStyle } from '../../engine/query/path-text.ts';
import { expandLevels, mostRows, reveal, rowOf, treeRows } from './tree-rows.ts';

/** A document with more values than this opens with its first level only. */
const fewNodes = 300;

interface Shown {
  readonly document: JsonDocument;
  /** One byte per node, never changed in place. */
  readonly expanded: Uint8Array;
  readonly active: number;
}

function firstShown(document: JsonDocument): Shown {
  const expanded = new Uint8Array(document.nodes.starts.length);
  if (expanded.length > fewNodes) expanded[0] = 1;
  else expandLevels(document.nodes, expanded, 3);
  return { document, expanded, active: 0 };
}

/** Which nodes of a document are expanded and which one is selected, by mouse and by keys. */
export function useTree(document: JsonDocument) {
  const [kept, setShown] = useState(() => firstShown(document));
  const shown = kept.document === document ? kept : firstShown(document);
  if (shown !== kept) setShown(shown);
  const { expanded, active } = shown;
  const rows = useMemo(() => treeRows(document.nodes, expanded), [document, expanded]);

  const select = (node: number) => setShown({ ...shown, active: node });
  const change = (edit: (marks: Uint8Array) => void, node = active) => {
    const marks = expanded.slice();
    edit(marks);
    setShown({ document, expanded: marks, active: node });
  };
  const toggle = (node: number) => change((marks) => (marks[node] = 1 - marks[node]), node);
  const show = (node: number) => change((marks) => reveal(document.nodes, marks, node), node);
  const expandAll = () => change((marks) => marks.fill(1));
  const collapseAll = () => change((marks) => marks.fill(1, 0, 1).fill(0, 1), 0);

  const activeRow = rowOf(rows, active);
  const goToRow = (row: number) => select(rows.nodes[Math.max(0, Math.min(row, rows.nodes.length - 1))]);
  const isOpen = expanded[active] === 1 && document.nodes.counts[active] > 0;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goToRow(activeRow + 1),
    ArrowUp: () => goToRow(activeRow - 1),
    ArrowRight: () => (isOpen || document.nodes.counts[active] === 0 ? goToRow(activeRow + 1) : toggle(active)),
    ArrowLeft: () => (isOpen ? toggle(active) : select(document.nodes.parents[active])),
    Home: () => goToRow(0),
    End: () => goToRow(rows.nodes.length - 1),
    Enter: () => toggle(active),
    ' ': () => toggle(active),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return {
    rows,
    isCut: rows.nodes.length === mostRows,
    expanded,
    active,
    activeRow,
    select,
    toggle,
    show,
    expandAll,
    collapseAll,
    onKeyDown,
    path: (style: PathStyle) => pathText(nodeSteps(document, active), style),
    value: () => nodeText(document, active),
  };
}

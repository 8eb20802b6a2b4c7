import { useMemo, useState, type KeyboardEvent } from 'react';
import type { TreeNode } from '@toolbench/contracts/code.ts';
import { foldersAbove, openAtFirst, treeRows } from './tree-rows.ts';

interface ProjectTreeOptions {
  readonly root: TreeNode;
  /** The file in the code view; its folders are opened when it changes. */
  readonly openPath: string | null;
  readonly onFile: (path: string) => void;
}

/** All folders of a tree. */
function foldersOf(root: TreeNode): ReadonlySet<string> {
  const folders = new Set<string>();
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type !== 'folder') continue;
    folders.add(node.path);
    waiting.push(...(node.children ?? []));
  }
  return folders;
}

/** Which folders are open, which row is active, and what the keys of a tree do (WAI-ARIA, tree view). */
export function useProjectTree({ root, openPath, onFile }: ProjectTreeOptions) {
  const [open, setOpen] = useState(() => openAtFirst(root));
  const [filter, setFilter] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  if (openPath !== followed) {
    setFollowed(openPath);
    if (openPath !== null) {
      setOpen(new Set([...open, ...foldersAbove(openPath)]));
      setActive(openPath);
    }
  }
  const rows = useMemo(() => treeRows(root, open, filter), [root, open, filter]);
  const activeRow = rows.findIndex(({ node }) => node.path === active);

  const toggle = (path: string) => {
    const next = new Set(open);
    if (!next.delete(path)) next.add(path);
    setOpen(next);
    setActive(path);
  };
  const choose = (row: number) => {
    const { node } = rows[row];
    setActive(node.path);
    if (node.type === 'folder') toggle(node.path);
    else onFile(node.path);
  };
  const goTo = (row: number) => setActive(rows.at(Math.max(0, Math.min(row, rows.length - 1)))?.node.path ?? null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || rows.length === 0) return;
    const row = rows.at(Math.max(0, activeRow));
    const isFolder = row?.node.type === 'folder';
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(activeRow + 1),
      ArrowUp: () => goTo(activeRow - 1),
      ArrowRight: () => (isFolder && !row.isOpen ? toggle(row.node.path) : goTo(activeRow + 1)),
      ArrowLeft: () => (isFolder && row.isOpen ? toggle(row.node.path) : goTo(row?.parent ?? 0)),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      Enter: () => choose(Math.max(0, activeRow)),
      ' ': () => choose(Math.max(0, activeRow)),
    };
    if (!(event.key in moves)) return;
    event.preventDefault();
    moves[event.key]();
  };

  return {
    rows,
    active,
    activeRow,
    filter,
    setFilter,
    choose,
    onKeyDown,
    expandAll: () => setOpen(foldersOf(root)),
    collapseAll: () => setOpen(new Set()),
  };
}

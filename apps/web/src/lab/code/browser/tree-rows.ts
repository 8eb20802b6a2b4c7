import type { TreeNode } from '@toolbench/contracts/code.ts';

/** A row of the project's tree: what it shows and how far it is indented. */
export interface TreeRow {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  readonly isOpen: boolean;
  /** Index of the folder it is in, -1 at the top. */
  readonly parent: number;
}

/** The files whose path holds every word of the filter, in any case. */
function matcherOf(filter: string): ((path: string) => boolean) | null {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return (path) => {
    const lower = path.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}

const childrenOf = (node: TreeNode) => node.children ?? [];

/** The folders that hold a file which is kept, deepest included. */
function foldersOf(root: TreeNode, isKept: (path: string) => boolean): ReadonlySet<string> {
  const kept = new Set<string>();
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'folder') waiting.push(...childrenOf(node));
    else if (isKept(node.path)) for (const folder of foldersAbove(node.path)) kept.add(folder);
  }
  return kept;
}

/** The paths of the folders that a file is in, the outermost first. */
export function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The rows of a tree, top to bottom. A filter shows the files that match, with all of their folders open.
 * @param open paths of the folders that show what they hold
 */
export function treeRows(root: TreeNode, open: ReadonlySet<string>, filter: string): TreeRow[] {
  const matches = matcherOf(filter);
  const kept = matches && foldersOf(root, matches);
  const rows: TreeRow[] = [];
  const waiting = childrenOf(root)
    .map((node) => ({ node, level: 1, parent: -1 }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, level, parent } = next;
    if (node.type === 'file') {
      if (!matches || matches(node.path)) rows.push({ node, level, isOpen: false, parent });
      continue;
    }
    if (kept && !kept.has(node.path)) continue;
    const isOpen = kept !== null || open.has(node.path);
    rows.push({ node, level, isOpen, parent });
    const index = rows.length - 1;
    if (isOpen)
      for (const child of childrenOf(node).toReversed()) waiting.push({ node: child, level: level + 1, parent: index });
  }
  return rows;
}

/** Folders to open at first: all of a small project, else the way down to where it branches. */
export function openAtFirst(root: TreeNode): ReadonlySet<string> {
  const fewFiles = 60;
  const open = new Set<string>();
  let files = 0;
  const waiting = [root];
  for (let node = waiting.pop(); node && files <= fewFiles; node = waiting.pop()) {
    if (node.type === 'file') files += 1;
    else {
      open.add(node.path);
      waiting.push(...childrenOf(node));
    }
  }
  if (files <= fewFiles) return open;
  const way = new Set<string>();
  for (let node: TreeNode | undefined = root; node?.type === 'folder';) {
    way.add(node.path);
    const children: readonly TreeNode[] = childrenOf(node);
    node = children.length === 1 ? children[0] : undefined;
  }
  return way;
}

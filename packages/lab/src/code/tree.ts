import type { TreeNode } from '@toolbench/contracts/code.ts';

interface TreeFile {
  readonly path: string;
  readonly bytes: number;
  readonly language?: string | undefined;
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: TreeNode[];
}

const newFolder = (): Folder => ({ folders: new Map(), files: [] });

function folderAt(root: Folder, parts: readonly string[]): Folder {
  let folder = root;
  for (const part of parts) {
    const next = folder.folders.get(part) ?? newFolder();
    folder.folders.set(part, next);
    folder = next;
  }
  return folder;
}

const byName = (a: TreeNode, b: TreeNode) => (a.name < b.name ? -1 : 1);

/** Depth is bounded by the check of the entries' names. */
function nodeOf(name: string, path: string, folder: Folder): TreeNode {
  const below = (child: string) => (path === '' ? child : `${path}/${child}`);
  const folders = [...folder.folders].map(([child, inner]) => nodeOf(child, below(child), inner));
  return { type: 'folder', name, path, children: [...folders.sort(byName), ...folder.files.sort(byName)] };
}

/** The project as a tree: folders first, each kind in the order of its names. */
export function treeOf(name: string, files: readonly TreeFile[]): TreeNode {
  const root = newFolder();
  for (const { path, bytes, language } of files) {
    const parts = path.split('/');
    const fileName = parts.pop() ?? path;
    folderAt(root, parts).files.push({ type: 'file', name: fileName, path, bytes, language });
  }
  return nodeOf(name, '', root);
}

import type { TreeNode } from '@toolbench/contracts/code.ts';

/** As the colours are called that fit the ends of names. */
const languages: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  mjs: 'JavaScript',
  jsx: 'TSX',
  ts: 'TypeScript',
  tsx: 'TSX',
  vue: 'Vue',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
  py: 'Python',
  go: 'Go',
  java: 'Java',
  sql: 'SQL',
  sh: 'Shell',
  yaml: 'YAML',
  yml: 'YAML',
  toml: 'TOML',
  xml: 'XML',
};

export function languageOfPath(path: string): string | undefined {
  return languages[/\.(\w+)$/.exec(path)?.[1].toLowerCase() ?? ''];
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: string[];
}

const byName = (left: TreeNode, right: TreeNode) => (left.name < right.name ? -1 : 1);
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function nodeOf(path: string, { folders, files }: Folder, texts: Readonly<Record<string, string>>): TreeNode {
  const inner = [...folders].map(([folderPath, folder]) => nodeOf(folderPath, folder, texts)).sort(byName);
  const leaves = files.map((file): TreeNode => ({
    type: 'file',
    name: nameOf(file),
    path: file,
    language: languageOfPath(file),
    bytes: new TextEncoder().encode(texts[file]).length,
  }));
  return { type: 'folder', name: nameOf(path), path, children: [...inner, ...leaves.sort(byName)] };
}

/** The files of a project as a tree, folders first. */
export function treeOfFiles(texts: Readonly<Record<string, string>>): TreeNode {
  const root: Folder = { folders: new Map(), files: [] };
  for (const path of Object.keys(texts)) {
    const parts = path.split('/');
    let folder = root;
    for (let depth = 1; depth < parts.length; depth += 1) {
      const name = parts.slice(0, depth).join('/');
      const next = folder.folders.get(name) ?? { folders: new Map<string, Folder>(), files: [] };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.files.push(path);
  }
  return nodeOf('', root, texts);
}

const starts = [/^readme\.md$/i, /(^|\/)main\.\w+$/i, /(^|\/)(app|index)\.\w+$/i];

/** The file to begin reading with: what the project says of itself in the reader's language, else where it starts. */
export function firstFileOf(paths: readonly string[], language: 'zh' | 'en'): string | null {
  const sorted = [...paths].sort((left, right) => left.split('/').length - right.split('/').length);
  for (const start of [new RegExp(`^readme\\.${language}\\.md$`, 'i'), ...starts]) {
    const found = sorted.find((path) => start.test(path));
    if (found !== undefined) return found;
  }
  return sorted.at(0) ?? null;
}

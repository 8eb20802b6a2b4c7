interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: string[];
}

const newFolder = (): Folder => ({ folders: new Map(), files: [] });

function place(root: Folder, path: string): void {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  let folder = root;
  for (const part of parts) {
    const next = folder.folders.get(part) ?? newFolder();
    folder.folders.set(part, next);
    folder = next;
  }
  folder.files.push(name);
}

/** The tree of a project's files as text: folders first, two spaces for each level. Paths are no deeper than a limit. */
export function codeStructure(paths: Iterable<string>): string {
  const root = newFolder();
  for (const path of [...paths].sort()) place(root, path);
  const lines: string[] = [];
  const write = ({ folders, files }: Folder, indent: string) => {
    for (const [name, folder] of folders) {
      lines.push(`${indent}${name}/`);
      write(folder, `${indent}  `);
    }
    for (const name of files) lines.push(`${indent}${name}`);
  };
  write(root, '');
  return lines.join('\n');
}

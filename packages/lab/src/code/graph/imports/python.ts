import {
  folderOf,
  foldersAbove,
  joinPath,
  nameOf,
  toFile,
  toPackage,
  type ImportableFile,
  type ResolveImport,
} from './project-paths.ts';

/** Folders beside the importing file's own in which packages are looked for. */
const mostRoots = 50;
/** Parts of a dotted name that are looked at. */
const deepest = 32;

/**
 * Imports of Python: relative ones, and absolute ones from where a package can begin, which is never inside of another
 * package. What follows the module's name are names inside of it.
 */
export function createPythonImports(files: readonly ImportableFile[]): ResolveImport {
  const paths = new Set(files.map(({ path }) => path).filter((path) => /\.pyi?$/.test(path)));
  const isPackage = (folder: string) => paths.has(folder === '' ? '__init__.py' : `${folder}/__init__.py`);
  const packageRoots = new Set<string>();
  for (const path of paths) {
    const folder = folderOf(path);
    if (nameOf(path) === '__init__.py' && folder !== '' && !isPackage(folderOf(folder))) {
      packageRoots.add(folderOf(folder));
    } else if (nameOf(folder) === 'src') packageRoots.add(folder);
  }
  const elsewhere = [...packageRoots].slice(0, mostRoots);

  const lookIn = (folder: string, parts: readonly string[], least: number): string | undefined => {
    for (let length = parts.length; length >= least; length -= 1) {
      const base = joinPath(folder, parts.slice(0, length).join('/')) ?? '';
      const candidates = length === 0 ? [] : [`${base}.py`, `${base}.pyi`];
      const found = [...candidates, base === '' ? '__init__.py' : `${base}/__init__.py`].find((path) =>
        paths.has(path),
      );
      if (found) return found;
    }
    return undefined;
  };

  return (from, text) => {
    const dots = /^\.+/.exec(text)?.[0].length ?? 0;
    const parts = text.slice(dots).split('.', deepest).filter(Boolean);
    if (dots > 0) {
      const folder = joinPath(folderOf(from), '../'.repeat(dots - 1));
      const found = folder === undefined ? undefined : lookIn(folder, parts, 0);
      return found ? toFile(found) : [];
    }
    const own = foldersAbove(folderOf(from)).filter((folder) => !isPackage(folder));
    for (const root of new Set([...own, ...elsewhere])) {
      const found = lookIn(root, parts, 1);
      if (found) return toFile(found);
    }
    return toPackage(parts[0] ?? text);
  };
}

import { folderOf, toFile, toPackage, type ImportableFile, type ResolveImport } from './project-paths.ts';

/**
 * Imports of Go name folders: below the module path of a go.mod, or, where the project has none, by the longest end of
 * the path that is a folder. A folder is given by its first file.
 */
export function createGoImports(files: readonly ImportableFile[]): ResolveImport {
  const firstFile = new Map<string, string>();
  const byEnd = new Map<string, string>();
  const modules: { readonly name: string; readonly folder: string }[] = [];
  for (const { path, manifest } of files) {
    if (manifest?.kind === 'go-module') modules.push({ name: manifest.name, folder: folderOf(path) });
    if (!path.endsWith('.go') || path.endsWith('_test.go') || firstFile.has(folderOf(path))) continue;
    const folder = folderOf(path);
    firstFile.set(folder, path);
    for (let at = 0; at >= 0; at = folder.indexOf('/', at) + 1 || -1) {
      const end = folder.slice(at);
      if (!byEnd.has(end)) byEnd.set(end, path);
    }
  }
  modules.sort((a, z) => z.name.length - a.name.length);

  const inModule = (text: string): string | undefined => {
    for (const { name, folder } of modules) {
      if (text !== name && !text.startsWith(`${name}/`)) continue;
      const found = firstFile.get([folder, text.slice(name.length + 1)].filter(Boolean).join('/'));
      if (found) return found;
    }
    return undefined;
  };
  const byLongestEnd = (text: string): string | undefined => {
    const parts = text.split('/');
    for (let from = 0; from < parts.length; from += 1) {
      const found = byEnd.get(parts.slice(from).join('/'));
      if (found && (parts.length - from > 1 || parts.length === 2)) return found;
    }
    return undefined;
  };

  return (_from, text) => {
    const found = modules.length > 0 ? inModule(text) : byLongestEnd(text);
    return found ? toFile(found) : toPackage(text);
  };
}

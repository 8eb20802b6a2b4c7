import {
  folderOf,
  foldersAbove,
  nameOf,
  toPackage,
  type ImportableFile,
  type ImportTarget,
  type ResolveImport,
} from './project-paths.ts';

/** `a::{b, c::{d}}` as `a::b` and `a::c::d`; without renamings and stars. */
function expandUse(text: string): readonly string[] {
  const found: string[] = [];
  const before: string[] = [];
  let path = '';
  const finish = () => {
    const clean = path.replace(/\s+as\s[\s\S]*$/, '').replace(/(::)?\*?\s*$/, '');
    if (clean.trim() !== '') found.push(clean.replace(/\s+/g, ''));
    path = before.at(-1) ?? '';
  };
  for (const sign of text.slice(0, 10_000)) {
    if (sign === '{') before.push(path);
    else if (sign === ',') finish();
    else if (sign === '}') {
      if (path !== before.pop()) finish();
      path = '';
    } else path += sign;
  }
  finish();
  return [...new Set(found)];
}

/** `use` and `mod` of Rust: within the crate, and to the crates of the same workspace. */
export function createRustImports(files: readonly ImportableFile[]): ResolveImport {
  const paths = new Set(files.map(({ path }) => path).filter((path) => path.endsWith('.rs')));
  const crates = new Map<string, string>();
  for (const { path, manifest } of files) {
    if (manifest?.kind === 'crate') crates.set(manifest.name, [folderOf(path), 'src'].filter(Boolean).join('/'));
  }
  const inFolder = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);
  const rootFile = (folder: string) =>
    [inFolder(folder, 'lib.rs'), inFolder(folder, 'main.rs')].find((path) => paths.has(path));

  /** The longest beginning that is a file: what follows are names inside of it. */
  const lookIn = (root: string, parts: readonly string[], least: number): string | undefined => {
    for (let length = parts.length; length >= Math.max(least, 1); length -= 1) {
      const base = inFolder(root, parts.slice(0, length).join('/'));
      const found = [`${base}.rs`, `${base}/mod.rs`].find((path) => paths.has(path));
      if (found) return found;
    }
    return least === 0 ? rootFile(root) : undefined;
  };

  const moduleOf = (from: string, root: string): readonly string[] => {
    const parts = from.slice(root === '' ? 0 : root.length + 1, -'.rs'.length).split('/');
    return ['mod', 'lib', 'main'].includes(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  };

  const resolveOne = (from: string, path: string): string | undefined => {
    const folders = foldersAbove(folderOf(from));
    const root = folders.find((folder) => rootFile(folder)) ?? folders.find((folder) => nameOf(folder) === 'src') ?? '';
    const parts = path.split('::').filter(Boolean);
    const [first = '', ...rest] = parts;
    if (first === 'crate') return lookIn(root, rest, 0);
    const own = moduleOf(from, root);
    if (first === 'self' || first === 'super') {
      const ups = parts.filter((part) => part === 'super').length;
      const names = parts.filter((part) => part !== 'super' && part !== 'self');
      return lookIn(root, [...own.slice(0, Math.max(own.length - ups, 0)), ...names], 0);
    }
    const child = lookIn(root, [...own, ...parts], own.length + 1);
    const crate = crates.get(first);
    return child ?? (crate === undefined ? lookIn(root, parts, 1) : lookIn(crate, rest, 0));
  };

  return (from, text) =>
    expandUse(text).flatMap((path): readonly ImportTarget[] => {
      const found = resolveOne(from, path);
      if (found) return [{ kind: 'file', path: found }];
      const first = path.split('::')[0] ?? path;
      return ['crate', 'self', 'super'].includes(first) ? [] : toPackage(first);
    });
}

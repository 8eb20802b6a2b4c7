import type { Manifest, SubpathTargets } from '../../units/manifest.ts';
import {
  enter,
  folderOf,
  foldersAbove,
  joinPath,
  nameOf,
  nearest,
  toFile,
  toPackage,
  type ImportableFile,
  type ResolveImport,
} from './project-paths.ts';

type PackageManifest = Extract<Manifest, { kind: 'package' }>;
type PathsManifest = Extract<Manifest, { kind: 'paths' }>;

const extensions = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.d.ts', '.vue', '.svelte', '.json'];
const written: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.d.ts', '.jsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts', '.d.mts'],
  '.cjs': ['.cts', '.d.cts'],
};
/** Folders that a build writes; what they are made from is mostly in src. */
const built = /^(\.\/)?(dist|lib|build|out|esm?|cjs)\/((esm?|cjs|types)\/)?/;

const scopedName = (text: string) =>
  text
    .split('/')
    .slice(0, text.startsWith('@') ? 2 : 1)
    .join('/');

/** The targets of the subpath that fits best: exactly, or around one `*` with the longest beginning. */
function matchSubpath(subpaths: readonly SubpathTargets[], wanted: string): readonly string[] {
  const exact = subpaths.filter(([subpath]) => subpath === wanted).flatMap(([, targets]) => targets);
  if (exact.length > 0) return exact;
  const fitting = subpaths.flatMap(([subpath, targets]) => {
    const [before = '', after] = subpath.split('*');
    const fits = after !== undefined && wanted.startsWith(before) && wanted.endsWith(after);
    if (!fits || wanted.length < before.length + after.length) return [];
    const star = wanted.slice(before.length, wanted.length - after.length);
    return [{ length: before.length, targets: targets.map((target) => target.replaceAll('*', () => star)) }];
  });
  return fitting.sort((a, z) => z.length - a.length)[0]?.targets ?? [];
}

/** Finds files as TypeScript's bundler resolution does: endings left out, `.js` for `.ts`, folders for their index. */
function createFileLookup(paths: ReadonlySet<string>) {
  return (folder: string, relative: string): string | undefined => {
    const base = joinPath(folder, relative);
    if (base === undefined) return undefined;
    const extension = /\.[cm]?jsx?$/.exec(base)?.[0] ?? '';
    const candidates = [
      base,
      ...(written[extension] ?? []).map((other) => base.slice(0, -extension.length) + other),
      ...extensions.map((other) => base + other),
      ...extensions.map((other) => (base === '' ? `index${other}` : `${base}/index${other}`)),
    ];
    return candidates.find((path) => paths.has(path));
  };
}

type FindFile = ReturnType<typeof createFileLookup>;

/** The `paths` of the nearest tsconfig.json or jsconfig.json, with those it extends. */
function createPathAliases(files: readonly ImportableFile[], find: FindFile) {
  const settings = new Map<string, PathsManifest>();
  const inFolder = new Map<string, string[]>();
  for (const { path, manifest } of files) {
    if (manifest?.kind !== 'paths') continue;
    settings.set(path, manifest);
    enter(inFolder, folderOf(path), path);
  }
  const lookIn = (path: string, text: string, seen: readonly string[]): string | undefined => {
    const own = settings.get(path);
    if (own === undefined || seen.includes(path)) return undefined;
    const base = joinPath(folderOf(path), own.baseUrl ?? '.') ?? '';
    const targets = [...matchSubpath(own.paths, text), ...(own.baseUrl === undefined ? [] : [text])];
    for (const target of targets) {
      const found = find(base, target);
      if (found) return found;
    }
    const above = own.extends?.startsWith('.') ? joinPath(folderOf(path), own.extends) : undefined;
    if (above === undefined) return undefined;
    return lookIn(settings.has(above) ? above : `${above}.json`, text, [...seen, path]);
  };
  return (from: string, text: string): string | undefined => {
    if (settings.size === 0) return undefined;
    for (const folder of foldersAbove(folderOf(from))) {
      // tsconfig.json before tsconfig.app.json and the like.
      const here = [...(inFolder.get(folder) ?? [])].sort((a, z) => nameOf(a).length - nameOf(z).length);
      for (const path of here) {
        const found = lookIn(path, text, []);
        if (found) return found;
      }
    }
    return undefined;
  };
}

/** The packages whose package.json lies in the project: npm, pnpm and Yarn workspaces name each other so. */
function createPackages(files: readonly ImportableFile[], find: FindFile) {
  const byFolder = new Map<string, PackageManifest>();
  const byName = new Map<string, string[]>();
  for (const { path, manifest } of files) {
    if (manifest?.kind !== 'package') continue;
    byFolder.set(folderOf(path), manifest);
    if (manifest.name) enter(byName, manifest.name, `${folderOf(path)}/`);
  }
  const findTarget = (folder: string, targets: readonly string[]): string | undefined => {
    for (const target of targets) {
      const tries = [target, target.replace(built, 'src/'), target.replace(built, '')];
      for (const path of tries) {
        const found = find(folder, path);
        if (found) return found;
      }
    }
    return undefined;
  };
  return {
    /** `@scope/name/subpath`. */
    named(from: string, text: string): string | undefined {
      const name = scopedName(text);
      const at = nearest(byName.get(name), from);
      if (at === undefined) return undefined;
      const folder = at.slice(0, -1);
      const subpath = `.${text.slice(name.length)}`;
      const exported = matchSubpath(byFolder.get(folder)?.exports ?? [], subpath);
      return findTarget(folder, [...exported, subpath, `./src/${subpath}`]);
    },
    /** `#name`, which the nearest package.json explains. */
    internal(from: string, text: string): string | undefined {
      const folder = foldersAbove(folderOf(from)).find((above) => byFolder.has(above));
      return folder === undefined
        ? undefined
        : findTarget(folder, matchSubpath(byFolder.get(folder)?.imports ?? [], text));
    },
  };
}

/** Imports of JavaScript and TypeScript: relative ones, aliases of tsconfig.json, packages of the same workspace. */
export function createEcmascriptImports(files: readonly ImportableFile[]): ResolveImport {
  const find = createFileLookup(new Set(files.map(({ path }) => path)));
  const alias = createPathAliases(files, find);
  const packages = createPackages(files, find);
  return (from, written) => {
    const text = written.replace(/\?.*$/, '');
    if (/^\.\.?(\/|$)/.test(text)) {
      const found = find(folderOf(from), text);
      return found ? toFile(found) : [];
    }
    const found =
      alias(from, text) ?? (text.startsWith('#') ? packages.internal(from, text) : packages.named(from, text));
    return found ? toFile(found) : toPackage(scopedName(text));
  };
}

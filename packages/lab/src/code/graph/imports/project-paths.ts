import type { Manifest } from '../../units/manifest.ts';

/** A file of the project, or the name of a package from outside. */
export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string };

/** What of a file tells where imports lead. */
export interface ImportableFile {
  readonly path: string;
  readonly manifest?: Manifest | undefined;
}

/** Finds what an import means that stands in a file; none where it leads nowhere. */
export type ResolveImport = (from: string, text: string) => readonly ImportTarget[];

export const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
export const withoutExtension = (path: string) => path.replace(/\.d\.ts$|\.[^./]+$/, '');

/** Joins paths and takes out `.` and `..`; undefined where it leads out of the project. */
export function joinPath(folder: string, relative: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** A folder and those it lies in, the project's own last. */
export function foldersAbove(folder: string): readonly string[] {
  const folders = [folder];
  for (let above = folder; above !== '';) {
    above = folderOf(above);
    folders.push(above);
  }
  return folders;
}

export const toFile = (path: string): readonly ImportTarget[] => [{ kind: 'file', path }];
export const toPackage = (name: string): readonly ImportTarget[] => [{ kind: 'package', name }];

/** Adds to the list that a map holds under a key. */
export function enter(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** Of more paths than this the nearest is not looked for: such a name says nothing. */
const mostSame = 200;

/** Of several paths, the one that shares the longest beginning with the importing file. */
export function nearest(found: readonly string[] | undefined, from: string): string | undefined {
  let best: string | undefined;
  let longest = -1;
  for (const path of found?.slice(0, mostSame) ?? []) {
    let shared = 0;
    while (shared < path.length && path[shared] === from[shared]) shared += 1;
    if (path === from || shared <= longest) continue;
    best = path;
    longest = shared;
  }
  return best;
}

import type { SkipReason } from '@toolbench/contracts/code.ts';
import { anywhereFolders, evidencedFolders } from '../tables/skipped.ts';

/** The folders of a project that are left out, by their paths, each with its reason. */
export type LeftOutFolders = ReadonlyMap<string, SkipReason>;

/** The names of the files that lie in each folder itself, `''` being the project's own. */
function filesByFolder(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const path of paths) {
    const cut = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(cut, 0));
    const names = files.get(folder);
    if (names) names.push(path.slice(cut + 1));
    else files.set(folder, [path.slice(cut + 1)]);
  }
  return files;
}

/**
 * Which folders hold nothing that somebody wrote for this project. Names that tools alone give tell it anywhere; of names
 * that a package of the source may have as well, what lies beside the folder or in it tells.
 * @param paths of all files of the project
 */
export function leftOutFolders(paths: readonly string[]): LeftOutFolders {
  const files = filesByFolder(paths);
  const found = new Map<string, SkipReason>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let depth = 0; depth < parts.length - 1; depth += 1) {
      const folder = parts.slice(0, depth + 1).join('/');
      if (found.has(folder)) break;
      const name = parts[depth]?.toLowerCase() ?? '';
      const reason = anywhereFolders.get(name) ?? evidencedReason(name, path, depth, files);
      if (!reason) continue;
      found.set(folder, reason);
      break;
    }
  }
  return found;
}

function evidencedReason(
  name: string,
  path: string,
  depth: number,
  files: ReadonlyMap<string, readonly string[]>,
): SkipReason | undefined {
  const evidence = evidencedFolders.get(name);
  if (!evidence) return undefined;
  const parts = path.split('/');
  const inside = parts.slice(depth + 1).join('/');
  const beside = files.get(parts.slice(0, depth).join('/')) ?? [];
  const isTold = evidence.holds?.test(inside) === true || beside.some((file) => evidence.beside?.test(file) === true);
  return isTold ? evidence.reason : undefined;
}

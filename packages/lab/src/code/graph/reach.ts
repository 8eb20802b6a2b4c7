import { familyOf } from '../languages/languages.ts';
import { folderOf, nameOf, withoutExtension } from './imports/project-paths.ts';

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Files that only pass on what others define. */
const relay = /(^|\/)(index\.[cm]?[jt]sx?|__init__\.pyi?|mod\.rs|lib\.rs)$/;

/** Imports of these name a folder, and files of one folder see each other. */
const byFolder: ReadonlySet<string> = new Set(['go', 'java']);
/** What is called need not be imported by the file that calls it. */
const withoutImports: ReadonlySet<string> = new Set(['csharp', 'ruby', 'php', 'swift', 'sql']);

export interface Reach {
  /** Whether an import of one file leads to another: at once, through a relay, or through its header. */
  readonly imports: (from: string, to: string) => boolean;
  /** Whether code of one file can name what another defines. */
  readonly reaches: (from: string, to: string) => boolean;
}

/** What of a project a file can see. */
export function createReach(imports: Imports): Reach {
  const seen = new Map<string, ReadonlySet<string>>();
  /** The files, folders and headers' names that a file's imports lead to. */
  const seenFrom = (path: string): ReadonlySet<string> => {
    const known = seen.get(path);
    if (known) return known;
    const family = familyOf(path);
    const found = new Set<string>();
    for (const target of imports.get(path) ?? []) {
      found.add(target);
      if (byFolder.has(family)) found.add(folderOf(target));
      if (family === 'cpp') found.add(withoutExtension(nameOf(target)));
      if (relay.test(target)) for (const further of imports.get(target) ?? []) found.add(further);
    }
    seen.set(path, found);
    return found;
  };
  const leads = (from: string, to: string) => {
    const found = seenFrom(from);
    if (found.has(to)) return true;
    const family = familyOf(from);
    if (byFolder.has(family)) return found.has(folderOf(to));
    return family === 'cpp' && found.has(withoutExtension(nameOf(to)));
  };
  return {
    imports: leads,
    reaches: (from, to) => {
      const family = familyOf(from);
      const isBeside = byFolder.has(family) && folderOf(from) === folderOf(to);
      return from === to || isBeside || withoutImports.has(family) || leads(from, to);
    },
  };
}

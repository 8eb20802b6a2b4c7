import { limits } from '@toolbench/contracts/limits.ts';
import { matchesParts, readPart, type PartPattern } from './glob.ts';

interface Rule {
  readonly pattern: readonly (PartPattern | '**')[];
  readonly isForFolders: boolean;
  /** A line with `!`: takes in again what an earlier rule left out. */
  readonly takesIn: boolean;
}

/** Trailing spaces count only where they are escaped (gitignore(5)). */
const withoutTrailingSpace = (line: string) => line.replace(/(?<!\\)[ \t\r]+$/, '');

function readRule(line: string): Rule | undefined {
  let text = withoutTrailingSpace(line);
  if (text === '' || text.startsWith('#')) return undefined;
  const takesIn = text.startsWith('!');
  if (takesIn) text = text.slice(1);
  const isForFolders = text.endsWith('/');
  if (isForFolders) text = text.slice(0, -1);
  // A slash at the beginning or in the middle ties the pattern to the folder of its file.
  const isTied = text.includes('/');
  const parts = text.replace(/^\//, '').split('/');
  if (parts.includes('')) return undefined;
  const pattern = parts.map((part) => (part === '**' ? part : readPart(part)));
  // "a/**" is everything inside, not the folder itself.
  if (pattern.at(-1) === '**') pattern.push(readPart('*'));
  return { pattern: isTied ? pattern : ['**', ...pattern], isForFolders, takesIn };
}

/** The rules of all files, each in its order; what is beyond the limit in all is not read. */
function readFiles(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Rule[]> {
  let left: number = limits.code.ignoreRules;
  const rules = new Map<string, readonly Rule[]>();
  for (const [folder, text] of files) {
    const lines = text.replace(/^\ufeff/, '').split('\n', left);
    rules.set(
      folder,
      lines.map(readRule).filter((rule) => rule !== undefined),
    );
    left -= lines.length;
  }
  return rules;
}

/** Says whether git would leave out a path, given every `.gitignore` of the project. */
export interface Ignoring {
  /** The highest folder of the path that is left out, or the file itself; undefined where it is kept. */
  readonly ignoredAt: (path: string) => string | undefined;
}

/**
 * Reads the `.gitignore` files as gitignore(5) tells: the last rule that fits wins, deeper files before higher ones, and
 * nothing below a folder that is left out can be taken in again.
 * @param files by the folder they lie in, `''` for the project's own
 */
export function createIgnoring(files: ReadonlyMap<string, string>): Ignoring {
  const rules = readFiles(files);
  const folderVerdicts = new Map<string, boolean>();

  const isIgnored = (parts: readonly string[], isFolder: boolean): boolean => {
    for (let depth = parts.length - 1; depth >= 0; depth -= 1) {
      const own = rules.get(parts.slice(0, depth).join('/'));
      const rest = parts.slice(depth);
      const last = own?.findLast((rule) => (isFolder || !rule.isForFolders) && matchesParts(rule.pattern, rest));
      if (last) return !last.takesIn;
    }
    return false;
  };

  const isFolderIgnored = (path: string, parts: readonly string[]) => {
    const known = folderVerdicts.get(path) ?? isIgnored(parts, true);
    folderVerdicts.set(path, known);
    return known;
  };

  return {
    ignoredAt(path) {
      const parts = path.split('/');
      for (let depth = 1; depth < parts.length; depth += 1) {
        const above = parts.slice(0, depth);
        const folder = above.join('/');
        if (isFolderIgnored(folder, above)) return folder;
      }
      return isIgnored(parts, false) ? path : undefined;
    },
  };
}

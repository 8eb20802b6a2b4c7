import { languageOfPath } from '../languages/languages.ts';

/** A file of the project, or the name of a package from outside. */
export type ImportTarget =
  { readonly kind: 'file'; readonly path: string } | { readonly kind: 'package'; readonly name: string };

const withoutExtension = (path: string) => path.replace(/\.d\.ts$|\.[^./]+$/, '');
const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** Joins paths and takes out `.` and `..`; undefined where it leads out of the project. */
function joinPath(folder: string, relative: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Names under which a file answers for its folder. */
const folderFile = /\/(index|__init__|mod|lib)$/;

/** How an import is written, as a path to look for. */
interface Wanted {
  /** From the project's root, where the import says where it starts. */
  readonly exact?: string | undefined;
  /** The end of a path: where it starts is a matter of the build's settings. */
  readonly suffix?: string | undefined;
  readonly packageName: string;
}

const scoped = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function wantedByPython(text: string, from: string): Wanted {
  const dots = /^\.+/.exec(text)?.[0].length ?? 0;
  const path = text.slice(dots).replaceAll('.', '/');
  if (dots > 0) return { exact: joinPath(folderOf(from), '../'.repeat(dots - 1) + path), packageName: text };
  return { suffix: path, packageName: text.split('.')[0] ?? text };
}

function wantedByRust(text: string, from: string): Wanted {
  const path = text
    .replace(/\{[\s\S]*$|\*$|\s+as\s.*$/g, '')
    .replace(/::$/, '')
    .split('::');
  const [first = ''] = path;
  if (first === 'super' || first === 'self' || path.length === 1) {
    const rest = path.filter((part) => part !== 'super' && part !== 'self').join('/');
    return { exact: joinPath(folderOf(from), rest), suffix: rest, packageName: first };
  }
  const inside = first === 'crate' ? path.slice(1) : path;
  return { suffix: inside.join('/'), packageName: first };
}

function wantedOf(language: string, text: string, from: string): Wanted {
  const dotted = (separator: string) => text.split(separator).filter(Boolean);
  switch (language) {
    case 'python':
      return wantedByPython(text, from);
    case 'rust':
      return wantedByRust(text, from);
    case 'java':
      return { suffix: dotted('.').join('/'), packageName: dotted('.').slice(0, 2).join('.') };
    case 'csharp':
      return { packageName: dotted('.').slice(0, 2).join('.') };
    case 'php':
      return { suffix: withoutExtension(dotted('\\').join('/')), packageName: dotted('\\')[0] ?? text };
    case 'go':
      return { suffix: text, packageName: text };
    case 'c':
    case 'cpp':
    case 'ruby':
      return {
        exact: joinPath(folderOf(from), withoutExtension(text)),
        suffix: withoutExtension(text).replace(/^(\.\.?\/)+/, ''),
        packageName: text,
      };
    default:
      return text.startsWith('.')
        ? { exact: joinPath(folderOf(from), text), packageName: text }
        : { packageName: scoped(text) };
  }
}

/** Finds what imports mean among the files of a project. */
export function createImportResolver(paths: readonly string[]) {
  const exact = new Map<string, string[]>();
  const suffixes = new Map<string, string[]>();
  const enter = (map: Map<string, string[]>, key: string, path: string) => {
    const known = map.get(key);
    if (known) known.push(path);
    else map.set(key, [path]);
  };
  for (const path of paths) {
    const bare = withoutExtension(path);
    const names = folderFile.test(bare) ? [bare, bare.replace(folderFile, '')] : [bare];
    for (const name of names) {
      enter(exact, name, path);
      for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1))
        enter(suffixes, name.slice(at + 1), path);
      enter(suffixes, name, path);
    }
  }
  const folders = new Map<string, string>();
  for (const path of paths) {
    const folder = folderOf(path);
    if (!folders.has(folder)) folders.set(folder, path);
  }

  /** Of several, the one that shares the longest beginning with the importing file. */
  const nearest = (found: readonly string[] | undefined, from: string, key: string) => {
    const family = languageOfPath(from)?.grammar;
    const sameLanguage = found?.filter((path) => languageOfPath(path)?.grammar === family);
    const usable =
      sameLanguage?.length || key === 'c' || key === 'cpp' ? (sameLanguage?.length ? sameLanguage : found) : found;
    const shared = (path: string) => {
      let at = 0;
      while (at < path.length && path[at] === from[at]) at += 1;
      return at;
    };
    return usable?.filter((path) => path !== from).sort((a, z) => shared(z) - shared(a))[0];
  };

  /** The longest beginning of a dotted path that is a file: what follows are names inside of it. */
  const bySuffix = (suffix: string, from: string, key: string): string | undefined => {
    const parts = suffix.split('/');
    for (let length = parts.length; length > 0; length -= 1) {
      const isOneOfMany = length === 1 && parts.length > 2;
      const found = isOneOfMany ? undefined : nearest(suffixes.get(parts.slice(0, length).join('/')), from, key);
      if (found) return found;
    }
    return undefined;
  };

  /** Go imports folders: the longest end of the path that is one. */
  const byFolder = (path: string): string | undefined => {
    const parts = path.split('/');
    for (let from = 0; from < parts.length; from += 1) {
      const end = parts.slice(from).join('/');
      const found = [...folders].find(([folder]) => folder === end || folder.endsWith(`/${end}`));
      if (found && (parts.length - from > 1 || parts.length === 2)) return found[1];
    }
    return undefined;
  };

  return (from: string, text: string): ImportTarget => {
    const language = languageOfPath(from)?.key ?? '';
    const wanted = wantedOf(language, text, from);
    const exactly =
      wanted.exact === undefined
        ? undefined
        : nearest(exact.get(wanted.exact) ?? exact.get(withoutExtension(wanted.exact)), from, language);
    const path =
      exactly ??
      (wanted.suffix && (language === 'go' ? byFolder(wanted.suffix) : bySuffix(wanted.suffix, from, language)));
    return path ? { kind: 'file', path } : { kind: 'package', name: wanted.packageName };
  };
}

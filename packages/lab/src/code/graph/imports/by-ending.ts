import { familyOf } from '../../languages/languages.ts';
import {
  enter,
  folderOf,
  joinPath,
  nearest,
  toFile,
  toPackage,
  withoutExtension,
  type ImportableFile,
  type ResolveImport,
} from './project-paths.ts';

/** Languages whose imports are the ends of paths: where those begin is a matter of the build's settings. */
const languages: ReadonlySet<string> = new Set(['java', 'php', 'ruby', 'cpp']);

/** Parts of a dotted name that are looked at. */
const deepest = 32;

/** Imports of Java, Kotlin, PHP, Ruby, C and C++. */
export function createImportsByEnding(files: readonly ImportableFile[]): ResolveImport {
  const endings = new Map<string, string[]>();
  const packages = new Map<string, string>();
  const paths = new Set<string>();
  const enterEnds = (name: string, use: (end: string) => void) => {
    for (let at = 0; at >= 0; at = name.indexOf('/', at) + 1 || -1) use(name.slice(at));
  };
  for (const { path } of files) {
    const key = familyOf(path);
    if (!languages.has(key)) continue;
    paths.add(path);
    enterEnds(key === 'cpp' ? path : withoutExtension(path), (end) => enter(endings, `${key}:${end}`, path));
    if (key === 'java') enterEnds(folderOf(path), (end) => void (packages.has(end) || packages.set(end, path)));
  }

  const ofJava = (from: string, text: string) => {
    const parts = text.split('.', deepest).filter(Boolean);
    // Classes within the class and static members follow its name.
    for (let length = parts.length; length >= Math.min(parts.length, 2); length -= 1) {
      const found = nearest(endings.get(`java:${parts.slice(0, length).join('/')}`), from);
      if (found) return found;
    }
    return packages.get(parts.join('/'));
  };
  const byPath = (key: string, from: string, text: string) => {
    const wanted = key === 'cpp' ? text : withoutExtension(text.split('\\').filter(Boolean).join('/'));
    const beside = joinPath(folderOf(from), key === 'ruby' ? `${wanted}.rb` : text);
    if (beside !== undefined && paths.has(beside)) return beside;
    const parts = wanted.replace(/^(\.\.?\/)+/, '').split('/');
    // PSR-4: the namespace begins where a folder does, so beginnings of it may be in no path.
    const starts = key === 'php' ? Math.max(parts.length - 1, 1) : 1;
    for (let start = 0; start < starts; start += 1) {
      const found = nearest(endings.get(`${key}:${parts.slice(start).join('/')}`), from);
      if (found) return found;
    }
    return undefined;
  };

  return (from, text) => {
    const key = familyOf(from);
    if (text === '*') return [];
    const found = key === 'java' ? ofJava(from, text) : byPath(key, from, text);
    if (found) return toFile(found);
    const dotted = text.split('.').filter(Boolean).slice(0, 2).join('.');
    return toPackage(key === 'java' ? dotted : key === 'php' ? (text.split('\\').find(Boolean) ?? text) : text);
  };
}

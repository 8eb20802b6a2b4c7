/** Finds the file of a project that an import or an address means, as bundlers for the browser do. */

const endings = ['', '.js', '.jsx', '.ts', '.tsx', '.mjs', '.vue', '.json', '.css'];
const indexes = ['/index.js', '/index.jsx', '/index.ts', '/index.tsx', '/index.vue'];

/** `a/./b/../c` as `a/c`; undefined where it leads out of the project. */
function normalise(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

const join = (folder: string, path: string) => normalise(`${folder}/${path}`);
const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

export const isBare = (specifier: string) => !/^(\.{0,2}\/|@\/|~\/|\.{1,2}$)/.test(specifier);

/** The path in the project without its ending, query or alias. */
function pathsMeant(specifier: string, importer: string, root: string): readonly string[] {
  const path = specifier.replace(/[?#].*$/, '');
  const meant = /^[@~]\//.test(path)
    ? [join(root, `src/${path.slice(2)}`), join(root, path.slice(2))]
    : path.startsWith('/')
      ? [join(root, path), join(root, `public/${path}`)]
      : [join(folderOf(importer), path)];
  return meant.filter((found) => found !== undefined);
}

/**
 * @param importer path of the file that says it
 * @param root folder of the front end: what `/` and `@/` begin at
 */
export function resolveFile(
  files: ReadonlyMap<string, string>,
  specifier: string,
  importer: string,
  root: string,
): string | undefined {
  for (const path of pathsMeant(specifier, importer, root)) {
    const typed = path.replace(/\.(m?)js(x?)$/, '.$1ts$2');
    const candidates = [...endings.map((ending) => path + ending), ...indexes.map((index) => path + index), typed];
    const found = candidates.find((candidate) => files.has(candidate));
    if (found !== undefined) return found;
  }
  return undefined;
}

import { limits } from '@toolbench/contracts/limits.ts';

/** What the name of an archive's entry is worth. */
export type EntryName =
  | { readonly kind: 'file' | 'folder'; readonly path: string }
  /** Legal on some system but not on ours to show: left out. */
  | { readonly kind: 'reserved'; readonly path: string }
  /** It leads out of the archive's folder, or cannot be shown: the whole archive is refused. */
  | { readonly kind: 'unsafe' };

const { pathCharacters, nameCharacters, pathDepth } = limits.code;

/** Device names of Windows, with any extension (Microsoft, "Naming Files, Paths, and Namespaces"). */
const deviceName = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/** NUL and the other control characters, and the marks that turn the direction of text around. */
// oxlint-disable-next-line no-control-regex
const unshowable = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

const isUnsafePart = (part: string) => part === '' || part === '.' || part === '..' || part.length > nameCharacters;

/**
 * Checks the name of an entry as it stands in the archive, `\` counting as `/` as Windows packs it. Nothing is ever
 * written under this name; it is checked all the same, because people and other programs take it for a path.
 */
export function readEntryName(raw: string): EntryName {
  const slashed = raw.replaceAll('\\', '/').replace(/^(\.\/)+/, '');
  const isFolder = slashed.endsWith('/');
  const path = isFolder ? slashed.slice(0, -1) : slashed;
  const parts = path.split('/');
  const isUnsafe =
    path.length > pathCharacters ||
    parts.length > pathDepth ||
    unshowable.test(path) ||
    /^[a-z]:/i.test(path) ||
    parts.some(isUnsafePart);
  if (isUnsafe) return { kind: 'unsafe' };
  const isReserved = parts.some((part) => deviceName.test(part) || /[. ]$/.test(part) || part.includes(':'));
  if (isReserved) return { kind: 'reserved', path };
  return { kind: isFolder ? 'folder' : 'file', path };
}

import { limits } from '@toolbench/contracts/limits.ts';

const { pathCharacters, pathDepth } = limits.assistant;

/** Why a path cannot stand in a project. */
export type PathProblem =
  | 'path-missing'
  | 'path-absolute'
  | 'path-outside'
  | 'path-of-tools'
  | 'path-signs'
  | 'path-reserved'
  | 'path-long';

/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
/** Control and format characters (among them those that turn the direction), and what Windows does not allow. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*\\]/u;
/** What belongs to tools: never part of a project, and a place for programs that run by themselves. */
const tools = new Set(['.git', '.hg', '.svn', 'node_modules']);

/** A name of a device. */
export const isReserved = (name: string) => reserved.test(name);
const isMisspelt = (name: string) => name === '' || name === '.' || /[. ]$|^ /.test(name);

/** What keeps a path from standing in a project on every system, and within it; undefined where nothing does. */
export function pathProblem(path: string): PathProblem | undefined {
  const names = path.split('/');
  if (path === '') return 'path-missing';
  if (/^(?:[/\\]|[a-z]:)/i.test(path)) return 'path-absolute';
  if (path.split(/[/\\]/).includes('..')) return 'path-outside';
  if (path.length > pathCharacters || names.length > pathDepth) return 'path-long';
  if (names.some((name) => tools.has(name.toLowerCase()))) return 'path-of-tools';
  if (names.some(isReserved)) return 'path-reserved';
  return forbidden.test(path) || names.some(isMisspelt) ? 'path-signs' : undefined;
}

/** A path as people and models write it, in the form that projects have: `./` is dropped, `\` becomes `/`. */
export function normalPath(path: string): string {
  const slashed = path.includes('/') || !/^[^\\:]+(?:\\[^\\:]+)+$/.test(path) ? path : path.replaceAll('\\', '/');
  return slashed.replace(/^(?:\.\/)+/, '').normalize('NFC');
}

/** Equal for paths that some file system takes for one. */
export const pathKey = (path: string) => path.normalize('NFC').toLowerCase();

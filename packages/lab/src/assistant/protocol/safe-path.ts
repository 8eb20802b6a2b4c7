import { limits } from '@toolbench/contracts/limits.ts';

const { pathCharacters, pathDepth } = limits.assistant;

/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
/** Control and format characters (among them those that turn the direction), and what Windows does not allow. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*\\]/u;
/** What belongs to tools: never part of a project, and a place for programs that run by themselves. */
const tools = new Set(['.git', '.hg', '.svn', 'node_modules']);

const isSafeName = (name: string) =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  !/[. ]$|^ /.test(name) &&
  !reserved.test(name) &&
  !tools.has(name.toLowerCase());

/** Whether a path can stand in a project on every system, and stays within it. */
export function isSafePath(path: string): boolean {
  const names = path.split('/');
  return path.length <= pathCharacters && names.length <= pathDepth && !forbidden.test(path) && names.every(isSafeName);
}

/** A path as people and models write it, in the form that projects have: `./` is dropped, `\` becomes `/`. */
export function normalPath(path: string): string {
  const slashed = path.includes('/') || !/^[\w.-]+(?:\\[\w.-]+)+$/.test(path) ? path : path.replaceAll('\\', '/');
  return slashed.replace(/^(?:\.\/)+/, '').normalize('NFC');
}

/** Equal for paths that some file system takes for one. */
export const pathKey = (path: string) => path.normalize('NFC').toLowerCase();

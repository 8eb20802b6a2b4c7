import { cleanPath } from './tag-line.ts';

/** The line that opens a block of code in Markdown (CommonMark 0.31, 4.5). */
export interface Fence {
  readonly indent: string;
  /** Its characters: three or more of one kind. */
  readonly mark: string;
  readonly info: string;
}

const fenceLine = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\r\n]*?)[ \t]*$/;
/** Something with an ending, or one of the files that have none. */
const pathLike =
  /^(?:\.{0,2}\/)?(?:[\p{L}\p{N}_@.()[\]+ -]+\/)*(?:[\p{L}\p{N}_@()[\]+-][\p{L}\p{N}_@.()[\]+-]*\.[A-Za-z]\w{0,9}|\.[a-z][\w.-]{2,}|Dockerfile|Makefile|LICENSE|Procfile|go\.mod)$/u;

/** What says of a path or a fence is shorter; the rest is content. */
const longestLine = 400;

export function readFence(line: string): Fence | undefined {
  const [, indent, mark, info] = line.length <= longestLine ? (fenceLine.exec(line) ?? []) : [];
  if (indent === undefined || mark === undefined || info === undefined) return undefined;
  // A line of code between backticks is no fence.
  return mark.startsWith('`') && info.includes('`') ? undefined : { indent, mark, info };
}

/** Whether a line closes what a fence opened: as many of the same characters, and nothing else. */
export function closesFence({ mark }: Fence, line: string): boolean {
  const text = line.trim();
  return text.length >= mark.length && text === (mark[0] ?? '').repeat(text.length);
}

export const isPath = (text: string) => text.length <= 200 && pathLike.test(text) && !/\s{2}/.test(text);

/** The path in the words after a fence: `js src/a.js`, `js:src/a.js`, `js title="src/a.js"`, `src/a.js`. */
export function pathOfInfo(info: string): string | undefined {
  const named = /(?:title|file|filename|path|name)\s*[=:]\s*["'`]?([^"'`}\s]+)/i.exec(info)?.[1];
  if (named && isPath(named)) return named;
  const words = info.replace(/[{}]/g, ' ').split(/\s+/).filter(Boolean);
  for (const word of words) {
    const candidates = [word, word.slice(word.indexOf(':') + 1)].map(cleanPath);
    const found = candidates.find((candidate) => isPath(candidate) && /[./]/.test(candidate));
    if (found) return found;
  }
  return undefined;
}

const comment =
  /^\s*(?:\/\/+|#+|--|;+|<!--|\/\*+|\*)\s*(?:file(?:name)?\s*:\s*|path\s*:\s*|文件[：:]\s*)?(.+?)\s*(?:-->|\*\/)?\s*$/i;

/** The path in a line of code that is a comment with nothing else in it. */
export function pathOfComment(line: string): string | undefined {
  const text = line.length <= longestLine ? comment.exec(line)?.[1] : undefined;
  return text && isPath(cleanPath(text)) ? cleanPath(text) : undefined;
}

const beforePath =
  /^(?:[\s>]|#+\s|[-*+]\s|\d+[.)]\s)*(?:(?:new |updated? )?file(?:name)?|path|create|update|文件|新建|修改|更新)?\s*(?:[：:]\s*)?/i;

/** The path in the line before a block of code, where nothing else stands in it: a sentence may be about a part of a file. */
export function pathOfHeading(line: string): string | undefined {
  if (line.length > longestLine) return undefined;
  const bare = line
    .replace(/\*\*|__/g, '')
    .replace(beforePath, '')
    .replace(/\s*[：:]\s*$/, '');
  const path = cleanPath(bare);
  return isPath(path) ? path : undefined;
}

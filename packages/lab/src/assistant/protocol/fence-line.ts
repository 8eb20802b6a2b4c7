import { isReserved } from './safe-path.ts';
import { cleanPath } from './tag-line.ts';

/** The line that opens a block of code in Markdown (CommonMark 0.31, 4.5). */
export interface Fence {
  readonly indent: string;
  /** Its characters: three or more of one kind. */
  readonly mark: string;
  readonly info: string;
}

const fenceLine = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\r\n]*?)[ \t]*$/;
/** Files that have no ending by custom. */
const bareName =
  /^(?:(?!Pro(?=file))[A-Z][a-z]{2,9}file|makefile|justfile|LICEN[CS]E(?:[-_]\w+)?|UNLICENSE|COPYING|NOTICE|README|CHANGELOG|HISTORY|INSTALL|AUTHORS|CONTRIBUTORS|MAINTAINERS|OWNERS|CODEOWNERS|VERSION|WORKSPACE|BUILD|CNAME|_headers|_redirects|gradlew|mvnw)$/;
const ending = /[^\s.\\/]\.[A-Za-z]\w{0,9}$/;
const dotName = /^\.[a-z][\w.-]{2,}$/i;
const sign = /^[\p{L}\p{N}_@.()[\]+$~=,&'’—– /\\:\0-]+$/u;
/** A folder that tells a path from two words with a slash between them: read/write. */
const inFolder =
  /^(?:\.{0,2}[\\/]|\.\w|(?:bin|scripts?|hooks|tools|cmd|docker|deploy|config|tests?|src|app|server|web|lib|public|etc)[\\/])./;
const wordsOfTalk = /(?:^|\s)(?:and|or|in|of|for|the|to|with|from|into|file|和|与)(?:\s|$)/i;

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

/** Words of which only the last has an ending, and the first says that a path begins there. */
function isPathWithSpaces(text: string): boolean {
  const words = text.split(' ');
  const isLeft = words.slice(0, -1).some((word) => ending.test(word.replace(/[,;:&+]+$/, '')));
  return /[\\/]/.test(words[0] ?? '') && ending.test(words.at(-1) ?? '') && !isLeft && !wordsOfTalk.test(text);
}

/**
 * Whether a text is the path of a file: something with an ending, in a folder that is called like one, or one of the files that have no ending. It need
 * not be one that can be written.
 */
export function isPath(text: string): boolean {
  if (text.length > longestLine || !sign.test(text) || /\s{2}|^\s|[\s\\/]$|(?<!^[a-z]):/i.test(text)) return false;
  // Several of them, one behind the other, are no path.
  const listed = text.split(/[,+&=;]/);
  if (listed.length > 1 && listed.every((part) => ending.test(part.trim()))) return false;
  const name = text.split(/[\\/]/).at(-1) ?? '';
  if (/\s/.test(text)) return isPathWithSpaces(text);
  return ending.test(name) || dotName.test(name) || bareName.test(name) || isReserved(name) || inFolder.test(text);
}

/** What may stand between the language of a fence and the path of its file. */
const beforeInfoPath =
  /^(?:(?:new|updated?|full|file(?:name)?|path|name|title|[:=-])[:=]?|[\d,:-]+|[\w-]+=\S*|showLineNumbers)$/i;
const languages =
  '(?:[cm]?[jt]sx?|javascript|typescript|python|py|html?|s?css|less|jsonc?|ya?ml|toml|xml|vue|svelte|go(?:lang)?|java|kt|kotlin|rb|ruby|php|rs|rust|c(?![+#])|c\\+\\+|c#|cpp|cs|sql|sh|bash|shell|md|markdown|te?xt|plaintext|dockerfile|file)';
/** A language with the path right behind it. */
const languageBefore = new RegExp(`^${languages}[:,=@;|]`, 'i');
/** A language with anything else behind it: where the path begins cannot be seen. A folder may be called like one. */
const oddLanguage = new RegExp(`^${languages}(?:[^\\w./\\\\:,=@;|-]|[,=@;|]{2}|/(?=[^/]+/))`, 'i');
const hasOddLanguage = (word: string) => oddLanguage.test(word);
const separatorIn = (word: string) => (languageBefore.test(word) ? word.search(/[:,=@;|]/) : word.indexOf(':'));

const quotedInfo = /^(?:[^\s"'`]+\s+)?(["'])(?<path>[^"']+)\1/;

/** The path in the words after a fence: `js src/a.js`, `js:src/a.js`, `js title="src/a.js"`, `src/a.js`. */
export function pathOfInfo(info: string): string | undefined {
  const [, , quoted, plain] =
    /(?:title|file|filename|path|name)\s*[=:]\s*(?:(["'`])(.*?)\1|([^"'`}\s]+))/i.exec(info) ?? [];
  const named = quoted ?? plain;
  if (named !== undefined && (quoted !== undefined ? sign.test(quoted) : isPath(named))) return named;
  const inQuotes = quotedInfo.exec(info)?.groups?.path;
  if (inQuotes !== undefined && sign.test(inQuotes) && ending.test(inQuotes)) return inQuotes;
  const words = info.replace(/[{}]/g, ' ').split(/\s+/).filter(Boolean);
  for (const whole of [words, words.slice(1)].map((some) => some.join(' '))) {
    if (whole.includes(' ') && isPathWithSpaces(whole)) return whole;
  }
  for (const [at, word] of words.entries()) {
    // Words that mean nothing here may be the beginning of a path with blanks, of which the end alone is another file.
    if (at > 1 && !beforeInfoPath.test(words[at - 1] ?? '')) return undefined;
    if (hasOddLanguage(word)) return undefined;
    const colon = separatorIn(word);
    const candidates = [word.slice(colon + 1), word].map(cleanPath);
    // A language may be called like a file: ```Dockerfile.
    const found = candidates.find((path) => isPath(path) && (/[./\\]/.test(path) || at > 0 || colon > 0));
    if (found === undefined) continue;
    // Without an ending it may be the beginning of one.
    return !ending.test(found) && words.slice(at + 1).some((next) => ending.test(next)) ? undefined : found;
  }
  return undefined;
}

const comment =
  /^\s*(?:\/\/+|#+|--(?!-)|;+|<!--|\/\*+|\*)\s*(?:file(?:name)?\s*:\s*|path\s*:\s*|文件[：:]\s*)?(.+?)\s*(?:-->|\*\/)?\s*$/i;

/** The path in a line of code that is a comment with nothing else in it. */
export function pathOfComment(line: string): string | undefined {
  const text = line.length <= longestLine ? comment.exec(line)?.[1] : undefined;
  return text && isPath(cleanPath(text)) ? cleanPath(text) : undefined;
}

const beforePath =
  /^(?:[\s>]|#+\s|[-*+]\s|\d+[.)]\s)*(?:(?:new |updated? )?file(?:name)?|path|create|update|文件(?:名|路径)?|路径|新建|修改|更新)?\s*(?:[：:]\s*)?/i;

const remark = /\s*[（(](?:new|updated?|changed|modified|full|complete|新建|新增|修改|更新|完整)(?: file)?[)）]\s*$/i;

/** A line without the underscores of bold letters: no name that ends with them, such as `__init__.py`, has them around it. */
const withoutBold = (line: string) =>
  line.replace(/(?<![\p{L}\p{N}_/\\])__(?=[\p{L}\p{N}.`])([^\n]*?[^\s_])__(?![\p{L}\p{N}_./\\])/gu, '$1');

/** What may stand around a heading in HTML. */
const element = /<\/?[a-z][\w-]*>/gi;

/**
 * A path without what Markdown has in it where it does not stand between backticks: the underscores of italics around it, and
 * its escapes, which a model that makes any makes everywhere. Undefined where it may be an escape or a folder.
 */
function withoutMarkdown(text: string): string | undefined {
  const path = cleanPath(text);
  if (text.includes('`')) return path;
  const plain = path.replace(/^_([^_].*\.\w*[^\W_])_$/, '$1');
  const hasEscapes = plain.includes('\\_') && !/(?<!\\)_|\\(?!_)/.test(plain);
  if (!hasEscapes && /\\\.\w+$/.test(plain)) return undefined;
  return hasEscapes ? plain.replaceAll('\\_', '_') : plain;
}

/** The path in the line before a block of code, where nothing else stands in it: a sentence may be about a part of a file. */
export function pathOfHeading(line: string): string | undefined {
  if (line.length > longestLine) return undefined;
  const bare = withoutBold(line.replaceAll('**', '').replace(element, ''))
    .replace(/\s*[：:]\s*$/, '')
    .replace(remark, '')
    .replace(beforePath, '');
  const path = withoutMarkdown(bare);
  if (path === undefined) return undefined;
  // Between backticks it is the whole of a path, whatever it is called.
  const isQuoted = /^`[^`]+`$/.test(bare.trim()) && ending.test(path) && sign.test(path);
  return isQuoted || isPath(path) ? path : undefined;
}

/**
 * The paths of other files that begin within the block of one: lines that are a comment with a path, and no lines of the file
 * as it was. Where the block's own path is said before it, such a line follows an empty one, and is a path as long as that.
 */
export function filesWithin(
  path: string,
  text: string,
  before: string | undefined,
  isByComment: boolean,
): readonly string[] {
  const own = new Set(before?.split(/\r?\n/));
  const lines = text.split(/\r?\n/);
  if (/(?:^|[\\/])\.|\.(?:md|mdx|txt|rst)$/i.test(path)) return [];
  return lines.flatMap((line, at) => {
    const isAfterGap = at > 0 && (lines[at - 1] ?? '').trim() === '';
    if (!/^\S/.test(line) || own.has(line) || !(isByComment || isAfterGap)) return [];
    const found = pathOfComment(line.replace(/[=*~-]{3,}/g, '').trimEnd());
    const isLike = isByComment || found?.includes('/') === true || !path.includes('/');
    return found !== undefined && isLike && found !== path && ending.test(found) ? [found] : [];
  });
}

/** A line that is one word between backticks: what follows is of that name, though it may be no path that is known here. */
export const isOneName = (line: string): boolean =>
  line.length <= longestLine && /^[\s#>*]*`[^`\s]+`[\s*]*[：:]?\s*$/.test(line);

/** The paths that blocks of code within a text say they are of: those of files that it should not have in it. */
export function pathsWithin(text: string): readonly string[] {
  if (!/^[ \t]*(?:`{3}|~{3})/m.test(text)) return [];
  let heading = '';
  return text.split(/\r?\n/).flatMap((line) => {
    const fence = readFence(line);
    const path = fence && (pathOfInfo(fence.info) ?? pathOfHeading(heading));
    if (line.trim() !== '') heading = fence ? '' : line;
    return path === undefined ? [] : [path];
  });
}

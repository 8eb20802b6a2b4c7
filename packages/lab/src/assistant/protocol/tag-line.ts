/** A line of a reply that says what follows. */
export interface Tag {
  readonly verb: 'file' | 'end' | 'edit' | 'search' | 'replace' | 'delete' | 'rename' | 'resume';
  readonly path: string;
  /** Of `rename`. */
  readonly to: string;
  /** Of `end`: the line break before it is no part of the content. */
  readonly dropsNewline: boolean;
  /** What stands before it in the same line: content, where it is an `end`. */
  readonly before: string;
}

const verbs: Readonly<Record<string, Tag['verb']>> = {
  file: 'file',
  write: 'file',
  create: 'file',
  end: 'end',
  edit: 'edit',
  search: 'search',
  replace: 'replace',
  delete: 'delete',
  remove: 'delete',
  rename: 'rename',
  move: 'rename',
  resume: 'resume',
  continue: 'resume',
};

/** What models put around such lines: quotes, headings, lists, bold letters, code, comments. */
const decoration = /^(?:[\s>]|[#*_-]+\s|\*\*|__|`+|@+|<!--|\/\*|\/\/)*$/;
const aroundPath = /^(?:path\s*[=:]\s*)?["'`*]*|["'`*]*$/gi;
const foreignTag = /^[\s>*#`]*@@\s*([\w-]{0,40}?)\s*(?:file|edit|delete|rename)\b[:\s]+\S/i;

const longestTag = 1_000;
const longestDecoration = 40;

/** A path without what models put around it. */
export const cleanPath = (text: string) => text.trim().replace(aroundPath, '').trim();

/**
 * What is closed behind a path because it was opened before the boundary: bold letters. A path may itself end with
 * underscores, as `__snapshots__` does; asterisks and backticks it never has.
 */
const withoutClosing = (rest: string, start: string) => (start.includes('__') ? rest.replace(/__$/, '') : rest);

/** Reads a line that holds the boundary; undefined where it only mentions it. */
export function readTag(line: string, boundary: string): Tag | undefined {
  const at = line.lastIndexOf(boundary);
  if (at < 0 || line.length - at > longestTag) return undefined;
  const start = line.slice(0, at);
  const [, word = '', behind = ''] =
    /^[\s:]*([a-z]+)[:\s]*(.*?)(?:\s*(?:-->|\*\/))?[\s*`]*$/i.exec(line.slice(at + boundary.length)) ?? [];
  const verb = verbs[word.toLowerCase()];
  if (verb === undefined) return undefined;
  const rest = withoutClosing(behind, start);
  const isAlone = start.length <= longestDecoration && decoration.test(start);
  if (!isAlone && verb !== 'end') return undefined;
  const [from = '', to = ''] = verb === 'rename' ? rest.split(/\s+(?:->|=>|→|to)\s+/) : [rest];
  return {
    verb,
    path: cleanPath(from),
    to: cleanPath(to),
    dropsNewline: /^no[- ]?newline/i.test(rest),
    before: isAlone ? '' : start.replace(/@+$/, ''),
  };
}

/** The boundary of a reply whose tags have another one than it was asked to use; undefined where the line is no tag. */
export function foreignBoundary(line: string): string | undefined {
  const token = line.length <= longestTag ? foreignTag.exec(line)?.[1] : undefined;
  return token === undefined ? undefined : `@@${token}`;
}

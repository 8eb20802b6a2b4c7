import { cleanPath } from './tag-line.ts';
import type { Emit } from './reply-event.ts';

/** A text of the reply; doubtful where it may be other than what was meant. */
export interface Value {
  readonly text: string;
  readonly isDoubtful: boolean;
}

/** An object of the reply, its texts by name. */
export type Members = ReadonlyMap<string, Value>;

const names = {
  path: ['path', 'file', 'filename', 'filepath', 'file_path', 'name'],
  content: ['content', 'contents', 'code', 'text', 'source', 'body'],
  search: ['search', 'find', 'old', 'old_string', 'old_text', 'before', 'original'],
  replace: ['replace', 'new', 'new_string', 'new_text', 'after', 'replacement', 'with', 'updated'],
  to: ['to', 'new_path', 'newpath', 'destination', 'target'],
  from: ['from', 'old_path', 'oldpath'],
  action: ['action', 'op', 'operation', 'type', 'kind'],
} as const;

export const talkNames: ReadonlySet<string> = new Set([
  'reply',
  'message',
  'explanation',
  'summary',
  'description',
  'plan',
  'thoughts',
]);
export const isContentName = (name: string) => (names.content as readonly string[]).includes(name);

const find = (members: Members, kind: keyof typeof names): Value | undefined => {
  for (const name of names[kind]) {
    const value = members.get(name);
    if (value) return value;
  }
  return undefined;
};

export const pathOf = (members: Members): string | undefined => {
  const path = find(members, 'path')?.text;
  return path === undefined ? undefined : cleanPath(path);
};

/** The path of an object that is not whole: what is called a name may be that of a tool. */
export function statedPath(members: Members): string | undefined {
  const stated = new Map([...members].filter(([name]) => name !== 'name'));
  return pathOf(stated) ?? find(stated, 'from')?.text;
}

/** One whole file. */
export function emitFile(emit: Emit, path: string, value: Value): void {
  emit({ kind: 'file-begin', path, resumed: false });
  emit({ kind: 'file-chunk', text: value.text });
  if (value.isDoubtful) emit({ kind: 'problem', path, problem: 'damaged' });
  emit({ kind: 'file-end', finalNewline: true });
}

/**
 * Says what an object of the reply asks for, by the names of its members.
 * @param hasContent its content went out as it came
 * @param isChange it stands where changes stand: one that asks for nothing is told
 * @returns whether it asks for anything
 */
export function emitObject(emit: Emit, members: Members, hasContent: boolean, isChange: boolean): boolean {
  const path = pathOf(members) ?? cleanPath(find(members, 'from')?.text ?? '');
  const action = find(members, 'action')?.text.toLowerCase() ?? '';
  const to = find(members, 'to');
  if (path !== '' && /^(?:base-?64|hex|gzip)/i.test(members.get('encoding')?.text ?? '')) {
    // Projects hold text: what is told to be something else would be written as the letters that stand for it.
    emit({ kind: 'problem', path, problem: 'damaged' });
    return true;
  }
  if (hasContent) return true;
  if (path === '') {
    if (isChange) emit({ kind: 'problem', path: '', problem: 'path-missing' });
    return isChange;
  }
  if (/^(?:delete|remove)/.test(action)) emit({ kind: 'delete', path });
  else if (to && (members.size <= 3 || /^(?:rename|move)/.test(action)))
    emit({ kind: 'rename', path, to: cleanPath(to.text) });
  else return emitChange(emit, path, members, isChange);
  return true;
}

function emitChange(emit: Emit, path: string, members: Members, isChange: boolean): boolean {
  const [search, replace, content] = [find(members, 'search'), find(members, 'replace'), find(members, 'content')];
  if (search && replace) {
    if (search.isDoubtful || replace.isDoubtful) emit({ kind: 'problem', path, problem: 'damaged' });
    else emit({ kind: 'edit', path, search: search.text, replace: replace.text });
  } else if (content) emitFile(emit, path, content);
  else if (search ?? replace) emit({ kind: 'problem', path, problem: 'incomplete' });
  else if (isChange) emit({ kind: 'problem', path, problem: 'no-content' });
  else return false;
  return true;
}

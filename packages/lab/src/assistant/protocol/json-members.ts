import { isPath } from './fence-line.ts';
import { cleanPath } from './tag-line.ts';
import type { ChangeProblem, Emit } from './reply-event.ts';
import { verbOf, type Verb } from './reply-verbs.ts';

/** A text of the reply; doubtful where it may be other than what was meant. */
export interface Value {
  readonly text: string;
  readonly isDoubtful: boolean;
}

/** An object of the reply, its texts by name. */
export type Members = ReadonlyMap<string, Value>;

const names = {
  path: ['path', 'file', 'filename', 'filepath', 'file_path', 'name'],
  content: ['content', 'contents', 'code', 'text', 'source', 'body', 'file_text'],
  search: ['search', 'find', 'old', 'old_string', 'old_text', 'old_str', 'before', 'original'],
  replace: ['replace', 'new', 'new_string', 'new_text', 'new_str', 'after', 'replacement', 'with', 'updated'],
  to: ['to', 'new_path', 'newpath', 'destination', 'target'],
  from: ['from', 'old_path', 'oldpath'],
  action: ['action', 'op', 'operation', 'command', 'mode', 'tool', 'type', 'kind'],
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
/** What is said about a change without being part of it. */
const remarks: ReadonlySet<string> = new Set([...talkNames, 'encoding', 'language', 'reason', 'id']);
const known: ReadonlySet<string> = new Set([...Object.values(names).flat(), ...remarks]);
/** Whether a member only says something about a change, such as a number of its own. */
export const isRemark = (name: string) => remarks.has(name);
export const isMemberName = (name: string) => known.has(name);
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

/** What is called a name may be that of anything. */
const ownPath = (members: Members) => pathOf(new Map([...members].filter(([name]) => name !== 'name')));

/** The path of an object that is not whole, or that is given to a tool. */
export const statedPath = (members: Members): string | undefined => ownPath(members) ?? find(members, 'from')?.text;

/** One whole file. */
export function emitFile(emit: Emit, path: string, value: Value): void {
  emit({ kind: 'file-begin', path, resumed: false });
  emit({ kind: 'file-chunk', text: value.text });
  if (value.isDoubtful) emit({ kind: 'problem', path, problem: 'damaged' });
  emit({ kind: 'file-end', finalNewline: true });
}

/** What an object of a reply asks for is read by, apart from its texts. */
export interface Asking {
  readonly members: Members;
  /** The tool that it is given to; undefined where it is none's. */
  readonly tool: string | undefined;
  /** It stands in a list of files or changes. */
  readonly isListed: boolean;
  /** Its content went out as it came. */
  readonly hasContent: boolean;
  /** The name of a member that says more than which file and which text: a number, or a yes. */
  readonly qualifier: string | undefined;
}

/** What the object says is to be done: by the tool it is given to, and by an action of its own. */
function wordsOfAction({ members, tool }: Asking): string {
  const name = statedPath(members) === undefined ? '' : (members.get('name')?.text ?? '');
  const words = [tool ?? (/^\w+_\w+$/.test(name) ? name : ''), find(members, 'action')?.text ?? ''];
  return words.filter((word) => word !== '').join(' ');
}

/** An editor's command says which of its changes is meant; beside every other tool an action may only say the same. */
function verbIn(asking: Asking): Verb | undefined {
  const verbs = wordsOfAction(asking)
    .split(' ')
    .filter((word) => word !== '')
    .map(verbOf);
  return verbs.reduce<Verb | undefined>(
    (verb, next) => (verb === undefined || verb === 'edit' || verb === next ? next : 'other'),
    undefined,
  );
}

/** Whether the content of this object may be given as it comes: what was said of it so far makes it a whole file. */
export const writesWhole = (asking: Asking): boolean =>
  ['write', undefined].includes(verbIn(asking)) &&
  asking.qualifier === undefined &&
  !find(asking.members, 'search') &&
  !find(asking.members, 'replace');

/** What makes a change another one than we know: a number or a word that says where in the file or how often it is meant. */
const qualifierOf = ({ members, isListed, qualifier }: Asking): string | undefined =>
  qualifier ?? (isListed ? undefined : [...members.keys()].find((name) => !known.has(name)));

/** Whether an object in a list is a file or an edit in one of the forms we know, with nothing that is none of it. */
export function isExact({ members, qualifier }: Asking): boolean {
  const content = find(members, 'content')?.text ?? '';
  const isKnown = qualifier === undefined && [...members.keys()].every((name) => known.has(name));
  return isKnown && isPath(pathOf(members) ?? '') && !isPath(content);
}

/** A tool that is given nothing but words to say. */
const isTalk = ({ members }: Asking): boolean => [...members.keys()].some((name) => talkNames.has(name));

/** The form that an object has to have where nothing around it says that it is a change. */
const isOurForm = ({ members }: Asking): boolean =>
  ownPath(members) !== undefined &&
  (members.has('content') || (find(members, 'search') !== undefined && find(members, 'replace') !== undefined)) &&
  [...members.keys()].every((name) => known.has(name));

/**
 * Says what an object of the reply asks for. Only what unmistakably is one of our changes is one: a whole file, an edit with
 * the old text and the new one, a deletion or a new path by the tool for it. All else that names a file is told.
 * @returns whether it asks for anything
 */
export function emitObject(emit: Emit, asking: Asking): boolean {
  const { members, tool, isListed, hasContent } = asking;
  const isCall = tool !== undefined;
  const path =
    (isCall ? statedPath(members) : undefined) ?? pathOf(members) ?? cleanPath(find(members, 'from')?.text ?? '');
  const verb = verbIn(asking);
  const tell = (problem: ChangeProblem, said?: string): true => {
    // What went out is taken back; what did not leaves everything else of its file alone.
    emit({ kind: 'problem', path, problem, said: hasContent ? undefined : said });
    return true;
  };
  if (!isCall && !isListed && !hasContent && !isOurForm(asking)) return false;
  if (verb === 'other' && (path !== '' || (isCall && !isTalk(asking))))
    return tell('no-such-tool', wordsOfAction(asking));
  if (path === '') return isListed && tell('path-missing');
  // Projects hold text: what is told to be something else would be written as the letters that stand for it.
  if (/^(?:base-?64|hex|gzip)/i.test(members.get('encoding')?.text ?? '')) return tell('damaged');
  const qualifier = qualifierOf(asking);
  if (qualifier !== undefined) return tell('part-of-file', qualifier);
  if (hasContent) return find(members, 'search') || find(members, 'replace') ? tell('part-of-file') : true;
  return emitChange(emit, asking, { path, verb, tell });
}

interface Found {
  readonly path: string;
  readonly verb: Verb | undefined;
  readonly tell: (problem: ChangeProblem, said?: string) => true;
}

function emitChange(emit: Emit, asking: Asking, { path, verb, tell }: Found): true {
  const { members, tool } = asking;
  const [search, replace, content] = [find(members, 'search'), find(members, 'replace'), find(members, 'content')];
  const isRemoval = verb === 'delete' || verb === 'rename';
  if (isRemoval) {
    const to = find(members, 'to');
    if (tool === undefined || search || replace || content) return tell('no-such-tool', wordsOfAction(asking));
    if (verb === 'delete') emit({ kind: 'delete', path });
    else if (to) emit({ kind: 'rename', path, to: cleanPath(to.text) });
    else return tell('incomplete');
  } else if (search && replace && !content) {
    if (search.isDoubtful || replace.isDoubtful) return tell('damaged');
    emit({ kind: 'edit', path, search: search.text, replace: replace.text });
  } else if (search || replace) return tell('incomplete');
  else if (!content) return tell('no-content');
  else if (verb === 'edit') return tell('part-of-file', wordsOfAction(asking));
  else emitFile(emit, path, content);
  return true;
}

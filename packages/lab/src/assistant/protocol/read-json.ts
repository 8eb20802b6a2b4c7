import { emitFile, emitObject, isContentName, pathOf, statedPath, talkNames, type Value } from './json-members.ts';
import { isDoubtful, newText, readText, type JsonText } from './json-string.ts';
import type { Emit } from './reply-event.ts';
import { cleanPath } from './tag-line.ts';

interface Frame {
  readonly kind: 'object' | 'array';
  /** The name it stands under, of its own or of what holds it. */
  readonly role: string;
  /** It stands under that name itself, not in a list. */
  readonly isNamed: boolean;
  readonly members: Map<string, Value>;
  key: string | undefined;
  expects: 'key' | 'colon' | 'value' | 'comma';
  hasContent: boolean;
}

/** Paths deeper than any reply of ours: what nests like this is not one. */
const deepest = 40;
const deleting = /^(?:deletes?|deleted|deletions|removed?|remove_files|deleted_files)$/;
const wholeFiles = /^(?:files|file_map|contents)$/;
const changing = /^(?:files|file_map|contents|changes|edits|modifications|operations|writes)$/;
/** What a call of a tool is given, where a service left the call in the text. */
const given = /^(?:arguments|parameters|input)$/;
/** What stands under the content of a file is the file's, whatever it says. */
const isWithinContent = (frames: readonly Frame[]) =>
  frames.some(({ role, isNamed }) => isNamed && isContentName(role) && !wholeFiles.test(role));

/**
 * Reads a reply that is JSON, as it comes. Forgives what does not change the meaning: trailing and missing commas, comments,
 * names without quotes, other quotes, line breaks within texts. Everything else makes the part in which it stands, and what
 * follows, damaged.
 */
export function createJsonReader(emit: Emit) {
  const frames: Frame[] = [];
  let text: JsonText | undefined;
  /** Length of the content that went out. */
  let sent = 0;
  let isStreaming = false;
  let carry = '';
  let state: 'open' | 'done' | 'broken' = 'open';
  let isUseful = false;

  const top = () => frames.at(-1);

  const fail = (): void => {
    const frame = top();
    const path = frame && pathOf(frame.members);
    if (isUseful && path !== undefined) emit({ kind: 'problem', path, problem: 'damaged' });
    // What follows was not read.
    emit(isUseful ? { kind: 'problem', path: '', problem: 'incomplete' } : { kind: 'unplaced' });
    state = 'broken';
  };

  const streamContent = (): void => {
    const frame = top();
    // A name may come in two parts as well.
    if (!text || frame?.kind !== 'object' || frame.expects !== 'value' || frame.key === undefined) return;
    if (!isStreaming) {
      const isMap = frame.isNamed && wholeFiles.test(frame.role);
      if (isWithinContent(frames)) return;
      const path = isMap ? cleanPath(frame.key) : isContentName(frame.key) ? pathOf(frame.members) : undefined;
      if (path === undefined || frame.members.has('search')) return;
      emit({ kind: 'file-begin', path, resumed: false });
      isStreaming = true;
      isUseful = true;
      frame.hasContent = !isMap;
    }
    if (sent < text.parts.length) emit({ kind: 'file-chunk', text: text.parts.slice(sent).join('') });
    sent = text.parts.length;
  };

  const takeText = (value: Value): void => {
    const frame = top();
    if (!frame) return;
    if (frame.kind === 'array') {
      if (deleting.test(frame.role)) {
        emit({ kind: 'delete', path: cleanPath(value.text) });
        isUseful = true;
      }
    } else if (frame.key !== undefined) {
      const isOfCall = given.test(frame.role) && frames.length <= 3;
      if ((frames.length === 1 || isOfCall) && talkNames.has(frame.key)) {
        emit({ kind: 'text', text: value.text });
        isUseful = true;
      }
      if (given.test(frame.key) && frame.members.has('name') && value.text.trimStart().startsWith('{')) {
        takeGiven(frame, value.text);
      }
      frame.members.set(frame.key, value);
    }
    frame.expects = 'comma';
  };

  /** Arguments in a text of JSON. */
  const takeGiven = ({ members }: Frame, json: string): void => {
    const inner = createJsonReader(emit);
    inner.push(withDeletion(members, json));
    if (inner.isOpen()) emit({ kind: 'problem', path: '', problem: 'incomplete' });
    isUseful = true;
  };

  const closeText = (): void => {
    if (!text) return;
    const closed = text;
    const value = closed.parts.join('');
    streamContent();
    text = undefined;
    const frame = top();
    if (!frame) return;
    if (frame.kind === 'object' && frame.expects === 'key') {
      frame.key = value;
      frame.expects = 'colon';
    } else if (isStreaming) {
      if (isDoubtful(closed, value)) emit({ kind: 'problem', path: '', problem: 'damaged' });
      emit({ kind: 'file-end', finalNewline: true });
      frame.expects = 'comma';
    } else takeText({ text: value, isDoubtful: isDoubtful(closed, value) });
    isStreaming = false;
  };

  const open = (kind: Frame['kind']): void => {
    const parent = top();
    if (parent && parent.expects === 'key') return fail();
    if (frames.length >= deepest) return fail();
    if (kind === 'array') noteNoText(parent);
    const role = parent?.kind === 'object' ? (parent.key ?? '') : (parent?.role ?? '');
    const isNamed = parent?.kind === 'object';
    const expects = kind === 'object' ? 'key' : 'value';
    frames.push({ kind, role, isNamed, members: new Map(), key: undefined, expects, hasContent: false });
  };

  const close = (kind: Frame['kind']): void => {
    const frame = top();
    if (frame?.kind !== kind || frame.expects === 'colon' || (kind === 'object' && frame.expects === 'value'))
      return fail();
    frames.pop();
    if (kind === 'object') takeObject(frame);
    const parent = top();
    if (parent) parent.expects = 'comma';
    else {
      if (!isUseful) emit({ kind: 'unplaced' });
      state = 'done';
    }
  };

  const takeObject = (frame: Frame): void => {
    const parent = top();
    if (isWithinContent([...frames, frame])) return;
    if (given.test(frame.role) && deletes(parent?.members)) frame.members.set('action', deletion);
    // { "files": { "src/a.js": { "content": … } } }
    const name = parent?.isNamed && wholeFiles.test(parent.role) ? parent.key : undefined;
    const content = frame.members.get('content') ?? frame.members.get('code');
    if (name !== undefined && !pathOf(frame.members)) {
      if (content) emitFile(emit, cleanPath(name), content);
      else noteNoText(parent);
      isUseful = true;
    } else if (emitObject(emit, frame.members, frame.hasContent, isChange(frame, parent))) isUseful = true;
  };

  const isChange = (frame: Frame, parent: Frame | undefined): boolean =>
    parent === undefined
      ? !isUseful && ['path', 'file_path', 'filepath'].some((name) => frame.members.has(name))
      : changing.test(frame.role) && parent.kind === 'array';

  /** What stands under the path of a file is no text. */
  const noteNoText = (frame: Frame | undefined): void => {
    if (frame?.kind !== 'object' || !frame.isNamed || !wholeFiles.test(frame.role) || frame.key === undefined) return;
    emit({ kind: 'problem', path: cleanPath(frame.key), problem: 'no-content' });
    isUseful = true;
  };

  const punctuation = (character: string): void => {
    const frame = top();
    if (character === '{') return open('object');
    if (character === '[') return open('array');
    if (character === '}') return close('object');
    if (character === ']') return close('array');
    if (!frame) return fail();
    if (character === ':' && frame.expects === 'colon') frame.expects = 'value';
    else if (character === ',' && frame.expects === 'comma') frame.expects = frame.kind === 'object' ? 'key' : 'value';
    else return fail();
  };

  /** After a value only a comma may come; a text or an object in the next line was meant to have one before it. */
  const forgiveComma = (isNewLine: boolean): boolean => {
    const frame = top();
    if (frame?.expects !== 'comma') return frame?.expects !== 'colon';
    if (!isNewLine) return false;
    frame.expects = frame.kind === 'object' ? 'key' : 'value';
    return true;
  };

  const word = (name: string): void => {
    const frame = top();
    if (frame?.kind === 'object' && frame.expects === 'key') {
      frame.key = name;
      frame.expects = 'colon';
    } else if (frame?.expects === 'value') {
      noteNoText(frame);
      frame.expects = 'comma';
    } else fail();
  };

  const stop = (chunk: string): number => {
    fail();
    return chunk.length;
  };

  /** Reads one token between texts; gives where the next begins, or -1 where it is not complete. */
  const token = (chunk: string, at: number): number => {
    space.lastIndex = at;
    const gap = space.exec(chunk)?.[0] ?? '';
    const from = at + gap.length;
    const character = chunk[from];
    if (character === undefined) return chunk.length;
    if (character === '/') return stop(chunk);
    if ('"\'`'.includes(character) || '{['.includes(character)) {
      if (!forgiveComma(gap.includes('\n')) || (frames.length === 0 && character !== '{' && character !== '[')) {
        return stop(chunk);
      }
    }
    if ('"\'`'.includes(character)) {
      text = newText(character);
      sent = 0;
      return from + 1;
    }
    if ('{}[]:,'.includes(character)) {
      punctuation(character);
      return from + 1;
    }
    bare.lastIndex = from;
    const name = bare.exec(chunk)?.[0] ?? '';
    if (name === '') return stop(chunk);
    if (from + name.length === chunk.length) return -1 - from;
    word(name);
    return from + name.length;
  };

  const readOn = (chunk: string): number => {
    let at = 0;
    while (at < chunk.length && state === 'open') {
      if (text) {
        const { end, isClosed } = readText(text, chunk, at);
        at = end;
        if (isClosed) closeText();
        else {
          streamContent();
          return at;
        }
      } else {
        const after = token(chunk, at);
        if (after < 0) return -1 - after;
        at = after;
      }
    }
    return at;
  };

  return {
    /** @returns how much of the chunk belongs to the JSON; less than all once it has ended */
    push(chunk: string): number {
      if (state !== 'open') return state === 'broken' ? chunk.length : 0;
      const whole = carry + chunk;
      const read = readOn(whole);
      const isOver = (state as string) === 'done';
      const used = isOver ? read - carry.length : chunk.length;
      carry = isOver ? '' : whole.slice(read);
      return used;
    },
    /** It has ended, or was no reply of ours. */
    isDone: () => state === 'done' || (state === 'broken' && !isUseful),
    /** It has begun something that is no file and has not ended. */
    isOpen: () => state === 'open' && !isStreaming && frames.length > 0,
    /** The path of what has not ended, as far as it was said; empty where it was not. */
    openPath: () => frames.map(({ members }) => statedPath(members)).findLast((path) => path !== undefined) ?? '',
  };
}

const deletion: Value = { text: 'delete', isDoubtful: false };
const deletes = (call: ReadonlyMap<string, Value> | undefined) => /delete|remove/i.test(call?.get('name')?.text ?? '');
const withDeletion = (call: ReadonlyMap<string, Value>, json: string) =>
  deletes(call) ? json.replace('{', '{"action":"delete",') : json;

const space = /(?:\s+|\/\/[^\n]*(?=\n)|\/\*[^]*?\*\/)*/y;
const bare = /[\w$.+-]+/y;

export type JsonReader = ReturnType<typeof createJsonReader>;

import { createJsonChanges } from './json-changes.ts';
import type { Frame, JsonOptions } from './json-frame.ts';
import { isContentName, isMemberName, isRemark, pathOf, statedPath, writesWhole } from './json-members.ts';
import { isDoubtful, newText, readText, type JsonText } from './json-string.ts';
import type { Emit } from './reply-event.ts';
import { cleanPath } from './tag-line.ts';

/** Paths deeper than any reply of ours: what nests like this is not one. */
const deepest = 40;
/**
 * Reads a reply that is JSON, as it comes. Forgives what does not change the meaning: trailing and missing commas, comments,
 * names without quotes, other quotes, line breaks within texts. Everything else makes the part in which it stands, and what
 * follows, damaged.
 */
export function createJsonReader(give: Emit, options: JsonOptions = {}) {
  const frames: Frame[] = [];
  let text: JsonText | undefined;
  /** Length of the content that went out. */
  let sent = 0;
  let isStreaming = false;
  let carry = '';
  let state: 'open' | 'done' | 'broken' = 'open';
  /** The file whose content was read last, until a comma or a bracket says that it is whole. */
  let fresh: string | undefined;
  const changes = createJsonChanges({
    ...options,
    give,
    readGiven: (emit, tool, json) => {
      const inner = createJsonReader(emit, { tool });
      inner.push(json);
      if (inner.isOpen()) emit({ kind: 'problem', path: inner.openPath(), problem: 'incomplete' });
    },
  });

  const top = () => frames.at(-1);

  const fail = (): void => {
    const frame = top();
    changes.fail(fresh ?? (frame && pathOf(frame.members)));
    state = 'broken';
  };

  const streamContent = (): void => {
    const frame = top();
    // A name may come in two parts as well.
    if (!text || frame?.kind !== 'object' || frame.expects !== 'value' || frame.key === undefined) return;
    if (!isStreaming) {
      const isMap = frame.place === 'map';
      const asking = changes.askingOf(frame, frames.at(-2));
      const isFile =
        !isMap && frame.place !== 'none' && isContentName(frame.key) && asking.tool !== '' && writesWhole(asking);
      const isBare = frame.place === 'bare' && frame.key !== 'content';
      const stated =
        frame.place === 'bare' || frame.place === 'call' ? statedPath(frame.members) : pathOf(frame.members);
      const path = isMap && !isMemberName(frame.key) ? cleanPath(frame.key) : isFile && !isBare ? stated : undefined;
      if (path === undefined) return;
      changes.beginContent(path);
      isStreaming = true;
      frame.hasContent = !isMap;
    }
    if (sent < text.parts.length) changes.emit({ kind: 'file-chunk', text: text.parts.slice(sent).join('') });
    sent = text.parts.length;
  };

  const takeName = (frame: Frame, name: string): void => {
    frame.key = name;
    frame.keys.add(name);
    frame.expects = 'colon';
  };

  const closeText = (): void => {
    if (!text) return;
    const closed = text;
    const value = closed.parts.join('');
    streamContent();
    text = undefined;
    const frame = top();
    if (!frame) return;
    if (frame.kind === 'object' && frame.expects === 'key') takeName(frame, value);
    else if (isStreaming) {
      if (isDoubtful(closed, value)) changes.emit({ kind: 'problem', path: '', problem: 'damaged' });
      changes.emit({ kind: 'file-end', finalNewline: true });
      fresh = frame.place === 'map' ? cleanPath(frame.key ?? '') : statedPath(frame.members);
      if (frame.place === 'map') changes.checkMapped(fresh ?? '', value);
      frame.expects = 'comma';
    } else {
      changes.takeText(frame, { text: value, isDoubtful: isDoubtful(closed, value) }, frames.length === 1);
      frame.expects = 'comma';
    }
    isStreaming = false;
  };

  const open = (kind: Frame['kind']): void => {
    const parent = top();
    if (parent && parent.expects === 'key') return fail();
    if (frames.length >= deepest) return fail();
    if (kind === 'array') changes.noteNoText(parent);
    const role = parent?.kind === 'object' ? (parent.key ?? '') : (parent?.role ?? '');
    const place = changes.placeOf(parent, frames.at(-2), kind, role);
    const expects = kind === 'object' ? 'key' : 'value';
    const more = { key: undefined, expects, hasContent: false, qualifier: undefined, given: undefined } as const;
    frames.push({ kind, role, place, members: new Map(), keys: new Set(), ...more });
  };

  const close = (kind: Frame['kind']): void => {
    const frame = top();
    if (frame?.kind !== kind || frame.expects === 'colon' || (kind === 'object' && frame.expects === 'value'))
      return fail();
    frames.pop();
    const parent = top();
    if (kind === 'object') changes.takeObject(frame, parent);
    if (parent) parent.expects = 'comma';
    else {
      changes.finish(frame);
      state = 'done';
    }
  };

  const punctuation = (character: string): void => {
    const frame = top();
    if (character !== ':') fresh = undefined;
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
    if (frame?.kind === 'object' && frame.expects === 'key') takeName(frame, name);
    else if (frame?.expects === 'value') {
      changes.noteNoText(frame);
      const isSaid = name !== 'null' && name !== 'false' && frame.key !== undefined && !isRemark(frame.key);
      if (isSaid) frame.qualifier ??= frame.key;
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
    // A comment is whole where it was skipped.
    if (character === '/') return /^\/(?:$|[/*])/.test(chunk.slice(from, from + 2)) ? -1 - from : stop(chunk);
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
    /** Nothing more comes: what was held back counts as far as it goes on in another reply. */
    breakOff(): void {
      if (state === 'open') changes.breakOff();
    },
    /** It has ended, or was no reply of ours. */
    isDone: () => state === 'done' || (state === 'broken' && !changes.isUseful()),
    /** It asks for nothing: an example, or what a program answers. */
    isData: () => state !== 'open' && !changes.isUseful(),
    /** It has begun something that is no file and has not ended. */
    isOpen: () => state === 'open' && !isStreaming && frames.length > 0,
    /** The path of what has not ended, as far as it was said; empty where it was not. */
    openPath: () => frames.map(({ members }) => statedPath(members)).findLast((path) => path !== undefined) ?? '',
  };
}

const space = /(?:\s+|\/\/[^\n]*(?=\n)|\/\*[^]*?\*\/)*/y;
const bare = /[\w$.+-]+/y;

export type JsonReader = ReturnType<typeof createJsonReader>;

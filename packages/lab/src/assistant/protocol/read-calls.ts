import { createJsonReader, type JsonReader } from './read-json.ts';
import type { Emit, ReplyEvent } from './reply-event.ts';
import { lastTool } from './reply-tools.ts';
import { isKnownTool } from './reply-verbs.ts';

/** The next part of the arguments of one call, as the service sends them: JSON, in pieces. */
export interface CallText {
  /** Tells the calls of a reply apart. */
  readonly call: string;
  readonly tool: string;
  readonly text: string;
}

interface Call {
  readonly tool: string;
  /** What came while another call was being read. */
  held: string;
  /** All of it. */
  raw: string;
  reader: JsonReader | undefined;
  /** It asked for something, or what it asked for could not be taken. */
  hasSaid: boolean;
}

/**
 * Some services put the arguments into a text of JSON once more.
 * @param isWhole it may have broken off: then its end is made
 */
function unwrapped(raw: string, isWhole = true): string {
  if (!raw.trimStart().startsWith('"')) return raw;
  try {
    const inner: unknown = JSON.parse(raw);
    return typeof inner === 'string' ? inner : raw;
  } catch {
    return isWhole
      ? unwrapped(`${raw.trimEnd().replace(/(?<=(?:^|[^\\])(?:\\\\)*)\\(?:u[\da-f]{0,3})?$/i, '')}"`, false)
      : raw;
  }
}

/**
 * Reads the calls of tools in a reply, as they come, into the same events as every other form. The calls are read one after
 * the other, also where their pieces come mixed. A call of a tool that is none of ours, however its name is varied, changes
 * nothing and is told.
 */
export function createCallReader(emit: Emit) {
  const calls = new Map<string, Call>();
  let current: Call | undefined;

  const say = (call: Call, event: ReplyEvent): void => {
    call.hasSaid = true;
    if (event.kind !== 'unplaced') emit(event);
    else if (!isKnownTool(call.tool)) emit({ kind: 'problem', path: '', problem: 'no-such-tool', said: call.tool });
    else if (call.tool !== lastTool) emit({ kind: 'problem', path: '', problem: 'path-missing' });
  };

  /** One object of arguments; some servers send those of several calls as one text. */
  const read = (call: Call, text: string): void => {
    let rest = text;
    // Space is nothing between objects, and content within them.
    while (call.reader === undefined ? rest.trim() !== '' : rest !== '') {
      if (call.reader === undefined) {
        call.reader = createJsonReader((event) => say(call, event), { tool: call.tool });
      }
      const used = call.reader.push(rest);
      if (!call.reader.isDone()) return;
      call.reader = undefined;
      rest = rest.slice(used);
    }
  };

  const isString = (call: Call) => call.raw.trimStart().startsWith('"');

  /** Another call begins, or none: what the last one leaves open does not come any more. */
  const leave = (call: Call): void => {
    if (isString(call)) read(call, unwrapped(call.raw));
    if (call.reader?.isOpen() === true) {
      say(call, { kind: 'problem', path: call.reader.openPath(), problem: 'incomplete' });
    }
    call.reader = undefined;
  };

  const isOver = (call: Call) => call.raw !== '' && call.held === '' && call.reader === undefined && !isString(call);

  return {
    push({ call: id, tool, text }: CallText): void {
      const call = calls.get(id) ?? { tool, held: '', raw: '', reader: undefined, hasSaid: false };
      calls.set(id, call);
      call.raw += text;
      if (current !== undefined && current !== call && isOver(current)) current = undefined;
      current ??= call;
      if (current !== call) call.held += text;
      else if (!isString(call)) {
        read(call, call.held + text);
        call.held = '';
      }
    },
    /** Nothing more comes. @param isCut the last call may not be whole */
    finish({ isCut }: { readonly isCut: boolean }): void {
      const waiting = [...calls.values()].filter((call) => call.held !== '');
      for (const call of current === undefined ? waiting : [current, ...waiting.filter((one) => one !== current)]) {
        if (call.held !== '' && !isString(call)) read(call, call.held);
        call.held = '';
        const isLast = call === (waiting.at(-1) ?? current);
        if (isLast && isCut && call.reader?.isOpen() === true) emit({ kind: 'lost', path: call.reader.openPath() });
        else if (!(isLast && isCut)) leave(call);
      }
      current = undefined;
      for (const call of calls.values()) if (!call.hasSaid && !isCut) say(call, { kind: 'unplaced' });
    },
    /** Calls came, and none of them says that it was the last. */
    expectsMore: () => calls.size > 0 && ![...calls.values()].some(({ tool }) => tool === lastTool),
    /** The calls as words, for a conversation that goes on. */
    transcript: () => [...calls.values()].map(({ tool, raw }) => `${tool}(${raw})`).join('\n'),
  };
}

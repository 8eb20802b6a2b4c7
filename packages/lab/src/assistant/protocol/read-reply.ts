import { thoughtEndIn } from '../../leading-thought.ts';
import { createCallStates, emitOf } from './call-states.ts';
import { findCallStart, type CallStart } from './call-text.ts';
import { beginsForeignForm } from './foreign-form.ts';
import { createFenceStates } from './fence-states.ts';
import { readFence, type Fence } from './fence-line.ts';
import { createJsonReader, type JsonReader } from './read-json.ts';
import { lineAt, type Emit, type Reader, type ReadState } from './reply-event.ts';
import { createTagStates } from './tag-states.ts';
import { foreignBoundary, readTag } from './tag-line.ts';

/** The file that an earlier reply began and was cut in, and in which form. */
export interface Resumed {
  readonly path: string;
  readonly fence?: Fence | undefined;
}

interface ReadingOptions {
  readonly boundary: string;
  readonly resumed?: Resumed | undefined;
  readonly emit: Emit;
}

/** What stands around a call of a tool that a service left in the text. */
const callMark =
  /^\s*(?:<\/tool_calls?>|(?:<\|?\/?(?:tool_calls?|tool_call_(?:begin|end)|function_calls?|tools?|function|python_tag)\|?>|\[\/?TOOL_CALLS\])(?=\s*(?:[{[<]|$)))/i;
const mostHeldLines = 40;
const beginsJson = /^\s*(?:\{\s*(?:["'{}]|\/[/*]|\w+\s*:|$)|\[\s*\{)/;

/**
 * Reads the reply of a model as it comes, in whichever form it is: between tags with a boundary, as JSON, or in blocks of
 * Markdown. Time grows with the length of the reply only, however it is cut into parts.
 */
export function createReplyReader({ boundary, resumed, emit }: ReadingOptions) {
  let state: ReadState;
  let json: JsonReader | undefined;
  let jsonFence: Fence | undefined;
  /** What came of it, for where it turns out to be none of ours. */
  let jsonText: string[] = [];
  let isJsonOfCall = false;
  /** What is read once more, in another state. */
  let unread = '';
  let heading = '';
  let hasTalked = false;
  let isFirst = true;
  let isThoughtOver = false;
  let talkSinceTag = false;
  /** Parts of a line that has not ended. */
  let tail: string[] = [];

  const reader: Reader = {
    emit: (event) => {
      reader.hasBegun ||= event.kind !== 'text';
      emit(event);
    },
    go: (next) => {
      state = next;
    },
    // Some models leave the @ out.
    boundary: boundary.replace(/^@+/, ''),
    hasTags: false,
    hasBegun: false,
    hasCrlf: false,
    lastFence: undefined,
  };

  const toTag = (line: string): boolean => {
    let tag = line.includes(reader.boundary) ? readTag(line, reader.boundary) : undefined;
    if (!tag && !reader.hasTags && line.includes('@@')) {
      const foreign = foreignBoundary(line);
      tag = foreign === undefined ? undefined : readTag(line, foreign);
      if (tag && foreign !== undefined) reader.boundary = foreign;
    }
    if (!tag) return false;
    if (!reader.hasTags) emit({ kind: 'restart', was: 'unmarked' });
    tags.takeInTalk(tag, talkSinceTag);
    talkSinceTag = false;
    return true;
  };

  /** A mark with another boundary than the others have: its file is not read, since where it ends is not certain. */
  const noteForeignTag = (line: string): void => {
    const foreign = reader.hasTags && line.includes('@@') ? foreignBoundary(line) : undefined;
    const tag = foreign === undefined ? undefined : readTag(line, foreign);
    if (tag) emit({ kind: 'problem', path: tag.path, problem: 'damaged' });
  };

  const talk: ReadState = (block, at) => {
    const { line, end, hasCrlf } = lineAt(block, at);
    reader.hasCrlf = hasCrlf;
    // Its beginning may have stood in the prompt.
    const over = isThoughtOver ? undefined : thoughtEndIn(line);
    if (over && (!reader.hasBegun || line.trim() === over.mark)) {
      isThoughtOver = true;
      emit({ kind: 'restart', was: 'withdrawn' });
      return at + over.at + over.mark.length;
    }
    if (toTag(line)) return end;
    const mark = reader.hasTags ? null : callMark.exec(line);
    if (mark) return mark[0].trim() === line.trim() ? end : at + mark[0].length;
    // What begins as JSON is read as that: another call may stand behind it.
    const call = reader.hasTags || beginsJson.test(line) ? undefined : findCallStart(line);
    if (call) return takeCall(call, block, at);
    const fence = readFence(line);
    if (fence) {
      fences.enter(fence, heading);
      heading = '';
      return end;
    }
    if (!reader.hasTags && beginsJson.test(line)) {
      beginJson(undefined);
      return readJson(block, at);
    }
    noteForeignTag(line);
    if (beginsForeignForm(line)) emit({ kind: 'unplaced', said: line });
    if (line.trim() !== '') [heading, talkSinceTag, hasTalked] = [line, true, true];
    emit({ kind: 'text', text: block.slice(at, end) });
    return end;
  };

  const takeCall = (call: CallStart, block: string, at: number): number => {
    if (call.at > 0) emit({ kind: 'text', text: block.slice(at, at + call.at) });
    if (call.form === 'parameters') {
      calls.enter(call);
      return at + call.from;
    }
    beginJson(undefined, call);
    json?.push(block.slice(at + call.from, at + call.from + 1));
    return at + call.from + 1;
  };

  const beginJson = (fence: Fence | undefined, call?: CallStart): void => {
    const shown = call ? undefined : fence ? (hasTalked ? 'block' : undefined) : hasTalked ? 'call' : undefined;
    const tool = call?.tool;
    json = createJsonReader(emitOf(tool ?? '', reader.emit), { tool: tool === '' ? undefined : tool, shown });
    [jsonFence, isJsonOfCall, jsonText] = [fence, call !== undefined, []];
    state = readJson;
  };

  const readJson: ReadState = (block, at) => {
    if (!json) return block.length;
    const used = json.push(block.slice(at));
    jsonText.push(block.slice(at, at + used));
    if (!json.isDone()) return block.length;
    const isData = json.isData();
    json = undefined;
    state = jsonFence ? afterJson : talk;
    if (!isData) return at + used;
    if (jsonFence) {
      // It is shown like any other block.
      unread = jsonText.join('') + block.slice(at + used);
      fences.show();
      return block.length;
    }
    if (!isJsonOfCall) emit({ kind: 'text', text: jsonText.join('') });
    return at + used;
  };

  /** The fence that closes a block of JSON. */
  const afterJson: ReadState = (block, at) => {
    const { line, end } = lineAt(block, at);
    if (line.trim() === '') return end;
    state = talk;
    return readFence(line)?.info === '' ? end : at;
  };

  const tags = createTagStates(reader, () => talk);
  const calls = createCallStates(reader, () => talk);
  const fences = createFenceStates(reader, {
    talk: () => talk,
    take: tags.take,
    json: (fence) => {
      beginJson(fence);
      return readJson;
    },
  });
  /** Lines of a continuation before it is clear whether they are content. */
  let held = '';
  let heldLines = 0;

  const beginResumed = (path: string, fence: Fence | undefined): void => {
    emit({ kind: 'file-begin', path, resumed: true });
    if (fence) fences.resume(path, fence);
    else state = tags.content;
    const content = held;
    held = '';
    if (content !== '') consume(content);
  };

  /** The beginning of a continuation: with a mark, after some talk perhaps, or the content itself. */
  const resuming: ReadState = (block, at) => {
    const { line, end, hasCrlf } = lineAt(block, at);
    const tag = line.includes(reader.boundary) ? readTag(line, reader.boundary) : undefined;
    if (tag?.verb === 'resume' || tag?.verb === 'file') {
      reader.hasCrlf = hasCrlf;
      held = '';
      tags.take(tag);
      return end;
    }
    if (tag || heldLines >= mostHeldLines) {
      beginResumed(resumed?.path ?? '', resumed?.fence);
      return at;
    }
    held += block.slice(at, end);
    heldLines += 1;
    return end;
  };
  state = resumed ? resuming : talk;

  const consume = (block: string): void => {
    let at = 0;
    while (at < block.length) at = state(block, at);
  };

  const takeUnread = (): string => {
    const text = unread;
    unread = '';
    return text;
  };

  const takeTail = (): string => {
    const line = tail.join('');
    tail = [];
    return line;
  };

  /** JSON is often one line: it is read before that line has ended. */
  const beginsJsonEarly = (): boolean =>
    (state === talk || state === fences.first) && tail.length < 50 && !reader.hasTags && isJsonOrCall(tail.join(''));

  const isJsonOrCall = (line: string): boolean =>
    beginsJson.test(line) ||
    (state === talk && (findCallStart(line)?.form === 'json' || beginsJson.test(line.replace(callMark, ''))));

  /** JSON needs no lines. What follows it does. */
  const pushJson = (part: string): void => {
    const used = readJson(part, 0);
    push(takeUnread() + part.slice(used));
  };

  /** What stands before the arguments of a call, and as much of them as has come. */
  const pushCall = (line: string): void => {
    let at = 0;
    while (state === talk && at < line.length) at = talk(line, at);
    if (at < line.length) pushJson(line.slice(at));
  };

  const push = (came: string): void => {
    const part = isFirst && came.startsWith('\uFEFF') ? came.slice(1) : came;
    if (part === '') return;
    isFirst = false;
    if (state === readJson && json) {
      pushJson(part);
      return;
    }
    const newline = part.lastIndexOf('\n');
    if (newline >= 0) {
      consume(takeTail() + part.slice(0, newline + 1));
      const again = takeUnread();
      if (again !== '') return push(again + part.slice(newline + 1));
      if (newline + 1 < part.length) tail.push(part.slice(newline + 1));
    } else tail.push(part);
    if (tail.length > 0 && beginsJsonEarly()) {
      const line = takeTail();
      if (state === talk && !beginsJson.test(line)) pushCall(line);
      else {
        if (state === talk) beginJson(undefined);
        else state(line, 0);
        pushJson(line);
      }
    } else if (tail.length > 0 && state === readJson) pushJson(takeTail());
  };

  return {
    push,
    /** Nothing more comes. @param isCut the last line may not be whole, and what is open goes on in another reply */
    finish({ isCut }: { readonly isCut: boolean }): void {
      const line = takeTail();
      const isEnd = readTag(line, reader.boundary)?.verb === 'end';
      const isContent =
        state === calls.body || state === tags.content || state === fences.content || state === readJson;
      if (line !== '' && (!isCut || isEnd || isContent || state === resuming)) consume(line);
      json?.breakOff();
      if (state === resuming && resumed) beginResumed(resumed.path, resumed.fence);
      if (!isCut && !reader.hasTags && fences.isOther(state)) emit({ kind: 'unplaced' });
      const lost = json?.isOpen() ? json.openPath() : (tags.openEdit() ?? fences.openEdit() ?? calls.openCall());
      if (lost === undefined) return;
      emit(isCut ? { kind: 'lost', path: lost } : { kind: 'problem', path: lost, problem: 'incomplete' });
    },
    /** In which form a file that was cut goes on; undefined: between tags. */
    resumesIn: (): Fence | undefined => (state === fences.content ? fences.openFence() : undefined),
  };
}

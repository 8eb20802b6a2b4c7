import { thoughtEndIn } from '../../leading-thought.ts';
import { createCallStates, emitOf } from './call-states.ts';
import { beginsCallInJson, beginsJson, callMarkOf, findCallStart, type CallStart } from './call-text.ts';
import { beginsForeignForm } from './foreign-form.ts';
import { createFenceStates } from './fence-states.ts';
import { readFence, type Fence } from './fence-line.ts';
import { createHeldChange } from './held-change.ts';
import { createJsonReader, type JsonReader } from './read-json.ts';
import { lineAt, type Emit, type Reader, type ReadState } from './reply-event.ts';
import { createResumeState, type Resumed } from './resume-state.ts';
import { createTagStates } from './tag-states.ts';
import { foreignBoundary, readTag } from './tag-line.ts';

interface ReadingOptions {
  readonly boundary: string;
  readonly resumed?: Resumed | undefined;
  /** The message was a question: blocks of code, and JSON among words, are part of the answer. */
  readonly isAnswer?: boolean | undefined;
  readonly emit: Emit;
}

/**
 * Reads the reply of a model as it comes, in whichever form it is: between tags with a boundary, as JSON, or in blocks of
 * Markdown. Time grows with the length of the reply only, however it is cut into parts.
 */
export function createReplyReader({ boundary, resumed, isAnswer = false, emit }: ReadingOptions) {
  const quotable = createHeldChange(emit);
  let state: ReadState;
  let json: JsonReader | undefined;
  let jsonFence: Fence | undefined;
  /** What came of it, for where it turns out to be none of ours. */
  let jsonText: string[] = [];
  let isJsonOfCall = false;
  /** The mark of a call came: what follows it is one. */
  let isMarked = false;
  /** What is read once more, in another state. */
  let unread = '';
  let heading = '';
  let hasTalked = false;
  let isFirst = true;
  let isThoughtOver = false;
  let talkSinceTag = false;
  /** Parts of a line that has not ended. */
  const tail: string[] = [];

  const reader: Reader = {
    emit: (event) => {
      reader.hasBegun ||= event.kind !== 'text';
      if (!quotable.hold(event)) emit(event);
    },
    go: (next) => {
      state = next;
      if (next === talk) quotable.pause();
    },
    isAnswer,
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
    quotable.release();
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
    const mark = reader.hasTags ? undefined : callMarkOf(line);
    if (mark) return takeCallMark(mark, block, at);
    // What begins as JSON is read as that: another call may stand behind it.
    const call = reader.hasTags || beginsJson(line) ? undefined : findCallStart(line);
    if (call) return takeCall(call, block, at);
    const fence = readFence(line);
    if (fence) {
      fences.enter(fence, heading);
      heading = '';
      return end;
    }
    if (!reader.hasTags && mayBeJson(line)) {
      beginJson(undefined);
      return readJson(block, at);
    }
    if (line.trim() === '') {
      quotable.endLine();
      if (quotable.isHeld()) {
        quotable.addWords(block.slice(at, end));
        return end;
      }
    } else {
      quotable.quote(!isAnswer);
      isMarked = false;
    }
    noteForeignTag(line);
    calls.noteLine(line);
    if (!(isAnswer && hasTalked) && beginsForeignForm(line)) emit({ kind: 'unplaced', said: line });
    if (line.trim() !== '') [heading, talkSinceTag, hasTalked] = [line, true, true];
    emit({ kind: 'text', text: block.slice(at, end) });
    return end;
  };

  /** Among the words of an answer JSON is there to be read. */
  const mayBeJson = (line: string) => beginsJson(line) && !(isAnswer && hasTalked);

  const takeCallMark = (mark: string, block: string, at: number): number => {
    const { line, end } = lineAt(block, at);
    quotable.addWords(mark);
    isMarked = true;
    if (mark.trim() !== line.trim()) return at + mark.length;
    quotable.endLine();
    return end;
  };

  const takeCall = (call: CallStart, block: string, at: number): number => {
    const before = block.slice(at, at + call.at);
    if (before.trim() !== '') quotable.quote(!isAnswer);
    if (before !== '') emit({ kind: 'text', text: before });
    if (before.trim() !== '' || quotable.isInLine())
      quotable.begin('line', block.slice(at + call.at, at + call.from + 1));
    if (call.form === 'parameters') {
      calls.enter(call);
      return at + call.from;
    }
    beginJson(undefined, call);
    json?.push(block.slice(at + call.from, at + call.from + 1));
    return at + call.from + 1;
  };

  /** A block among words may be of a part of a file, as every block of a chat. */
  const emitInChat: Emit = (event) => reader.emit(event.kind === 'file-begin' ? { ...event, indent: '' } : event);

  const beginJson = (fence: Fence | undefined, call?: CallStart): void => {
    const shown = call ? undefined : fence ? (hasTalked ? 'block' : undefined) : hasTalked ? 'call' : undefined;
    const tool = call?.tool;
    json = createJsonReader(emitOf(tool ?? '', shown === 'block' ? emitInChat : reader.emit), {
      tool: tool === '' ? undefined : tool,
      shown,
    });
    [jsonFence, isJsonOfCall, jsonText] = [fence, call !== undefined, []];
    if (shown === 'call' && !isMarked) quotable.begin('reply', '');
    isMarked = false;
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
    if (isData) quotable.release();
    quotable.addWords(jsonText.join(''));
    quotable.pause();
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
  const resuming = createResumeState(reader, resumed, {
    take: tags.take,
    inFence: fences.resume,
    content: tags.content,
    consume: (lines) => consume(lines),
  });
  state = resumed ? resuming.state : talk;

  const consume = (block: string): void => {
    let at = 0;
    while (at < block.length) at = state(block, at);
  };

  const takeUnread = (): string => {
    const text = unread;
    unread = '';
    return text;
  };

  const takeTail = (): string => tail.splice(0).join('');

  /** JSON is often one line: it is read before that line has ended. */
  const beginsJsonEarly = (): boolean => {
    if ((state !== talk && state !== fences.first) || tail.length >= 50 || reader.hasTags) return false;
    const line = tail.join('');
    return mayBeJson(line) || (state === talk && beginsCallInJson(line));
  };

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
      if (state === talk && !beginsJson(line)) pushCall(line);
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
      if (line !== '' && (!isCut || isEnd || isContent || state === resuming.state)) consume(line);
      json?.breakOff();
      quotable.release();
      if (state === resuming.state) resuming.begin();
      if (!isCut && !reader.hasTags && fences.isOther(state)) emit({ kind: 'unplaced' });
      const lost = json?.isOpen() ? json.openPath() : (tags.openEdit() ?? fences.openEdit() ?? calls.openCall());
      if (lost === undefined) return;
      emit(isCut ? { kind: 'lost', path: lost } : { kind: 'problem', path: lost, problem: 'incomplete' });
    },
    /** In which form a file that was cut goes on; undefined: between tags. */
    resumesIn: (): Fence | undefined => (state === fences.content ? fences.openFence() : undefined),
  };
}

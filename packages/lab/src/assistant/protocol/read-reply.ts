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

const thought = /^\s*<(think|thinking|thought|reasoning|reflection)>/i;
const thoughtEnd = /<\/(?:think|thinking|thought|reasoning|reflection)>/i;
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
  let heading = '';
  let isFirst = true;
  /** Parts of a line that has not ended. */
  let tail: string[] = [];

  const reader: Reader = {
    emit,
    go: (next) => {
      state = next;
    },
    // Some models leave the @ out.
    boundary: boundary.replace(/^@+/, ''),
    hasTags: false,
    hasCrlf: false,
    lastFence: undefined,
  };

  const thinking: ReadState = (block, at) => {
    const { line, end } = lineAt(block, at);
    const over = thoughtEnd.exec(line);
    if (!over) return end;
    state = talk;
    return at + over.index + over[0].length;
  };

  const toTag = (line: string): boolean => {
    let tag = line.includes(reader.boundary) ? readTag(line, reader.boundary) : undefined;
    if (!tag && !reader.hasTags && line.includes('@@')) {
      const foreign = foreignBoundary(line);
      tag = foreign === undefined ? undefined : readTag(line, foreign);
      if (tag && foreign !== undefined) reader.boundary = foreign;
    }
    if (!tag) return false;
    // What stood in fences before was an example.
    if (!reader.hasTags) emit({ kind: 'restart' });
    tags.take(tag);
    return true;
  };

  const talk: ReadState = (block, at) => {
    const { line, end, hasCrlf } = lineAt(block, at);
    reader.hasCrlf = hasCrlf;
    if (thought.test(line)) {
      state = thinking;
      return at;
    }
    const over = thoughtEnd.exec(line);
    if (over) {
      emit({ kind: 'restart' });
      return at + over.index + over[0].length;
    }
    if (toTag(line)) return end;
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
    if (line.trim() !== '') heading = line;
    emit({ kind: 'text', text: block.slice(at, end) });
    return end;
  };

  const beginJson = (fence: Fence | undefined): void => {
    json = createJsonReader(emit);
    jsonFence = fence;
    state = readJson;
  };

  const readJson: ReadState = (block, at) => {
    if (!json) return block.length;
    const used = json.push(block.slice(at));
    if (!json.isDone()) return block.length;
    json = undefined;
    state = jsonFence ? afterJson : talk;
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

  const takeTail = (): string => {
    const line = tail.join('');
    tail = [];
    return line;
  };

  /** JSON is often one line: it is read before that line has ended. */
  const beginsJsonEarly = (): boolean =>
    (state === talk || state === fences.first) && tail.length < 50 && !reader.hasTags && beginsJson.test(tail.join(''));

  /** JSON needs no lines. What follows it does. */
  const pushJson = (part: string): void => {
    const used = readJson(part, 0);
    if (used < part.length) push(part.slice(used));
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
      if (newline + 1 < part.length) tail.push(part.slice(newline + 1));
    } else tail.push(part);
    if (tail.length > 0 && beginsJsonEarly()) {
      const line = takeTail();
      if (state === talk) beginJson(undefined);
      else state(line, 0);
      pushJson(line);
    } else if (tail.length > 0 && state === readJson) pushJson(takeTail());
  };

  return {
    push,
    /** Nothing more comes. @param isCut the last line may not be whole, and what is open goes on in another reply */
    finish({ isCut }: { readonly isCut: boolean }): void {
      const line = takeTail();
      const isEnd = readTag(line, reader.boundary)?.verb === 'end';
      const isContent = state === tags.content || state === fences.content || state === readJson;
      if (line !== '' && (!isCut || isEnd || isContent || state === resuming)) consume(line);
      if (state === resuming && resumed) beginResumed(resumed.path, resumed.fence);
      const lost = json?.isOpen() ? '' : (tags.openEdit() ?? fences.openEdit());
      if (lost === undefined) return;
      emit(isCut ? { kind: 'lost', path: lost } : { kind: 'problem', path: lost, problem: 'incomplete' });
    },
    /** In which form a file that was cut goes on; undefined: between tags. */
    resumesIn: (): Fence | undefined => (state === fences.content ? fences.openFence() : undefined),
  };
}

export type ReplyReader = ReturnType<typeof createReplyReader>;

import type { Fence } from './fence-line.ts';
import { lineAt, type Reader, type ReadState } from './reply-event.ts';
import { readTag, type Tag } from './tag-line.ts';

/** The file that an earlier reply began and was cut in, and in which form. */
export interface Resumed {
  readonly path: string;
  readonly fence?: Fence | undefined;
}

interface Next {
  readonly take: (tag: Tag) => void;
  /** Goes on with content within a fence. */
  readonly inFence: (path: string, fence: Fence) => void;
  /** Goes on with content between marks. */
  readonly content: ReadState;
  /** Reads lines in the state that was gone to. */
  readonly consume: (lines: string) => void;
}

const mostHeldLines = 40;

/** The state at the beginning of a continuation: with a mark, after some talk perhaps, or the content itself. */
export function createResumeState(reader: Reader, resumed: Resumed | undefined, next: Next) {
  /** Lines before it is clear whether they are content. */
  let held = '';
  let heldLines = 0;

  /** What came so far is content of the file. */
  const begin = (): void => {
    if (!resumed) return;
    const { path, fence } = resumed;
    reader.emit({ kind: 'file-begin', path, resumed: true });
    if (fence) next.inFence(path, fence);
    else reader.go(next.content);
    const lines = held;
    held = '';
    if (lines !== '') next.consume(lines);
  };

  const state: ReadState = (block, at) => {
    const { line, end, hasCrlf } = lineAt(block, at);
    const tag = line.includes(reader.boundary) ? readTag(line, reader.boundary) : undefined;
    if (tag?.verb === 'resume' || tag?.verb === 'file') {
      reader.hasCrlf = hasCrlf;
      held = '';
      next.take(tag);
      return end;
    }
    if (tag || heldLines >= mostHeldLines) {
      begin();
      return at;
    }
    held += block.slice(at, end);
    heldLines += 1;
    return end;
  };

  return { state, begin };
}

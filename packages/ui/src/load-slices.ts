import { Text as EditorText } from '@codemirror/state';
import type { Text } from '@toolbench/tools/kit/text.ts';

/** Texts up to this size (code units or bytes) are put into the editor at once. */
const atOnce = 256 * 1024;
const sliceSize = 512 * 1024;

/** Lets the browser handle input and paint before the next slice. */
export function breathe(): Promise<void> {
  const scheduler = (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

/** Cuts a text into strings of bounded size, never inside a character and never between CR and LF. */
export function* slicesOf(text: Text): Generator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let held = '';
  for (let start = 0; start < text.length; start += sliceSize) {
    const raw =
      typeof text === 'string'
        ? text.slice(start, start + sliceSize)
        : decoder.decode(text.subarray(start, start + sliceSize), { stream: start + sliceSize < text.length });
    const slice = held + raw;
    held = slice.endsWith('\r') && start + sliceSize < text.length ? '\r' : '';
    yield held ? slice.slice(0, -1) : slice;
  }
}

function editorText(slice: string): EditorText {
  return EditorText.of(slice.split(/\r\n?|\n/));
}

export interface SlicedLoad {
  /** The beginning, to be shown at once. */
  readonly head: EditorText;
  /** Everything after the beginning, made in slices that leave the page responsive; null when cancelled or nothing. */
  rest(isCancelled: () => boolean): Promise<EditorText | null>;
}

/** Prepares a text for the editor without ever blocking the page for long. */
export function loadSlices(text: Text): SlicedLoad {
  const slices = slicesOf(text);
  const first = slices.next();
  let head = EditorText.empty;
  if (!first.done) head = editorText(first.value);
  return {
    head,
    async rest(isCancelled) {
      if (text.length <= atOnce) return null;
      let rest: EditorText | null = null;
      for (const slice of slices) {
        await breathe();
        if (isCancelled()) return null;
        const part = editorText(slice);
        rest = rest ? rest.append(part) : part;
      }
      return rest;
    },
  };
}

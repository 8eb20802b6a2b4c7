import { Text as EditorText } from '@codemirror/state';
import type { Text } from '@toolbench/kit/text.ts';
import { yieldToPage } from './yield-to-page.ts';

/** Texts up to this size (code units or bytes) are put into the editor at once. */
const atOnce = 256 * 1024;
const sliceSize = 256 * 1024;
/** What a longer text shows first: more than any screen holds, and quick to cut into lines. */
const headSize = 16 * 1024;

/** A page that is busy, or hidden and therefore not painted, is waited for this long. */
const longestWaitMs = 100;

/** Resolves once the next frame is painted and the page has nothing else to do. */
function idleAfterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // Safari has no such callback.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
      else void yieldToPage().then(resolve);
    });
  });
}

/** Cuts a text into strings of bounded size, never inside a character and never between CR and LF. */
export function* slicesOf(text: Text): Generator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let held = '';
  let end = text.length <= atOnce ? text.length : headSize;
  for (let start = 0; start < text.length; start = end, end = Math.min(start + sliceSize, text.length)) {
    const isLast = end === text.length;
    const raw =
      typeof text === 'string'
        ? text.slice(start, end)
        : decoder.decode(text.subarray(start, end), { stream: !isLast });
    const slice = held + raw;
    held = slice.endsWith('\r') && !isLast ? '\r' : '';
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
      await idleAfterPaint();
      for (const slice of slices) {
        await yieldToPage();
        if (isCancelled()) return null;
        const part = editorText(slice);
        rest = rest ? rest.append(part) : part;
      }
      return rest;
    },
  };
}

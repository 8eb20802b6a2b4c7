const name = '(think(?:ing)?|thoughts?|reasoning|reflection)';
const opening = new RegExp(`^[\\s\\uFEFF]*<${name}>`, 'i');
/** Whether more text could still make it the beginning of a thought. */
const mayOpen = /^[\s\uFEFF]*(?:<[a-z]{0,10})?$/i;
/** No tag that ends a thought is longer. */
const longestTag = '</reflection>'.length;

/**
 * Takes what a model thinks aloud out of its answer, as it comes. A thought stands between tags at the very beginning; the
 * same tags anywhere else are text.
 */
export function createThoughtFilter() {
  /** What came and is neither text nor thought yet. */
  let held = '';
  let tag: string | undefined;
  let state: 'beginning' | 'thinking' | 'after' | 'answering' = 'beginning';

  const readThought = (): string => {
    const end = held.toLowerCase().indexOf(`</${tag ?? ''}>`);
    if (end < 0) {
      held = held.slice(-longestTag);
      return '';
    }
    held = held.slice(end + (tag ?? '').length + 3);
    state = 'after';
    return readOn();
  };

  const readOn = (): string => {
    if (state === 'thinking') return readThought();
    if (mayOpen.test(held)) return '';
    const [whole = '', found] = opening.exec(held) ?? [];
    if (found !== undefined) {
      tag = found.toLowerCase();
      held = held.slice(whole.length);
      state = 'thinking';
      return readThought();
    }
    const text = state === 'after' ? held.trimStart() : held;
    held = '';
    state = 'answering';
    return text;
  };

  return {
    /** @returns what of the text so far belongs to the answer */
    push(text: string): string {
      if (state === 'answering') return text;
      held += text;
      return readOn();
    },
    /** Nothing more comes. @returns what was held back and turns out to be text */
    end(): string {
      const rest = state === 'beginning' ? held : state === 'after' ? held.trimStart() : '';
      held = '';
      return rest;
    },
    /** A thought came. */
    hasThought: () => tag !== undefined,
  };
}

const name = '(think(?:ing)?|thoughts?|reasoning|reflection)';
/** Marks are tags, as most models write them, or those of Kimi, Magistral and models that borrow a name (`<seed:think>`). */
const mark = (slash: string) => String.raw`(?:<${slash}\s*(?:\w+:)?${name}\s*>|◁${slash}(think)▷|\[${slash}(THINK)\])`;
const opening = new RegExp(String.raw`^[\s\uFEFF]*${mark('')}`, 'i');
const anyOpening = new RegExp(mark(''), 'i');
/** Whether more text could still make it the beginning of a thought. */
const mayOpen = /^[\s\uFEFF]*(?:[<◁[][a-z: ]{0,24})?$/i;
/** In quotes it is spoken of. */
const unquotedEnd = new RegExp(String.raw`(?<![\x60"'“「])${mark('/')}(?=[^\x60"'”」])`, 'i');
/** No mark that ends a thought is longer, with what stands before and behind it. */
const longestMark = 32;

const nameIn = (found: RegExpExecArray | null) =>
  found
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.toLowerCase();

interface ThoughtOptions {
  /**
   * A thought may come whose beginning the service wrote into the prompt, so that only its end can be seen: text is held
   * back until then, or until the answer ends.
   */
  readonly waits?: boolean;
}

/**
 * Takes what a model thinks aloud out of its answer, as it comes. A thought stands between marks at the very beginning, the
 * first of which may be missing; the same marks anywhere else are text.
 */
export function createThoughtFilter({ waits = false }: ThoughtOptions = {}) {
  /** What came and is neither text nor thought yet. */
  let held = '';
  let tag: string | undefined;
  let wasUnopened = false;
  let state: 'beginning' | 'waiting' | 'thinking' | 'after' | 'answering' = 'beginning';
  /** How far what is held was searched for the end of a thought. */
  let searched = 0;

  const readThought = (): string => {
    const end = new RegExp(mark('/'), 'gi');
    for (let found = end.exec(held); found; found = end.exec(held)) {
      if (nameIn(found) !== tag) continue;
      held = held.slice(end.lastIndex);
      state = 'after';
      return readOn();
    }
    held = held.slice(-longestMark);
    return '';
  };

  const waitForEnd = (): string => {
    const from = Math.max(0, searched - longestMark);
    const found = unquotedEnd.exec(held.slice(from));
    searched = held.length;
    if (!found) return '';
    const before = held.slice(0, from + found.index);
    // What was opened in the middle of an answer belongs to it.
    if (anyOpening.test(before)) return release();
    tag = nameIn(found);
    wasUnopened = true;
    held = held.slice(before.length + found[0].length);
    state = 'after';
    return readOn();
  };

  const release = (): string => {
    const text = state === 'after' ? held.trimStart() : held;
    held = '';
    state = 'answering';
    return text;
  };

  const readOn = (): string => {
    if (state === 'thinking') return readThought();
    if (state === 'waiting') return waitForEnd();
    if (mayOpen.test(held)) return '';
    const found = opening.exec(held);
    if (found) {
      tag = nameIn(found);
      held = held.slice(found[0].length);
      state = 'thinking';
      return readThought();
    }
    if (!waits || state === 'after') return release();
    state = 'waiting';
    return waitForEnd();
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
      // An end at the very end has nothing behind it.
      if (state === 'waiting') held += '\n';
      const last = state === 'waiting' ? waitForEnd() : '';
      if (state === 'waiting') held = held.slice(0, -1);
      else if (last !== '') return last.slice(0, -1);
      const isText = state === 'beginning' || state === 'waiting';
      const rest = isText ? held : state === 'after' ? held.trimStart() : '';
      held = '';
      return rest;
    },
    /** The service gives thoughts apart, so that none comes within the text. @returns what was held back */
    stopWaiting(): string {
      waits = false;
      return state === 'waiting' ? release() : '';
    },
    /** A thought came. */
    hasThought: () => tag !== undefined,
    /** A thought came without its beginning. */
    wasUnopened: () => wasUnopened,
  };
}

import { createEndingFilter } from './answer-ending.ts';

const name = '(think(?:ing)?|thoughts?|reasoning|reflection)';
/** Names that tell a thought where both its marks are there. An answer may be in such tags, too, if nothing comes behind. */
const widerName = String.raw`((?:[a-z]+[_-])*(?:think(?:ing)?|thoughts?|reasoning|reflections?|analysis|scratch_?pad|monologue)(?:[_-](?:process|steps?|block|trace))?)`;
const isSure = new RegExp(`^(?:${name})?$`);
/** The channels of gpt-oss but the last one: their marks have no name in common, which is told by an empty one. */
const channel = String.raw`(?:<\|start\|>assistant)?<\|channel\|>(?:analysis|commentary)<\|message\|>()`;
/** Marks are tags, as most models write them, or those of Kimi, Magistral and models that borrow a name (`<seed:think>`). */
const mark = (slash: string, called = name) =>
  String.raw`(?:<${slash}\s*(?:\w+:)?${called}\s*>|<\|${slash === '' ? '(?:begin|start)' : 'end'}_(?:of_)?(thinking|thought|reasoning)\|>|◁${slash}(think)▷|\[${slash}(THINK)\]|${slash === '' ? channel : String.raw`<\|end\|>()`})`;
/** What begins the channel of the answer. */
const answerHead =
  /^\s*(?:(?:<\|start\|>assistant)?<\|channel\|>final(?:\s*<\|constrain\|>\s*\w+)?\s*<\|message\|>|<\|(?:begin|start)_(?:of_)?(?:response|text|answer|solution)\|>)/i;
/** What an answer stands in behind a thought. */
const wrapped = /^\s*<(answer)>/i;
const opening = new RegExp(String.raw`^[\s\uFEFF]*${mark('', widerName)}`, 'i');
const anyOpening = new RegExp(mark(''), 'i');
/** Whether more text could still make it the beginning of a thought. */
const mayOpen = /^[\s\uFEFF]*(?:[<◁[][a-z:_ -]{0,32}|<\|[a-z_|<>]{0,48}(?: ?[a-z_|<>]{0,32})?)?$/i;
/** In quotes, and where a sentence goes on or ends behind it, it is spoken of. */
const unquotedEnd = new RegExp(String.raw`(?<![\x60"'“「])${mark('/')}(?=[^\x60"'”」.,;:!?)、。，；：！？）])`, 'gi');
/** What a thought without a beginning ends behind: the end of a sentence, of a line or of code; four blanks set code apart. */
const endsThought = /[.!?…。！？)）}\x60"'”」][^\S\n]*$|\n {0,3}$/u;
const endsLine = /^[^\S\n]*\n/;
const blankBefore = /[^\S\n]$/;
const blankBehind = /^[^\S\n]/;
/** So much of what stands around a mark is looked at. */
const lookedAt = 40;
/** Between two of these stands code, in which a mark is text. */
const fence = /^(?:`{3}|~{3})/gm;
/** No mark that ends a thought is longer, with what stands before and behind it. */
const longestMark = 48;

const nameIn = (found: RegExpExecArray | null) =>
  found
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.toLowerCase();

/** The end of a thought in a line of an answer, where it is none that the line speaks of. */
export function thoughtEndIn(line: string): { readonly at: number; readonly mark: string } | undefined {
  const [found] = `${line}\n`.matchAll(unquotedEnd);
  return found && { at: found.index, mark: found[0] };
}

interface ThoughtOptions {
  /**
   * A thought may come whose beginning the service wrote into the prompt, so that only its end can be seen: text is held
   * back until then, or until the answer ends.
   */
  readonly waits?: boolean;
  /**
   * Such an end is also looked for in text that was given: what came before it turns out to have been a thought. A model
   * that thinks about some questions only gives no warning of it.
   */
  readonly watches?: boolean;
}

/**
 * Takes what a model thinks aloud out of its answer, as it comes. A thought stands between marks at the very beginning, the
 * first of which may be missing; the same marks anywhere else are text.
 */
export function createThoughtFilter({ waits = false, watches = false }: ThoughtOptions = {}) {
  /** What came and is neither text nor thought yet. */
  let held = '';
  /** All that came before the answer. */
  let before = '';
  let tag: string | undefined;
  const ending = createEndingFilter();
  let wasUnopened = false;
  /** What was given of an answer that is watched. */
  let given = '';
  let state: 'beginning' | 'waiting' | 'thinking' | 'after' | 'answering' = 'beginning';
  /** How far what is held was searched for the end of a thought. */
  let searched = 0;
  /** The fences up to a place of it. */
  let fences = { count: 0, upTo: 0 };

  const readThought = (): string => {
    const end = new RegExp(mark('/', widerName), 'gi');
    for (let found = end.exec(held); found; found = end.exec(held)) {
      if (nameIn(found) !== tag) continue;
      held = held.slice(end.lastIndex);
      state = 'after';
      return readOn();
    }
    held = held.slice(-longestMark);
    return '';
  };

  /** The end of a thought that has no beginning, and how long that thought is. */
  const findEnd = (text: string) => {
    const from = Math.max(0, searched - longestMark);
    searched = text.length;
    for (const found of text.slice(from).matchAll(unquotedEnd)) {
      const at = from + found.index;
      const before = text.slice(Math.max(0, at - lookedAt), at);
      const behind = text.slice(at + found[0].length, at + found[0].length + lookedAt);
      // Within a sentence, as one of its words, it is spoken of.
      const isWord = blankBefore.test(before) && blankBehind.test(behind);
      const isEnd = !isWord || before.trim() === '' || endsThought.test(before) || endsLine.test(behind);
      if (isEnd && !isInFence(text, at)) return { found, before: text.slice(0, at) };
    }
    return undefined;
  };

  const isInFence = (text: string, at: number): boolean => {
    const count = fences.count + (text.slice(fences.upTo, at).match(fence)?.length ?? 0);
    fences = { count, upTo: Math.max(at, fences.upTo) };
    return count % 2 === 1;
  };
  const readBehind = (text: string, { found, before }: NonNullable<ReturnType<typeof findEnd>>): string => {
    tag = nameIn(found);
    wasUnopened = true;
    given = '';
    held = text.slice(before.length + found[0].length);
    state = 'after';
    return readOn();
  };

  const waitForEnd = (): string => {
    const end = findEnd(held);
    if (!end) return '';
    // What was opened in the middle of an answer belongs to it.
    return anyOpening.test(end.before) ? release() : readBehind(held, end);
  };

  const isWatched = () => watches && tag === undefined;
  const watch = (text: string): string => {
    if (!isWatched()) return text;
    given += text;
    const end = findEnd(given);
    return end && !anyOpening.test(end.before) ? readBehind(given, end) : text;
  };

  const release = (): string => {
    const text = state === 'after' ? held.trimStart() : held;
    held = '';
    searched = 0;
    fences = { count: 0, upTo: 0 };
    state = 'answering';
    return watch(text);
  };

  const readOn = (): string => {
    if (state === 'thinking') return readThought();
    if (state === 'waiting') return waitForEnd();
    const found = opening.exec(held);
    if (found) {
      tag = nameIn(found);
      held = held.slice(found[0].length);
      state = 'thinking';
      return readThought();
    }
    const wrapper = state === 'after' ? wrapped.exec(held) : null;
    if (wrapper) {
      ending.wrappedIn(wrapper[1] ?? '');
      held = held.slice(wrapper[0].length);
      return readOn();
    }
    const head = answerHead.exec(held)?.[0];
    if (head !== undefined) {
      held = held.slice(head.length);
      return release();
    }
    if (mayOpen.test(held)) return '';
    if (!waits || state === 'after') return release();
    state = 'waiting';
    return waitForEnd();
  };

  const read = (text: string): string => {
    if (state === 'answering') return watch(text);
    held += text;
    before += text;
    return readOn();
  };

  const readEnd = (): string => {
    // An end at the very end has nothing behind it.
    if (state === 'waiting') held += '\n';
    const last = state === 'waiting' ? waitForEnd() : '';
    if (state === 'waiting') held = held.slice(0, -1);
    else if (last !== '') return last.slice(0, -1);
    if (state === 'answering' && isWatched()) watch('\n');
    const isText = state === 'beginning' || state === 'waiting';
    const rest = isText ? held : state === 'after' ? held.trimStart() : '';
    const isUnanswered = state === 'thinking' || (state === 'after' && rest === '');
    held = '';
    if (!isUnanswered || isSure.test(tag ?? '')) return rest;
    tag = undefined;
    return before;
  };

  /** What was given of an answer is taken back where it turns out to have been a thought. */
  const ended = (give: () => string): string => {
    const was = wasUnopened;
    const text = give();
    if (wasUnopened !== was) ending.reset();
    return ending.push(text);
  };

  return {
    /** @returns what of the text so far belongs to the answer */
    push: (text: string): string => ended(() => read(text)),
    /** Nothing more comes. @returns what was held back and turns out to be text */
    end: (): string => ended(readEnd) + ending.end(),
    /** The service gives thoughts apart, so that none comes within the text. @returns what was held back */
    stopWaiting(): string {
      waits = false;
      return state === 'waiting' ? ended(release) : '';
    },
    /** A thought came. */
    hasThought: () => tag !== undefined,
    /** A thought came without its beginning. */
    wasUnopened: () => wasUnopened,
  };
}

import type { Emit, ReplyEvent } from './reply-event.ts';

/**
 * Keeps back what a call among words asks for, until it is seen whether the words go on behind it: then it was quoted.
 * `line`: it stands within a line of talk, which must end with it. `reply`: it stands in lines of its own behind talk, and
 * only other such calls may follow.
 */
export function createHeldChange(emit: Emit) {
  let events: ReplyEvent[] = [];
  let raw = '';
  let until: 'line' | 'reply' | undefined;
  let isReading = false;

  const clear = (): void => {
    [events, raw, until, isReading] = [[], '', undefined, false];
  };
  const release = (): void => {
    const given = events;
    clear();
    for (const event of given) emit(event);
  };

  return {
    /** A call begins. @param words that it begins with, for where it turns out to be quoted */
    begin(scope: 'line' | 'reply', words: string): void {
      until ??= scope;
      raw += words;
      isReading = true;
    },
    /** More words of what is held. */
    addWords(words: string): void {
      if (until !== undefined) raw += words;
    },
    /** It has ended, and what comes next is not part of it. */
    pause(): void {
      isReading = false;
    },
    /** Takes an event of the call that is being read. @returns whether it is kept back */
    hold(event: ReplyEvent): boolean {
      if (isReading) events.push(event);
      return isReading;
    },
    isHeld: () => until !== undefined,
    isInLine: () => until === 'line',
    /** The line in which it stands has ended. */
    endLine(): void {
      if (until === 'line') release();
    },
    /** Words follow: it was shown, and is told where it may have been meant. @param isTold nobody asked what it looks like */
    quote(isTold: boolean): void {
      if (until === undefined) return;
      const words = raw;
      const isChange = events.some(({ kind }) => kind !== 'text');
      clear();
      emit({ kind: 'text', text: words });
      if (isTold && isChange) emit({ kind: 'unplaced', said: words });
    },
    release,
  };
}

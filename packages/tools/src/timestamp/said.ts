import type { Moment } from './engine/index.ts';
import type { zh } from './text/zh.ts';

/** What there is to know of a moment, in words. */
export function said({ notes, readIn, contradiction }: Moment, t: typeof zh): readonly string[] {
  return [
    ...notes.map((note) => t.notes[note]),
    ...(contradiction ? [t.contradiction(contradiction)] : []),
    ...(readIn ? [t.readIn(readIn)] : []),
  ];
}

import type { Converted, Moment } from './engine/index.ts';
import type { zh } from './text/zh.ts';

/** What there is to know of a moment, in words. */
export function said({ notes, readIn, contradiction, wrongWeekday }: Moment, t: typeof zh): readonly string[] {
  return [
    ...notes.map((note) => t.notes[note]),
    ...(contradiction ? [t.contradiction(contradiction)] : []),
    ...(wrongWeekday ? [t.wrongWeekday(wrongWeekday)] : []),
    ...(readIn ? [t.readIn(readIn)] : []),
  ];
}

/** Why a line is no moment, in words, with its number. */
export function unreadText({ code, detail = {}, place }: Converted['unread'][number], t: typeof zh): string {
  return t.unread(String(place?.line), t.errors[code](detail));
}

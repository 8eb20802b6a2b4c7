import type { ToldReading } from '../engine/tolerant/windows-path.ts';
import type { zh } from '../text/zh.ts';
import { visible } from './visible.ts';

/** How a string was read whose reverse solidi can be read in two ways, with its place. */
export function readingText({ place, text, isKept, escapes }: ToldReading, t: typeof zh.readings): string {
  const named = escapes.map(({ escape, character }) => (isKept ? escape : t.escape(escape, character)));
  const what = (isKept ? t.kept : t.escaped)(visible(text), named.join(t.escapes));
  return t.where(String(place.line), String(place.column), what);
}

import type { ToldPath } from '../engine/tolerant/windows-path.ts';
import type { zh } from '../text/zh.ts';
import { visible } from './visible.ts';

/** How a string that looks like a path was read, with its place. */
export function pathReadingText({ place, text, isPath, escapes }: ToldPath, t: typeof zh.paths): string {
  const named = escapes.map(({ escape, character }) => (isPath ? escape : t.escape(escape, character)));
  const what = (isPath ? t.kept : t.escaped)(visible(text), named.join(t.escapes));
  return t.where(String(place.line), String(place.column), what);
}

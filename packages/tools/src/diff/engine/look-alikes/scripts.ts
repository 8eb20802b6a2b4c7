import { composed } from './as-seen.ts';
import { scriptOf } from './names.ts';

/** A text with the kind of each letter, large, small or neither, in place of the letter itself. */
export function shapeOf(text: string): string {
  return composed(text)
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\p{Lo}/gu, '\u3007');
}

/**
 * Whether two texts of one shape differ only in letters of different scripts, within words that one side spells with
 * letters of several: nobody mixes scripts in a word but by mistake, or to deceive.
 */
export function differInScriptsOnly(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => Array.from(composed(text)));
  if (one.length !== other.length) return false;
  const mixed = [mixedPlaces(one), mixedPlaces(other)];
  return one.every((letter, at) => {
    if (letter === other[at]) return true;
    const [script, another] = [scriptOf(letter), scriptOf(other[at])];
    return script !== '' && another !== '' && script !== another && mixed.some((places) => places.has(at));
  });
}

/** The places of the letters in words that mix scripts. */
function mixedPlaces(characters: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  let start = 0;
  for (let at = 0; at <= characters.length; at++) {
    if (at < characters.length && /[\p{L}\p{M}\p{N}_]/u.test(characters[at])) continue;
    const scripts = new Set(characters.slice(start, at).map(scriptOf).filter(Boolean));
    for (let within = start; scripts.size > 1 && within < at; within++) places.add(within);
    start = at + 1;
  }
  return places;
}

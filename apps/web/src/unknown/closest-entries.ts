import { editDistance } from '@toolbench/kit/edit-distance.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { paletteEntries, searchEntries, type PaletteEntry } from '../palette/palette-entries.ts';

/** So many are named. */
const most = 3;

/** Words of addresses that say what kind of page it is, not which. */
const kinds: ReadonlySet<string> = new Set(['tool', 'tools', '']);

/** Whether one word is the other with a letter or so mistyped: one in three may be. */
const isMistyped = (word: string, name: string) => editDistance(word, name) <= Math.floor(name.length / 3);

/** The pages that an address, which is none, was most likely meant for, closest first. */
export function closestEntries(path: string, language: Language): readonly PaletteEntry[] {
  const entries = paletteEntries(language).filter(({ target }) => 'to' in target);
  const words = path.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const telling = words.filter((word) => !kinds.has(word));
  if (telling.length === 0) return [];
  const mistyped = entries.filter(({ id }) => telling.some((word) => isMistyped(word, id)));
  return [...new Set([...mistyped, ...searchEntries(entries, telling.join(' '), [])])].slice(0, most);
}

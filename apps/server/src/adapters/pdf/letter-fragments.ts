import type { TurnedFragment } from '@toolbench/lab/documents/read/upright.ts';
import type { PlacedGlyph } from './glyphs.ts';
import { fragmentOf } from './pdf-fragments.ts';

/** The letters of a page as pieces of their own, each with the space that is drawn behind it. */
export function letterFragments(glyphs: readonly PlacedGlyph[]): TurnedFragment[] {
  const style = { isFixed: false, isVertical: false };
  return glyphs.flatMap(({ text, width, matrix }, index) => {
    if (text.trim() === '') return [];
    const next = glyphs[index + 1]?.text ?? '';
    const str = next !== '' && next.trim() === '' ? `${text} ` : text;
    return fragmentOf({ str, width, height: 0, transform: matrix }, [1, 0, 0, 1, 0, 0], style) ?? [];
  });
}

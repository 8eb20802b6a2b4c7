import { radicalForms } from '../tables/radical-forms.ts';

const radicals = /[\u2e80-\u2fdf]/gu;

/**
 * Chinese characters in their usual code points. Programs that embed only the glyphs of a font often name a character by
 * the radical that looks the same (U+2F00–2FD5, U+2E80–2EF3): 行 comes out as ⾏, and nothing would find it.
 */
export function unifyRadicals(text: string): string {
  return text.replace(radicals, (radical) => radicalForms.get(radical) ?? radical.normalize('NFKC'));
}

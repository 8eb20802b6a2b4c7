import { radicalForms } from '../tables/radical-forms.ts';

/** Marks in the shape that they have in columns: ︒ for 。, ︵ for （. */
const verticalForms = /[\ufe10-\ufe19\ufe30-\ufe4f]/gu;

/** The mark as it stands in lines, which is as wide as an ideograph. */
function levelled(form: string): string {
  const mark = form.normalize('NFKC');
  if (mark.length > 1) return '…';
  return /[!-~]/u.test(mark) ? String.fromCodePoint((mark.codePointAt(0) ?? 0) + 0xfee0) : mark;
}

const radicals = /[\u2e80-\u2fdf]/gu;

/**
 * Chinese characters in their usual code points. Programs that embed only the glyphs of a font often name a character by
 * the radical that looks the same (U+2F00–2FD5, U+2E80–2EF3): 行 comes out as ⾏, and nothing would find it. Marks of columns become those of lines.
 */
export function unifyRadicals(text: string): string {
  return text
    .replace(radicals, (radical) => radicalForms.get(radical) ?? radical.normalize('NFKC'))
    .replace(verticalForms, levelled);
}

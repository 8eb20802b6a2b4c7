import { colours } from '../tables/colours.ts';
import { chineseWords, englishWords, rowsOf } from './table.ts';
import { createPhrasebook, tokenise } from './tokens.ts';

const entries = rowsOf(colours).flatMap((row): [string, string][] => {
  const hex = row.slice(0, 7);
  const [chinese = '', english = ''] = row.slice(8).split('|');
  return [...chineseWords(chinese), ...englishWords(english)].map((name) => [name, hex]);
});

export const colourPhrases = createPhrasebook(entries);

const longForm = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex).toLowerCase();

/** `#rrggbb` of the first colour that the text names or writes as a hexadecimal number. */
export function colourIn(text: string): string | undefined {
  const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/i.exec(text)?.[0];
  if (hex !== undefined) return longForm(hex);
  // A single character such as 红 is part of too many words; only the text as a whole may be one.
  const mention = colourPhrases
    .find(tokenise(text))
    .find(({ start, end }) => end - start > 1 || text.trim().length === 1);
  return mention?.value;
}

/** Its Chinese and English name, where it has one. */
export function colourName(hex: string): { zh: string; en: string } {
  const names = entries.filter(([, value]) => value === hex).map(([name]) => name);
  const english = names.find((name) => /^[a-z]/.test(name));
  return { zh: names[0] ?? hex, en: english ?? hex };
}

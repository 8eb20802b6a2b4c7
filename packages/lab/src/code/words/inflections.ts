import { irregularForms } from '../../irregular-words.ts';
import { stem } from './stem.ts';

/** By each stem of an irregular word the stems of its other forms: paid, pay. */
const irregular = new Map<string, Set<string>>();
for (const [word, forms] of irregularForms) {
  const stems = new Set([word, ...forms].map(stem));
  for (const one of stems) irregular.set(one, new Set([...(irregular.get(one) ?? []), ...stems]));
}

const shortest = 3;
const hasVowel = /[aeiouy]/;

/** Short words from which `stem` cuts less than from longer ones: type and types, fix and fixing. */
function ofShort(term: string): readonly string[] {
  const base = term.length === shortest ? term : (/^([a-z]{3})(?:e|ed|ing)$/.exec(term)?.[1] ?? '');
  if (!hasVowel.test(base)) return [];
  return ['', 'e', 'ed', 'ing'].map((ending) => base + ending);
}

/** The other forms of a word in a question, as terms: what stands in a text in another form stands there. */
export function inflectionsOf(term: string): readonly string[] {
  if (!/^[a-z]{3,}$/.test(term)) return [];
  const own = [term, ...(irregular.get(term) ?? [])];
  return [...new Set([...own, ...own.flatMap(ofShort)])].filter((one) => one !== term);
}

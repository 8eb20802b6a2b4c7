import { nounPhrases } from '../words/noun-lexicon.ts';
import type { FoundList } from './find/find-lists.ts';

/** Two fields, or one with the choices it has, in a list that stands after a colon, or of a known thing: 订单有金额. */
export function tellsFields({ items, owner }: FoundList, text: string): boolean {
  const fields = items.flatMap((item) => (item.kind === 'field' ? [item.field] : []));
  const hasChoices = fields.some(({ choices }) => choices?.every(({ label }) => text.includes(label.zh)) === true);
  const isLabelled = fields.length === 1 && items.length >= 3 && /^[^,.;]{2,60}:|^[^,.;]{2,14},[^,;]*、/.test(text);
  const isOfThing = owner !== undefined && nounPhrases.get(owner) !== undefined && text.startsWith(`${owner}有`);
  return fields.length >= 2 || hasChoices || isLabelled || (fields.length === 1 && isOfThing);
}

import type { Language } from '@toolbench/kit/localized.ts';
import type { Item } from './item.ts';

/** An item in one language, for copying as JSON. */
export interface PlainItem {
  readonly tag: string;
  readonly length: number;
  readonly value: string;
  readonly displayValue: string;
  readonly name: string;
  readonly description: string;
  readonly details?: readonly string[];
  readonly nested?: readonly PlainItem[];
}

/** An item and everything in it in one language, without positions. Items nest a few levels at most. */
export function plainItem(item: Item, language: Language): PlainItem {
  const { tag, length, value, displayValue, name, description, details, nested } = item;
  return {
    tag,
    length,
    value,
    displayValue: displayValue[language],
    name: name[language],
    description: description[language],
    ...(details && { details: details.map((detail) => detail[language]) }),
    ...(nested && { nested: nested.map((inner) => plainItem(inner, language)) }),
  };
}

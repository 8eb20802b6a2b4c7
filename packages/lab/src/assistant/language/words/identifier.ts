import { pinyin } from 'pinyin-pro';
import { camelCase, pascalCase } from './english.ts';

/** Chinese words as they are spoken, with a space between two syllables; other letters stay. */
const spoken = (words: string) =>
  pinyin(words, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join(' ');

/** What code calls a field by: `dueDate`, and `lingQi` for 领骑. Empty where nothing of the words is a letter. */
export const fieldIdentifier = (words: string): string => camelCase(words) || camelCase(spoken(words));

/** What code calls a kind of records by: `OrderItem`, and `KaoJi` for 考级. */
export const entityIdentifier = (words: string): string => pascalCase(words) || pascalCase(spoken(words));

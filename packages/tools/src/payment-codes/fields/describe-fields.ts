import type { Localized } from '@toolbench/kit/localized.ts';
import { sameText, type Item } from '../item.ts';
import { readFields, type Counting, type Field } from './read-fields.ts';
import type { CodeContext, TagText } from '../tables/tag-text.ts';
import { innerWords, topLevelWords } from '../template-words.ts';

/** A text being read: what its lengths count, and what its values are read with. */
export interface Reading {
  readonly text: string;
  readonly counting: Counting;
  readonly context: CodeContext;
}

/** Top-level fields as people read them, with the fields inside templates. */
export function describeFields(fields: readonly Field[], reading: Reading): readonly Item[] {
  const { country } = reading.context;
  return fields.map((field) => describe(field, topLevelWords(field.tag, field.value, country), reading, sameText('')));
}

/** `within` is the template's name. Templates hold at most 99 characters, so they nest a few levels at most. */
function describe(field: Field, words: TagText, reading: Reading, within: Localized): Item {
  const nested = words.nested ? describeInside(field, words, reading) : [];
  return {
    ...field,
    displayValue: words.read?.(field.value, reading.context) ?? sameText(field.value),
    name: words.name,
    description: words.description ?? within,
    ...(nested.length > 0 && { nested }),
  };
}

/** What can be read of a template; where it is broken, what comes before. */
function describeInside(field: Field, words: TagText, reading: Reading): readonly Item[] {
  const { fields } = readFields(reading.text, field.valueStart, field.end, reading.counting);
  return fields.map((inner) => describe(inner, innerWords(words, inner.tag, inner.value), reading, words.name));
}

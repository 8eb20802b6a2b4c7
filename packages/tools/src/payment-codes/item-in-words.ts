import type { Language } from '@toolbench/kit/localized.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Item } from './item.ts';
import type { Problem } from './problem.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

const words = { zh, en };

const fields = {
  tag: s.text(),
  name: s.text(),
  length: s.whole(),
  value: s.text('As written; chip data in hex'),
  meaning: s.text('What the value says'),
  'details?': s.list(s.text(), 'What single bits or parts of the value say'),
};

/** The schema of data objects in words; `nested` holds more of the same. */
export const itemSchema = s.record({ ...fields, 'nested?': s.list(s.record(fields), 'Of a template, which nest on') });

export interface ItemInWords {
  readonly tag: string;
  readonly name: string;
  readonly length: number;
  readonly value: string;
  readonly meaning: string;
  readonly details?: readonly string[];
  readonly nested?: readonly ItemInWords[];
}

/** A data object in one language. */
export function itemInWords(item: Item, language: Language): ItemInWords {
  const { tag, name, length, value, displayValue, details, nested } = item;
  return {
    tag,
    name: name[language],
    length,
    value,
    meaning: displayValue[language],
    ...(details && { details: details.map((detail) => detail[language]) }),
    ...(nested && { nested: nested.map((inner) => itemInWords(inner, language)) }),
  };
}

/** Broken rules as sentences. */
export function problemsInWords(problems: readonly Problem[], language: Language): string[] {
  return problems.map(({ code, detail }) => words[language].problems[code](detail));
}

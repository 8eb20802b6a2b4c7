import type { AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { limitsOf } from '../read/read-field.ts';
import type { Thing } from '../read/find/find-things.ts';
import { choicesOf } from '../words/choice-lexicon.ts';
import { camelCase } from '../words/english.ts';
import { fieldWordNamed } from '../words/field-lexicon.ts';
import { inferType } from '../words/infer-type.ts';
import type { NounField } from '../words/noun-lexicon.ts';
import { inBothLanguages } from '../words/translate.ts';

/** Fields whose new records begin somewhere. */
const presets: Readonly<Record<string, string>> = {
  createdAt: 'now',
  publishedAt: 'now',
  updatedAt: 'now',
  orderDate: 'now',
};

/** A reference to a thing of the app. */
export function referenceTo(target: Thing, own?: Pick<AppField, 'name' | 'label' | 'required'>): AppField {
  const name = own?.name ?? camelCase(target.name);
  return {
    name,
    label: own?.label ?? target.label,
    type: 'reference',
    required: own?.required ?? false,
    unique: false,
    target: target.name,
  };
}

/** A field as the table of things tells it; undefined where it needs a thing that the app does not have. */
export function fieldOfNoun(field: NounField, things: readonly Thing[]): AppField | undefined {
  const word = fieldWordNamed(field.name);
  const label = field.label ?? word?.label ?? inBothLanguages(field.name);
  const base = { name: field.name, label, required: field.isRequired, unique: field.isUnique };
  const target = things.find(({ noun }) => noun !== undefined && noun.key === field.target);
  if (target !== undefined) return referenceTo(target, base);
  if (field.needsTarget) return undefined;
  const type = field.choices === undefined ? (field.type ?? word?.type ?? inferType(label.zh)) : 'choice';
  if (type !== 'choice') {
    const preset = presets[field.name];
    return { ...base, type, ...limitsOf(type), ...(preset === undefined ? {} : { preset }) };
  }
  const choices = choicesOf(field.choices ?? word?.choices ?? 'progress');
  const first = choices[0]?.value;
  const begins = /status|stage|state/i.test(field.name) && first !== undefined;
  return { ...base, type, choices, ...(begins ? { preset: first } : {}) };
}

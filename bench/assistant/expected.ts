import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';

/** One request with what a newcomer would expect of it. */
export interface RequestCase {
  readonly sentence: string;
  readonly families: readonly string[];
  /** Each field with the names it may have. */
  readonly fields: readonly (readonly string[])[];
  /** Each kind of records with the names it may have. */
  readonly things: readonly (readonly string[])[];
  /** What must hold besides, as of a change: `off login`, `choices low,high`. */
  readonly rules: readonly string[];
}

const parts = (text: string, mark: string) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Reads lines of `sentence | family/other family | field, field/another name for it | kind/another name for it | rule; rule`.
 * Names are compared by meaning: any of them may be the field's name or label.
 */
export function readCases(table: string): RequestCase[] {
  return parts(table, '\n').map((line) => {
    const [sentence = '', families = '', fields = '', things = '', rules = ''] = line
      .split('|')
      .map((part) => part.trim());
    return {
      sentence,
      families: parts(families, '/'),
      fields: parts(fields, ',').map((names) => parts(names, '/')),
      things: parts(things, ',').map((names) => parts(names, '/')),
      rules: parts(rules, ';'),
    };
  });
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Every name and label of a field or a calculator's input in the model. */
export function namesIn(model: AppModel): ReadonlySet<string> {
  const fields = [
    ...model.entities.flatMap((entity) => entity.fields),
    ...model.calculations.flatMap((calculation) => calculation.inputs),
  ];
  return new Set(fields.flatMap((field) => [field.name, field.label.zh, field.label.en].map(plain)));
}

/** The expected fields that the model has under none of their names. */
export function missingFields(model: AppModel, fields: RequestCase['fields']): string[] {
  const present = namesIn(model);
  return fields.filter((names) => !names.some((name) => present.has(plain(name)))).map((names) => names.join('/'));
}

/** How many of the expected kinds of records the model has. */
export function countThings(model: AppModel, things: RequestCase['things']): number {
  const present = new Set(model.entities.flatMap(({ name, label }) => [name, label.zh, label.en].map(plain)));
  return things.filter((names) => names.some((name) => present.has(plain(name)))).length;
}

import type { Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { choiceSets } from '../tables/choice-sets.ts';
import { englishWords, rowsOf } from './table.ts';

export interface Choice {
  readonly value: string;
  readonly label: Bilingual;
}

const sets = new Map(
  rowsOf(choiceSets).map((row): [string, readonly Choice[]] => {
    const at = row.indexOf(':');
    const choices = englishWords(row.slice(at + 1)).map((choice) => {
      const [value = '', zh = '', ...en] = choice.split(' ');
      return { value, label: { zh, en: en.join(' ') } };
    });
    return [row.slice(0, at), choices];
  }),
);

/** The choices of a named set, copied. */
export function choicesOf(set: string): Choice[] {
  return (sets.get(set) ?? []).map(({ value, label }) => ({ value, label: { ...label } }));
}

const byLabel = new Map(
  [...sets.values()].flat().flatMap((choice): [string, Choice][] => [
    [choice.label.zh, choice],
    [choice.label.en.toLowerCase(), choice],
  ]),
);

/** The labels of all sets in both languages, English ones in lower case. */
export const labelsOfSets = (): Iterable<string> => byLabel.keys();

/** A choice of any set whose label is this, in either language. */
export function choiceLabelled(label: string): Choice | undefined {
  return byLabel.get(label.toLowerCase());
}

import { fieldTypes, type Bilingual, type FieldType } from '@toolbench/contracts/assistant/app-model.ts';
import { fieldWords } from '../tables/words/field-words.ts';
import { cellsOf, chineseWords, englishWords, rowsOf } from './table.ts';
import { createPhrasebook } from './tokens.ts';

/** A field that many things have. */
export interface FieldWord {
  readonly name: string;
  readonly type: FieldType;
  readonly label: Bilingual;
  /** Of `choice`: its usual set. */
  readonly choices: string | undefined;
  /** Of numbers: what example values lie between. */
  readonly range: readonly [least: number, most: number] | undefined;
}

/** A type's name as it is written in tables; text where it is none. */
export function fieldTypeNamed(name: string): FieldType {
  return fieldTypes.find((type) => type === name) ?? 'text';
}

function rangeOf(text: string | undefined): FieldWord['range'] {
  const [least, most] = (text ?? '').split('..').map(Number);
  return least === undefined || most === undefined ? undefined : [least, most];
}

const entries = rowsOf(fieldWords).map((row) => {
  const [head = '', zh = '', en = '', chinese = '', english = ''] = cellsOf(row);
  const [name = '', type = '', range] = head.split(' ');
  const [typeName = '', choices] = type.split('=');
  const word: FieldWord = {
    name,
    type: fieldTypeNamed(typeName),
    label: { zh, en },
    choices,
    range: rangeOf(range),
  };
  return { word, phrases: [zh, en, name, ...chineseWords(chinese), ...englishWords(english)] };
});

const byName = new Map(entries.map(({ word }) => [word.name, word]));

/** All phrases for fields, in both languages. A row's own label counts before the further words of the rows above it. */
export const fieldPhrases = createPhrasebook([
  ...entries.flatMap(({ word }): [string, FieldWord][] => [
    [word.label.zh, word],
    [word.label.en, word],
  ]),
  ...entries.flatMap(({ word, phrases }) => phrases.map((phrase): [string, FieldWord] => [phrase, word])),
]);

export function fieldWordNamed(name: string): FieldWord | undefined {
  return byName.get(name);
}

/** How many fields the lexicon knows. */
export const fieldWordCount = entries.length;

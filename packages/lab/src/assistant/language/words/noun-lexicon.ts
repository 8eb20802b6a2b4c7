import {
  appFamilies,
  type AppFamily,
  type Bilingual,
  type FieldType,
} from '@toolbench/contracts/assistant/app-model.ts';
import { nouns } from '../tables/words/nouns.ts';
import { pascalCase } from './english.ts';
import { fieldTypeNamed } from './field-lexicon.ts';
import { cellsOf, chineseWords, englishWords, rowsOf } from './table.ts';
import { createPhrasebook } from './tokens.ts';

/** A field of a thing, as the table of things tells it. */
export interface NounField {
  /** Of the field lexicon, or its own. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  readonly choices: string | undefined;
  readonly type: FieldType | undefined;
  /** Key of the thing it points to, if the app has that. */
  readonly target: string | undefined;
  /** Only with its target. */
  readonly needsTarget: boolean;
  readonly label: Bilingual | undefined;
}

/** A thing that apps are about. */
export interface Noun {
  readonly key: string;
  /** Of the entity. */
  readonly name: string;
  readonly family: AppFamily;
  readonly label: Bilingual;
  readonly fields: readonly NounField[];
  /** Keys of the things it brings along. */
  readonly brings: readonly string[];
  readonly titles: { readonly zh: readonly string[]; readonly en: readonly string[] };
}

const fieldPattern = /(?<name>[A-Za-z]+)(?<marks>(?:[!*?]|=[\w-]+|>[A-Za-z]+|:[a-z-]+|\([^)]*(?:\([^)]*\))?[^)]*\))*)/g;

function readField(name: string, marks: string): NounField {
  const label = /\((?<zh>[^/]*)\/(?<en>.*)\)/.exec(marks)?.groups;
  const plain = marks.replace(/\(.*\)/, '');
  const type = /:([a-z-]+)/.exec(plain)?.[1];
  return {
    name,
    isRequired: plain.includes('!'),
    isUnique: plain.includes('*'),
    needsTarget: plain.includes('?'),
    choices: /=([\w-]+)/.exec(plain)?.[1],
    type: type === undefined ? undefined : fieldTypeNamed(type),
    target: />([A-Za-z]+)/.exec(plain)?.[1],
    label: label === undefined ? undefined : { zh: label.zh ?? '', en: label.en ?? '' },
  };
}

function readRow(row: string): { noun: Noun; phrases: string[] } {
  const [head = '', zh = '', en = '', chinese = '', english = '', fields = '', zhTitles = '', enTitles = ''] =
    cellsOf(row);
  const [key = '', family = ''] = head.split(' ');
  const brings = [...fields.matchAll(/\+([A-Za-z]+)/g)].map((match) => match[1] ?? '');
  const noun: Noun = {
    key,
    name: pascalCase(key),
    family: appFamilies.find((one) => one === family) ?? 'records',
    label: { zh, en },
    fields: [...fields.replace(/\+[A-Za-z]+/g, '').matchAll(fieldPattern)].map((match) =>
      readField(match.groups?.name ?? '', match.groups?.marks ?? ''),
    ),
    brings,
    titles: { zh: zhTitles.split('、').map((title) => title.trim()), en: englishWords(enTitles) },
  };
  return { noun, phrases: [...chineseWords(chinese), ...englishWords(english)] };
}

const entries = rowsOf(nouns).map(readRow);

const byKey = new Map(entries.map(({ noun }) => [noun.key, noun]));

/** All phrases for things; a row's own name counts before the further words of the rows above it. */
export const nounPhrases = createPhrasebook([
  ...entries.flatMap(({ noun }): [string, Noun][] => [
    [noun.label.zh, noun],
    [noun.label.en, noun],
  ]),
  ...entries.flatMap(({ noun, phrases }) => phrases.map((phrase): [string, Noun] => [phrase, noun])),
]);

export function nounKeyed(key: string): Noun | undefined {
  return byKey.get(key);
}

/** The thing an entity was made from, by the entity's name. */
export function nounNamed(name: string): Noun | undefined {
  return byKey.get(name.charAt(0).toLowerCase() + name.slice(1));
}

/** How many things the lexicon knows. */
export const nounCount = entries.length;

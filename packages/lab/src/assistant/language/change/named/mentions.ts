import type { AppEntity, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import type { Choice } from '../../words/choice-lexicon.ts';
import { escaped } from '../../words/escaped.ts';
import { withoutUnit, type EntityField } from '../resolve.ts';

/** A choice with the field that has it. */
export type FieldChoice = EntityField & { readonly choice: Choice };

/** Where a sentence names something of the app. One word may name several things: a kind of records, and what points to it. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** Only a part of a label, which no other has. */
  readonly isPart: boolean;
  readonly entity?: AppEntity;
  readonly fields: readonly EntityField[];
  readonly choices: readonly FieldChoice[];
}

type Meaning = Pick<Mention, 'entity' | 'fields' | 'choices'>;

/** Parts of labels that say nothing alone. */
const sayNothing =
  /^(?:是否|有没有?|多少|什么|哪.|几.|第.|一.|.的|的.)$|^(?:this|that|which|what|with|from|have|name|type|kind|list|number|total|when|many|much|date|time)$/iu;

/** A label as words: within Chinese anywhere, in Latin letters as whole words, singular or plural. */
function patternOf(label: string): RegExp {
  const body = escaped(label).replace(/[\s-]+/gu, String.raw`[\s-]+`);
  const before = /^[a-z0-9]/iu.test(label) ? '(?<![a-z0-9])' : '';
  const plural = /y$/iu.test(label) ? '' : '(?:s|es)?';
  const after = /[a-z0-9]$/iu.test(label) ? `${plural}(?![a-z0-9])` : '';
  const ies = /[^aeiou]y$/iu.test(label) ? `(?:${body}|${body.slice(0, -1)}ies)` : body;
  return new RegExp(`${before}${ies}${after}`, 'giu');
}

/** What each label of the app means. */
function labelled({ entities }: AppModel): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const add = (label: string, meaning: Meaning) => {
    const key = withoutUnit(label).toLowerCase();
    if (key === '') return;
    const { entity, fields, choices } = meanings.get(key) ?? { fields: [], choices: [] };
    const named = entity ?? meaning.entity;
    meanings.set(key, {
      ...(named === undefined ? {} : { entity: named }),
      fields: [...new Set([...fields, ...meaning.fields])],
      choices: [...new Set([...choices, ...meaning.choices])],
    });
  };
  for (const entity of entities) {
    for (const label of new Set([entity.label.zh, entity.label.en])) add(label, { entity, fields: [], choices: [] });
    for (const field of entity.fields) {
      const own = { entity, field };
      for (const label of new Set([field.label.zh, field.label.en])) add(label, { fields: [own], choices: [] });
      for (const choice of field.choices ?? []) {
        const labels = [...new Set([choice.label.zh, choice.label.en])].filter((label) => label.length > 1);
        labels.forEach((label) => add(label, { fields: [], choices: [{ ...own, choice }] }));
      }
    }
  }
  return meanings;
}

/** Every part of a label that may stand for it: 迟到 for 迟到几分钟, “rent” for “monthly rent”. */
function partsOf(label: string): string[] {
  if (!/\p{Script=Han}/u.test(label)) {
    const words = label.split(/[\s-]+/u).filter((word) => word.length > 3);
    return words.length > 0 && words.some((word) => word !== label) ? words.map((word) => word.replace(/s$/u, '')) : [];
  }
  const parts: string[] = [];
  for (let length = label.length - 1; length > 1; length -= 1) {
    for (let at = 0; at + length <= label.length; at += 1) parts.push(label.slice(at, at + length));
  }
  return parts;
}

/** The parts of labels that only one label has. */
function partly(labels: ReadonlyMap<string, Meaning>): Map<string, Meaning> {
  const owners = new Map<string, Meaning | undefined>();
  for (const [label, meaning] of labels) {
    if (meaning.choices.length > 0) continue;
    for (const part of new Set(partsOf(label))) {
      if (sayNothing.test(part) || labels.has(part)) continue;
      owners.set(part, owners.has(part) ? undefined : meaning);
    }
  }
  return new Map([...owners].flatMap(([part, meaning]) => (meaning === undefined ? [] : [[part, meaning] as const])));
}

function placesOf(text: string, meanings: ReadonlyMap<string, Meaning>, isPart: boolean): Mention[] {
  return [...meanings].flatMap(([label, meaning]) =>
    [...text.matchAll(patternOf(label))].map(({ 0: words, index }) => ({
      ...meaning,
      words,
      isPart,
      start: index,
      end: index + words.length,
    })),
  );
}

/** Whether two labels may be one and the same word of the sentence. */
const overlap = (one: Mention, other: Mention) => one.start < other.end && other.start < one.end;

/** What a sentence names of an app, in its order: by whole labels, the longest first, and else by parts that only one label has. */
export function findMentions(model: AppModel, text: string): Mention[] {
  const labels = labelled(model);
  const byLength = (one: Mention, other: Mention) => other.end - other.start - (one.end - one.start);
  const found = [
    ...placesOf(text, labels, false).sort(byLength),
    ...placesOf(text, partly(labels), true).sort(byLength),
  ];
  const kept: Mention[] = [];
  for (const mention of found) if (!kept.some((one) => overlap(one, mention))) kept.push(mention);
  return kept.sort((one, other) => one.start - other.start);
}

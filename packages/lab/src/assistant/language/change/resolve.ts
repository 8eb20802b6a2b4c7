import type { AppEntity, AppField, AppModel, AppPage } from '@toolbench/contracts/assistant/app-model.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { pagePhrases } from '../words/feature-lexicon.ts';
import { nounNamed, nounPhrases } from '../words/noun-lexicon.ts';
import { phraseKey } from '../words/tokens.ts';

/** A field with the entity that has it. */
export interface EntityField {
  readonly entity: AppEntity;
  readonly field: AppField;
}

/** `DueDate` as words. */
const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2');

const bareEntity = (words: string) =>
  words
    .trim()
    .replace(/^(?:(?:the|all|each|every)\s+|每[个条本位只张]|所有的?|这个|那个)/i, '')
    .replace(
      /(?:\s+(?:entity|entities|table|records?|items?|cards?|form|list|page)|实体|表单|表|记录|信息|列表|页面|里面?|中|的)+$/i,
      '',
    )
    .trim();

/** Entities whose name or label the words are, or that the lexicon means by them. One called otherwise has its label alone. */
export function entitiesNamed(entities: readonly AppEntity[], words: string): AppEntity[] {
  for (const phrase of [words.trim(), bareEntity(words)]) {
    const key = phraseKey(phrase);
    if (key === '') continue;
    const same = entities.filter(({ name, label, plural, renamed }) =>
      [label.zh, label.en, ...(renamed ? [] : [name, plural, spaced(name)])].some((one) => phraseKey(one) === key),
    );
    if (same.length > 0) return same;
    const noun = nounPhrases.get(phrase);
    const meant =
      noun === undefined ? [] : entities.filter(({ name, renamed }) => !renamed && nounNamed(name) === noun);
    if (meant.length > 0) return meant;
  }
  return [];
}

const bareField = (words: string) =>
  words
    .trim()
    .replace(/^(?:(?:the|its|their|an?|this)\s+|这个|那个|其)/i, '')
    .replace(/(?:\s+(?:field|column|property|attribute|input)|字段|这个字段|一?[栏列项]|属性|输入框)$/i, '')
    .trim();

/** A label without the unit in brackets behind it. */
export const withoutUnit = (label: string) => label.replace(/[（(][^（）()]*[)）]$/u, '').trim();

/** Fields of an entity whose own label or name the words are, with its unit or without. */
function fieldsCalled(entity: AppEntity, words: string): AppField[] {
  const key = phraseKey(words);
  if (key === '') return [];
  const isCalled = (labels: readonly string[]) => labels.some((one) => phraseKey(one) === key);
  const called = entity.fields.filter(({ name, label, renamed }) =>
    isCalled([label.zh, label.en, ...(renamed ? [] : [name, spaced(name)])]),
  );
  return called.length > 0
    ? called
    : entity.fields.filter(({ label }) => isCalled([withoutUnit(label.zh), withoutUnit(label.en)]));
}

/** Fields of an entity that the words name: by label or name first, else by what the lexicon means by them. */
export function fieldsNamed(entity: AppEntity, words: string): AppField[] {
  const bare = bareField(words);
  const same = fieldsCalled(entity, bare);
  if (same.length > 0) return same;
  const word = fieldPhrases.get(bare);
  return word === undefined ? [] : entity.fields.filter(({ name, renamed }) => !renamed && name === word.name);
}

/** Every field of the model that the words name; where fields of any entity are called so, others are not meant. */
export function allFieldsNamed(entities: readonly AppEntity[], words: string): EntityField[] {
  const called = entities.flatMap((entity) =>
    fieldsCalled(entity, bareField(words)).map((field) => ({ entity, field })),
  );
  return called.length > 0
    ? called
    : entities.flatMap((entity) => fieldsNamed(entity, words).map((field) => ({ entity, field })));
}

/** The first field that the words name, in the order of the entities. */
export function findEntityField(entities: readonly AppEntity[], words: string): EntityField | undefined {
  return allFieldsNamed(entities, words)[0];
}

/** Pages that the words name: by label, kind, or the entity that they list. */
export function pagesNamed(model: AppModel, words: string): AppPage[] {
  const bare = words
    .trim()
    .replace(/^(?:the|这个|那个)\s*/i, '')
    .replace(/(?:\s+(?:page|view|tab|screen)|页面?|视图)$/i, '')
    .trim();
  const keys = new Set([phraseKey(words), phraseKey(bare)].filter((key) => key !== ''));
  const same = model.pages.filter(({ key, label }) =>
    [key, label.zh, label.en].some((one) => keys.has(phraseKey(one))),
  );
  if (same.length > 0) return same;
  const kind = pagePhrases.get(bare) ?? pagePhrases.get(words);
  if (kind !== undefined) return model.pages.filter((page) => page.kind === kind);
  const names = new Set(entitiesNamed(model.entities, bare).map(({ name }) => name));
  return model.pages.filter((page) => page.entity !== undefined && names.has(page.entity));
}

/** What a shop sells is called by the words of its description: 手工皂 in 卖手工皂的网店. */
export function soldAs(model: AppModel, words: string): AppModel['entities'] {
  const isSold =
    model.family === 'shop' &&
    words.length >= 2 &&
    [`卖${words}`, `sell ${words}`, `selling ${words}`, `store for ${words}`, `shop for ${words}`].some((said) =>
      model.description.toLowerCase().includes(said.toLowerCase()),
    );
  return isSold ? model.entities.slice(0, 1) : [];
}

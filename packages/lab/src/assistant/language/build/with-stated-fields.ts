import type { AppEntity, AppField, AppModel, RecordLimit } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { removeField, withEntity, withOwnNames } from '../../model/edit-fields.ts';
import { checkModel } from '../../model/check-model.ts';
import { readField, withoutFlags } from '../read/read-field.ts';
import { statedLists } from '../read/stated-list.ts';
import { sentenceCase } from '../words/english.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { questionPhrases } from '../words/feature-lexicon.ts';
import { phraseKey } from '../words/tokens.ts';
import { seedsFor } from './build-seeds.ts';

/** A field as a list names it, and the one that the app has for it. */
interface Stated {
  readonly field: AppField;
  readonly before: AppField | undefined;
}

const written = (item: string) =>
  withoutFlags(item)
    .replace(/[([（【{][^)\]）】}]*[)\]）】}]?/gu, '')
    .replace(/\s+(?:from\s+)?\d+\s*(?:-|–|to)\s*\d+$|\s+out of \d+$|\d+\s*[-到至]\s*\d+分?$/iu, '')
    .replace(/\s*(?:yes ?\/ ?no|yes or no|是\/否|有\/无|是否)$/iu, '')
    .replace(/[?？"“”「」]/gu, '')
    .trim();

/** The field under the words of the list: what a dictionary knows of them decides type and the other language only. */
function statedField(item: string, at: number, entity: AppEntity): Stated | undefined {
  const words = written(item);
  const read = readField(item);
  if (words === '' || words.length > limits.assistant.nameCharacters) return undefined;
  const key = phraseKey(words);
  // What asks for a list may still stand before its first item: 记录租客.
  const ended =
    at > 0
      ? undefined
      : entity.fields.find(({ label: { zh } }) => zh.length >= 2 && words !== zh && words.endsWith(zh));
  if (ended !== undefined) return { field: ended, before: ended };
  const started = entity.fields.find(
    ({ label, choices }) =>
      choices !== undefined && [label.zh, label.en].some((one) => words.toLowerCase().startsWith(one.toLowerCase())),
  );
  // “priority high medium low” was read with its choices, which leaves the name before them.
  if (started !== undefined) return { field: started, before: started };
  const before =
    entity.fields.find(({ label }) => [label.zh, label.en].some((one) => phraseKey(one) === key)) ??
    entity.fields.find(({ name }) => name === read?.name);
  const known = before ?? read;
  if (known === undefined) return undefined;
  const isChinese = /\p{Script=Han}/u.test(words);
  const other = isChinese ? known.label.en : known.label.zh;
  const isKnown = phraseKey(other) !== phraseKey(isChinese ? known.label.zh : known.label.en);
  const own = isChinese ? words : sentenceCase(words);
  const label = isChinese ? { zh: own, en: isKnown ? other : own } : { zh: isKnown ? other : own, en: own };
  return { field: { ...known, label }, before };
}

const share = (stated: readonly (Stated | undefined)[]) =>
  stated.filter((one) => one?.before !== undefined).length / stated.length;

const namesField = ({ by, day, span, until }: RecordLimit, { name }: AppField) =>
  [by, day, span?.from, span?.to, until?.field].includes(name);

/** Names of which two stand for the same thing get labels of their own language only. */
function distinct(fields: readonly AppField[]): AppField[] {
  const seen = new Set<string>();
  return fields.filter(({ label }) => {
    const key = phraseKey(`${label.zh}/${label.en}`);
    return !seen.has(key) && seen.add(key);
  });
}

/** The entity with the fields of a list, in its order; what it had besides goes, where the app can do without. */
function restated(
  model: AppModel,
  entity: AppEntity,
  stated: readonly Stated[],
  listed: { readonly has: (field: AppField) => boolean },
): AppModel {
  const used = new Set<AppField>();
  const fresh = stated.map(({ field, before }) => {
    const isAgain = before !== undefined && used.has(before);
    if (before !== undefined) used.add(before);
    return isAgain ? { ...field, name: `${field.name.slice(0, 36)}2` } : field;
  });
  const others = entity.fields.filter((field) => !used.has(field));
  const isTitle = ({ name }: AppField) => name === entity.titleField;
  const [titles, rest] = [others.filter(isTitle), others.filter((field) => !isTitle(field))];
  const fields = withOwnNames([...titles, ...distinct(fresh), ...rest]).slice(0, limits.assistant.fieldsPerEntity);
  const next = withEntity(model, { ...entity, fields });
  const owner = next.entities.find(({ name }) => name === entity.name) ?? entity;
  const seeded = owner.seeds.length === 0 ? owner : { ...owner, seeds: seedsFor(next, owner, owner.seeds.length) };
  // Goods, people and articles have to be called something.
  const hasNoName =
    !stated.some(({ field: { name } }) => name === 'name' || name === 'title') &&
    (callsThings.has(model.family) || !stated.some(({ field: { type } }) => type === 'text'));
  const saysDay = /\b(?:days?|daily|diary|nights?)\b|每天|每晚|日记/iu.test(model.description);
  const isNeeded = (field: AppField) =>
    field.type === 'reference' ||
    listed.has(field) ||
    (field.name === entity.titleField && hasNoName) ||
    (field.type === 'date' && saysDay) ||
    entity.limits?.some((limit) => namesField(limit, field)) === true;
  return others.reduce(
    (left, field) => {
      const { name } = field;
      const current = left.entities.find((one) => one.name === entity.name);
      if (current === undefined || isNeeded(field)) return left;
      const without = removeField(left, current, name);
      return without === undefined || checkModel(without).length > 0 || without.pages.length < left.pages.length
        ? left
        : without;
    },
    withEntity(next, seeded),
  );
}

const callsThings: ReadonlySet<AppModel['family']> = new Set(['shop', 'contacts', 'blog']);

const isOther = (item: string) => questionPhrases.get(written(item)) !== undefined;

const fewest = 3;

/** Half of a list stands for it: of the rest the other reading has lost the words. */
const enough = 0.5;

/** A single list of so many names is that of the app, however few of them the other reading knew. */
const longEnough = 4;

/**
 * What a sentence lists outright wins over what was guessed: exactly these fields, under the words of the list and in its
 * order. Only a list of which half was read as fields of one kind of records is taken for its fields.
 */
export function withStatedFields(model: AppModel, sentence: string): AppModel {
  const taken = new Set<string>();
  // A kind of questions is no name of a field.
  const lists = statedLists(sentence)
    .map((list) => list.filter((item) => !isOther(item)))
    .filter((list) => list.length >= fewest)
    .sort((one, other) => other.length - one.length);
  const outside = [...new Set(lists.flat())]
    .sort((one, other) => other.length - one.length)
    .reduce((text, item) => text.replaceAll(item, ' '), sentence)
    .toLowerCase();
  const others = new Set(lists.flat().map((item) => phraseKey(written(item))));
  // What the sentence says elsewhere, or in another list, was not guessed.
  const listed = {
    has: ({ label, type }: AppField) =>
      [label.zh, label.en].some(
        (one) =>
          others.has(phraseKey(one)) ||
          // A text that no dictionary knows may as well be a wish.
          (outside.includes(one.toLowerCase()) && (type !== 'text' || fieldPhrases.get(one) !== undefined)),
      ),
  };
  return lists.reduce((left: AppModel, list) => {
    const readings = left.entities
      .filter(({ name }) => !taken.has(name))
      .map((entity) => ({ entity, stated: list.map((item, at) => statedField(item, at, entity)) }))
      .sort((one, other) => share(other.stated) - share(one.stated));
    const [best] = readings;
    if (best === undefined) return left;
    const isOnly = lists.length === 1 && list.length >= longEnough && left.entities[0] === best.entity;
    if (share(best.stated) < enough && !isOnly) return left;
    const stated = best.stated.filter((one) => one !== undefined);
    if (stated.length < best.stated.length) return left;
    const next = restated(left, best.entity, stated, listed);
    if (checkModel(next).length > 0) return left;
    taken.add(best.entity.name);
    return next;
  }, model);
}

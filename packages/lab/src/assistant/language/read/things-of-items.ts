import { sentenceCase, singular } from '../words/english.ts';
import type { Noun } from '../words/noun-lexicon.ts';
import type { FoundList } from './find/find-lists.ts';
import { thingNamed, thingOf, type Thing } from './find/find-things.ts';
import type { Item } from './read-item.ts';

/** What is said to be one of several is a field, whatever else its words may name: 反馈(满意、拒绝). */
export const hasChoices = (item: Item) =>
  'field' in item && item.field.choices !== undefined && item.field.type === 'choice';

/** The kinds of records that the words of an item may name. */
export const nounOf = (item: Item): Noun[] =>
  item.kind === 'noun' ? [item.noun] : item.kind === 'field' && item.noun !== undefined ? [item.noun] : [];

/** The things that an item of a list of things names, in its own words. */
export function thingsOf(item: Item): Thing[] {
  if (item.kind !== 'field' && item.kind !== 'noun' && item.kind !== 'unknown') return [];
  const { zh, en } = item.field.label;
  const [noun] = nounOf(item);
  const thing = noun === undefined ? thingNamed(/\p{Script=Han}/u.test(zh) ? zh : en) : thingOf(noun);
  if (noun === undefined) return [thing];
  const isMany = item.isPlural && /s$/i.test(en) && !/管理|清单|系统/.test(zh);
  // An English word for it beside the Chinese one of the table: an instructor is a teacher.
  const isEnglish = isMany || (zh === noun.label.zh && en !== noun.label.en && /^[a-z]+(?:[ -][a-z]+)?$/i.test(en));
  const isOwn = /^\p{Script=Han}{1,6}$/u.test(zh) && !/管理|清单|系统/.test(zh);
  if (isEnglish) return [{ ...thing, label: { zh: thing.label.zh, en: sentenceCase(singular(en.toLowerCase())) } }];
  return [isOwn ? { ...thing, label: { zh, en: thing.label.en } } : thing];
}

/** Whether a list names the things of the app rather than the fields of one of them. */
export function listsThings(list: FoundList): boolean {
  const items = list.items.filter(({ kind }) => kind === 'field' || kind === 'noun' || kind === 'unknown');
  const nouns = items.filter((item) => nounOf(item).length > 0).length;
  const areNouns = items.every((item) => item.kind !== 'field' || item.noun !== undefined) && nouns * 2 > items.length;
  const arePlural =
    items.some((item) => item.kind === 'noun') || items.every((item) => item.kind === 'field' && item.isPlural);
  const areNames = items.every((item) => !('field' in item && item.field.label.zh.includes('的')));
  return !list.isOfEach && items.length > 1 && areNouns && arePlural && areNames;
}

import type { AppFamily, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { referenceTo } from '../build/build-field.ts';
import { nounMentions } from './find/noun-mentions.ts';
import { fieldPhrases, fieldWordNamed } from '../words/field-lexicon.ts';
import { tokenise } from '../words/tokens.ts';
import { readField } from './read-field.ts';
import { nounKeyed, nounPhrases } from '../words/noun-lexicon.ts';
import type { FoundList } from './find/find-lists.ts';
import type { Relation } from './find/find-relations.ts';
import { calledSo, isKnownAs, ofHead, type RequestHead } from './find/request-head.ts';
import {
  findJoins,
  findMain,
  findOthers,
  standsBeside,
  thingNamed,
  thingOf,
  withoutData,
  type Thing,
} from './find/find-things.ts';
import type { Item } from './read-item.ts';
import { hasChoices, listsThings, nounOf, thingsOf } from './things-of-items.ts';

/** The things of an app with the fields that the sentence gives them; the first is what the app is about. */
export interface Gathered {
  readonly things: readonly Thing[];
  readonly fieldsOf: ReadonlyMap<string, readonly AppField[]>;
  /** The message spells all of it out, so nothing is added. */
  readonly isTold?: boolean;
}

/** What people are called in apps that others use: lists after them tell what they fill in, not what they are. */
const people: ReadonlySet<string> = new Set([
  'customer',
  'contact',
  'member',
  'person',
  'student',
  'patient',
  'employee',
  'registration',
  'visitorEntry',
  'volunteer',
  'owner',
]);
const visitors: ReadonlySet<AppFamily> = new Set(['booking', 'survey', 'chat', 'shop']);
const keepsLists: ReadonlySet<AppFamily> = new Set([
  'todo',
  'notes',
  'blog',
  'booking',
  'expenses',
  'survey',
  'chat',
  'tracker',
  'inventory',
]);

/** The fields of an item. The thing itself, listed among its own fields, stands for its name; alone it is what is kept. */
function fieldOf(item: Item, owner: Thing | undefined, isAlone: boolean): AppField[] {
  if (item.kind !== 'field' && item.kind !== 'noun' && item.kind !== 'unknown') return [];
  const title = owner?.noun?.fields[0];
  const isItself = item.kind === 'noun' && (item.noun === owner?.noun || item.noun.key === 'item');
  if (!isItself || title === undefined) return [withoutOwner(item.field, owner)];
  if (/^(?:name|title)$/.test(title.name)) return [{ ...item.field, name: title.name, type: 'text' }];
  return isAlone ? [] : [item.field];
}

/** 猫咪名字 among the fields of a cat is its 名字. */
function withoutOwner(field: AppField, owner: Thing | undefined): AppField {
  const { zh } = field.label;
  const [first] = nounPhrases.find(tokenise(zh));
  if (first === undefined || owner?.noun !== first.value || first.start > 0 || fieldPhrases.get(zh) !== undefined)
    return field;
  const rest = zh.slice(first.end).replace(/^的/u, '');
  const own = /^(?:名字|姓名|昵称)$/u.test(rest) ? readField(rest) : undefined;
  return own === undefined ? field : { ...field, name: own.name, label: own.label, type: own.type };
}

/** The thing that a list's fields belong to; undefined stands for the main one. Of several things each has its own list. */
function ownerOf(list: FoundList, family: AppFamily, areSeveral: boolean): Thing | undefined {
  if (list.owner === undefined) return undefined;
  const thing = thingNamed(list.owner);
  const isPerson = thing.noun === undefined || people.has(thing.noun.key);
  if (visitors.has(family) && !list.isOfEach && !areSeveral) return isPerson || family === 'survey' ? undefined : thing;
  if (thing.noun === undefined && !list.isOfEach) return undefined;
  return keepsLists.has(family) && !list.isOfEach && !areSeveral && thing.noun?.family !== family ? undefined : thing;
}

/**
 * Nouns of a list that are records of their own beside the main thing: comments in “blog with comments”. Among several fields,
 * or in a list of what each thing has, the same words name a field.
 */
function companionsIn(list: FoundList, main: Thing): Thing[] {
  const fields = list.items.filter(
    (item) => item.kind !== 'feature' && item.kind !== 'page' && item.kind !== 'ignored',
  );
  const beside = fields.filter((item) => !hasChoices(item) && nounOf(item).some((noun) => standsBeside(main, noun)));
  const areMany = beside.length * 2 > fields.length || fields.every((item) => item.kind !== 'field' || item.isPlural);
  const isEnglishPlural = (item: Item) => 'isPlural' in item && item.isPlural && /s$/iu.test(item.field.label.en);
  return list.isOfEach ? [] : beside.filter((item) => areMany || isEnglishPlural(item)).flatMap(thingsOf);
}

/** Among so many items a word in the singular is a field, even where it also names a thing. */
const manyItems = 3;

/** Plurals name things; Chinese has none, so there a word among fields is a field. */
const isManyOf = ({ isPlural, field }: Extract<Item, { kind: 'noun' }>, items: readonly Item[]) =>
  isPlural &&
  !(
    /\p{Script=Han}/u.test(field.label.zh) &&
    field.label.zh !== field.label.en &&
    items.filter(({ kind }) => kind === 'field').length * 2 > items.length
  );

function collect(list: readonly (Thing | undefined)[]): Thing[] {
  const names = new Set<string>();
  return list.flatMap((thing) =>
    thing === undefined || names.has(thing.name) || !names.add(thing.name) ? [] : [thing],
  );
}

const named = (keys: readonly string[]) => keys.flatMap((key) => nounKeyed(key) ?? []).map(thingOf);

/** Families of records that are called anything. */
const ofAnyName: ReadonlySet<AppFamily> = new Set(['records', 'contacts', 'inventory']);

/** What an app of a family has by itself, which no word of its message names. */
const isUsual = ({ noun }: Thing, family: AppFamily) => !ofAnyName.has(family) && noun?.family === family;

/** Puts together what lists, relations and nouns of a sentence tell of things. `text` is what the lists leave of it. */
export function gather(
  text: string,
  family: AppFamily,
  found: readonly FoundList[],
  relations: readonly Relation[],
  head?: RequestHead,
): Gathered {
  const lists = head === undefined ? found : found.map((list) => ofHead(list, head));
  const areSeveral = new Set(lists.flatMap(({ owner }) => owner ?? [])).size > 1;
  const owners = lists.map((list) => ownerOf(list, family, areSeveral));
  const ofThings = lists.filter(listsThings);
  const things = ofThings.flatMap(({ items }) => items.flatMap(thingsOf));
  const related = relations.flatMap(({ child, parent }) => [thingNamed(child), thingNamed(parent)]);
  const candidates = collect([...owners, ...related.slice(0, 1), ...(family === 'shop' ? [] : things)]);
  const known = withoutData.has(family) ? undefined : mainOf(text, family, candidates, lists);
  const isCalled = known !== undefined && head !== undefined && ofThings.length === 0 && relations.length === 0;
  const main = isCalled ? calledSo(known, head, isUsual(known, family)) : known;
  const single = lists
    .filter((list) => !ofThings.includes(list) && !list.isOfEach)
    .flatMap(({ items }) =>
      items.flatMap((item) =>
        item.kind === 'noun' &&
        !hasChoices(item) &&
        item.noun.family !== 'records' &&
        (items.length < manyItems || isManyOf(item, items))
          ? thingsOf(item)
          : [],
      ),
    );
  const isPart = isCalled && main !== undefined && !isUsual(main, family) && !isKnownAs(main, head);
  const brought =
    main?.noun === undefined || isPart ? [] : [...main.noun.brings, ...(family === 'shop' ? ['order'] : [])];
  const others = main === undefined ? [] : findOthers(text, family, main);
  const beside = main === undefined ? [] : lists.flatMap((list) => companionsIn(list, main));
  const isAlone = family === 'survey' || family === 'chat';
  const all = collect([
    main,
    ...owners,
    ...things,
    ...related,
    ...(isAlone ? [] : single),
    ...beside,
    ...others,
    ...named(brought),
  ]);
  const isSpelledOut = lists.some(({ isOfEach }) => isOfEach);
  const joined = isSpelledOut ? [] : named(findJoins(all).map(({ key }) => key));
  const kept = main === undefined ? [] : collect([...all, ...joined]).slice(0, limits.assistant.entities);
  return { things: kept, fieldsOf: fieldsOf(kept, lists, owners, ofThings, relations, family === 'booking') };
}

/** What is kept day by day and has fields of its own is no habit. */
const record: Thing = { name: 'Entry', label: { zh: '记录', en: 'Entry' }, noun: undefined };

const isHabit = (text: string, { noun }: Thing, lists: readonly FoundList[]) =>
  noun?.key !== 'habit' ||
  nounMentions(text).some(({ value }) => value === noun) ||
  lists.every(({ items }) => items.filter(({ kind }) => kind === 'field').length < manyItems);

function mainOf(text: string, family: AppFamily, candidates: readonly Thing[], lists: readonly FoundList[]): Thing {
  const isListed = lists.some(({ isOfEach }) => isOfEach);
  const found = findMain(text, family, candidates);
  const main = isHabit(text, found, lists) ? found : record;
  const isNamed = main.noun !== undefined || candidates.length === 0;
  return isNamed || !isListed ? main : (candidates[0] ?? main);
}

/** The fields with one more. What is said again is said with its choices: “状态，状态分空箱、重箱”; else it stays as it was said first. */
function withField(fields: readonly AppField[], field: AppField): AppField[] {
  const at = fields.findIndex((one) => one.name === field.name && one.label.zh === field.label.zh);
  const first = fields[at];
  if (first === undefined) return [...fields, field];
  const { type, choices, preset } = field;
  if (choices === undefined) return [...fields];
  const { name, label, required, unique } = first;
  return fields.with(at, { name, label, required, unique, type, choices, ...(preset !== undefined && { preset }) });
}

function fieldsOf(
  things: readonly Thing[],
  lists: readonly FoundList[],
  owners: readonly (Thing | undefined)[],
  ofThings: readonly FoundList[],
  relations: readonly Relation[],
  isBooking: boolean,
): Map<string, AppField[]> {
  const found = new Map<string, AppField[]>();
  const add = (name: string | undefined, fields: readonly AppField[]) => {
    if (name === undefined) return;
    const before = found.get(name) ?? [];
    found.set(name, fields.reduce(withField, before));
  };
  for (const [index, list] of lists.entries()) {
    if (ofThings.includes(list)) continue;
    const owner = owners[index] ?? things[0];
    add(
      owner?.name,
      list.items
        .filter((item) => !isThingOfApp(item, things) || pointsThere(item, list))
        .flatMap((item) => fieldOf(item, owner, list.items.length === 1)),
    );
  }
  const [main, ...others] = things;
  const pointsToMain = ({ noun }: Thing) => noun?.fields.some(({ target }) => target === main?.noun?.key) === true;
  for (const resource of isBooking ? others.filter((other) => !pointsToMain(other)) : [])
    add(main?.name, bookingOf(resource));
  for (const { child, parent } of relations) {
    const target = things.find(({ name }) => name === thingNamed(parent).name);
    const own = thingNamed(child);
    if (target !== undefined && target.name !== own.name) add(own.name, [referenceTo(target)]);
  }
  return found;
}

const endsToo: ReadonlySet<string> = new Set(['Room', 'Court', 'Vehicle', 'Asset']);

/** What is booked, and until when where it is taken for a time. */
function bookingOf(resource: Thing): AppField[] {
  const end = fieldWordNamed('endsAt');
  const ends = endsToo.has(resource.name) && end !== undefined;
  const field = referenceTo(resource);
  return ends ? [field, { name: end.name, label: end.label, type: end.type, required: false, unique: false }] : [field];
}

/** What a list names that became a thing of its own is no field of the main one. */
const isThingOfApp = (item: Item, things: readonly Thing[]) =>
  things
    .slice(1)
    .some(
      (thing) =>
        nounOf(item).some((noun) => noun === thing.noun) &&
        ((item.kind === 'noun' && item.noun.family !== 'records') || isBesideMain(item, things)),
    );

/** 志愿者、活动、签到时间: among fields a word for one thing of the app is a field that points to it; English plurals are not. */
const pointsThere = (item: Item, { items }: FoundList) =>
  'field' in item &&
  /\p{Script=Han}/u.test(item.field.label.zh) &&
  !/s$/i.test(item.field.label.en) &&
  items.filter(({ kind }) => kind === 'field').length * 2 >= items.length &&
  items.length > manyItems;

const isBesideMain = (item: Item, [main]: readonly Thing[]) =>
  main !== undefined && nounOf(item).some((noun) => standsBeside(main, noun));

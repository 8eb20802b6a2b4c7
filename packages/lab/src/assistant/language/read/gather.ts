import type { AppFamily, AppField } from '@toolbench/contracts/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { referenceTo } from '../build/build-field.ts';
import { fieldWordNamed } from '../words/field-lexicon.ts';
import { nounKeyed, type Noun } from '../words/noun-lexicon.ts';
import type { FoundList } from './find-lists.ts';
import type { Relation } from './find-relations.ts';
import { findMain, findOthers, thingNamed, thingOf, withoutData, type Thing } from './find-things.ts';
import type { Item } from './read-item.ts';

/** The things of an app with the fields that the sentence gives them; the first is what the app is about. */
export interface Gathered {
  readonly things: readonly Thing[];
  readonly fieldsOf: ReadonlyMap<string, readonly AppField[]>;
}

/** What people are called in apps that others use: lists after them tell what they fill in, not what they are. */
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

/** Whether a list names the things of the app rather than the fields of one of them. */
function listsThings(list: FoundList): boolean {
  const items = list.items.filter(({ kind }) => kind === 'field' || kind === 'noun' || kind === 'unknown');
  const areNouns = items.every((item) => item.kind === 'noun' || (item.kind === 'field' && item.noun !== undefined));
  const arePlural =
    items.some((item) => item.kind === 'noun') || items.every((item) => item.kind === 'field' && item.isPlural);
  return !list.isOfEach && items.length > 1 && areNouns && arePlural;
}

/** The fields of an item. The thing itself, listed among its own fields, stands for its name. */
function fieldOf(item: Item, owner: Thing | undefined): AppField[] {
  if (item.kind !== 'field' && item.kind !== 'noun' && item.kind !== 'unknown') return [];
  const title = owner?.noun?.fields[0];
  const isItself = item.kind === 'noun' && (item.noun === owner?.noun || item.noun.key === 'item');
  return isItself && title !== undefined ? [{ ...item.field, name: title.name, type: 'text' }] : [item.field];
}

const nounOf = (item: Item): Noun[] =>
  item.kind === 'noun' ? [item.noun] : item.kind === 'field' && item.noun !== undefined ? [item.noun] : [];

/** The thing that a list's fields belong to; undefined stands for the main one. */
function ownerOf(list: FoundList, family: AppFamily): Thing | undefined {
  if (list.owner === undefined) return undefined;
  if (visitors.has(family) && !list.isOfEach) return undefined;
  const thing = thingNamed(list.owner);
  if (thing.noun === undefined && !list.isOfEach) return undefined;
  return keepsLists.has(family) && !list.isOfEach && thing.noun?.family !== family ? undefined : thing;
}

function collect(list: readonly (Thing | undefined)[]): Thing[] {
  const names = new Set<string>();
  return list.flatMap((thing) =>
    thing === undefined || names.has(thing.name) || !names.add(thing.name) ? [] : [thing],
  );
}

const named = (keys: readonly string[]) => keys.flatMap((key) => nounKeyed(key) ?? []).map(thingOf);

/** Puts together what lists, relations and nouns of a sentence tell of things. `text` is what the lists leave of it. */
export function gather(
  text: string,
  family: AppFamily,
  lists: readonly FoundList[],
  relations: readonly Relation[],
): Gathered {
  const owners = lists.map((list) => ownerOf(list, family));
  const ofThings = lists.filter(listsThings);
  const things = ofThings.flatMap(({ items }) => items.flatMap(nounOf)).map(thingOf);
  const related = relations.flatMap(({ child, parent }) => [thingNamed(child), thingNamed(parent)]);
  const candidates = collect([...owners, ...related.slice(0, 1), ...(family === 'shop' ? [] : things)]);
  const main = withoutData.has(family) ? undefined : mainOf(text, family, candidates, lists);
  const single = lists
    .filter((list) => !ofThings.includes(list) && !list.isOfEach)
    .flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'noun' && item.noun.family !== 'records' ? [item.noun] : [])),
    );
  const brought = main?.noun === undefined ? [] : [...main.noun.brings, ...(family === 'shop' ? ['order'] : [])];
  const others = main === undefined ? [] : findOthers(text, family, main).map(thingOf);
  const isAlone = family === 'survey' || family === 'chat';
  const all = collect([
    main,
    ...owners,
    ...things,
    ...related,
    ...(isAlone ? [] : single.map(thingOf)),
    ...others,
    ...named(brought),
  ]);
  const kept = main === undefined ? [] : all.slice(0, limits.assistant.entities);
  return { things: kept, fieldsOf: fieldsOf(kept, lists, owners, ofThings, relations, family === 'booking') };
}

function mainOf(text: string, family: AppFamily, candidates: readonly Thing[], lists: readonly FoundList[]): Thing {
  const isListed = lists.some(({ isOfEach }) => isOfEach);
  const main = findMain(text, family, candidates);
  const isNamed = main.noun !== undefined || candidates.length === 0;
  return isNamed || !isListed ? main : (candidates[0] ?? main);
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
    const isNew = (field: AppField) =>
      !before.some((one) => one.name === field.name && one.label.zh === field.label.zh);
    found.set(name, [...before, ...fields.filter(isNew)]);
  };
  for (const [index, list] of lists.entries()) {
    if (ofThings.includes(list)) continue;
    const owner = owners[index] ?? things[0];
    add(
      owner?.name,
      list.items.filter((item) => !isThingOfApp(item, things)).flatMap((item) => fieldOf(item, owner)),
    );
  }
  for (const resource of isBooking ? things.slice(1) : []) add(things[0]?.name, bookingOf(resource));
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

const isThingOfApp = (item: Item, things: readonly Thing[]) =>
  item.kind === 'noun' && item.noun.family !== 'records' && things.slice(1).some(({ noun }) => noun === item.noun);

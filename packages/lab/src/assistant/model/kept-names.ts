import type {
  AppEntity,
  AppField,
  AppModel,
  Bilingual,
  FormerField,
} from '@toolbench/contracts/assistant/app-model.ts';
import { typeInApp } from '../generate/shared/pictures.ts';
import { both } from './command-set.ts';
import { withFieldName } from './edit-fields.ts';

/**
 * An app that was used keeps its database when it changes, and names in code are the names of its tables and columns. So one name
 * means one thing for good: what is called otherwise keeps its name, what is kept in another form gets a new one, and what is new
 * never gets one that was used before. Old values stay where they are, under the old name.
 */

type Stored = FormerField['stored'];

const texts: ReadonlySet<string> = new Set(['text', 'long-text', 'email', 'url', 'phone']);

/** What values of a field are kept as: every server on every database reads and writes those of two types with the same. */
export function storedAs(field: AppField): Stored {
  const type = typeInApp(field);
  if (type === 'reference') return `reference ${field.target ?? ''}`;
  if (type === 'integer' || type === 'rating') return 'whole';
  return texts.has(type) ? 'text' : type;
}

export const isSameLabel = (one: Bilingual, other: Bilingual) => one.zh === other.zh && one.en === other.en;

interface Called {
  readonly label: Bilingual;
  readonly renamed?: boolean | undefined;
}

/** Whether what has the name of something is that thing, and not another that came in its place. */
const isSameThing = (before: Called, after: Called) => after.renamed === true || isSameLabel(before.label, after.label);

const asFormer = (field: AppField): FormerField => ({ name: field.name, label: field.label, stored: storedAs(field) });

/** A name with the first number from 2 on that makes it free. */
function numbered(name: string, isTaken: (name: string) => boolean): string {
  const stem = name.replace(/\d+$/, '').slice(0, 36);
  let more = 2;
  while (isTaken(`${stem}${more}`)) more += 1;
  return `${stem}${more}`;
}

/** A kind of records with a name and an address that none of these has. */
export function withFreeKindName(entity: AppEntity, taken: readonly Pick<AppEntity, 'name' | 'plural'>[]): AppEntity {
  const isTaken = (name: string, plural: string) => taken.some((one) => one.name === name || one.plural === plural);
  if (!isTaken(entity.name, entity.plural)) return entity;
  const pluralOf = (name: string) =>
    `${entity.plural.replace(/-\d+$/, '').slice(0, 44)}-${/\d+$/.exec(name)?.[0] ?? ''}`;
  const name = numbered(entity.name, (one) => isTaken(one, pluralOf(one)));
  return { ...entity, name, plural: pluralOf(name) };
}

/** The model with another name for one of its kinds of records, which all that refers to it follows. */
function withKindName(model: AppModel, entity: AppEntity, { name, plural }: AppEntity): AppModel {
  const follow = (old: string) => (old === entity.name ? name : old);
  return {
    ...model,
    entities: model.entities.map((one) => ({
      ...one,
      ...(one === entity ? { name, plural } : {}),
      fields: one.fields.map((field) =>
        field.target === undefined ? field : { ...field, target: follow(field.target) },
      ),
    })),
    pages: model.pages.map((page) => (page.entity === undefined ? page : { ...page, entity: follow(page.entity) })),
    order: Object.fromEntries(Object.entries(model.order).map(([key, value]) => [follow(key), value])),
  };
}

const named = <Thing extends { readonly name: string }>(things: readonly Thing[] | undefined, name: string) =>
  things?.find((thing) => thing.name === name);

/** New kinds of records under names that no kind had before. */
function withKindNames(before: AppModel, after: AppModel): AppModel {
  const used = [...before.entities, ...(before.former ?? [])];
  let model = after;
  for (const { name } of after.entities) {
    const entity = named(model.entities, name);
    const old = named(before.entities, name);
    if (entity === undefined || (old !== undefined && isSameThing(old, entity))) continue;
    const others = model.entities.filter((one) => one !== entity);
    const free = withFreeKindName(entity, [...used, ...others]);
    if (free !== entity) model = withKindName(model, entity, free);
  }
  return model;
}

/** Names that fields of a kind had before, under what they are called now. */
function formerOf(old: AppEntity | undefined, now: AppEntity): FormerField[] {
  const relabelled = (label: Bilingual) => {
    const same = old?.fields.find((field) => isSameLabel(field.label, label));
    return (same && named(now.fields, same.name)?.renamed && named(now.fields, same.name)?.label) || label;
  };
  return [...(old?.former ?? []), ...(old?.fields.map(asFormer) ?? [])].map((field) => ({
    ...field,
    label: relabelled(field.label),
  }));
}

/** Fields that are new, or kept in another form, under names of their own; one that was there before gets its name back. */
function withFieldNames(old: AppEntity, after: AppModel): AppModel {
  let model = after;
  const former = formerOf(old, named(after.entities, old.name) ?? old);
  for (const { name } of named(after.entities, old.name)?.fields ?? []) {
    const entity = named(model.entities, old.name);
    const field = named(entity?.fields, name);
    if (entity === undefined || field === undefined) continue;
    const was = named(old.fields, name);
    const stored = storedAs(field);
    if (was !== undefined && isSameThing(was, field) && storedAs(was) === stored) continue;
    const isFree = (one: string) => named(entity.fields, one) === undefined;
    const back = former.findLast(
      (one) => isFree(one.name) && one.stored === stored && isSameLabel(one.label, field.label),
    );
    const isUsed = (one: string) => !isFree(one) || named(former, one) !== undefined;
    const other = back?.name ?? (named(former, name) === undefined ? name : numbered(name, isUsed));
    if (other !== name) model = withFieldName(model, entity, name, other);
  }
  return model;
}

/** The last of each name. */
const lastOfEach = <Thing extends { readonly name: string }>(things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [thing.name, thing])).values(),
];

/** A model that knows every name which it or the one before it ever used. */
export function rememberingNames(before: AppModel, after: AppModel): AppModel {
  const entities = after.entities.map(({ former: own = [], ...entity }) => {
    const gone = named(before.former, entity.name)?.fields ?? [];
    const known = [...own, ...gone, ...formerOf(named(before.entities, entity.name), entity)];
    const former = lastOfEach(known).filter(({ name }) => named(entity.fields, name) === undefined);
    return former.length > 0 ? { ...entity, former } : entity;
  });
  const left = before.entities.map(({ name, plural, label, fields, former = [] }) => ({
    name,
    plural,
    label,
    fields: [...former, ...fields.map(asFormer)],
  }));
  const { former: own = [], ...rest } = after;
  const former = lastOfEach([...own, ...(before.former ?? []), ...left]).filter(
    ({ name }) => named(entities, name) === undefined,
  );
  return former.length > 0 ? { ...rest, entities, former } : { ...rest, entities };
}

/** The model that follows on one whose app was made. */
export function withKeptNames(before: AppModel, after: AppModel): AppModel {
  const kept = before.entities.reduce(
    (model, old) => (named(model.entities, old.name) === undefined ? model : withFieldNames(old, model)),
    withKindNames(before, after),
  );
  return rememberingNames(before, kept);
}

/** Fields of a kind of records that are there no more, under no other name or type either. */
const fieldsGone = (old: AppEntity, entity: AppEntity) =>
  old.fields.filter(
    ({ name, label }) =>
      named(entity.fields, name) === undefined &&
      !entity.fields.some((field) => named(old.fields, field.name) === undefined && isSameLabel(field.label, label)),
  );

/** What of the records that were entered before is no longer shown after a change, or shown again. */
export function shownAfter(before: AppModel, after: AppModel): Bilingual[] {
  const kinds = before.entities
    .filter(({ name }) => named(after.entities, name) === undefined)
    .map(({ label }) =>
      both(
        `“${label.zh}”的记录留在数据库里，不再显示，撤销可以恢复`,
        `The records of “${label.en}” stay in the database and are no longer shown; undoing brings them back`,
      ),
    );
  const fields = after.entities.flatMap((entity) => {
    const old = named(before.entities, entity.name);
    if (old === undefined) return [];
    const gone = fieldsGone(old, entity).map(({ label }) =>
      both(
        `“${label.zh}”已填的内容留在数据库里，不再显示：撤销可以恢复，再加的同名字段从空白开始`,
        `What was entered in “${label.en}” stays in the database and is no longer shown: undoing brings it back, and another field of that name begins empty`,
      ),
    );
    const changed = entity.fields
      .filter(({ name }) => named(old.fields, name) === undefined)
      .flatMap(({ name, label }) => {
        const isBack = named(old.former, name) !== undefined;
        const isAside = entity.former?.some(
          (one) => named(old.fields, one.name) !== undefined && isSameLabel(one.label, label),
        );
        return [
          ...(isAside
            ? [
                both(
                  `“${label.zh}”已填的值不会转换：它们原样留在数据库里，不再显示，改回原来的类型就会重新出现`,
                  `Values of “${label.en}” entered so far are not converted: they stay in the database as they are, are no longer shown, and come back with the former type`,
                ),
              ]
            : []),
          ...(isBack
            ? [
                both(
                  `“${label.zh}”以前按这个类型填的值会重新显示`,
                  `Values of “${label.en}” that were entered under this type before are shown again`,
                ),
              ]
            : []),
        ];
      });
    return [...gone, ...changed];
  });
  return [...kinds, ...fields];
}

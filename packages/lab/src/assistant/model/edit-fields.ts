import {
  numericTypes,
  type AppEntity,
  type AppField,
  type AppModel,
  type AppPage,
} from '@toolbench/contracts/assistant/app-model.ts';
import { arrangement } from '../language/build/build-pages.ts';
import { withFittingLimits, withRenamedField } from '../record-limits.ts';

type Seeds = AppEntity['seeds'];

/** Example records for an entity of a model, as many as it has, or `count`. */
export type Examples = (model: AppModel, entity: AppEntity, count?: number) => Seeds;

/** Where none can be made, as on the card: what is new is empty until the server makes some. */
export const emptyExamples: Examples = (_, { fields, seeds }, count = seeds.length) =>
  Array.from({ length: count }, (_, row) =>
    Object.fromEntries(fields.map(({ name }) => [name, seeds[row]?.[name] ?? null])),
  );

/** Replaces an entity of the model by name. */
export function withEntity(model: AppModel, entity: AppEntity): AppModel {
  return { ...model, entities: model.entities.map((one) => (one.name === entity.name ? entity : one)) };
}

const titleTypes: readonly AppField['type'][] = ['text', 'email', 'phone', 'long-text', 'choice', 'date', 'date-time'];

/** The field that stands for a record: a name or title, else the first text. */
export function titleFieldOf(fields: readonly AppField[]): string {
  const named = fields.find(({ name, type }) => type === 'text' && /^(?:title|name|subject|word|question)$/.test(name));
  const byType = titleTypes
    .map((type) => fields.find((field) => field.type === type))
    .find((field) => field !== undefined);
  return (named ?? byType ?? fields[0])?.name ?? '';
}

/** The fields with names of their own: a second `name` becomes `name2`. */
export function withOwnNames(fields: readonly AppField[]): AppField[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    const stem = field.name === 'id' ? 'code' : field.name;
    let name = stem;
    for (let more = 2; taken.has(name); more += 1) name = `${stem.slice(0, 36)}${more}`;
    taken.add(name);
    return { ...field, name };
  });
}

/** Gives fields of an entity new example values, where the entity has examples. */
function reseeded(model: AppModel, entity: AppEntity, names: readonly string[], examples: Examples): AppEntity {
  const fresh = examples(model, entity);
  const seeds = entity.seeds.map((seed, row) => ({
    ...seed,
    ...Object.fromEntries(names.map((name) => [name, fresh[row]?.[name] ?? null])),
  }));
  return { ...entity, seeds };
}

/** Adds fields to an entity; names that are taken get a number. */
export function addFields(
  model: AppModel,
  entity: AppEntity,
  fields: readonly AppField[],
  examples: Examples,
): AppModel {
  const named = withOwnNames([...entity.fields, ...fields]);
  const added = named.slice(entity.fields.length).map(({ name }) => name);
  return withEntity(model, reseeded(model, { ...entity, fields: named }, added, examples));
}

/** Pages that have lost what they were arranged by find something else or go; sums that are gone are counted instead. */
function mendPages(pages: readonly AppPage[], entity: AppEntity): AppPage[] {
  return pages.flatMap((page): AppPage[] => {
    if (page.entity !== entity.name) return [page];
    const has = (name: string | undefined) => entity.fields.some((field) => field.name === name);
    const { by, sum, ...rest } = page;
    const kept = sum !== undefined && has(sum) ? { sum } : {};
    if (by === undefined) return [{ ...rest, ...kept }];
    const field = entity.fields.find(({ name }) => name === by);
    if (field !== undefined && suits(page.kind, field)) return [{ ...rest, by, ...kept }];
    const other = arrangement(page.kind, entity);
    return other?.by === undefined ? [] : [{ ...rest, by: other.by, ...kept }];
  });
}

function suits(kind: AppPage['kind'], { type }: AppField): boolean {
  if (kind === 'board') return type === 'choice';
  return kind === 'calendar' ? type === 'date' || type === 'date-time' : true;
}

function mendOrder(order: AppModel['order'], entity: AppEntity): AppModel['order'] {
  const field = order[entity.name]?.replace(/^-/, '');
  if (field === undefined || entity.fields.some(({ name }) => name === field)) return order;
  return { ...order, [entity.name]: entity.titleField };
}

/** Puts an entity whose fields changed back into its model, with pages and order that still fit. */
function mended(model: AppModel, entity: AppEntity): AppModel {
  const next = withEntity(model, withFittingLimits(entity));
  const pages = mendPages(next.pages, entity).map(({ sum, ...page }) => {
    const field = page.entity === entity.name ? entity.fields.find(({ name }) => name === sum) : undefined;
    const isKept =
      sum !== undefined && (page.entity !== entity.name || (field !== undefined && numericTypes.has(field.type)));
    return isKept ? { ...page, sum } : page;
  });
  return { ...next, pages, order: mendOrder(next.order, entity) };
}

/** Takes a field away. An entity keeps at least one; undefined where it was the last. */
export function removeField(model: AppModel, entity: AppEntity, name: string): AppModel | undefined {
  const fields = entity.fields.filter((field) => field.name !== name);
  if (fields.length === 0) return undefined;
  const seeds = entity.seeds.map((seed) => Object.fromEntries(Object.entries(seed).filter(([key]) => key !== name)));
  const titleField = entity.titleField === name ? titleFieldOf(fields) : entity.titleField;
  return mended(model, { ...entity, fields, seeds, titleField });
}

/** Example values that a field no longer takes become the nearest that it does. */
function within(entity: AppEntity, { name, least: low, most: high, choices }: AppField): AppEntity {
  const bounded = (value: Seeds[number][string]) => {
    if (typeof value === 'number') return Math.min(Math.max(value, low ?? value), high ?? value);
    if (typeof value !== 'string') return value;
    if (choices !== undefined)
      return choices.some((choice) => choice.value === value) ? value : (choices[0]?.value ?? null);
    return high === undefined ? value : value.slice(0, high);
  };
  const seeds = entity.seeds.map((seed) => (name in seed ? { ...seed, [name]: bounded(seed[name] ?? null) } : seed));
  return { ...entity, seeds };
}

/** An entity's field under another name in code, and all that goes by it. */
export function withFieldName(model: AppModel, entity: AppEntity, from: string, to: string): AppModel {
  const follow = <Name extends string | undefined>(name: Name) => (name === from ? to : name);
  const limits = withRenamedField(entity.limits, follow);
  const order = model.order[entity.name];
  const pages = model.pages.map((page) => {
    if (page.entity !== entity.name) return page;
    const [by, sum] = [follow(page.by), follow(page.sum)];
    return { ...page, ...(by === undefined ? {} : { by }), ...(sum === undefined ? {} : { sum }) };
  });
  const isOrdered = order?.replace(/^-/, '') === from;
  const next = isOrdered ? { ...model.order, [entity.name]: order?.startsWith('-') ? `-${to}` : to } : model.order;
  return withEntity(
    { ...model, pages, order: next },
    {
      ...entity,
      fields: entity.fields.map((field) => ({ ...field, name: follow(field.name) })),
      titleField: follow(entity.titleField),
      seeds: entity.seeds.map((seed) =>
        Object.fromEntries(Object.entries(seed).map(([key, value]) => [follow(key), value])),
      ),
      ...(limits === undefined ? {} : { limits }),
    },
  );
}

/** Puts a changed field in the place of one; its examples are made anew where its type or choices are others. */
export function replaceField(
  model: AppModel,
  entity: AppEntity,
  before: AppField,
  after: AppField,
  examples: Examples,
): AppModel {
  const changed = { ...entity, fields: entity.fields.map((field) => (field.name === before.name ? after : field)) };
  const had = before.choices?.map(({ value }) => value) ?? [];
  const isOther =
    before.type !== after.type || (had.length > 0 && !after.choices?.some(({ value }) => had.includes(value)));
  return mended(model, isOther ? reseeded(model, changed, [after.name], examples) : within(changed, after));
}

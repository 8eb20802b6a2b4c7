import type { AppEntity, AppField, AppModel, AppPage } from '@toolbench/contracts/app-model.ts';
import { withOwnNames } from '../build/build-field.ts';
import { titleFieldOf } from '../build/build-entity.ts';
import { arrangement } from '../build/build-pages.ts';
import { seedsFor } from '../build/build-seeds.ts';
import { withFittingLimits, withRenamedField } from '../../record-limits.ts';

/** Replaces an entity of the model by name. */
export function withEntity(model: AppModel, entity: AppEntity): AppModel {
  return { ...model, entities: model.entities.map((one) => (one.name === entity.name ? entity : one)) };
}

/** Gives a field of an entity new example values, where the entity has examples. */
function reseeded(model: AppModel, entity: AppEntity, names: readonly string[]): AppEntity {
  const fresh = seedsFor(model, entity);
  const seeds = entity.seeds.map((seed, row) => ({
    ...seed,
    ...Object.fromEntries(names.map((name) => [name, fresh[row]?.[name] ?? null])),
  }));
  return { ...entity, seeds };
}

/** Adds fields to an entity; names that are taken get a number. */
export function addFields(model: AppModel, entity: AppEntity, fields: readonly AppField[]): AppModel {
  const named = withOwnNames([...entity.fields, ...fields]);
  const added = named.slice(entity.fields.length).map(({ name }) => name);
  return withEntity(model, reseeded(model, { ...entity, fields: named }, added));
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

const summable: ReadonlySet<AppField['type']> = new Set(['integer', 'decimal', 'money', 'rating']);

/** Puts an entity whose fields changed back into its model, with pages and order that still fit. */
function mended(model: AppModel, entity: AppEntity): AppModel {
  const next = withEntity(model, withFittingLimits(entity));
  const pages = mendPages(next.pages, entity).map(({ sum, ...page }) => {
    const field = page.entity === entity.name ? entity.fields.find(({ name }) => name === sum) : undefined;
    const isKept =
      sum !== undefined && (page.entity !== entity.name || (field !== undefined && summable.has(field.type)));
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

/** Puts a changed field in the place of one; its examples are made anew where its type or choices are others. */
export function replaceField(model: AppModel, entity: AppEntity, before: AppField, after: AppField): AppModel {
  const fields = entity.fields.map((field) => (field.name === before.name ? after : field));
  const titleField = entity.titleField === before.name ? after.name : entity.titleField;
  const seeds = entity.seeds.map((seed) =>
    Object.fromEntries(Object.entries(seed).map(([key, value]) => [key === before.name ? after.name : key, value])),
  );
  const newName = <Name extends string | undefined>(name: Name) => (name === before.name ? after.name : name);
  const limits = withRenamedField(entity.limits, newName);
  const renamed = { ...entity, fields, titleField, seeds, ...(limits === undefined ? {} : { limits }) };
  const isOther = before.type !== after.type;
  const pages = model.pages.map((page) => {
    if (page.entity !== entity.name) return page;
    const [by, sum] = [newName(page.by), newName(page.sum)];
    return { ...page, ...(by === undefined ? {} : { by }), ...(sum === undefined ? {} : { sum }) };
  });
  const order = model.order[entity.name];
  const moved =
    order?.replace(/^-/, '') === before.name ? { [entity.name]: order.replace(before.name, after.name) } : {};
  const next = { ...model, pages, order: { ...model.order, ...moved } };
  return mended(next, isOther ? reseeded(next, renamed, [after.name]) : renamed);
}

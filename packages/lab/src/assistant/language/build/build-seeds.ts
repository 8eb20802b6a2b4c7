import type { AppEntity, AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { fieldWordNamed } from '../words/field-lexicon.ts';
import { productsIn } from '../words/goods-lexicon.ts';
import { publicationOf } from '../../publication.ts';
import { exampleText, type Locale } from './example-text.ts';

type Seed = AppEntity['seeds'][number];
type Value = Seed[string];

/** Example dates lie around this day where no other is given. */
export const usualDay = '2026-12-01';

/** Numbers that look unplanned and are the same every time. */
const spread = (row: number, field: number) => ((row * 37 + field * 23 + 11) % 97) / 97;

const day = 86_400_000;
const dayAfter = (today: string, days: number) => new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);

function numberFor(field: AppField, row: number, at: number): number {
  const [low, high] = fieldWordNamed(field.name)?.range ?? (field.type === 'integer' ? [1, 40] : [5, 120]);
  const least = Math.max(field.least ?? low, Math.min(low, field.most ?? high));
  const most = Math.max(least, Math.min(field.most ?? high, high));
  const value = least + spread(row, at) * (most - least);
  if (field.type === 'integer' || field.type === 'rating') return Math.round(value);
  const step = most - least > 500 ? 100 : most - least > 50 ? 1 : 0.5;
  const rounded = Math.round(value / step) * step;
  return rounded >= least && rounded <= most ? rounded : least;
}

/** Days from today on which example dates lie: what is due lies ahead, what was written lies behind. */
function daysFor(field: AppField, row: number, at: number, rows: number): number {
  // Records are numbered in the order in which they were made.
  if (field.name === 'createdAt') return row - rows;
  const isAhead = /due|end|deadline|next|expiry|start|appointment|return/i.test(field.name);
  const distance = Math.round(spread(row, at) * 20) + row;
  return isAhead ? distance - 2 : -distance;
}

/** Every choice comes up, in an order that does not look counted. */
function choiceFor({ choices = [] }: AppField, at: number, row: number): string | null {
  const step = choices.length % 2 === 0 ? 1 : 2;
  return choices[(row * step + at) % Math.max(choices.length, 1)]?.value ?? null;
}

/** There is something to read, and one draft. */
const draftRow = 1;

/** Ids of the example rows of an entity that others refer to: what belongs to a draft would belong to nothing for readers. */
const idsShown = (entity: AppEntity, rows: number) =>
  Array.from({ length: rows }, (_, row) => row + 1).filter(
    (id) => publicationOf(entity) === undefined || id !== draftRow + 1,
  );

/** The value of one field in one example row; null where a reference has nothing to point to. */
function valueFor(field: AppField, at: number, row: number, scene: Scene & { readonly rows: number }): Value {
  const { entity, locale, today, rows } = scene;
  const publication = publicationOf(entity);
  if (publication?.name === field.name) return row === draftRow ? publication.draft : publication.value;
  switch (field.type) {
    case 'integer':
    case 'decimal':
    case 'money':
    case 'rating':
      return field.unique
        ? Math.max(field.least ?? 1, 1) + row
        : numberFor(field.type === 'rating' ? { ...field, least: 3, most: field.most ?? 5 } : field, row, at);
    case 'date':
      return dayAfter(today, daysFor(field, row, at, rows));
    case 'date-time':
      return `${dayAfter(today, daysFor(field, row, at, rows))}T${String(9 + ((row * 3 + at) % 9)).padStart(2, '0')}:${row % 2 === 0 ? '00' : '30'}`;
    case 'boolean':
      return (row + at) % 3 === 0;
    case 'choice':
      return choiceFor(field, at, row);
    case 'reference': {
      const ids = scene.idsOf(field.target ?? '');
      return ids[row % Math.max(ids.length, 1)] ?? null;
    }
    case 'email':
      return `${locale === 'zh' ? (['zhangwei', 'lina', 'wangfang', 'liuyang'][row % 4] ?? '') : (['anna', 'ben', 'carla', 'david'][row % 4] ?? '')}${row > 3 ? row : ''}@example.com`;
    case 'phone':
      return locale === 'zh'
        ? `138 0000 ${String(1001 + row * 7)}`
        : `+44 20 7946 ${String(100 + row * 7).padStart(4, '0')}`;
    case 'url':
      return `https://example.com/${entity.plural}/${row + 1}`;
    case 'text':
    case 'long-text':
      return exampleText(field, { entity, locale, rows, products: scene.products }, row);
  }
}

interface Scene {
  readonly entity: AppEntity;
  readonly locale: Locale;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Ids of the example rows that a reference to an entity may have. */
  readonly idsOf: (entity: string) => readonly number[];
  /** What the app's shop sells; empty where nothing says it. */
  readonly products: readonly string[];
}

/** Example rows of an entity; the same for the same model. `count` is at most the limit of the contract. */
export function buildSeeds(scene: Scene, count: number): Seed[] {
  const rows = Math.min(count, limits.assistant.seedRows);
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      scene.entity.fields.map((field, at) => [field.name, valueFor(field, at, row, { ...scene, rows })]),
    ),
  );
}

/** The entities with example rows; references point to rows that are there. */
export function withSeeds(
  entities: readonly AppEntity[],
  {
    locale,
    today,
    sentence,
    countOf,
  }: { locale: Locale; today: string; sentence: string; countOf: (entity: AppEntity) => number },
): AppEntity[] {
  const products = productsIn(sentence, locale);
  const countIn = (entity: AppEntity) => Math.min(countOf(entity), limits.assistant.seedRows);
  const ids = new Map(entities.map((entity) => [entity.name, idsShown(entity, countIn(entity))]));
  const idsOf = (name: string) => ids.get(name) ?? [];
  return entities.map((entity) => ({
    ...entity,
    seeds: buildSeeds({ entity, locale, today, products, idsOf }, countIn(entity)),
  }));
}

/** Example rows for an entity of a model, as many as it has. */
export function seedsFor(
  model: Pick<AppModel, 'entities' | 'locale' | 'description'>,
  entity: AppEntity,
  count = entity.seeds.length,
): Seed[] {
  const idsOf = (name: string) => {
    const target = model.entities.find((one) => one.name === name);
    return target === undefined ? [] : idsShown(target, target.seeds.length);
  };
  const products = productsIn(model.description, model.locale);
  return buildSeeds({ entity, locale: model.locale, today: usualDay, idsOf, products }, count);
}

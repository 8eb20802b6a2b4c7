import type { AppEntity, AppField, AppModel, AppPage, PageKind } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { publicationOf, type Publication } from '../../publication.ts';
import { isPicture } from './pictures.ts';
import { visitorsOf, type Visitors } from './visitors.ts';
import { withFittingLimits, withRenamedField } from '../../record-limits.ts';

export type GeneratedPageKind = PageKind | 'api';

export interface GeneratedPage extends Omit<AppPage, 'kind'> {
  /** `api`: the page of an app without pages, which lists its calls. */
  readonly kind: GeneratedPageKind;
}

/** A model that was prepared for the templates. */
export interface Model extends Omit<AppModel, 'pages' | 'features'> {
  readonly pages: readonly GeneratedPage[];
  /** By the name of an entity that is shown as posts: what makes its records public. */
  readonly publications: ReadonlyMap<string, Publication>;
  readonly visitors: Visitors;
  /** `login`: there are accounts, be it the owner's alone. `signUp`: anybody can have one. */
  readonly features: AppModel['features'] & { readonly signUp: boolean };
}

/**
 * The model as the templates take it: nothing in it points nowhere, every text has a longest length, and no name means
 * something else in the places where names are written.
 */

/** Keys of a record or of a query that are not fields, what SQLite calls the number of a row, and names that every JavaScript object has. */
const takenFields = new Set([
  'id',
  'rowid',
  'oid',
  '_rowid_',
  'page',
  'perPage',
  'sort',
  'search',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
]);

/** Addresses under /api that the server has itself. */
const takenPlurals = new Set(['health', 'session', 'sessions', 'accounts']);

/** Most characters, or most and least of a rating, where the model says nothing. */
const usualBounds: Partial<Record<AppField['type'], { readonly least?: number; readonly most: number }>> = {
  text: { most: 200 },
  'long-text': { most: 10_000 },
  email: { most: 200 },
  url: { most: 500 },
  phone: { most: 40 },
  rating: { least: 1, most: 5 },
};

const longest = 10_000;
const isText = (field: AppField) => ['text', 'long-text', 'email', 'url', 'phone'].includes(field.type);

function safeName(name: string, taken: ReadonlySet<string>, others: readonly string[]): string {
  if (!taken.has(name)) return name;
  let safe = `${name}Value`;
  while (others.includes(safe)) safe += 'X';
  return safe;
}

function prepareField(field: AppField, name: string, entities: readonly AppEntity[]): AppField {
  const bounds = usualBounds[field.type];
  const most = isPicture({ type: field.type, name })
    ? limits.assistant.pictureCharacters
    : isText(field)
      ? Math.min(field.most ?? bounds?.most ?? longest, longest)
      : (field.most ?? bounds?.most);
  const least = field.least ?? bounds?.least;
  const isLost = field.type === 'reference' && !entities.some((entity) => entity.name === field.target);
  const isEmptyChoice = field.type === 'choice' && (field.choices ?? []).length === 0;
  return {
    ...field,
    name,
    ...(most === undefined ? {} : { most }),
    ...(least === undefined ? {} : { least }),
    ...(isLost || isEmptyChoice ? { type: 'text' as const, most: 200, target: undefined, choices: undefined } : {}),
  };
}

interface Renamed {
  readonly entity: AppEntity;
  readonly names: ReadonlyMap<string, string>;
}

function prepareEntity(entity: AppEntity, model: AppModel): Renamed {
  const all = entity.fields.map((field) => field.name);
  const names = new Map(all.map((name) => [name, safeName(name, takenFields, all)]));
  const newName = (name: string) => names.get(name) ?? name;
  const fields = entity.fields.map((field) => prepareField(field, newName(field.name), model.entities));
  const seeds = entity.seeds.map((seed) =>
    Object.fromEntries(Object.entries(seed).flatMap(([key, value]) => (names.has(key) ? [[newName(key), value]] : []))),
  );
  const plural = takenPlurals.has(entity.plural) ? `${entity.plural}-list` : entity.plural;
  const titleField = names.has(entity.titleField) ? newName(entity.titleField) : (fields[0]?.name ?? '');
  const limits = withRenamedField(entity.limits, newName);
  return { names, entity: withFittingLimits({ ...entity, plural, fields, seeds, titleField, limits }) };
}

const neededTypes: Partial<Record<AppPage['kind'], readonly AppField['type'][]>> = {
  board: ['choice'],
  calendar: ['date', 'date-time'],
};
const withoutEntity = new Set<AppPage['kind']>(['calculator', 'landing']);

/** A page whose kind cannot be had (a board without a choice) becomes a list; one without its entity is left out. */
function preparePage(page: AppPage, renamed: readonly Renamed[]): AppPage[] {
  if (withoutEntity.has(page.kind)) return [{ key: page.key, label: page.label, kind: page.kind }];
  const found = renamed.find(({ entity }) => entity.name === page.entity);
  if (found === undefined) return [];
  const { entity, names } = found;
  const fieldFor = (name: string | undefined) => entity.fields.find((field) => field.name === names.get(name ?? ''));
  const needed = neededTypes[page.kind];
  const asked = fieldFor(page.by);
  const by =
    needed && !(asked && needed.includes(asked.type)) ? entity.fields.find((f) => needed.includes(f.type)) : asked;
  const kind = needed && by === undefined ? 'list' : page.kind;
  return [{ key: page.key, label: page.label, kind, entity: entity.name, by: by?.name, sum: fieldFor(page.sum)?.name }];
}

const callsPage: GeneratedPage = { key: 'calls', label: { zh: '接口', en: 'Calls' }, kind: 'api' };

function pagesOf(model: AppModel, renamed: readonly Renamed[]): readonly GeneratedPage[] {
  const pages = model.family === 'api' ? [] : model.pages.flatMap((page) => preparePage(page, renamed));
  return pages.length > 0 ? pages : [callsPage];
}

function publicationsOf(entities: readonly AppEntity[], pages: readonly GeneratedPage[]): Map<string, Publication> {
  const posts = pages.filter(({ kind }) => kind === 'posts').map((page) => page.entity);
  return new Map(
    entities.flatMap((entity): [string, Publication][] => {
      const publication = posts.includes(entity.name) ? publicationOf(entity) : undefined;
      return publication === undefined ? [] : [[entity.name, publication]];
    }),
  );
}

function prepareOrder(order: string | undefined, { entity, names }: Renamed): string {
  const name = names.get(order?.replace('-', '') ?? '');
  if (order === undefined || name === undefined || !entity.fields.some((field) => field.name === name)) return '-id';
  return order.startsWith('-') ? `-${name}` : name;
}

/** A form for what strangers make, where no page has one. */
function formsFor(
  { open }: Visitors,
  entities: readonly AppEntity[],
  pages: readonly GeneratedPage[],
): readonly GeneratedPage[] {
  const hasForm = (name: string) =>
    pages.some(({ kind, entity }) => entity === name && (kind === 'form' || kind === 'cart'));
  return entities
    .filter(({ name }) => open.has(name) && !hasForm(name))
    .map(({ name, plural, label }) => ({
      key: `new-${plural}`.slice(0, 40),
      label: { zh: `填写${label.zh}`, en: `New ${label.en.toLowerCase()}` },
      kind: 'form',
      entity: name,
    }));
}

/** See above. Entities come in an order in which each stands after those it refers to, where that can be. */
export function prepareModel(model: AppModel): Model {
  const renamed = model.entities.map((entity) => prepareEntity(entity, model));
  const entities = renamed.map(({ entity }) => entity);
  const asked = pagesOf(model, renamed);
  const visitors = visitorsOf({ family: model.family, owned: model.owned, entities, pages: asked });
  const pages = [...formsFor(visitors, entities, asked), ...asked];
  // Who has an account beside the owner has it for what visitors make.
  const signUp = model.features.login && model.entities.length > 0 && (!visitors.owned || visitors.open.size > 0);
  return {
    ...model,
    // What the owner alone sees has no readers to keep drafts from.
    publications: publicationsOf(
      entities.filter(({ name }) => !visitors.hidden.has(name)),
      pages,
    ),
    visitors,
    features: { ...model.features, signUp, login: signUp || visitors.owned },
    entities: afterTargets(entities)
      .map(withoutCircles)
      .map((entity) => withSeenTargets(entity, visitors)),
    pages: pages.filter((page, index) => pages.findIndex((other) => other.key === page.key) === index),
    order: Object.fromEntries(
      renamed.map((item) => [item.entity.name, prepareOrder(model.order[item.entity.name], item)]),
    ),
  };
}

function afterTargets(entities: readonly AppEntity[]): AppEntity[] {
  const sorted: AppEntity[] = [];
  const open = new Set<AppEntity>();
  const place = (entity: AppEntity) => {
    if (sorted.includes(entity) || open.has(entity)) return;
    open.add(entity);
    for (const target of targetsOf(entity)) {
      const found = entities.find((other) => other.name === target);
      if (found) place(found);
    }
    sorted.push(entity);
  };
  entities.forEach(place);
  return sorted;
}

/** What must be there before its own kind can be could never be made, so such a reference may be empty. */
function withoutCircles(entity: AppEntity, index: number, sorted: readonly AppEntity[]): AppEntity {
  const earlier = sorted.slice(0, index).map((other) => other.name);
  const fields = entity.fields.map((field) =>
    field.type === 'reference' && !earlier.includes(field.target ?? '') ? { ...field, required: false } : field,
  );
  return { ...entity, fields };
}

/** Strangers can choose none of what they see none of, so it may be empty in what they make. */
function withSeenTargets(entity: AppEntity, { open, hidden }: Visitors): AppEntity {
  if (!open.has(entity.name)) return entity;
  const isUnseen = ({ target = '' }: AppField) => hidden.has(target) && !open.has(target);
  return { ...entity, fields: entity.fields.map((field) => (isUnseen(field) ? { ...field, required: false } : field)) };
}

const targetsOf = (entity: AppEntity) => entity.fields.flatMap((field) => (field.target ? [field.target] : []));

import type { AppEntity, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { Model } from './prepare-model.ts';
import { snakeCase, tableName } from './names.ts';
import { isPicture, typeInApp } from './pictures.ts';
import { isForStaff, madeBy } from './visitors.ts';

/** What a server must know of a field: its rules, not how it is shown. */
export interface ServerField {
  readonly name: string;
  readonly column: string;
  readonly type: AppField['type'] | 'picture';
  readonly required: boolean;
  readonly unique: boolean;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly choices?: readonly string[] | undefined;
  readonly target?: string | undefined;
  readonly preset?: string | number | boolean | undefined;
  /** The server's own: it comes from no request and is in no answer. */
  readonly internal?: boolean | undefined;
  /** Only the owner sets it; what strangers make begins with its preset. */
  readonly staff?: boolean | undefined;
}

/** At most so many records for each value of `by`, each day of `day` or at the same time; those that are over do not count. */
export interface ServerLimit {
  readonly most: number;
  readonly by?: string | undefined;
  readonly day?: string | undefined;
  /** When it begins and ends; without an end it takes a moment. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** One may begin where another ends. */
  readonly backToBack?: boolean | undefined;
  /** The field that tells that a record is over, and the value it then has; without one, any value. */
  readonly until?: { readonly name: string; readonly value?: string | boolean | undefined } | undefined;
}

export interface ServerEntity {
  readonly name: string;
  readonly plural: string;
  readonly table: string;
  readonly order: string;
  readonly fields: readonly ServerField[];
  readonly limits?: readonly ServerLimit[] | undefined;
  /** What makes a record public, where whoever is not signed in does not see all of them. */
  readonly published?: { readonly name: string; readonly value: string | boolean } | undefined;
  /** `add`: strangers make records and see their own. `none`: they see none. Absent: everybody sees all. */
  readonly visitors?: 'add' | 'none' | undefined;
}

function serverField(field: AppField, isOpen: boolean): ServerField {
  return {
    name: field.name,
    column: snakeCase(field.name),
    type: typeInApp(field),
    required: field.required,
    unique: field.unique,
    least: field.least,
    most: field.most,
    choices: field.choices?.map((choice) => choice.value),
    target: field.target,
    preset: field.preset,
    staff: isOpen && isForStaff(field) ? true : undefined,
  };
}

/** Who made a record. A choice is a type whose texts no search looks into. */
export const madeByField: ServerField = {
  name: madeBy,
  column: madeBy,
  type: 'choice',
  required: false,
  unique: false,
  internal: true,
};

/** The collection in which a MongoDB store counts ids; an entity of that name is kept in another. */
const idCounters = 'counters';

function tableOf({ plural }: AppEntity, database: TechStack['database']): string {
  const table = tableName(plural);
  return database === 'mongodb' && table === idCounters ? `${table}_list` : table;
}

/** The limits of an entity as servers and pages check them; undefined where it has none. */
export function limitsOf({ limits, fields }: AppEntity): ServerEntity['limits'] {
  return limits?.map(({ most, by, day, span, until }) => {
    const isBox = fields.some(({ name, type }) => name === until?.field && type === 'boolean');
    const hasTimes = fields.some(({ name, type }) => name === span?.from && type === 'date-time');
    return {
      most,
      by,
      day,
      from: span?.from,
      to: span?.to,
      backToBack: span?.to !== undefined && (hasTimes || span.backToBack === true) ? true : undefined,
      until: until && { name: until.field, value: isBox ? true : until.value },
    };
  });
}

const serverEntity = (entity: AppEntity, model: Model, database: TechStack['database']): ServerEntity => ({
  name: entity.name,
  plural: entity.plural,
  table: tableOf(entity, database),
  order: model.order[entity.name] ?? '-id',
  fields: [
    ...entity.fields.map((field) => serverField(field, model.visitors.open.has(entity.name))),
    ...(model.visitors.hidden.has(entity.name) ? [madeByField] : []),
  ],
  visitors: model.visitors.hidden.has(entity.name)
    ? model.visitors.open.has(entity.name)
      ? 'add'
      : 'none'
    : undefined,
  limits: limitsOf(entity),
  published: model.features.login ? publishedOf(entity, model) : undefined,
});

/** The entities of a prepared model as its server sees them. */
export const serverEntities = (model: Model, database: TechStack['database']) =>
  model.entities.map((entity) => serverEntity(entity, model, database));

/** What a server is told of its app: what is kept, and who may do what. */
export function serverModel(model: Model, database: TechStack['database']) {
  const { login, signUp } = model.features;
  return { features: { login, signUp, visitors: hasVisitors(model) }, entities: serverEntities(model, database) };
}

/** The value of a field that a record must have for readers to see it. */
export function publishedOf(entity: AppEntity, { publications }: Model): ServerEntity['published'] {
  const publication = publications.get(entity.name);
  return publication && { name: publication.name, value: publication.value };
}

/** Whether an app keeps drafts from those who are not signed in. */
export const hidesDrafts = (model: Model) => model.features.login && model.publications.size > 0;

/** Whether strangers come to an app that is somebody's: then everything but what they make is its owner's. */
export const hasVisitors = (model: Model) => model.visitors.owned;

/** Seeds by path: `{"tasks": [{…}]}`, in the order in which they can be written. */
export const seedsOf = (model: Model) =>
  Object.fromEntries(model.entities.map((entity) => [entity.plural, entity.seeds.map(seedWithTypes(entity, model))]));

/** Seeds as a record of their entity: every field, null where it says nothing. Pictures are for the owner to choose. */
const seedWithTypes =
  (entity: AppEntity, { visitors }: Model) =>
  (seed: AppEntity['seeds'][number]) => ({
    ...Object.fromEntries(
      entity.fields.map((field) => {
        if (isPicture(field)) return [field.name, null];
        const value = seed[field.name] ?? (field.type === 'boolean' ? false : null);
        return [field.name, field.type === 'date-time' && typeof value === 'string' ? value.slice(0, 16) : value];
      }),
    ),
    ...(visitors.hidden.has(entity.name) ? { [madeBy]: null } : {}),
  });

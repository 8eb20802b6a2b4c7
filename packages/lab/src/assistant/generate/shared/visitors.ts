import type { AppEntity, AppFamily, AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { clientName, holdsKeys, isPersonal, isReachable, saysOfSomebody } from './personal-data.ts';

/**
 * What strangers may see of an app that they come to: what they brought themselves, and nothing of each other. Whoever has
 * the owner's password sees and changes everything.
 */
export interface Visitors {
  /** Records that only the owner and whoever made them may see. */
  readonly hidden: ReadonlySet<string>;
  /** Those of them that strangers make. */
  readonly open: ReadonlySet<string>;
  /** Whether the app has an owner: then nobody else writes what strangers do not make. */
  readonly owned: boolean;
}

/** The field of a hidden record that tells who made it. No field of a model has such a name. */
export const madeBy = '_visitor';

const staffChoice = /status|state|stage/i;
const staffBox =
  /^(?:is)?(?:paid|confirmed|approved|accepted|shipped|sent|delivered|done|completed|checkedIn|handled|resolved|read)$/i;

/**
 * Whether a field is set by whoever runs the app, not by those who fill in its forms: the state of an order, whether a booking
 * is confirmed. It begins with its preset.
 */
export const isForStaff = ({ name, type, preset }: AppField) =>
  (type === 'choice' && preset !== undefined && staffChoice.test(name)) || (type === 'boolean' && staffBox.test(name));

/** Whose forms strangers fill in; in others a form is for those whose records it makes. */
const formFamilies: ReadonlySet<AppFamily> = new Set(['shop', 'booking', 'survey', 'landing', 'records']);

const timeName = /^(?:time|slot|timeSlot|hour|period)$|时间|时段|\btime\b/iu;
/** A day or a time, also one that is written in words. */
const isDated = ({ fields }: AppEntity) =>
  fields.some(
    ({ name, label, type }) =>
      type === 'date' ||
      type === 'date-time' ||
      (type === 'text' && [name, label.zh, label.en].some((said) => timeName.test(said))),
  );

interface Seen {
  readonly family: AppFamily;
  readonly entities: readonly AppEntity[];
  readonly owned?: boolean | undefined;
  readonly pages: readonly { readonly kind: string; readonly entity?: string | undefined }[];
}

/** Whether a page of the app has strangers make records of an entity. */
const isFilledIn = ({ family, pages }: Seen, name: string) =>
  pages.some(
    ({ kind, entity }) => entity === name && (kind === 'cart' || (kind === 'form' && formFamilies.has(family))),
  );

/** Whether strangers make records of an entity: as was decided, else as its pages and fields tell. */
function opener(app: Seen): (entity: AppEntity) => boolean {
  const { family, entities } = app;
  const isTarget = ({ name }: AppEntity) => entities.some(({ fields }) => fields.some(({ target }) => target === name));
  const namesClient = ({ fields }: AppEntity) => fields.some(({ name }) => clientName.test(name));
  /** A time, and who comes: whoever else has a telephone is somebody that others are booked with. */
  const isBooked = (entity: AppEntity) =>
    family === 'booking' && isDated(entity) && (namesClient(entity) || (isReachable(entity) && !isTarget(entity)));
  return (entity) => entity.open ?? (isFilledIn(app, entity.name) || isBooked(entity));
}

/** A kind of records as it was before a change, also under another name. */
export function entityBefore(before: AppModel, after: AppModel, { name }: AppEntity): AppEntity | undefined {
  const same = before.entities.find((entity) => entity.name === name);
  if (same !== undefined || before.entities.length !== after.entities.length) return same;
  const other = before.entities[after.entities.findIndex((entity) => entity.name === name)];
  return after.entities.some((entity) => entity.name === other?.name) ? undefined : other;
}

/**
 * The app after a change, with whoever made the records of an entity before still making them: another field does not open a
 * list to strangers, nor close their form. Another kind of app, or a page that strangers fill in, is another matter. What was
 * hidden stays so, unless the change itself says otherwise.
 */
export function withKeptVisitors(before: AppModel, after: AppModel): AppModel {
  const [was, is] = [opener(before), opener(after)];
  const isKept = (entity: AppEntity, old: AppEntity) =>
    was(old) === is(entity) || isFilledIn(before, old.name) !== isFilledIn(after, entity.name);
  const settle = (entity: AppEntity): AppEntity => {
    const old = entityBefore(before, after, entity);
    const isSet = old === undefined || entity.open !== undefined;
    return isSet || isKept(entity, old) ? entity : { ...entity, open: was(old) };
  };
  const settled = before.family === after.family ? { ...after, entities: after.entities.map(settle) } : after;
  return withClosedAdditions(before, withKeptSecrets(before, settled));
}

/**
 * What is added to an app whose records, or whose people, are kept from others is kept from them alike, until somebody opens it.
 * Where visitors come, what says nothing of anybody is there for them.
 */
function withClosedAdditions(before: AppModel, after: AppModel): AppModel {
  const { hidden, open } = visitorsOf(before);
  const isClosed = before.entities.some(({ name }) => hidden.has(name));
  const isNew = (entity: AppEntity) => entityBefore(before, after, entity) === undefined;
  if (!isClosed || !after.entities.some(isNew)) return after;
  const { open: opened } = visitorsOf(after);
  const isForVisitors = (entity: AppEntity) => open.size > 0 && !saysOfSomebody(entity);
  const close = (entity: AppEntity): AppEntity =>
    entity.hidden !== undefined || opened.has(entity.name) || !isNew(entity) || isForVisitors(entity)
      ? entity
      : { ...entity, hidden: true };
  return { ...after, entities: after.entities.map(close) };
}

function withKeptSecrets(before: AppModel, after: AppModel): AppModel {
  const [was, is] = [visitorsOf(before), visitorsOf(after)];
  const keep = (entity: AppEntity): AppEntity => {
    const old = entityBefore(before, after, entity);
    if (old === undefined || entity.hidden !== old.hidden) return entity;
    const [wasHidden, isHidden] = [was.hidden.has(old.name), is.hidden.has(entity.name)];
    if (wasHidden && !isHidden)
      return old.open === true && entity.open === false ? entity : { ...entity, hidden: true };
    const isByField = !is.open.has(entity.name) && !isPersonal(old, before.entities);
    return !was.owned && isHidden && !wasHidden && isByField && isPersonal(entity, after.entities)
      ? { ...entity, hidden: false }
      : entity;
  };
  return { ...after, entities: after.entities.map(keep) };
}

/** Who of an app's records belongs to strangers; both sets are empty where no strangers come and nothing is personal. */
export function visitorsOf(app: Seen): Visitors {
  const { entities } = app;
  const named = (name: string | undefined) => entities.find((entity) => entity.name === name);
  const open = new Set(entities.filter(opener(app)).map(({ name }) => name));
  const targetsOf = (name: string) => (named(name)?.fields ?? []).flatMap(({ target }) => named(target) ?? []);
  // Who orders is chosen from records of one's own; what is ordered, and from whom, from everybody's.
  for (const name of open)
    for (const target of targetsOf(name)) if (clientName.test(target.name)) open.add(target.name);
  const chosen = new Set([...open].flatMap((name) => targetsOf(name).map((target) => target.name)));
  // Who writes for everybody is named below what was written.
  const posts = app.pages.flatMap(({ kind, entity }) => (kind === 'posts' && entity !== undefined ? [entity] : []));
  const writers = new Set(posts.flatMap((name) => targetsOf(name).map((target) => target.name)));
  const hidden = new Set(open);
  const isPrivate = (entity: AppEntity) =>
    holdsKeys(entity) ||
    (!chosen.has(entity.name) &&
      !writers.has(entity.name) &&
      (isPersonal(entity, entities) || (open.size > 0 && isReachable(entity))));
  for (const entity of entities) if (entity.hidden ?? isPrivate(entity)) hidden.add(entity.name);
  for (const name of hidden) {
    for (const other of entities)
      if (other.hidden !== false && targetsOf(other.name).some((target) => target.name === name))
        hidden.add(other.name);
  }
  return { open, hidden, owned: app.owned === true || hidden.size > 0 };
}

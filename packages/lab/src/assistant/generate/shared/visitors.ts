import type { AppEntity, AppFamily, AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';

/**
 * What strangers may see of an app that they come to: what they brought themselves, and nothing of each other. Whoever has
 * the owner's password sees and changes everything.
 */
export interface Visitors {
  /** Records that only the owner and whoever made them may see. */
  readonly hidden: ReadonlySet<string>;
  /** Those of them that strangers make. */
  readonly open: ReadonlySet<string>;
}

/** The account that the server makes at its first start. */
export const ownerName = 'owner';

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
const clientName = /^(?:customer|client|guest|patient|visitor|buyer|subscriber|donor|member|student)/i;

const isPersonal = ({ fields }: AppEntity) => fields.some(({ type }) => type === 'phone' || type === 'email');
const isDated = ({ fields }: AppEntity) => fields.some(({ type }) => type === 'date' || type === 'date-time');

interface Seen {
  readonly family: AppFamily;
  readonly entities: readonly AppEntity[];
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
    family === 'booking' && isDated(entity) && (namesClient(entity) || (isPersonal(entity) && !isTarget(entity)));
  return (entity) => entity.open ?? (isFilledIn(app, entity.name) || isBooked(entity));
}

/**
 * The app after a change, with whoever made the records of an entity before still making them: another field does not open a
 * list to strangers, nor close their form. Another kind of app, or a page that strangers fill in, is another matter.
 */
export function withKeptVisitors(before: AppModel, after: AppModel): AppModel {
  if (before.family !== after.family) return after;
  const [was, is] = [opener(before), opener(after)];
  const isKept = (entity: AppEntity, old: AppEntity) =>
    was(old) === is(entity) || isFilledIn(before, old.name) !== isFilledIn(after, entity.name);
  const settle = (entity: AppEntity): AppEntity => {
    const old = before.entities.find(({ name }) => name === entity.name);
    const isSet = old === undefined || entity.open !== undefined;
    return isSet || isKept(entity, old) ? entity : { ...entity, open: was(old) };
  };
  return { ...after, entities: after.entities.map(settle) };
}

/** Who of an app's records belongs to strangers; both sets are empty where no strangers come. */
export function visitorsOf(app: Seen): Visitors {
  const { entities } = app;
  const named = (name: string | undefined) => entities.find((entity) => entity.name === name);
  const open = new Set(entities.filter(opener(app)).map(({ name }) => name));
  if (open.size === 0) return { open, hidden: open };
  const targetsOf = (name: string) => (named(name)?.fields ?? []).flatMap(({ target }) => named(target) ?? []);
  // Who orders is chosen from records of one's own; what is ordered, and from whom, from everybody's.
  for (const name of open)
    for (const target of targetsOf(name)) if (clientName.test(target.name)) open.add(target.name);
  const chosen = new Set([...open].flatMap((name) => targetsOf(name).map((target) => target.name)));
  const hidden = new Set(open);
  for (const entity of entities) if (isPersonal(entity) && !chosen.has(entity.name)) hidden.add(entity.name);
  for (const name of hidden) {
    for (const other of entities)
      if (targetsOf(other.name).some((target) => target.name === name)) hidden.add(other.name);
  }
  return { open, hidden };
}

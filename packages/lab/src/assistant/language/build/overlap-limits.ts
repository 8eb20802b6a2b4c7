import type { AppEntity, AppField, AppModel, RecordLimit } from '@toolbench/contracts/assistant/app-model.ts';
import { fitsFields } from '../../record-limits.ts';
import { entitiesNamed, fieldsNamed } from '../change/resolve.ts';
import { readField } from '../read/read-field.ts';

const ends: readonly string[] = ['endsAt', 'endTime', 'endDate', 'checkOutDate', 'returnDate', 'dueDate'];
const endWords = /结束|截止|退房|离店|归还|^到|until|\bend|\bto$|check-?out|\breturn/iu;
/** Guests leave on the day that others come. */
const leaves = /退房|离店|离开|check-?out|depart|leav/iu;

/** The field that tells when what begins with another one ends. */
function endOf({ fields }: AppEntity, start: AppField): AppField | undefined {
  const alike = fields.filter((field) => field !== start && field.type === start.type);
  const usual = ends.flatMap((name) => alike.find((field) => field.name === name) ?? []);
  return usual[0] ?? alike.find(({ label }) => endWords.test(label.zh) || endWords.test(label.en));
}

/** The field of an entity that the words of what is booked name. */
function namedField(model: AppModel, entity: AppEntity, what: string): AppField | undefined {
  const targets = new Set(entitiesNamed(model.entities, what).map(({ name }) => name));
  const countable = entity.fields.filter(({ name }) => fitsFields({ most: 1, by: name }, entity.fields));
  const isShortFor = ({ label: { zh } }: AppField) => what !== '' && (zh.startsWith(what) || zh.endsWith(what));
  return (
    entity.fields.find(({ target }) => target !== undefined && targets.has(target)) ??
    fieldsNamed({ ...entity, fields: countable }, what)[0] ??
    countable.find(isShortFor)
  );
}

/** What is likely to be booked where no word says it: a record that is no person, else a text that must be given and names none. */
function likelyField({ fields }: AppEntity, isPerson: (words: string) => boolean): AppField | undefined {
  const things = fields.filter(({ label }) => !isPerson(label.zh) && !isPerson(label.en));
  return (
    things.find(({ type }) => type === 'reference') ?? things.find(({ type, required }) => type === 'text' && required)
  );
}

/** Words of a booking or its time rather than of what is booked. */
const isBooking = (words: string) =>
  /时间|时段|预[约订定]|^(?:time|slot|booking|reservation|appointment)/iu.test(words);

/**
 * The rule that no two records of what is booked overlap, the entity that has it, and the field that tells what is booked,
 * which may be new; undefined where no time is kept.
 */
export function overlapLimit(
  model: AppModel,
  who: string,
  startOf: (entity: AppEntity) => AppField | undefined,
  isPerson: (words: string) => boolean,
): { readonly entity: AppEntity; readonly limit: RecordLimit; readonly by: AppField | undefined } | undefined {
  const what = isBooking(who) ? '' : who;
  const timed = model.entities.flatMap((entity) => {
    const start = startOf(entity);
    return start === undefined ? [] : [{ entity, start, by: namedField(model, entity, what) }];
  });
  // What points to the thing that is booked keeps its times; the thing itself has none, or others.
  const found = timed.find(({ by }) => by !== undefined) ?? timed[0];
  if (found === undefined) return undefined;
  const { entity, start } = found;
  const by = found.by ?? (what === '' ? likelyField(entity, isPerson) : readField(what));
  const end = endOf(entity, start);
  const isLeft = end?.type === 'date' && (leaves.test(end.label.zh) || leaves.test(end.label.en));
  const span = {
    from: start.name,
    ...(end === undefined ? {} : { to: end.name }),
    ...(isLeft ? { backToBack: true } : {}),
  };
  return { entity, by, limit: { most: 1, ...(by === undefined ? {} : { by: by.name }), span } };
}

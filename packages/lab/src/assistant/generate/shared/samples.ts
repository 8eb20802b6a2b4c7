import type { Model } from './prepare-model.ts';
import { limitsOf } from './server-entity.ts';
import { isPicture } from './pictures.ts';
import { isForStaff } from './visitors.ts';
import { numericTypes, type AppEntity, type AppField } from '@toolbench/contracts/assistant/app-model.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';

/** What a generated test sends for one entity. */
export interface Sample {
  readonly plural: string;
  /** A record that is right; references are left out. */
  readonly values: Readonly<Record<string, string | number | boolean>>;
  /** Fields that refer to a record, with the plural of what they refer to. */
  readonly references: Readonly<Record<string, string>>;
  /** Values that must be refused, by the field that is wrong. */
  readonly wrong: Readonly<Record<string, string | number | null>>;
  /** One value for each rule of each field that breaks this rule alone. */
  readonly broken: readonly { readonly field: string; readonly value: string | number | null }[];
  /** A field whose text must come back as it was sent, whatever it holds. */
  readonly textField: string | null;
  /** Whether of two records like this only one can be. */
  readonly isUnique: boolean;
  /** What makes it a draft that only writers see, and what publishes it. */
  readonly draft: Readonly<Record<string, string | boolean>> | null;
  readonly published: Readonly<Record<string, string | boolean>> | null;
  /** How many records that are alike there may be, where no more can be made. */
  readonly limit: SampleLimit | null;
  /** A choice and its values in the order in which lists sort them; MongoDB sorts them by their letters. */
  readonly choice: { readonly field: string; readonly values: readonly string[] } | null;
  /** Whether strangers make records, and see only their own. */
  readonly isOpen: boolean;
  /** Whether strangers see none that others made; where they make none, they see none at all. */
  readonly isHidden: boolean;
  /** A value that only the owner may give it, where there is one. */
  readonly staff: Readonly<Record<string, string | boolean>> | null;
}

interface SampleLimit {
  readonly most: number;
  /** The field that the refusal is told at. */
  readonly field: string;
  /** What makes a sample count. */
  readonly values: Readonly<Record<string, string | boolean | null>>;
  /** What takes it out of the count again. */
  readonly over: Readonly<Record<string, string | boolean>> | null;
  /** Other times, where records may not overlap, and whether the first record leaves them free. */
  readonly times: readonly { readonly values: Readonly<Record<string, string>>; readonly isFree: boolean }[];
}

function numberWithin({ least, most }: AppField): number {
  const wanted = Math.max(least ?? 1, 1);
  return most !== undefined && wanted > most ? most : wanted;
}

function textWithin(field: AppField): string {
  const text = 'Sample'.padEnd(field.least ?? 0, 'x');
  return text.slice(0, field.most);
}

function rightValue(field: AppField): string | number | boolean | undefined {
  if (numericTypes.has(field.type)) return numberWithin(field);
  switch (field.type) {
    case 'boolean':
      return true;
    case 'date':
      return '2026-01-31';
    case 'date-time':
      return '2026-01-31T09:30';
    case 'choice':
      return field.choices?.[0]?.value;
    case 'email':
      return 'sample@example.org';
    case 'url':
      return isPicture(field) ? 'data:image/png;base64,iVBORw0KGgo=' : 'https://example.org/sample';
    case 'phone':
      return '555 010 999';
    case 'reference':
      return undefined;
    default:
      return textWithin(field);
  }
}

function wrongValue(field: AppField): string | number | null {
  if (field.required && field.type !== 'boolean') return null;
  if (field.type === 'reference') return 987_654_321;
  if (field.type === 'text' || field.type === 'long-text') return 'x'.repeat((field.most ?? 200) + 1);
  return 'nonsense!';
}

/** A text with the character that databases end texts at, or refuse. */
const withNul = (field: AppField) => `${textWithin(field).slice(0, -1)}\0`;

/** Files that browsers would run scripts of, whatever shows them. */
const notPictures = ['data:image/svg+xml;base64,PHN2Zz4=', 'data:text/html;base64,PGI+', 'javascript:alert(1)'];

/** Values of the right kind that break one rule each: required, longest and shortest, least and most, pattern, choice. */
function brokenValues(field: AppField): (string | number | null)[] {
  const { type, least, most, required } = field;
  const missing = required && type !== 'boolean' ? [null] : [];
  if (numericTypes.has(type)) {
    const bounds = [...(least === undefined ? [] : [least - 1]), ...(most === undefined ? [] : [most + 1])];
    const isWhole = type === 'integer' || type === 'rating';
    return [...missing, ...bounds, ...(isWhole ? [numberWithin(field) + 0.5] : []), 'many'];
  }
  switch (type) {
    case 'boolean':
      return ['yes'];
    case 'date':
      return [...missing, '2026-02-30', 'tomorrow'];
    case 'date-time':
      return [...missing, '2026-01-31T25:00', '2026-01-31'];
    case 'choice':
      return [...missing, 'none-of-them'];
    case 'reference':
      return [...missing, 987_654_321, 1.5];
    case 'email':
    case 'url':
    case 'phone':
      return [...missing, 'nonsense!', ...(isPicture(field) ? notPictures : [])];
    default: {
      const tooLong = most === undefined ? [] : ['x'.repeat(most + 1)];
      const tooShort = least === undefined || least < 2 ? [] : ['x'.repeat(least - 1)];
      return [...missing, ...tooLong, ...tooShort, 7, withNul(field)];
    }
  }
}

/** More than so many records are not made to try a limit. */
const mostTried = 20;

/** Days on which no example record lies, an hour of each, and the half hours between. */
const farTimes = {
  date: ['2031-05-17', '2031-05-18', '2031-05-19', '2031-05-20'],
  'date-time': ['2031-05-17T09:30', '2031-05-17T10:00', '2031-05-17T10:30', '2031-05-17T11:00'],
} as const;

const farTimesOf = ({ type }: AppField) => farTimes[type === 'date' ? 'date' : 'date-time'];

/** Times around one that lasts from the first to the third of the far ones. */
function timesAround(from: AppField, to: AppField | undefined, isBackToBack: boolean): SampleLimit['times'] {
  const [first, second, third, last] = farTimesOf(from);
  if (to === undefined) return [{ values: { [from.name]: second }, isFree: true }];
  const spans = [
    [second, last, false],
    [third, last, isBackToBack],
    [third, second, false],
    [first, second, false],
  ] as const;
  return spans.map(([start, end, isFree]) => ({ values: { [from.name]: start, [to.name]: end }, isFree }));
}

function limitOf(entity: AppEntity): SampleLimit | null {
  const { fields } = entity;
  const limit = limitsOf(entity)?.[0];
  const named = (name: string | undefined) => fields.find((field) => field.name === name);
  const [owner, day, until] = [named(limit?.by), named(limit?.day), named(limit?.until?.name)];
  const [from, to] = [named(limit?.from), named(limit?.to)];
  // Example records may have the same choice, and another one with a value that must be unique cannot be made.
  const isTried =
    owner === undefined
      ? (day ?? from) !== undefined
      : owner.type !== 'choice' && (owner.type !== 'reference' || owner.required);
  if (
    limit === undefined ||
    entity.limits?.length !== 1 ||
    !isTried ||
    limit.most > mostTried ||
    fields.some(({ unique }) => unique)
  )
    return null;
  if (until?.required === true && until.type !== 'choice' && until.type !== 'boolean') return null;
  const open =
    until?.type === 'boolean'
      ? false
      : (until?.choices?.find(({ value }) => value !== limit.until?.value)?.value ?? null);
  const over = limit.until?.value ?? (until && rightValue(until));
  return {
    most: limit.most,
    field: limit.from ?? limit.by ?? limit.day ?? '',
    values: {
      ...(day ? { [day.name]: farTimesOf(day)[0] } : {}),
      ...(from ? { [from.name]: farTimesOf(from)[0] } : {}),
      ...(to ? { [to.name]: farTimesOf(to)[2] } : {}),
      ...(until ? { [until.name]: open } : {}),
    },
    over: until && typeof over !== 'number' && over !== undefined ? { [until.name]: over } : null,
    times: from === undefined ? [] : timesAround(from, to, limit.backToBack === true),
  };
}

/** What begins must end later. */
function endsOf({ limits = [], fields }: AppEntity): [string, string][] {
  const ends = fields.filter(({ name }) => limits.some(({ span }) => span?.to === name));
  return ends.map(({ name, type }) => [name, type === 'date' ? '2026-02-01' : '2026-01-31T10:30']);
}

/** What the owner makes of what a stranger sent in. */
function staffValue({ fields }: AppEntity): Sample['staff'] {
  const field = fields.find(isForStaff);
  if (field === undefined) return null;
  const value = field.type === 'boolean' || field.choices?.find((choice) => choice.value !== field.preset)?.value;
  return value === undefined ? null : { [field.name]: value };
}

function sampleOf(entity: AppEntity, model: Model, database: TechStack['database']): Sample {
  // A record for each value, all else equal, is made where there is room for them.
  const isRoomy = entity.limits === undefined && !entity.fields.some(({ unique }) => unique);
  const choice = database !== 'mongodb' && isRoomy ? entity.fields.find(({ type }) => type === 'choice') : undefined;
  const isOpen = model.visitors.open.has(entity.name);
  const text = entity.fields.find(({ type, most }) => (type === 'text' || type === 'long-text') && (most ?? 0) >= 60);
  const pluralOf = (name: string | undefined) => model.entities.find((other) => other.name === name)?.plural ?? '';
  const values = entity.fields.flatMap((field): [string, string | number | boolean][] => {
    const value = rightValue(field);
    return value === undefined ? [] : [[field.name, value]];
  });
  const publication = model.features.login ? model.publications.get(entity.name) : undefined;
  return {
    plural: entity.plural,
    values: Object.fromEntries([...values, ...endsOf(entity)]),
    references: Object.fromEntries(
      entity.fields
        // Of those that need none, one to its own kind is left out: it would be made without end.
        .filter(({ type, target }) => type === 'reference' && target !== entity.name)
        .filter(({ required }) => required)
        .map(({ name, target }) => [name, pluralOf(target)]),
    ),
    wrong: Object.fromEntries(entity.fields.map((field) => [field.name, wrongValue(field)])),
    broken: entity.fields.flatMap((field) => brokenValues(field).map((value) => ({ field: field.name, value }))),
    textField: text?.name ?? null,
    isUnique: entity.fields.some(({ unique, type }) => unique && type !== 'boolean' && type !== 'reference'),
    draft: publication ? { [publication.name]: publication.draft } : null,
    published: publication ? { [publication.name]: publication.value } : null,
    limit: limitOf(entity),
    choice: choice ? { field: choice.name, values: (choice.choices ?? []).map(({ value }) => value) } : null,
    isOpen,
    isHidden: model.visitors.hidden.has(entity.name),
    staff: isOpen ? staffValue(entity) : null,
  };
}

/** One sample for each entity of a prepared model, targets before those that refer to them. */
export const samplesOf = (model: Model, database: TechStack['database'] = 'sqlite'): Sample[] =>
  model.entities.map((entity) => sampleOf(entity, model, database));

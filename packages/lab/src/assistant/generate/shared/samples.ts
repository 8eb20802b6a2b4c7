import type { Model } from './prepare-model.ts';
import { limitsOf } from './server-entity.ts';
import type { AppEntity, AppField } from '@toolbench/contracts/app-model.ts';

/** What a generated test sends for one entity. */
export interface Sample {
  readonly plural: string;
  /** A record that is right; references are left out. */
  readonly values: Readonly<Record<string, string | number | boolean>>;
  /** Fields that refer to a record, with the plural of what they refer to. */
  readonly references: Readonly<Record<string, string>>;
  /** Values that must be refused, by the field that is wrong. */
  readonly wrong: Readonly<Record<string, string | number | null>>;
  /** A field whose text must come back as it was sent, whatever it holds. */
  readonly textField: string | null;
  /** Whether of two records like this only one can be. */
  readonly isUnique: boolean;
  /** What makes it a draft that only writers see, and what publishes it. */
  readonly draft: Readonly<Record<string, string | boolean>> | null;
  readonly published: Readonly<Record<string, string | boolean>> | null;
  /** How many records that are alike there may be, where no more can be made. */
  readonly limit: SampleLimit | null;
}

interface SampleLimit {
  readonly most: number;
  /** The field that the refusal is told at. */
  readonly field: string;
  /** What makes a sample count. */
  readonly values: Readonly<Record<string, string | boolean | null>>;
  /** What takes it out of the count again. */
  readonly over: Readonly<Record<string, string | boolean>> | null;
}

const numbers = new Set<AppField['type']>(['integer', 'decimal', 'money', 'rating']);

function numberWithin({ least, most }: AppField): number {
  const wanted = Math.max(least ?? 1, 1);
  return most !== undefined && wanted > most ? most : wanted;
}

function textWithin(field: AppField): string {
  const text = 'Sample'.padEnd(field.least ?? 0, 'x');
  return text.slice(0, field.most);
}

function rightValue(field: AppField): string | number | boolean | undefined {
  if (numbers.has(field.type)) return numberWithin(field);
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
      return 'https://example.org/sample';
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

/** More than so many records are not made to try a limit. */
const mostTried = 20;

/** A day on which no example record lies. */
const farDay = { date: '2031-05-17', 'date-time': '2031-05-17T09:30' } as const;

function limitOf(entity: AppEntity): SampleLimit | null {
  const { fields } = entity;
  const limit = limitsOf(entity)?.[0];
  const named = (name: string | undefined) => fields.find((field) => field.name === name);
  const [owner, day, until] = [named(limit?.by), named(limit?.day), named(limit?.until?.name)];
  // Example records may have the same choice, and another one with a value that must be unique cannot be made.
  const isTried =
    owner === undefined ? day !== undefined : owner.type !== 'choice' && (owner.type !== 'reference' || owner.required);
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
    field: limit.by ?? limit.day ?? '',
    values: {
      ...(day ? { [day.name]: farDay[day.type === 'date' ? 'date' : 'date-time'] } : {}),
      ...(until ? { [until.name]: open } : {}),
    },
    over: until && typeof over !== 'number' && over !== undefined ? { [until.name]: over } : null,
  };
}

function sampleOf(entity: AppEntity, model: Model): Sample {
  const text = entity.fields.find(({ type, most }) => (type === 'text' || type === 'long-text') && (most ?? 0) >= 60);
  const pluralOf = (name: string | undefined) => model.entities.find((other) => other.name === name)?.plural ?? '';
  const values = entity.fields.flatMap((field): [string, string | number | boolean][] => {
    const value = rightValue(field);
    return value === undefined ? [] : [[field.name, value]];
  });
  const publication = model.features.login ? model.publications.get(entity.name) : undefined;
  return {
    plural: entity.plural,
    values: Object.fromEntries(values),
    references: Object.fromEntries(
      entity.fields
        // Of those that need none, one to its own kind is left out: it would be made without end.
        .filter(({ type, target }) => type === 'reference' && target !== entity.name)
        .filter(({ required }) => required)
        .map(({ name, target }) => [name, pluralOf(target)]),
    ),
    wrong: Object.fromEntries(entity.fields.map((field) => [field.name, wrongValue(field)])),
    textField: text?.name ?? null,
    isUnique: entity.fields.some(({ unique, type }) => unique && type !== 'boolean' && type !== 'reference'),
    draft: publication ? { [publication.name]: publication.draft } : null,
    published: publication ? { [publication.name]: publication.value } : null,
    limit: limitOf(entity),
  };
}

/** One sample for each entity of a prepared model, targets before those that refer to them. */
export const samplesOf = (model: Model): Sample[] => model.entities.map((entity) => sampleOf(entity, model));

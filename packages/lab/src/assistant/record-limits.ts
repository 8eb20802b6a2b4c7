import type { AppEntity, AppField, Bilingual, RecordLimit } from '@toolbench/contracts/app-model.ts';
import { plural } from './language/words/english.ts';

/** Types whose values can be told apart well enough to count records by them. */
const ownerTypes: ReadonlySet<AppField['type']> = new Set([
  'text',
  'integer',
  'choice',
  'reference',
  'email',
  'phone',
  'url',
]);
const isDay = ({ type }: AppField) => type === 'date' || type === 'date-time';

function endsCount(field: AppField | undefined, value: string | undefined): boolean {
  if (field?.type === 'choice') return field.choices?.some((choice) => choice.value === value) === true;
  return field !== undefined && value === undefined && (field.type === 'boolean' || isDay(field));
}

/** Whether the fields that a limit goes by are there and of types that it can go by. */
export function fitsFields({ by, day, until }: RecordLimit, fields: readonly AppField[]): boolean {
  const named = (name: string | undefined) => fields.find((field) => field.name === name);
  const [owner, date] = [named(by), named(day)];
  if (by === undefined && day === undefined) return false;
  if (by !== undefined && (owner === undefined || !ownerTypes.has(owner.type))) return false;
  if (day !== undefined && (date === undefined || !isDay(date))) return false;
  return until === undefined || endsCount(named(until.field), until.value);
}

/** An entity without the limits that its fields no longer fit. */
export function withFittingLimits(entity: AppEntity): AppEntity {
  const { limits = [], ...rest } = entity;
  const kept = limits.filter((limit) => fitsFields(limit, entity.fields));
  return kept.length > 0 ? { ...rest, limits: kept } : rest;
}

/** The limits of an entity with another name for a field. */
export function withRenamedField(limits: AppEntity['limits'], newName: (name: string) => string): AppEntity['limits'] {
  return limits?.map(({ most, by, day, until }) => ({
    most,
    ...(by === undefined ? {} : { by: newName(by) }),
    ...(day === undefined ? {} : { day: newName(day) }),
    ...(until === undefined ? {} : { until: { ...until, field: newName(until.field) } }),
  }));
}

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What a limit counts a record with these values under; undefined where it does not count. */
export function countedUnder({ by, day, until }: RecordLimit, values: Values): string | undefined {
  const ending = until === undefined ? null : (values[until.field] ?? null);
  const isOver = until?.value === undefined ? ending !== null && ending !== false : ending === until.value;
  const owner = by === undefined ? '' : (values[by] ?? null);
  const date = day === undefined ? '' : (values[day] ?? null);
  return isOver || owner === null || date === null ? undefined : JSON.stringify([owner, String(date).slice(0, 10)]);
}

/** Example records that keep the limits of their kind. */
export function withinLimits({ limits = [] }: AppEntity, seeds: AppEntity['seeds']): AppEntity['seeds'] {
  const counts = new Map<string, number>();
  return seeds.filter((seed) => {
    const places = limits.flatMap((limit, index) => {
      const place = countedUnder(limit, seed);
      return place === undefined ? [] : [{ key: `${index} ${place}`, most: limit.most }];
    });
    if (places.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) return false;
    for (const { key } of places) counts.set(key, (counts.get(key) ?? 0) + 1);
    return true;
  });
}

/** What ends the count, in words: 未归还, “until Returned”. */
function untilWords({ until }: RecordLimit, fields: readonly AppField[]): Bilingual {
  const field = fields.find(({ name }) => name === until?.field);
  if (field === undefined) return { zh: '', en: '' };
  const choice = field.choices?.find(({ value }) => value === until?.value)?.label;
  const words = choice ?? field.label;
  return {
    zh: choice === undefined ? `（“${words.zh}”填上后不再计入）` : `（变为“${words.zh}”后不再计入）`,
    en:
      choice === undefined ? `, not counting those with “${words.en}”` : `, not counting those that are “${words.en}”`,
  };
}

/** A limit in words: 每个“读者”最多 3 条“借阅”, “At most 3 “Loans” for each “Reader””. */
export function limitText(entity: AppEntity, limit: RecordLimit): Bilingual {
  const labelOf = (name: string | undefined) => entity.fields.find((field) => field.name === name)?.label;
  const [owner, day] = [labelOf(limit.by), labelOf(limit.day)];
  const until = untilWords(limit, entity.fields);
  const whose = { zh: owner ? `每个“${owner.zh}”` : '', en: owner ? ` for each “${owner.en}”` : '' };
  const when = { zh: day ? `每天（按“${day.zh}”）` : '', en: day ? ` per day (by “${day.en}”)` : '' };
  return {
    zh: `${whose.zh}${when.zh}最多 ${limit.most} 条“${entity.label.zh}”${until.zh}`,
    en: `At most ${limit.most} “${limit.most > 1 && /[a-z]$/i.test(entity.label.en) ? plural(entity.label.en) : entity.label.en}”${whose.en}${when.en}${until.en}`,
  };
}

import type {
  AppEntity,
  AppField,
  Bilingual,
  RecordLimit,
  RecordSpan,
} from '@toolbench/contracts/assistant/app-model.ts';
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

/** Whether a span begins and ends with dates, or begins and ends with times of day. */
function fitsSpan({ from, to }: RecordSpan, { most, day }: RecordLimit, fields: readonly AppField[]): boolean {
  const [start, end] = [from, to].map((name) => fields.find((field) => field.name === name));
  if (most !== 1 || day !== undefined || start === undefined || !isDay(start) || from === to) return false;
  return to === undefined || end?.type === start.type;
}

/** Whether the fields that a limit goes by are there and of types that it can go by. */
export function fitsFields(limit: RecordLimit, fields: readonly AppField[]): boolean {
  const { by, day, span, until } = limit;
  const named = (name: string | undefined) => fields.find((field) => field.name === name);
  const [owner, date] = [named(by), named(day)];
  if (by === undefined && day === undefined && span === undefined) return false;
  if (span !== undefined && !fitsSpan(span, limit, fields)) return false;
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
  return limits?.map(({ most, by, day, span, until }) => ({
    most,
    ...(span === undefined
      ? {}
      : {
          span: { ...span, from: newName(span.from), ...(span.to === undefined ? {} : { to: newName(span.to) }) },
        }),
    ...(by === undefined ? {} : { by: newName(by) }),
    ...(day === undefined ? {} : { day: newName(day) }),
    ...(until === undefined ? {} : { until: { ...until, field: newName(until.field) } }),
  }));
}

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What a limit counts a record with these values under, times that overlap apart; undefined where it does not count. */
function countedUnder({ by, day, until }: RecordLimit, values: Values): string | undefined {
  const ending = until === undefined ? null : (values[until.field] ?? null);
  const isOver = until?.value === undefined ? ending !== null && ending !== false : ending === until.value;
  const owner = by === undefined ? '' : (values[by] ?? null);
  const date = day === undefined ? '' : (values[day] ?? null);
  return isOver || owner === null || date === null ? undefined : JSON.stringify([owner, String(date).slice(0, 10)]);
}

/** Whether two records take the same time, as far as dates and times tell: texts of one form stand in their order. */
function overlap({ from, to, backToBack }: RecordSpan, one: Values, other: Values): boolean {
  const times = [one, other].map((values) => [values[from] ?? null, values[to ?? from] ?? null] as const);
  const [[start, end], [otherStart, otherEnd]] = times as [(typeof times)[0], (typeof times)[0]];
  if (start === null || end === null || otherStart === null || otherEnd === null) return false;
  const touches = to !== undefined && (backToBack === true || String(start).length > 10);
  return touches ? start < otherEnd && otherStart < end : start <= otherEnd && otherStart <= end;
}

/** Example records that keep the limits of their kind. */
export function withinLimits({ limits = [] }: AppEntity, seeds: AppEntity['seeds']): AppEntity['seeds'] {
  const kept: AppEntity['seeds'] = [];
  for (const seed of seeds) {
    const isFull = limits.some((limit) => {
      const place = countedUnder(limit, seed);
      const alike = kept.filter(
        (other) =>
          countedUnder(limit, other) === place && (limit.span === undefined || overlap(limit.span, seed, other)),
      );
      return place !== undefined && alike.length >= limit.most;
    });
    if (!isFull) kept.push(seed);
  }
  return kept;
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

/** 同一“会议室”的“预订”时间不能重叠（“开始”到“结束”），“Bookings” of the same “Room” do not overlap. */
function spanText(
  entity: AppEntity,
  { from, to, backToBack }: RecordSpan,
  owner: Bilingual | undefined,
  until: Bilingual,
) {
  const [start, end] = [from, to].map((name) => entity.fields.find((field) => field.name === name));
  const zhTime = end ? `“${start?.label.zh}”到“${end.label.zh}”` : `按“${start?.label.zh}”`;
  const enTime = end ? `“${start?.label.en}” to “${end.label.en}”` : `by “${start?.label.en}”`;
  const touching = backToBack === true && start?.type === 'date';
  return {
    zh: `${owner ? `同一“${owner.zh}”的` : ''}“${entity.label.zh}”时间不能重叠（${zhTime}${touching ? '，结束当天可以再开始' : ''}）${until.zh}`,
    en: `No two “${pluralOf(entity.label.en)}”${owner ? ` of the same “${owner.en}”` : ''} overlap in time (${enTime}${touching ? '; one may begin on the day another ends' : ''})${until.en}`,
  };
}

const pluralOf = (label: string) => (/[a-z]$/i.test(label) ? plural(label) : label);

/** A limit in words: 每个“读者”最多 3 条“借阅”, “At most 3 “Loans” for each “Reader””. */
export function limitText(entity: AppEntity, limit: RecordLimit): Bilingual {
  const labelOf = (name: string | undefined) => entity.fields.find((field) => field.name === name)?.label;
  const [owner, day] = [labelOf(limit.by), labelOf(limit.day)];
  const until = untilWords(limit, entity.fields);
  const whose = { zh: owner ? `每个“${owner.zh}”` : '', en: owner ? ` for each “${owner.en}”` : '' };
  if (limit.span !== undefined) return spanText(entity, limit.span, owner, until);
  const when = { zh: day ? `每天（按“${day.zh}”）` : '', en: day ? ` per day (by “${day.en}”)` : '' };
  return {
    zh: `${whose.zh}${when.zh}最多 ${limit.most} 条“${entity.label.zh}”${until.zh}`,
    en: `At most ${limit.most} “${limit.most > 1 ? pluralOf(entity.label.en) : entity.label.en}”${whose.en}${when.en}${until.en}`,
  };
}

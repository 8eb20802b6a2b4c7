import { allRecords } from '../api.js';
import { entityNamed } from '../model.js';
import { formatValue, titleOf } from './fields.js';

/** The colours of groups that have none of their own. */
const tones = ['blue', 'amber', 'green', 'red', 'violet', 'cyan', 'grey'];

/** Titles of all records that an entity refers to: `{ Project: { 1: 'Garden' } }`. */
export async function loadTitles(entity) {
  const targets = [...new Set(entity.fields.flatMap((field) => field.target ?? []))];
  const lists = await Promise.all(
    targets.map(async (name) => {
      const target = entityNamed(name);
      const records = await allRecords(target);
      return [name, Object.fromEntries(records.map((record) => [record.id, titleOf(target, record)]))];
    }),
  );
  return Object.fromEntries(lists);
}

/**
 * Records counted, or summed up, by a field: `[{ key, label, value, tone }]`. Choices keep their order, days become
 * months, the rest goes by size.
 */
export function groupRecords(records, by, sum, titles, otherLabel) {
  const keyOf = (record) => (by.type.startsWith('date') ? (record[by.name]?.slice(0, 7) ?? null) : record[by.name]);
  const values = new Map((by.choices ?? []).map((choice) => [choice.value, 0]));
  for (const record of records) {
    const key = keyOf(record);
    values.set(key, (values.get(key) ?? 0) + (sum ? (record[sum.name] ?? 0) : 1));
  }
  const isDate = by.type.startsWith('date');
  const groups = [...values].map(([key, value]) => ({
    key: String(key),
    label: key === null ? otherLabel : isDate ? key : formatValue(by, key, titles),
    value,
  }));
  if (isDate || by.type === 'rating') groups.sort((one, other) => (one.key < other.key ? -1 : 1));
  else if (!by.choices) groups.sort((one, other) => other.value - one.value);
  const toneAt = (key, index) =>
    by.choices?.find((choice) => choice.value === key)?.tone ?? tones[index % tones.length];
  return groups.map((group, index) => ({ ...group, tone: toneAt(group.key, index) }));
}

/** The weeks of a month, Monday first; each day as 2026-01-31. */
export function weeksOf(year, month) {
  const first = new Date(Date.UTC(year, month, 1));
  const start = Date.UTC(year, month, 1 - ((first.getUTCDay() + 6) % 7));
  const days = Array.from({ length: 42 }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => days.slice(week * 7, week * 7 + 7));
  const isOfMonth = (day) => Number(day.slice(5, 7)) === month + 1;
  return weeks
    .filter((week) => week.some(isOfMonth))
    .map((week) => week.map((day) => ({ day, isOfMonth: isOfMonth(day) })));
}

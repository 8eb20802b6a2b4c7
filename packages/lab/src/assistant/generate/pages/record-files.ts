import { code } from '../code.ts';
import { tones } from '../shared/choice-tones.ts';
import { jsLiteral } from '../shared/literals.ts';

/** lib/validate.js: the rules of every field, as the server has them. */
export const validateFile = () => code`
import { t } from '../texts.js';
import { isNumber } from './fields.js';

const rules = {
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'notEmail'],
  url: [/^https?:\/\/\S+$/, 'notUrl'],
  phone: [/^[0-9+() -]{5,}$/, 'notPhone'],
  date: [/^\d{4}-\d\d-\d\d$/, 'notDate'],
  'date-time': [/^\d{4}-\d\d-\d\dT\d\d:\d\d/, 'notDate'],
};

function checkNumber(field, value) {
  if (!Number.isFinite(value)) return t('notNumber');
  if (['integer', 'rating'].includes(field.type) && !Number.isSafeInteger(value)) return t('notWhole');
  if (value > (field.most ?? 1e15)) return t('tooBig', { n: field.most ?? 1e15 });
  if (value < (field.least ?? -1e15)) return t('tooSmall', { n: field.least ?? -1e15 });
}

/** What is wrong with a value, or undefined. */
export function checkValue(field, value) {
  if (value === null || value === undefined) return field.required && field.type !== 'boolean' ? t('required') : undefined;
  if (isNumber(field)) return checkNumber(field, value);
  if (typeof value !== 'string') return undefined;
  const rule = rules[field.type];
  const { length } = [...value];
  if (rule && !rule[0].test(value)) return t(rule[1]);
  if (length > field.most) return t('tooLong', { n: field.most });
  if (length < field.least) return t('tooShort', { n: field.least });
}

/** A message for each field that is not right. */
export function validateRecord({ fields }, values) {
  const errors = fields.map((field) => [field.name, checkValue(field, values[field.name])]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}
`;

/** lib/records.js: what pages do with records beyond single calls. */
export const recordsFile = () => code`
import { allRecords } from '../api.js';
import { entityNamed } from '../model.js';
import { formatValue, titleOf } from './fields.js';

/** The colours of groups that have none of their own. */
const tones = ${jsLiteral([...tones])};

/** Titles of all records that an entity refers to: \`{ Project: { 1: 'Garden' } }\`. */
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
 * Records counted, or summed up, by a field: \`[{ key, label, value, tone }]\`. Choices keep their order, days become
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
  const toneAt = (key, index) => by.choices?.find((choice) => choice.value === key)?.tone ?? tones[index % tones.length];
  return groups.map((group, index) => ({ ...group, tone: toneAt(group.key, index) }));
}

/** The weeks of a month, Monday first; each day as 2026-01-31. */
export function weeksOf(year, month) {
  const first = new Date(Date.UTC(year, month, 1));
  const start = Date.UTC(year, month, 1 - ((first.getUTCDay() + 6) % 7));
  const days = Array.from({ length: 42 }, (_, index) => new Date(start + index * 86_400_000).toISOString().slice(0, 10));
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => days.slice(week * 7, week * 7 + 7));
  const isOfMonth = (day) => Number(day.slice(5, 7)) === month + 1;
  return weeks.filter((week) => week.some(isOfMonth)).map((week) => week.map((day) => ({ day, isOfMonth: isOfMonth(day) })));
}
`;

/** lib/csv.js: records as a file for spreadsheets. */
export const csvFile = () => code`
import { allRecords } from '../api.js';
import { say } from '../texts.js';
import { formatValue } from './fields.js';

/** A cell; one that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text) {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? "'" + text : text;
  return /[",\r\n]/.test(safe) ? '"' + safe.replaceAll('"', '""') + '"' : safe;
}

function valueText(field, value, titles) {
  const isPlain = ['money', 'integer', 'decimal', 'rating', 'date', 'date-time'].includes(field.type);
  return isPlain ? String(value ?? '') : formatValue(field, value, titles);
}

/** Lets people save all records that match as a CSV file. */
export async function exportCsv(entity, query, titles) {
  const records = await allRecords(entity, query);
  const head = entity.fields.map((field) => cell(say(field.label)));
  const rows = records.map((record) => entity.fields.map((field) => cell(valueText(field, record[field.name], titles))));
  const text = [head, ...rows].map((row) => row.join(',')).join('\r\n');
  const link = document.createElement('a');
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  link.href = URL.createObjectURL(new Blob(['\ufeff' + text], { type: 'text/csv' }));
  link.download = entity.plural + '.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
`;

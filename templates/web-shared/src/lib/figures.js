import { inSentence, labelled, t } from '../texts.js';
import { formatMoney, formatNumber } from './fields.js';

export const figure = (value, field) =>
  field?.type === 'money' ? formatMoney(value) : formatNumber(value, Number.isInteger(value) ? 0 : 1);

/** How many records there are, and the sum and average of a field: `[[name, text]]`. */
export function statsOf(records, sum) {
  const stats = [[t('count'), String(records.length)]];
  if (!sum) return stats;
  const total = records.reduce((all, record) => all + (record[sum.name] ?? 0), 0);
  return [
    ...stats,
    [t('sum', { what: inSentence(sum.label) }), figure(total, sum)],
    [t('average'), figure(total / records.length, sum)],
  ];
}

/** Shares of a ring in percent, where two to six groups make a whole. */
export function ringParts(groups) {
  const total = groups.reduce((sum, { value }) => sum + value, 0);
  if (groups.length < 2 || groups.length > 6 || total <= 0 || groups.some(({ value }) => value < 0)) return undefined;
  let turned = 0;
  return groups.map(({ value, tone }) => {
    const part = { share: (100 * value) / total, turned, tone };
    turned += part.share;
    return part;
  });
}

export const isGrouped = (field) => ['choice', 'boolean', 'rating', 'reference'].includes(field.type);

/** What results are shown of: not how to reach people, nor when they answered. */
export const resultFields = (entity) =>
  entity.fields.filter(({ type }) => !['email', 'phone', 'url'].includes(type) && !type.startsWith('date'));

export function averageText(records, field) {
  const values = records.map((record) => record[field.name]).filter((value) => value !== null);
  const sum = values.reduce((all, value) => all + value, 0);
  return values.length === 0 ? '' : labelled(t('average'), figure(Math.round((10 * sum) / values.length) / 10, field));
}

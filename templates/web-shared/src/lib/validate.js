import { t } from '../texts.js';
import { isNumber } from './fields.js';

const rules = {
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'notEmail'],
  url: [/^https?:\/\/\S+$/, 'notUrl'],
  picture: [/^(https?:\/\/\S+|data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+=*)$/, 'notPicture'],
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
  if (value === null || value === undefined)
    return field.required && field.type !== 'boolean' ? t('required') : undefined;
  if (isNumber(field)) return checkNumber(field, value);
  if (typeof value !== 'string') return undefined;
  if (value.includes('\0')) return t('hasNul');
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

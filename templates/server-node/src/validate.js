import { checkLimits } from './limits.js';
import { fill } from './messages.js';
import { entityNamed } from './model.js';

const furthest = 1e15;
const pad = (number) => String(number).padStart(2, '0');

/** Now as a date or a date-time of this machine's time zone. */
export function now(type) {
  const date = new Date();
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return type === 'date' ? day : day + 'T' + pad(date.getHours()) + ':' + pad(date.getMinutes());
}

const isDate = (text) => {
  const date = new Date(text + 'T00:00:00Z');
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
const isDateTime = (text) => isDate(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10));

const textRules = {
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'notEmail'],
  url: [/^https?:\/\/\S+$/, 'notUrl'],
  picture: [/^(https?:\/\/\S+|data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+=*)$/, 'notPicture'],
  phone: [/^[0-9+() -]{5,}$/, 'notPhone'],
};

function checkText(field, value, say) {
  const rule = textRules[field.type];
  const { length } = [...value];
  if (rule && !rule[0].test(value)) return say[rule[1]];
  if (length > field.most) return fill(say.tooLong, field.most);
  if (length < field.least) return fill(say.tooShort, field.least);
}

function checkNumber(field, value, say) {
  const isWhole = ['integer', 'rating', 'reference'].includes(field.type);
  if (typeof value !== 'number' || !Number.isFinite(value)) return say.notNumber;
  if (isWhole && !Number.isSafeInteger(value)) return say.notWhole;
  const { least = -furthest, most = furthest } = field;
  if (value > most) return fill(say.tooBig, most);
  if (value < least) return fill(say.tooSmall, least);
}

/** What is wrong with a value that is not empty. */
export function checkValue(field, value, say) {
  if (['integer', 'decimal', 'money', 'rating', 'reference'].includes(field.type))
    return checkNumber(field, value, say);
  if (field.type === 'boolean') return typeof value === 'boolean' ? undefined : say.notBoolean;
  if (typeof value !== 'string') return say.notText;
  if (value.includes('\0')) return say.hasNul;
  if (field.type === 'date') return isDate(value) ? undefined : say.notDate;
  if (field.type === 'date-time') return isDateTime(value) ? undefined : say.notDateTime;
  if (field.type === 'choice') return field.choices.includes(value) ? undefined : say.notChoice;
  return checkText(field, value, say);
}

/** What a field gets where the request says nothing: what it had, else its preset. */
function given(field, input, record) {
  if (Object.hasOwn(input, field.name)) {
    const value = input[field.name];
    const trimmed = typeof value === 'string' ? value.trim() : value;
    return trimmed === '' || trimmed === undefined ? null : trimmed;
  }
  if (record) return record[field.name];
  return field.preset === 'now' ? now(field.type) : (field.preset ?? null);
}

/**
 * Checks what is to be stored: a new record, or changes to one. Answers with all its values, or with a message for each
 * field that is not right. What whoever asks does not see (`sees`) is as if it were not there: else it could be guessed.
 */
export async function checkRecord(store, entity, input, record, say, sees) {
  const body = input ?? {};
  const values = {};
  const errors = {};
  for (const field of entity.fields) {
    if (field.internal) {
      values[field.name] = record?.[field.name] ?? null;
      continue;
    }
    let value = given(field, body, record);
    if (field.type === 'boolean') value ??= false;
    if (field.type === 'date-time' && typeof value === 'string') value = value.slice(0, 16);
    // What is not changed may be from before a rule.
    const isChanged = !record || value !== record[field.name];
    const error =
      isChanged &&
      (value === null
        ? field.required && say.required
        : (checkValue(field, value, say) ?? (await checkStored(store, entity, field, value, record, say, sees))));
    if (error) errors[field.name] = error;
    values[field.name] = value;
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, await checkLimits(store, entity, values, record, say));
  return Object.keys(errors).length > 0 ? { errors } : { values };
}

async function checkStored(store, entity, field, value, record, say, sees) {
  if (field.type === 'reference') {
    const target = entityNamed(field.target);
    const found = await store.find(target, value);
    if (!found || !sees(target, found)) return say.unknown;
  }
  if (field.unique && (await store.isTaken(entity, field, value, record?.id))) return say.taken;
}

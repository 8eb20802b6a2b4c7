import { app } from '../model.js';
import { language, say, t } from '../texts.js';

const pad = (number) => String(number).padStart(2, '0');

export const dayOf = (date) => [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');

/** Now, as a field of type date or date-time has it. */
export function now(type) {
  const date = new Date();
  return type === 'date' ? dayOf(date) : dayOf(date) + 'T' + pad(date.getHours()) + ':' + pad(date.getMinutes());
}

export const isNumber = (field) => ['integer', 'decimal', 'money', 'rating'].includes(field.type);
export const isLong = (field) => field.type === 'long-text';
export const fieldNamed = (entity, name) => entity.fields.find((field) => field.name === name);
export const firstOf = (entity, ...types) => entity.fields.find((field) => types.includes(field.type));
export const titleOf = (entity, record) => String(record[entity.titleField] ?? '#' + record.id);

/** What a form begins with: the record's own values, else presets. All of it as text, but for boxes to tick. */
export function formValues(fields, record = {}) {
  const values = {};
  for (const field of fields) {
    const preset = field.preset === 'now' ? now(field.type) : field.preset;
    const value = record[field.name] ?? (record.id === undefined ? preset : undefined);
    values[field.name] = field.type === 'boolean' ? Boolean(value) : String(value ?? '');
  }
  return values;
}

/** What a form holds, as the server takes it: numbers for numbers, null for nothing. */
export function recordValues(fields, values) {
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field.name];
      if (field.type === 'boolean') return [field.name, value];
      const text = value.trim();
      const isId = field.type === 'reference';
      return [field.name, text === '' ? null : isNumber(field) || isId ? Number(text) : text];
    }),
  );
}

const locale = () => (language() === 'zh' ? 'zh-CN' : 'en');
/** Amounts keep the currency they were typed in, whatever language is spoken. */
const currency = app.locale === 'zh' ? 'CNY' : 'USD';

export const formatNumber = (number, decimals) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: decimals, minimumFractionDigits: decimals }).format(number);
export const formatMoney = (number) =>
  new Intl.NumberFormat(locale(), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(number);

/** 2026-01-31 and 2026-01-31T09:30 as people write them. */
export function formatDate(text) {
  const style = { year: 'numeric', month: 'short', day: 'numeric' };
  const time = { hour: '2-digit', minute: '2-digit' };
  const date = new Date(text.length === 10 ? text + 'T00:00' : text);
  return Number.isNaN(date.getTime())
    ? text
    : date.toLocaleString(locale(), text.length === 10 ? style : { ...style, ...time });
}

export const monthName = (year, month) =>
  t('month', { year, month: month + 1, name: new Date(year, month).toLocaleString('en', { month: 'long' }) });

export const choiceLabel = (field, value) => {
  const choice = field.choices.find((other) => other.value === value);
  return choice ? say(choice.label) : value;
};

/** What a record is called; all titles are there but those of drafts that the reader may not see. */
const titleOfId = (titles, id) => titles?.[id] ?? (titles ? t('notPublic') : '#' + id);

/** A year has no mark between its digits. */
const isYear = ({ name }) => /^year$|Year$/.test(name);

/** A value as people read it; `titles` has the titles of records by entity and id. */
export function formatValue(field, value, titles = {}) {
  if (value === null || value === undefined || value === '') return '';
  if (field.type === 'boolean') return value ? t('yes') : t('no');
  if (field.type === 'choice') return choiceLabel(field, value);
  if (field.type === 'reference') return titleOfId(titles[field.target], value);
  if (field.type === 'money') return formatMoney(value);
  if (field.type === 'integer') return isYear(field) ? String(value) : formatNumber(value, 0);
  if (field.type === 'rating')
    return '★'.repeat(Math.max(0, value)) + '☆'.repeat(Math.max(0, (field.most ?? 5) - value));
  if (field.type.startsWith('date')) return formatDate(value);
  if (isShown(value)) return say(field.label);
  return String(value);
}

/** Fields that whoever runs the app sets, not those who fill in its forms: the state of an order, of a booking. */
export const isForStaff = ({ staff }) => staff === true;

/** Whether visitors may take back what they sent in: until whoever runs the app has begun to handle it. */
export const mayTakeBack = ({ open, fields }, record) =>
  open === true && fields.every(({ staff, name, preset = false }) => !staff || record[name] === preset);

/** The picture that stands for a record, as an address of its own; undefined where none was chosen. */
export function pictureOf(entity, record) {
  const value = record[firstOf(entity, 'picture')?.name];
  return isShown(value) ? value : undefined;
}

/** Pictures that were uploaded are shown; a link is a link. */
export const isShown = (value) => typeof value === 'string' && value.startsWith('data:image/');

const searchedTypes = ['text', 'long-text', 'email', 'phone', 'url'];
export const isSearched = ({ type }) => searchedTypes.includes(type);
/** Records of numbers and dates alone have no words to search for. */
export const hasWords = ({ fields }) => fields.some(isSearched);

export const isSortable = ({ type }) => !['reference', 'boolean', 'picture'].includes(type);

/** Which field of a message is what. */
export function chatFields(entity) {
  const text = firstOf(entity, 'long-text') ?? fieldNamed(entity, entity.titleField);
  const author = entity.fields.find((field) => field.type === 'text' && field !== text);
  return { text, author, time: firstOf(entity, 'date-time', 'date') };
}

/** The beginning of a long text. */
export function shorten(text, most = 180) {
  const marks = [...text];
  return marks.length > most ? marks.slice(0, most).join('') + '…' : text;
}

/** What can be chosen in a field: `[[value, text]]`. */
export function optionsOf(field, titles = {}) {
  if (field.type === 'choice') return field.choices.map(({ value, label }) => [value, say(label)]);
  if (field.type === 'reference') return Object.entries(titles[field.target] ?? {});
  if (field.type === 'boolean')
    return [
      ['true', t('yes')],
      ['false', t('no')],
    ];
  const stars = Array.from({ length: field.most - field.least + 1 }, (_, index) => field.least + index);
  return stars.map((star) => [String(star), '★'.repeat(star)]);
}

/** The fields that a card has room for beside its title. */
export const cardFields = (entity, except = []) =>
  entity.fields.filter(
    ({ name, type }) =>
      name !== entity.titleField && !except.includes(name) && !['long-text', 'boolean', 'picture'].includes(type),
  );

/** The columns of a list: the title first, then as many short fields as there is room for. */
export function columnsOf(entity) {
  const others = entity.fields.filter(({ name, type }) => name !== entity.titleField && type !== 'long-text');
  return [fieldNamed(entity, entity.titleField), ...others.slice(0, 6)];
}

/** Readers see what is published, never drafts. */
export const isPublished = ({ published }, record) => !published || record[published.name] === published.value;

/** What a list for readers asks for. */
export const onlyPublished = ({ published }) => (published ? { [published.name]: published.value } : {});

/** Whether a record counts as done. */
export const isDone = (entity, record) =>
  entity.fields.some(({ name, type }) => type === 'boolean' && /done|complete|finished/i.test(name) && record[name]);

/** The colour of a choice, as a class: high is red, done is green, so that the eye finds them again. */
export const toneOf = (field, value) =>
  'tone-' + (field.choices.find((choice) => choice.value === value)?.tone ?? 'grey');

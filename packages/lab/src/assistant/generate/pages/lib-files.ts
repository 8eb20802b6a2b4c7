import { code } from '../code.ts';

/** lib/fields.js: what fields are to forms and lists. */
export const fieldsFile = () => code`
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
  return Number.isNaN(date.getTime()) ? text : date.toLocaleString(locale(), text.length === 10 ? style : { ...style, ...time });
}

export const monthName = (year, month) =>
  t('month', { year, month: month + 1, name: new Date(year, month).toLocaleString('en', { month: 'long' }) });

export const choiceLabel = (field, value) => {
  const choice = field.choices.find((other) => other.value === value);
  return choice ? say(choice.label) : value;
};

/** A value as people read it; \`titles\` has the titles of records by entity and id. */
export function formatValue(field, value, titles = {}) {
  if (value === null || value === undefined || value === '') return '';
  if (field.type === 'boolean') return value ? t('yes') : t('no');
  if (field.type === 'choice') return choiceLabel(field, value);
  if (field.type === 'reference') return titles[field.target]?.[value] ?? '#' + value;
  if (field.type === 'money') return formatMoney(value);
  if (field.type === 'integer') return formatNumber(value, 0);
  if (field.type === 'rating') return '★'.repeat(Math.max(0, value)) + '☆'.repeat(Math.max(0, (field.most ?? 5) - value));
  if (field.type.startsWith('date')) return formatDate(value);
  return String(value);
}

/** Fields that whoever runs the app sets, not those who fill in its forms: the state of an order, of a booking. */
export const isForStaff = (field) => field.type === 'choice' && field.preset !== undefined && /status|state|stage/i.test(field.name);

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

/** What can be chosen in a field: \`[[value, text]]\`. */
export function optionsOf(field, titles = {}) {
  if (field.type === 'choice') return field.choices.map(({ value, label }) => [value, say(label)]);
  if (field.type === 'reference') return Object.entries(titles[field.target] ?? {});
  if (field.type === 'boolean') return [['true', t('yes')], ['false', t('no')]];
  const stars = Array.from({ length: field.most - field.least + 1 }, (_, index) => field.least + index);
  return stars.map((star) => [String(star), '★'.repeat(star)]);
}

/** The fields that a card has room for beside its title. */
export const cardFields = (entity, except = []) =>
  entity.fields.filter(({ name, type }) => name !== entity.titleField && !except.includes(name) && !['long-text', 'boolean'].includes(type));

/** The columns of a list: the title first, then as many short fields as there is room for. */
export function columnsOf(entity) {
  const others = entity.fields.filter(({ name, type }) => name !== entity.titleField && type !== 'long-text');
  return [fieldNamed(entity, entity.titleField), ...others.slice(0, 6)];
}

/** Whether a record counts as done. */
export const isDone = (entity, record) =>
  entity.fields.some(({ name, type }) => type === 'boolean' && /done|complete|finished/i.test(name) && record[name]);

/** Choices get one of six tones by their place, so that the eye finds them again. */
export const toneOf = (field, value) => 'tone-' + ((field.choices.findIndex((choice) => choice.value === value) + 6) % 6);
`;

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
 * Records counted, or summed up, by a field: \`[{ key, label, value }]\`. Choices keep their order, days become months, the
 * rest goes by size.
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
  if (isDate || by.type === 'rating') return groups.sort((one, other) => (one.key < other.key ? -1 : 1));
  return by.choices ? groups : groups.sort((one, other) => other.value - one.value);
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

/** lib/figures.js: numbers for charts and results. */
export const figuresFile = () => code`
import { say, t } from '../texts.js';
import { formatMoney, formatNumber } from './fields.js';

export const figure = (value, field) => (field?.type === 'money' ? formatMoney(value) : formatNumber(value, Number.isInteger(value) ? 0 : 1));

/** How many records there are, and the sum and average of a field: \`[[name, text]]\`. */
export function statsOf(records, sum) {
  const stats = [[t('count'), String(records.length)]];
  if (!sum) return stats;
  const total = records.reduce((all, record) => all + (record[sum.name] ?? 0), 0);
  return [...stats, [t('sum', { what: say(sum.label) }), figure(total, sum)], [t('average'), figure(total / records.length, sum)]];
}

/** Shares of a ring in percent, where two to six groups make a whole. */
export function ringParts(groups) {
  const total = groups.reduce((sum, { value }) => sum + value, 0);
  if (groups.length < 2 || groups.length > 6 || total <= 0 || groups.some(({ value }) => value < 0)) return undefined;
  let turned = 0;
  return groups.map(({ value }) => {
    const part = { share: (100 * value) / total, turned };
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
  return values.length === 0 ? '' : t('average') + ': ' + figure(Math.round((10 * sum) / values.length) / 10, field);
}
`;

/** lib/calculate.js: a calculation over what was typed in. */
export const calculateFile = () => code`
import { formatNumber, recordValues } from './fields.js';
import { checkValue } from './validate.js';

/** What is wrong with the inputs, by name, and the results as people read them; a dash where there is none. */
export function calculate({ inputs, outputs }, texts) {
  const values = recordValues(inputs, texts);
  const found = inputs.map((field) => [field.name, checkValue({ ...field, required: true }, values[field.name])]);
  const errors = Object.fromEntries(found.filter(([, error]) => error !== undefined));
  const isRight = Object.keys(errors).length === 0;
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  const results = outputs.map(({ name, label, decimals, calculate: work }) => {
    const result = isRight ? work(numbers) : NaN;
    return { name, label, text: Number.isFinite(result) ? formatNumber(result, decimals) : '—' };
  });
  return { errors, results };
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

/** lib/cart.js: what somebody wants to buy, kept in the browser. */
export const cartFile = (slug: string) => code`
const key = '${slug}.cart';
const listeners = new Set();

/** \`[{ id, quantity }]\` */
export const cartItems = () => JSON.parse(localStorage.getItem(key) ?? '[]');
export const cartCount = () => cartItems().reduce((sum, item) => sum + item.quantity, 0);

function store(items) {
  localStorage.setItem(key, JSON.stringify(items));
  for (const listener of listeners) listener();
}

export function setQuantity(id, quantity) {
  const others = cartItems();
  const found = others.find((item) => item.id === id);
  if (found) found.quantity = quantity;
  else others.push({ id, quantity });
  store(others.filter((item) => item.quantity > 0));
}

export const addToCart = (id) => setQuantity(id, (cartItems().find((item) => item.id === id)?.quantity ?? 0) + 1);
export const clearCart = () => store([]);

/** Calls back when the cart changes; gives a function that ends that. */
export function onCart(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
`;

/** lib/shop.js: which field of a product is what, and an order out of a cart. */
export const shopFile = () => code`
import { entities, app, entityNamed } from '../model.js';
import { firstOf, formatMoney, isForStaff, titleOf } from './fields.js';

/** The entity that the shop's page sells. */
export function productEntity(page) {
  const shop = app.pages.find((other) => other.kind === 'shop');
  const own = entityNamed(page.entity);
  return entityNamed(shop?.entity) ?? (firstOf(own, 'money') ? own : entities[0]);
}

export const priceField = (entity) => firstOf(entity, 'money', 'decimal');
export const stockField = (entity) => entity.fields.find(({ name }) => /stock|quantity|inventory/i.test(name));
export const isSoldOut = (entity, record) => record[stockField(entity)?.name] === 0;

/** What the cart holds, with its products; products that are gone are left out. */
export function cartLines(items, products, entity) {
  const price = priceField(entity)?.name;
  return items.flatMap(({ id, quantity }) => {
    const product = products.find((record) => record.id === id);
    return product ? [{ id, quantity, title: titleOf(entity, product), price: product[price] ?? 0 }] : [];
  });
}

export const sumOf = (lines) => Math.round(lines.reduce((sum, line) => sum + line.price * line.quantity, 0) * 100) / 100;

/** What of an order its buyer fills in. */
export const checkoutFields = (order, filled) =>
  order.fields.filter((field) => !Object.hasOwn(filled, field.name) && !isForStaff(field) && field.preset !== 'now' && field.type !== 'boolean');

/** The fields of an order that the cart fills in by itself: its sum, what was bought, how much of it, and when. */
export function filledByCart(order, product, lines) {
  const values = {};
  const sum = firstOf(order, 'money');
  const list = order.fields.find(({ name, type }) => ['long-text', 'text'].includes(type) && /item|product|content|goods|detail/i.test(name));
  const count = order.fields.find(({ name, type }) => type === 'integer' && /quantity|count|amount/i.test(name));
  const reference = order.fields.find((field) => field.target === product.name);
  if (sum) values[sum.name] = sumOf(lines);
  if (list) values[list.name] = lines.map((line) => line.title + ' × ' + line.quantity + ' (' + formatMoney(line.price) + ')').join(list.type === 'text' ? ', ' : '\n').slice(0, list.most);
  if (count) values[count.name] = lines.reduce((total, line) => total + line.quantity, 0);
  if (reference && lines.length > 0) values[reference.name] = lines[0].id;
  return values;
}
`;

/** lib/route.js and lib/theme.js. */
export const routeFile = () => code`
import { app } from '../model.js';

/** The page and the record that the address names: #/posts/3. */
export function currentRoute() {
  const [key = '', id] = location.hash.replace(/^#\/?/, '').split('/');
  const page = app.pages.find((other) => other.key === key) ?? app.pages[0];
  return { page, id: /^\d+$/.test(id ?? '') ? Number(id) : undefined };
}

export const linkTo = (page, id) => '#/' + page.key + (id === undefined ? '' : '/' + id);
`;

export const themeFile = (slug: string) => code`
const key = '${slug}.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The theme that was chosen, else that of the system. */
export const theme = () => localStorage.getItem(key) ?? (dark.matches ? 'dark' : 'light');

export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}

export function switchTheme() {
  localStorage.setItem(key, theme() === 'dark' ? 'light' : 'dark');
  applyTheme();
}

dark.addEventListener('change', applyTheme);
`;

import { seeds } from './browser-seeds.js';
import { validateRecord } from './lib/validate.js';
import { isPublished, isSearched, now } from './lib/fields.js';
import { app, entities } from './model.js';
import { t } from './texts.js';

const key = app.slug + '.records';
const accountKey = app.slug + '.account';

function firstTables() {
  const tables = {};
  for (const entity of entities) {
    const dates = entity.fields.filter((field) => field.type.startsWith('date'));
    tables[entity.plural] = (seeds[entity.plural] ?? []).map((seed, index) => {
      const record = { id: index + 1, ...seed };
      for (const { name, type } of dates) if (record[name] === 'now') record[name] = now(type);
      return record;
    });
  }
  return tables;
}

const read = () => ({ ...firstTables(), ...JSON.parse(localStorage.getItem(key) ?? '{}') });
/** Drafts are for those who are signed in. */
const mayRead = (entity, record) => localStorage.getItem(accountKey) !== null || isPublished(entity, record);
const write = (tables) => localStorage.setItem(key, JSON.stringify(tables));
const order = (one, other) =>
  typeof one === 'string' ? one.localeCompare(other ?? '') : Number(one ?? -Infinity) - Number(other ?? -Infinity);

function list(entity, records, params) {
  const search = (params.get('search') ?? '').toLowerCase();
  const texts = entity.fields.filter(isSearched);
  const filters = entity.fields.filter((field) => params.has(field.name));
  const matching = records.filter(
    (record) =>
      filters.every(({ name }) => String(record[name]) === params.get(name)) &&
      (search === '' || texts.some(({ name }) => (record[name] ?? '').toLowerCase().includes(search))),
  );
  const sort = params.get('sort') ?? entity.order;
  const name = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  const choices = entity.fields.find((field) => field.name === name)?.choices?.map(({ value }) => value);
  const keyOf = (record) => (choices && record[name] !== null ? choices.indexOf(record[name]) : record[name]);
  matching.sort((one, other) => direction * (order(keyOf(one), keyOf(other)) || one.id - other.id));
  const page = Number(params.get('page') ?? 1);
  const perPage = Number(params.get('perPage') ?? 20);
  return { items: matching.slice((page - 1) * perPage, page * perPage), total: matching.length, page, perPage };
}

function isInUse(tables, entity, id) {
  return entities.some((other) =>
    other.fields.some(
      ({ target, required, name }) =>
        target === entity.name && required && tables[other.plural].some((record) => record[name] === id),
    ),
  );
}

/** What a limit counts a record under; undefined where it does not count. */
function countedUnder({ by, day, from, to, until }, values) {
  const ending = until && (values[until.name] ?? null);
  const isOver = until && (until.value === undefined ? ending !== null : ending === until.value);
  const told = [by, day, from, to].map((name) => (name ? (values[name] ?? null) : ''));
  if (isOver || told.includes(null)) return undefined;
  return { group: JSON.stringify([told[0], told[1].slice(0, 10)]), start: told[2], end: told[to ? 3 : 2] };
}

/** Whether two records take the same time, where a limit goes by that. */
function overlap({ from, backToBack }, one, other) {
  if (from === undefined) return true;
  return backToBack ? one.start < other.end && other.start < one.end : one.start <= other.end && other.start <= one.end;
}

/** A message for each limit that a record would exceed. What was counted before may stay, however many there are. */
function checkLimits(entity, records, values) {
  const before = records.find(({ id }) => id === values.id);
  const others = records.filter((record) => record !== before);
  const errors = {};
  for (const limit of entity.limits ?? []) {
    const { by, day, from, to, most, backToBack } = limit;
    const place = countedUnder(limit, values);
    if (place === undefined || (before && JSON.stringify(place) === JSON.stringify(countedUnder(limit, before))))
      continue;
    const alike = others.filter((other) => {
      const its = countedUnder(limit, other);
      return its?.group === place.group && overlap(limit, place, its);
    });
    if (to && (backToBack ? place.end <= place.start : place.end < place.start)) errors[to] = t('endsTooSoon');
    else if (alike.length >= most)
      errors[from ?? by ?? day] = t(from ? 'overlaps' : day ? 'fullOfDay' : 'full', { n: most });
  }
  return errors;
}

function check(entity, tables, values, id) {
  const errors = validateRecord(entity, values);
  for (const { name } of entity.fields.filter((field) => field.unique)) {
    const isTaken = tables[entity.plural].some((other) => other.id !== id && other[name] === values[name]);
    if (isTaken && values[name] !== null) errors[name] = t('taken');
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, checkLimits(entity, tables[entity.plural], values));
  return Object.keys(errors).length > 0 ? { status: 422, body: { errors } } : undefined;
}

const empty = (entity) =>
  Object.fromEntries(entity.fields.map((field) => [field.name, field.type === 'boolean' ? false : null]));

/** Answers a call as the server would: `{ status, body }`. */
export async function answer(method, path, body) {
  const url = new URL(path, location.origin);
  const [, , plural, number] = url.pathname.split('/');
  if (app.features.login && (plural === 'session' || plural === 'accounts')) return account(method, body);
  const entity = entities.find((other) => other.plural === plural);
  if (!entity) return { status: 404, body: {} };
  const tables = read();
  const records = tables[plural];
  if (number === undefined && method === 'GET')
    return {
      status: 200,
      body: list(
        entity,
        records.filter((record) => mayRead(entity, record)),
        url.searchParams,
      ),
    };
  if (number === undefined) return create(entity, tables, body);
  const index = records.findIndex((record) => record.id === Number(number));
  if (index < 0 || !mayRead(entity, records[index])) return { status: 404, body: {} };
  return answerOne(method, { entity, tables, records, index, body });
}

function create(entity, tables, body) {
  const record = { id: 1 + Math.max(0, ...tables[entity.plural].map(({ id }) => id)), ...empty(entity), ...body };
  const refused = check(entity, tables, record, record.id);
  if (refused) return refused;
  tables[entity.plural].push(record);
  write(tables);
  return { status: 201, body: record };
}

function answerOne(method, { entity, tables, records, index, body }) {
  const record = records[index];
  if (method === 'GET') return { status: 200, body: record };
  if (method === 'PATCH') {
    const changed = { ...record, ...body };
    const refused = check(entity, tables, changed, record.id);
    if (refused) return refused;
    records[index] = changed;
    write(tables);
    return { status: 200, body: changed };
  }
  if (isInUse(tables, entity, record.id)) return { status: 409, body: { error: t('inUse') } };
  records.splice(index, 1);
  write(tables);
  return { status: 204, body: null };
}

/** Without a server there is nobody to keep a password: any name is taken as it is, in this browser alone. */
function account(method, body) {
  if (method === 'POST') localStorage.setItem(accountKey, body.name);
  if (method === 'DELETE') localStorage.removeItem(accountKey);
  return { status: method === 'DELETE' ? 204 : 200, body: { name: localStorage.getItem(accountKey) } };
}

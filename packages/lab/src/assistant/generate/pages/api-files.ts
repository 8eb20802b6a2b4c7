import { code, lines } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';
import { hasLimits, hidesDrafts } from '../shared/server-entity.ts';

/** How api.js reaches its data. */
interface Options {
  readonly hasLogin: boolean;
  /** Whether the pages can also be shown without a server, as a preview does. */
  readonly hasBrowserStore: boolean;
}

const accountCalls = code`

export const session = () => call('GET', '/api/session');
export const signUp = (account) => call('POST', '/api/accounts', account);
export const signIn = (account) => call('POST', '/api/session', account);
export const signOut = () => call('DELETE', '/api/session');
`.trimEnd();

/** api.js: every call of the pages. */
export const apiFile = ({ hasLogin, hasBrowserStore }: Options) =>
  code`
${lines(hasBrowserStore && "import { answer } from './browser-store.js';", "import { language, t } from './texts.js';")}

/** What a call was refused with; \`errors\` has a message for each field that is wrong. */
export class ApiError extends Error {
  constructor(status, message, errors = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

async function send(method, path, body) {
${lines(hasBrowserStore && "  // A preview without a server keeps the records in the browser.\n  if (window.__APP_DATA__ === 'browser') return answer(method, path, body);")}
  const headers = { 'Accept-Language': language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  return { status: response.status, body: response.status === 204 ? null : await response.json().catch(() => null) };
}

async function call(method, path, body) {
  const response = await send(method, path, body).catch(() => {
    throw new ApiError(0, t('offline'));
  });
  if (response.status < 400) return response.body;
  const { error, errors } = response.body ?? {};
  // Where there is no form to mark fields in, what is wrong with the first one is said.
  const [first = t('serverError', { n: response.status })] = Object.values(errors ?? {});
  throw new ApiError(response.status, error ?? first, errors);
}

const pathOf = (entity, id) => '/api/' + entity.plural + (id === undefined ? '' : '/' + id);

/** One page of records: \`{ items, total, page, perPage }\`. */
export function listRecords(entity, query = {}) {
  const wanted = Object.entries(query).filter(([, value]) => value !== '' && value !== undefined);
  return call('GET', pathOf(entity) + '?' + new URLSearchParams(wanted));
}

/** All records, page after page. */
export async function allRecords(entity, query = {}) {
  const items = [];
  for (let page = 1; ; page++) {
    const list = await listRecords(entity, { ...query, page, perPage: 500 });
    items.push(...list.items);
    if (items.length >= list.total || list.items.length === 0) return items;
  }
}

export const getRecord = (entity, id) => call('GET', pathOf(entity, id));
export const createRecord = (entity, values) => call('POST', pathOf(entity), values);
export const changeRecord = (entity, id, values) => call('PATCH', pathOf(entity, id), values);
export const removeRecord = (entity, id) => call('DELETE', pathOf(entity, id));${hasLogin ? accountCalls : ''}
`
    .replace(/\n\n\n/g, '\n\n')
    .replace('body) {\n\n', 'body) {\n');

const mayReadPart = code`
/** Drafts are for those who are signed in. */
const mayRead = (entity, record) => localStorage.getItem(accountKey) !== null || isPublished(entity, record);
`;

const limitsPart = code`
/** What a limit counts a record under; undefined where it does not count. */
function countedUnder({ by, day, until }, values) {
  const ending = until && (values[until.name] ?? null);
  const isOver = until && (until.value === undefined ? ending !== null : ending === until.value);
  const [owner, date] = [by, day].map((name) => (name ? (values[name] ?? null) : ''));
  return isOver || owner === null || date === null ? undefined : JSON.stringify([owner, date.slice(0, 10)]);
}

/** A message for each limit that a record would exceed. What was counted before may stay, however many there are. */
function checkLimits(entity, records, values) {
  const before = records.find(({ id }) => id === values.id);
  const others = records.filter((record) => record !== before);
  const exceeded = (entity.limits ?? []).filter((limit) => {
    const place = countedUnder(limit, values);
    if (place === undefined || (before && place === countedUnder(limit, before))) return false;
    return others.filter((other) => countedUnder(limit, other) === place).length >= limit.most;
  });
  return Object.fromEntries(exceeded.map(({ by, day, most }) => [by ?? day, t(day ? 'fullOfDay' : 'full', { n: most })]));
}

`;

interface BrowserStore {
  readonly slug: string;
  readonly hasLogin: boolean;
  /** Whether those who are not signed in see only what is published. */
  readonly hidesDrafts: boolean;
  /** Whether some kind of records is limited in number. */
  readonly hasLimits: boolean;
}

/** browser-store.js: the same answers as the server's, from localStorage. */
export const browserStoreFile = (model: Model) =>
  storeFile({
    slug: model.slug,
    hasLogin: model.features.login,
    hidesDrafts: hidesDrafts(model),
    hasLimits: hasLimits(model),
  });

const storeFile = ({ slug, hasLogin, hidesDrafts, hasLimits }: BrowserStore) =>
  code`
import { seeds } from './browser-seeds.js';
import { validateRecord } from './lib/validate.js';
import { ${hidesDrafts ? 'isPublished, now' : 'now'} } from './lib/fields.js';
import { entities } from './model.js';
import { t } from './texts.js';

const key = '${slug}.records';${hasLogin ? `\nconst accountKey = '${slug}.account';` : ''}
const searchedTypes = ['text', 'long-text', 'email', 'phone', 'url'];

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
${hidesDrafts ? mayReadPart : ''}const write = (tables) => localStorage.setItem(key, JSON.stringify(tables));
const order = (one, other) => (typeof one === 'string' ? one.localeCompare(other ?? '') : Number(one ?? -Infinity) - Number(other ?? -Infinity));

function list(entity, records, params) {
  const search = (params.get('search') ?? '').toLowerCase();
  const texts = entity.fields.filter((field) => searchedTypes.includes(field.type));
  const filters = entity.fields.filter((field) => params.has(field.name));
  const matching = records.filter(
    (record) =>
      filters.every(({ name }) => String(record[name]) === params.get(name)) &&
      (search === '' || texts.some(({ name }) => (record[name] ?? '').toLowerCase().includes(search))),
  );
  const sort = params.get('sort') ?? entity.order;
  const name = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  matching.sort((one, other) => direction * (order(one[name], other[name]) || one.id - other.id));
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

${hasLimits ? limitsPart : ''}function check(entity, tables, values, id) {
  const errors = validateRecord(entity, values);
  for (const { name } of entity.fields.filter((field) => field.unique)) {
    const isTaken = tables[entity.plural].some((other) => other.id !== id && other[name] === values[name]);
    if (isTaken && values[name] !== null) errors[name] = t('taken');
  }
${hasLimits ? '  if (Object.keys(errors).length === 0) Object.assign(errors, checkLimits(entity, tables[entity.plural], values));\n' : ''}  return Object.keys(errors).length > 0 ? { status: 422, body: { errors } } : undefined;
}

const empty = (entity) => Object.fromEntries(entity.fields.map((field) => [field.name, field.type === 'boolean' ? false : null]));

/** Answers a call as the server would: \`{ status, body }\`. */
export async function answer(method, path, body) {
  const url = new URL(path, location.origin);
  const [, , plural, number] = url.pathname.split('/');
${lines(hasLogin && "  if (plural === 'session' || plural === 'accounts') return account(method, body);")}
  const entity = entities.find((other) => other.plural === plural);
  if (!entity) return { status: 404, body: {} };
  const tables = read();
  const records = tables[plural];
  if (number === undefined && method === 'GET') return { status: 200, body: list(entity, ${hidesDrafts ? 'records.filter((record) => mayRead(entity, record))' : 'records'}, url.searchParams) };
  if (number === undefined) return create(entity, tables, body);
  const index = records.findIndex((record) => record.id === Number(number));
  if (index < 0${hidesDrafts ? ' || !mayRead(entity, records[index])' : ''}) return { status: 404, body: {} };
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
${hasLogin ? accountAnswer : ''}`
    .replace(/\{\n\n/g, '{\n')
    .replace(/;\n\n {2}const entity/, ';\n  const entity');

const accountAnswer = code`

/** Without a server there is nobody to keep a password: any name is taken as it is, in this browser alone. */
function account(method, body) {
  if (method === 'POST') localStorage.setItem(accountKey, body.name);
  if (method === 'DELETE') localStorage.removeItem(accountKey);
  return { status: method === 'DELETE' ? 204 : 200, body: { name: localStorage.getItem(accountKey) } };
}
`;

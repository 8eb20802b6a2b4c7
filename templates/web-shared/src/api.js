import { answer } from './browser-store.js';
import { language, t } from './texts.js';

/** What a call was refused with; `errors` has a message for each field that is wrong. */
export class ApiError extends Error {
  constructor(status, message, errors = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

async function send(method, path, body) {
  // A preview without a server keeps the records in the browser.
  if (window.__APP_DATA__ === 'browser') return answer(method, path, body);
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

/** One page of records: `{ items, total, page, perPage }`. */
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
export const removeRecord = (entity, id) => call('DELETE', pathOf(entity, id));
export const session = () => call('GET', '/api/session');
export const signUp = (account) => call('POST', '/api/accounts', account);
export const signIn = (account) => call('POST', '/api/session', account);
export const signOut = () => call('DELETE', '/api/session');

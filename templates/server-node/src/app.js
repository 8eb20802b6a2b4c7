import express from 'express';
import { fileURLToPath } from 'node:url';
import { accountRoutes, knowAccount } from './accounts.js';
import { inTurn } from './limits.js';
import { messagesFor } from './messages.js';
import { entities, features, pages } from './model.js';
import { checkFilters, publishedOnly, readQuery } from './query.js';
import { checkRecord } from './validate.js';
import { checkVisitor, isHandled, isOwner, onlyTheirs, said, sees, shown, visitorOf } from './visitors.js';

const pageFolder = fileURLToPath(new URL('../' + pages, import.meta.url));

/** The app over a store; it listens nowhere yet. */
export function createApp(store) {
  const app = express();
  app.disable('x-powered-by');
  // Who sends a request is what the proxy in front says of it, and only where there is one: anybody can send that header.
  app.set('trust proxy', process.env.TRUST_PROXY === '1' ? 1 : false);
  app.use((request, response, next) => {
    response.set({
      'Content-Security-Policy': "default-src 'self'; img-src 'self' data:",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
    });
    next();
  });
  app.use('/api', express.json({ limit: '200kb', strict: true }));
  app.get('/api/health', (request, response) => response.json({ status: 'ok' }));
  if (features.login) app.use('/api', accountRoutes(store));
  for (const entity of entities) app.use('/api/' + entity.plural, recordRoutes(store, entity));
  app.use('/api', (request, response) => refuse(request, response, 404, 'notFound'));
  app.use(express.static(pageFolder));
  app.use(onError);
  return app;
}

function recordRoutes(store, entity) {
  const routes = express.Router();
  const find = async (request) => {
    const id = Number(request.params.id);
    const record = Number.isSafeInteger(id) ? await store.find(entity, id) : undefined;
    return record && sees(entity, record, request) ? record : undefined;
  };
  if (features.login) routes.use(knowAccount(store));
  if (features.visitors) routes.use(checkVisitor(entity));
  routes.get('/', async (request, response) => {
    const query = readQuery(entity, request.query);
    const errors = checkFilters(query, messagesFor(request));
    if (Object.keys(errors).length > 0) return response.status(400).json({ errors });
    if (!request.account) query.filters.push(...publishedOnly(entity));
    query.filters.push(...onlyTheirs(entity, request));
    const { items, total } = await store.list(entity, query);
    response.json({ items: items.map(shown), total, page: query.page, perPage: query.perPage });
  });

  routes.get('/:id', async (request, response) => {
    const record = await find(request);
    if (!record) return refuse(request, response, 404, 'notFound');
    response.json(shown(record));
  });

  /** Stores what is right. Whoever was faster makes the database refuse it; checking again says why. */
  async function write(request, record) {
    const seen = (target, found) => sees(target, found, request);
    const check = () => checkRecord(store, entity, said(entity, request), record, messagesFor(request), seen);
    const { values, errors } = await check();
    if (errors) return { errors };
    if (!record && entity.visitors) values._visitor = visitorOf(request);
    try {
      return { saved: record ? await store.update(entity, record.id, values) : await store.create(entity, values) };
    } catch (error) {
      const { errors: late } = await check();
      if (!late) throw error;
      return { errors: late };
    }
  }

  /** What is limited in number is written one after the other, and a record read again when its turn has come. */
  function save(request, record) {
    if (!entity.limits) return write(request, record);
    const work = async () => write(request, record && ((await store.find(entity, record.id)) ?? record));
    return inTurn(() => store.alone(work));
  }

  routes.post('/', async (request, response) => {
    const { saved, errors } = await save(request);
    response.status(errors ? 422 : 201).json(errors ? { errors } : shown(saved));
  });

  routes.patch('/:id', async (request, response) => {
    const record = await find(request);
    if (!record) return refuse(request, response, 404, 'notFound');
    const { saved, errors } = await save(request, record);
    response.status(errors ? 422 : 200).json(errors ? { errors } : shown(saved));
  });

  routes.delete('/:id', async (request, response) => {
    const record = await find(request);
    if (!record) return refuse(request, response, 404, 'notFound');
    if (entity.visitors && !isOwner(request) && isHandled(entity, record))
      return refuse(request, response, 409, 'handled');
    if (await store.isInUse(entity, record.id)) return refuse(request, response, 409, 'inUse');
    await store.remove(entity, record.id);
    response.status(204).end();
  });

  return routes;
}

export function refuse(request, response, status, message) {
  response.status(status).json({ error: messagesFor(request)[message] });
}

function onError(error, request, response, next) {
  if (response.headersSent) return next(error);
  if (error.status >= 400 && error.status < 500) return refuse(request, response, error.status, 'notJson');
  console.error(error);
  refuse(request, response, 500, 'failed');
}

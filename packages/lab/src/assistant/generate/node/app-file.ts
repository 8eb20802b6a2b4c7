import { code, lines } from '../code.ts';

interface Options {
  readonly hasLogin: boolean;
  /** Whether those who are not signed in see only what is published. */
  readonly hidesDrafts: boolean;
  /** Whether some kind of records is limited in number. */
  readonly hasLimits: boolean;
  /** Folder of the pages, seen from src. */
  readonly pages: string;
}

const limitedSave = `
  /** What is limited in number is written one after the other, and a record read again when its turn has come. */
  function save(request, record) {
    if (!entity.limits) return write(request, record);
    const work = async () => write(request, record && ((await store.find(entity, record.id)) ?? record));
    return inTurn(() => store.alone(work));
  }
`;

/** server/src/app.js: the addresses of the server. */
export function appFile({ hasLogin, hidesDrafts, hasLimits, pages }: Options): string {
  return code`
import express from 'express';
import { fileURLToPath } from 'node:url';
${lines(hasLogin && "import { accountRoutes, knowAccount } from './accounts.js';", "import { entities } from './entities.js';")}
${hasLimits ? "import { inTurn } from './limits.js';\n" : ''}import { messagesFor } from './messages.js';
import { ${hidesDrafts ? 'isPublished, publishedOnly, readQuery' : 'readQuery'} } from './query.js';
import { checkRecord } from './validate.js';

const pages = fileURLToPath(new URL('${pages}', import.meta.url));

/** The app over a store; it listens nowhere yet. */
export function createApp(store) {
  const app = express();
  app.disable('x-powered-by');
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
${lines(hasLogin && "  app.use('/api', accountRoutes(store));")}
  for (const entity of entities) app.use('/api/' + entity.plural, recordRoutes(store, entity));
  app.use('/api', (request, response) => refuse(request, response, 404, 'notFound'));
  app.use(express.static(pages));
  app.use(onError);
  return app;
}

function recordRoutes(store, entity) {
  const routes = express.Router();
  const find = async (request) => {
    const id = Number(request.params.id);
${
  hidesDrafts
    ? `    const record = Number.isSafeInteger(id) ? await store.find(entity, id) : undefined;
    return record && (request.account || isPublished(entity, record)) ? record : undefined;`
    : '    return Number.isSafeInteger(id) ? store.find(entity, id) : undefined;'
}
  };
${lines(hasLogin && '  routes.use(knowAccount(store));')}
  routes.get('/', async (request, response) => {
    const query = readQuery(entity, request.query);${hidesDrafts ? '\n    if (!request.account) query.filters.push(...publishedOnly(entity));' : ''}
    response.json({ ...(await store.list(entity, query)), page: query.page, perPage: query.perPage });
  });

  routes.get('/:id', async (request, response) => {
    const record = await find(request);
    if (!record) return refuse(request, response, 404, 'notFound');
    response.json(record);
  });

  /** Stores what is right. Whoever was faster makes the database refuse it; checking again says why. */
  async function ${hasLimits ? 'write' : 'save'}(request, record) {
    const check = () => checkRecord(store, entity, request.body, record, messagesFor(request));
    const { values, errors } = await check();
    if (errors) return { errors };
    try {
      return { saved: record ? await store.update(entity, record.id, values) : await store.create(entity, values) };
    } catch (error) {
      const { errors: late } = await check();
      if (!late) throw error;
      return { errors: late };
    }
  }
${hasLimits ? limitedSave : ''}
  routes.post('/', async (request, response) => {
    const { saved, errors } = await save(request);
    response.status(errors ? 422 : 201).json(errors ? { errors } : saved);
  });

  routes.patch('/:id', async (request, response) => {
    const record = await find(request);
    if (!record) return refuse(request, response, 404, 'notFound');
    const { saved, errors } = await save(request, record);
    response.status(errors ? 422 : 200).json(errors ? { errors } : saved);
  });

  routes.delete('/:id', async (request, response) => {
    const record = await find(request);
    if (!record) return refuse(request, response, 404, 'notFound');
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
`.replace(/\n\n+/g, '\n\n');
}

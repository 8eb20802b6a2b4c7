import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import type { AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { blogModel } from '@toolbench/lab/assistant/generate/fixtures/blog-model.ts';
import { bookingModel } from '@toolbench/lab/assistant/generate/fixtures/booking-model.ts';
import {
  expectPassed,
  frameworkOf,
  goSources,
  hasModules,
  nodeModules,
  python,
  run,
  testsOf,
  toolsOf,
  withTools,
  writeProject,
} from '../../../test-support/apps/generated-projects.ts';
import { startMongoDouble } from '../../../test-support/mongo/mongo-double.ts';

/**
 * Debian has no MongoDB server: the drivers, which are the real ones, speak with a double. That of Java in Debian is older
 * than the API that its store uses.
 */
const mongoDrivers = {
  javascript: { isThere: existsSync(join(nodeModules, 'mongodb')), packages: '' },
  python: { isThere: hasModules('pymongo'), packages: 'python3-pymongo' },
  go: {
    isThere: existsSync(`${goSources}/src/go.mongodb.org/mongo-driver`),
    packages: 'golang-mongodb-mongo-driver-dev',
  },
};

/** Programs that open a store and close it: one of a model that has an entity in the place where ids are counted. */
const counterPrograms = {
  javascript: {
    program: process.execPath,
    text: `
import assert from 'node:assert/strict';
import { entities } from './src/model.js';
import { openStore } from './src/store.js';
const store = await openStore();
const [entity] = entities;
const all = { page: 1, perPage: 9, sort: 'id', search: '', filters: [] };
const { id } = await store.create(entity, { title: 'a.b' });
assert.deepEqual(await store.list(entity, all), { items: [{ id, title: 'a.b' }], total: 1 });
assert.equal((await store.list(entity, { ...all, search: '^A.' })).total, 0);
assert.equal((await store.list(entity, { ...all, search: 'A.' })).total, 1);
await old(900);
assert.deepEqual(await store.find(entity, 900), { id: 900, title: null });
await store.close();
await assert.rejects(store.find(entity, 900), { name: 'MongoNotConnectedError' });

async function old(_id) {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(process.env.DATABASE_URL);
  await client.db().collection(entity.table).insertOne({ _id, gone: 1 });
  await client.close();
}`,
  },
  python: {
    program: python,
    text: `
import model
import store

opened = store.open_store(None)
[entity] = model.ENTITIES
every = {"page": 1, "per_page": 9, "sort": "id", "descending": False, "search": "", "filters": []}
made = opened.create(entity, {"title": "a.b"})
assert opened.list(entity, every) == {"items": [made], "total": 1}
assert opened.list(entity, {**every, "search": "^A."})["total"] == 0
assert opened.list(entity, {**every, "search": "A."})["total"] == 1
opened.database[entity["table"]].insert_one({"_id": 900, "gone": 1})
assert opened.find(entity, 900) == {"id": 900, "title": None}
opened.close()`,
  },
};

const title: AppField = {
  name: 'title',
  label: { zh: '标题', en: 'Title' },
  type: 'text',
  required: false,
  unique: false,
};

/** An app of counters: what it keeps has the name under which ids are counted. */
const counterModel: AppModel = {
  ...blogModel,
  features: { ...blogModel.features, login: false },
  entities: [
    { name: 'Counter', plural: 'counters', label: title.label, fields: [title], titleField: 'title', seeds: [] },
  ],
  pages: [{ key: 'counters', label: title.label, kind: 'list', entity: 'Counter' }],
  calculations: [],
  sections: [],
};

function withDriver(
  language: keyof typeof mongoDrivers,
  name: string,
  test: () => Promise<void>,
  isLong = language === 'go',
): void {
  const { isThere, packages } = mongoDrivers[language];
  withTools({ isThere: isThere && toolsOf[language].isThere, packages }, name, test, { isLong });
}

describe('generated projects on MongoDB', () => {
  for (const language of ['javascript', 'python', 'go'] as const) {
    // The models take turns: both in each language are long.
    const models = { javascript: blogModel, python: bookingModel };
    for (const [inTurn, model] of Object.entries(models)) {
      const test = async () => {
        const double = await startMongoDouble();
        const folder = writeProject(model, { language, framework: frameworkOf[language], database: 'mongodb' });
        expectPassed(await testsOf[language](join(folder, 'server'), { DATABASE_URL: double.url }));
        await double.close();
      };
      const name = `[NC-08] pass their tests in ${language}: ${model.name.en}`;
      withDriver(language, name, test, language !== inTurn);
    }
  }

  for (const language of ['javascript', 'python'] as const) {
    withDriver(language, `[NC-08] give records of today's fields alone, in ${language}`, async () => {
      const double = await startMongoDouble();
      const stack = { language, framework: frameworkOf[language], database: 'mongodb' } as const;
      const folder = join(writeProject(counterModel, stack), 'server');
      const { program, text } = counterPrograms[language];
      const file = `check.${language === 'python' ? 'py' : 'mjs'}`;
      writeFileSync(join(folder, file), text);
      expectPassed(await run(folder, program, [file], { DATABASE_URL: double.url }));
      await double.close();
    });
  }
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileScript, parse } from '@vue/compiler-sfc';
import { afterAll, describe, expect, it } from 'vitest';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { blogModel } from '@toolbench/lab/assistant/generate/fixtures/blog-model.ts';
import { bookingModel } from '@toolbench/lab/assistant/generate/fixtures/booking-model.ts';
import { hostileModel } from '@toolbench/lab/assistant/generate/fixtures/hostile-model.ts';
import { models } from '@toolbench/lab/assistant/generate/fixtures/models.ts';
import { shopModel } from '@toolbench/lab/assistant/generate/fixtures/shop-model.ts';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';
import { templates } from '../../../test-support/apps/templates.ts';
import { createAppDatabases } from '../../../adapters/app-databases/app-databases.ts';
import {
  expectPassed,
  frameworkOf,
  languages,
  python,
  run,
  testsOf,
  toolsOf,
  withTools,
  writeProject,
} from '../../../test-support/apps/generated-projects.ts';

/** Every generated project brings tests of its own, which start its server and call it: here they are run. */

it('[NC-08] compiles every component of a front end in Vue', () => {
  for (const model of Object.values(models)) {
    const stack = { language: 'go', framework: 'vue', database: 'sqlite', hosting: 'vercel' } as const;
    for (const [path, text] of generateProject(model, stack, templates)) {
      if (!path.endsWith('.vue')) continue;
      const { descriptor, errors } = parse(text, { filename: path });
      expect(errors, path).toEqual([]);
      expect(compileScript(descriptor, { id: path, inlineTemplate: true }).content.length).toBeGreaterThan(0);
    }
  }
});

it('[NC-08] tests of generated front ends pass, for apps of every kind', async () => {
  const stack = { language: 'javascript', framework: 'react', database: 'sqlite' } as const;
  // They are the same for Vue, as what they test is.
  for (const model of Object.values(models)) {
    const folder = writeProject(model, stack);
    if (!existsSync(join(folder, 'web'))) continue;
    expectPassed(await run(join(folder, 'web'), process.execPath, ['test/pages.test.js']));
  }
});

const shopWithAccounts = { ...shopModel, features: { ...shopModel.features, login: true } };

/** Blogs that nobody signs up for: one to be read by all, and one with all but its notices the owner's alone. */
const readByAll = { ...blogModel, owned: true };
const ofOwner = {
  ...blogModel,
  entities: blogModel.entities.map((entity) => (entity.name === 'Notice' ? entity : { ...entity, hidden: true })),
};

/**
 * What each database is tried with: times that may not overlap, accounts, names that mean something else to SQL; and
 * strangers, who are known by a secret or by an account.
 */
const modelsOf = {
  sqlite: { booking: bookingModel, 'a blog that all read': readByAll, 'a blog of its owner alone': ofOwner },
  postgresql: { blog: blogModel, booking: bookingModel },
  mysql: { 'an app of odd names': hostileModel, 'a shop with accounts': shopWithAccounts },
} as const;
const packageOf = { sqlite: '', postgresql: 'postgresql', mysql: 'mariadb-server' } as const;

describe('tests of generated projects', () => {
  // A database server's user must get through to its own folder.
  const place = mkdtempSync(join('/var/tmp', 'toolbench-'));
  rmSync(place, { recursive: true });
  const dataFolder = mkdtempSync(join(tmpdir(), 'toolbench-'));
  const databases = createAppDatabases({ dataFolder, folderOf: (engine) => join(place, engine) });
  const relays: Server[] = [];
  afterAll(async () => {
    for (const relay of relays) relay.close();
    await databases.close();
    for (const folder of [place, dataFolder]) rmSync(folder, { recursive: true, force: true });
  });

  /** The app's database at a port of this machine, as the relay of a sandbox has it. */
  async function databaseUrl(id: string, kind: TechStack['database']): Promise<string> {
    const database = await databases.open(id, kind);
    if (database === undefined) return '';
    const relay = createServer((socket) => {
      const server = connect(database.socket);
      for (const side of [socket, server]) side.on('error', () => side.destroy());
      socket.pipe(server).pipe(socket);
    });
    relays.push(relay);
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    const url = new URL(database.url);
    url.port = String((relay.address() as AddressInfo).port);
    return url.href;
  }

  /** What the store of a server answers when it is opened on the data of the one before. */
  const opened: Record<'javascript' | 'python', readonly string[]> = {
    javascript: [
      '--input-type=module',
      '-e',
      `import { openStore } from './src/store.js'; import { entities } from './src/model.js';
const store = await openStore(process.env.DATA_DIR);
for (const entity of entities) {
  const { items, total } = await store.list(entity, { search: '', filters: [], sort: 'id', page: 1, perPage: 5 });
  if (total < 1 || (entity.visitors && items[0]._visitor !== null)) throw new Error(entity.name);
}
await store.close();`,
    ],
    python: [
      '-c',
      `import os
from pathlib import Path
from model import ENTITIES
from store import open_store
store = open_store(Path(os.environ["DATA_DIR"]))
query = {"search": "", "filters": [], "sort": "id", "descending": False, "page": 1, "per_page": 5}
for entity in ENTITIES:
    found = store.list(entity, query)
    assert found["total"] > 0 and ("visitors" not in entity or found["items"][0]["_visitor"] is None), entity["name"]`,
    ],
  };

  for (const database of ['sqlite', 'postgresql', 'mysql'] as const) {
    for (const language of ['javascript', 'python'] as const) {
      const { isThere, packages } = toolsOf[language];
      const tools = { isThere: isThere && databases.has(database), packages: `${packages} ${packageOf[database]}` };
      withTools(tools, `[DEPLOY-01] take up in ${language} what an earlier version kept on ${database}`, async () => {
        const DATA_DIR = temporaryFolder();
        const DATABASE_URL = await databaseUrl(`${language}-${database}-earlier`, database);
        const [first = readByAll.entities[0], ...others] = readByAll.entities;
        const earlier = { ...readByAll, entities: [{ ...first, fields: first?.fields.slice(0, -1) ?? [] }, ...others] };
        for (const model of [earlier as typeof readByAll, ofOwner]) {
          const folder = join(writeProject(model, { language, framework: frameworkOf[language], database }), 'server');
          const program = language === 'python' ? python : process.execPath;
          expectPassed(await run(folder, program, opened[language], { DATA_DIR, DATABASE_URL }));
        }
      });
    }
  }

  for (const database of ['sqlite', 'postgresql', 'mysql'] as const) {
    for (const language of languages) {
      // What takes long to compile is tried with SQLite where the project stands.
      if (database === 'sqlite' && (language === 'go' || language === 'java')) continue;
      const { isThere, packages } = toolsOf[language];
      const tools = { isThere: isThere && databases.has(database), packages: `${packages} ${packageOf[database]}` };
      for (const [index, [name, model]] of Object.entries(modelsOf[database]).entries()) {
        // Of what is interpreted each model is tried once on each database, the languages taking turns.
        const inTurn = (['javascript', 'python'] as const)[index % 2];
        const isLong = database !== 'sqlite' && language !== inTurn;
        const title = `[NC-08] pass in ${language} on ${database}: ${name}`;
        const passes = async () => {
          const folder = writeProject(model, { language, framework: frameworkOf[language], database });
          const DATABASE_URL = await databaseUrl(`${language}-${database}-${name}`, database);
          expectPassed(await testsOf[language](join(folder, 'server'), { DATABASE_URL }));
        };
        withTools(tools, title, passes, { isLong });
      }
    }
  }
});

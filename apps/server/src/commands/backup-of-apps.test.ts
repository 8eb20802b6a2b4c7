import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createAppDatabases } from '../adapters/app-databases/app-databases.ts';
import { copyAppData } from '../adapters/app-databases/copy-app-data.ts';
import { openDatabase } from '../adapters/database/open.ts';
import { createProbes } from '../features/previews/choose-sandbox.ts';
import { createDeploymentStore } from '../features/previews/deployments/deployment-store.ts';
import { openAppFolders, serverIdOf } from '../features/previews/app-folders.ts';
import { createLocalDeployments } from '../features/previews/deployments/local-deployments.ts';
import { createWorkQueue } from '../features/previews/work-queue.ts';
import { fakeClock } from '../test-support/fakes.ts';
import { describeOnBubblewrap } from '../test-support/apps/on-bubblewrap.ts';
import { skipMissing } from '../test-support/skip-missing.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { ask, javascriptStack, localReached, previewSurroundings } from '../test-support/lab/test-previews.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

type Database = Extract<TechStack['database'], 'sqlite' | 'postgresql' | 'mysql'>;

/** What differs between the apps: how a note is written, and how all are counted. */
const stores: Readonly<Record<Database, string>> = {
  sqlite: `
import { createRequire } from 'node:module';
const { Database } = createRequire(import.meta.url)('node-sqlite3-wasm');
const database = new Database(process.env.DATA_DIR + '/app.db');
database.exec('pragma busy_timeout = 2000; create table if not exists notes (n integer)');
const add = async (n) => database.run('insert into notes values (?)', [n]);
const all = async () => database.all('select n from notes order by n').map(({ n }) => n);`,
  postgresql: `
import pg from 'pg';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
await pool.query('create table if not exists notes (n integer)');
const add = (n) => pool.query('insert into notes values ($1)', [n]);
const all = async () => (await pool.query('select n from notes order by n')).rows.map(({ n }) => n);`,
  mysql: `
import mysql from 'mysql2/promise';
const pool = mysql.createPool(process.env.DATABASE_URL);
await pool.query('create table if not exists notes (n integer)');
const add = (n) => pool.query('insert into notes values (?)', [n]);
const all = async () => (await pool.query('select n from notes order by n'))[0].map(({ n }) => n);`,
};

const projectOn = (database: Database) => ({
  version: 1,
  stack: { ...javascriptStack, database },
  files: new Map([
    ['server/package.json', '{"type":"module","scripts":{"start":"node src/main.js"}}'],
    [
      'server/src/main.js',
      `import express from 'express';${stores[database]}
const app = express();
app.get('/api/add/:n', async (request, response) => { await add(Number(request.params.n)); response.json('kept'); });
app.get('/api/all', async (request, response) => response.json(await all()));
app.listen(Number(process.env.PORT), process.env.HOST);
`,
    ],
  ]),
});

describeOnBubblewrap('a backup of deployed apps', ({ sandbox }) => {
  // A database server's user must get through to its own folder.
  const places: string[] = [];
  const placeFor = () => {
    const place = mkdtempSync(join('/var/tmp', 'toolbench-'));
    rmSync(place, { recursive: true });
    places.push(place);
    return place;
  };
  afterAll(() => places.forEach((place) => rmSync(place, { recursive: true, force: true })));

  /** The parts of a server that run apps, on a data folder. */
  async function openServer(folder: string, databasePlace: string) {
    const clock = fakeClock();
    mkdirSync(folder, { recursive: true });
    const database = await openDatabase({ folder, onError: () => undefined }, 0);
    const folderOf = (engine: string) => join(databasePlace, engine);
    const databases = createAppDatabases({ dataFolder: folder, folderOf });
    const surroundings = previewSurroundings({ clock, folder });
    await surroundings.listen();
    const deployments = createLocalDeployments({
      ...surroundings,
      databases,
      folders: openAppFolders(join(folder, 'deployments'), (from, to) => copyAppData(from, to, 'app')),
      store: createDeploymentStore(database.queries, serverIdOf(folder, surroundings.random)),
      probes: createProbes([sandbox()], clock),
      starts: createWorkQueue(2, 20),
    });
    return {
      deployments,
      close: async () => {
        await deployments.close();
        await databases.close();
        await database.close();
      },
    };
  }

  const installed = createAppDatabases({ dataFolder: tmpdir() });
  for (const kind of ['sqlite', 'postgresql', 'mysql'] as const) {
    const name = `[OPS-02][DEPLOY-01] holds what an app on ${kind} has acknowledged, taken while it writes`;
    if (!installed.has(kind)) {
      skipMissing(`${name} (not installed)`);
      continue;
    }
    it(name, async () => {
      const root = temporaryFolder();
      const [here, there] = [join(root, 'here'), join(root, 'there')];
      const archive = join(root, 'backup.tar.gz');
      const [placeHere, placeThere] = [placeFor(), placeFor()];
      const server = await openServer(here, placeHere);
      const deployed = await server.deployments.deploy({
        owner: 'ada',
        sessionId: 's',
        slug: 'shop',
        project: projectOn(kind),
        reached: localReached,
      });
      if (!deployed.ok) throw new Error(deployed.code);
      expect(deployed.value).toMatchObject({ state: 'deployed', problems: [] });
      const { url } = deployed.value;

      const acknowledged: number[] = [];
      let isWriting = true;
      const writing = (async () => {
        for (let n = 1; isWriting; n += 1) if ((await ask(`${url}api/add/${n}`)).status === 200) acknowledged.push(n);
      })();
      await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
      const before = [...acknowledged];
      await backUp(here, archive, { now: new Date(0), folderOf: (engine) => join(placeHere, engine) });
      isWriting = false;
      await writing;
      await server.close();

      // The other machine had apps before, on servers with a secret of their own.
      mkdirSync(there);
      const others = createAppDatabases({ dataFolder: there, folderOf: (engine) => join(placeThere, engine) });
      await others.open('other', kind);
      await others.close();
      await restore(there, archive, { folderOf: (engine) => join(placeThere, engine) });
      const other = await openServer(there, placeThere);
      await other.deployments.resume();
      const [again] = other.deployments.list('ada');
      if (again === undefined) throw new Error('no deployment came back');
      const kept = JSON.parse((await ask(`${again.url}api/all`)).text) as number[];
      expect(kept.slice(0, before.length)).toEqual(before);
      // What was written meanwhile is a beginning without gaps: a database as it stood at one moment.
      expect(kept).toEqual(acknowledged.slice(0, kept.length));
      expect((await ask(`${again.url}api/add/0`)).status).toBe(200);
      await other.close();
    });
  }
});

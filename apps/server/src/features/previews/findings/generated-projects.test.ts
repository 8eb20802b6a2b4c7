import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileScript, parse } from '@vue/compiler-sfc';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { blogModel } from '@toolbench/lab/assistant/generate/fixtures/blog-model.ts';
import { bookingModel } from '@toolbench/lab/assistant/generate/fixtures/booking-model.ts';
import { hostileModel } from '@toolbench/lab/assistant/generate/fixtures/hostile-model.ts';
import { models } from '@toolbench/lab/assistant/generate/fixtures/models.ts';
import { shopModel } from '@toolbench/lab/assistant/generate/fixtures/shop-model.ts';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import { changeModel } from '@toolbench/lab/assistant/language/change-model.ts';
import { readRequest } from '@toolbench/lab/assistant/language/read-request.ts';
import { withKeptNames } from '@toolbench/lab/assistant/model/kept-names.ts';
import { planProject } from '@toolbench/lab/assistant/project-plan.ts';
import { isLongRun } from '../../../test-support/is-long-run.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';
import { ask } from '../../../test-support/apps/hello-apps.ts';
import { describeOnBubblewrap } from '../../../test-support/apps/on-bubblewrap.ts';
import { templates } from '../../../test-support/apps/templates.ts';
import { createAppDatabases } from '../../../adapters/app-databases/app-databases.ts';
import type { Sandbox } from '../sandbox-port.ts';
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
/** What a long run tries besides, in each language on each of them. */
const everywhere = { blog: blogModel, 'an app of odd names': hostileModel, 'a shop': shopModel };
const packageOf = { sqlite: '', postgresql: 'postgresql', mysql: 'mariadb-server' } as const;

describe('tests of generated projects', () => {
  // A database server's user must get through to its own folder.
  const place = mkdtempSync(join('/var/tmp', 'toolbench-'));
  rmSync(place, { recursive: true });
  const dataFolder = mkdtempSync(join(tmpdir(), 'toolbench-'));
  const databases = createAppDatabases({ dataFolder, folderOf: (engine) => join(place, engine) });
  const toolsFor = (language: TechStack['language'], database: keyof typeof packageOf) => ({
    isThere: toolsOf[language].isThere && databases.has(database),
    packages: `${toolsOf[language].packages} ${packageOf[database]}`,
  });
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
  await store.list(entity, { search: 'a', filters: [], sort: entity.fields[0].name, page: 1, perPage: 5 });
  const { id, ...values } = items[0];
  await store.update(entity, id, values);
  await store.create(entity, Object.fromEntries(entity.fields.map(({ name }) => [name, null])));
  if (process.env.SHOW) console.log(JSON.stringify(values));
}
await store.close();`,
    ],
    python: [
      '-c',
      `import json
import os
from pathlib import Path
from model import ENTITIES
from store import open_store
store = open_store(Path(os.environ["DATA_DIR"]))
query = {"search": "", "filters": [], "sort": "id", "descending": False, "page": 1, "per_page": 5}
for entity in ENTITIES:
    found = store.list(entity, query)
    assert found["total"] > 0 and ("visitors" not in entity or found["items"][0]["_visitor"] is None), entity["name"]
    store.list(entity, {**query, "search": "a", "sort": entity["fields"][0]["name"]})
    values = {name: value for name, value in found["items"][0].items() if name != "id"}
    store.update(entity, found["items"][0]["id"], values)
    store.create(entity, {field["name"]: None for field in entity["fields"]})
    if "SHOW" in os.environ:
        print(json.dumps(values))`,
    ],
  };

  for (const database of ['sqlite', 'postgresql', 'mysql'] as const) {
    for (const language of ['javascript', 'python'] as const) {
      const tools = toolsFor(language, database);
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

  /** Versions of one app by sentences; what its first record has is told by what its fields are called. */
  function versionsOf(...sentences: readonly string[]): AppModel[] {
    const read = readRequest('待办清单：标题、城市、备注、金额、数量');
    if (!read.understood) throw new Error('not understood');
    const versions = [read.model];
    for (const sentence of sentences) {
      const now = versions.at(-1) ?? read.model;
      let next = now;
      for (const clause of sentence.split('；')) {
        const outcome = changeModel(next, clause);
        if (!outcome.ok) throw new Error(outcome.reason.zh);
        next = outcome.model;
      }
      versions.push(withKeptNames(now, next));
    }
    return versions;
  }
  const spoken = ({ entities }: AppModel, told: string) => {
    const values = JSON.parse(told) as Record<string, unknown>;
    return Object.fromEntries(entities[0]?.fields.map(({ name, label }) => [label.zh, values[name]]) ?? []);
  };

  const takenUp = [
    ['sqlite', 'javascript'],
    ['sqlite', 'python'],
    ['postgresql', 'javascript'],
    ['mysql', 'python'],
  ] as const;
  for (const [database, language] of takenUp) {
    withTools(
      toolsFor(language, database),
      `[DEPLOY-01] [NC-08] keep in ${language} on ${database} what was entered before a change`,
      async () => {
        const DATA_DIR = temporaryFolder();
        const DATABASE_URL = await databaseUrl(`${language}-${database}-changes`, database);
        const [first, ...others] = versionsOf(
          '把城市改名为地区',
          '加一个字段城市，必填',
          '金额改成日期；地区改成数字；备注改成图片',
          '金额改成是否；数量改成小数',
          '金额改成文本；数量改成日期',
          '金额改成金额；数量改成整数；地区改成文本',
        );
        const show = async (model: AppModel) => {
          const folder = join(writeProject(model, { language, framework: frameworkOf[language], database }), 'server');
          const program = language === 'python' ? python : process.execPath;
          const answer = await run(folder, program, opened[language], { DATA_DIR, DATABASE_URL, SHOW: 'yes' });
          expectPassed(answer);
          return spoken(model, answer.output.trim().split('\n').at(-1) ?? '');
        };
        if (first === undefined) throw new Error('no version');
        const { 标题, 城市, 备注, 金额, 数量 } = await show(first);
        expect([typeof 城市, typeof 金额, typeof 数量]).toEqual(['string', 'number', 'number']);
        const shown = [];
        for (const model of others) shown.push(await show(model));
        const kept = { 标题, 地区: 城市, 备注, 金额, 数量 };
        expect(shown[0]).toEqual(kept);
        expect(shown[1]).toEqual({ ...kept, 城市: null });
        expect(shown[2]).toEqual({ 标题, 地区: null, 图片: 备注, 金额: null, 数量, 城市: null });
        expect(shown.at(-1)).toEqual({ 标题, 地区: 城市, 图片: 备注, 金额, 数量, 城市: null });
        // The first version, taken up again, has its records and takes new ones.
        expect(await show(first)).toEqual({ 标题, 城市, 备注, 金额, 数量 });
      },
    );
  }

  for (const database of ['sqlite', 'postgresql', 'mysql'] as const) {
    for (const language of languages) {
      for (const [index, [name, model]] of Object.entries({ ...modelsOf[database], ...everywhere }).entries()) {
        // Each model of a database is tried once on it, what is interpreted taking turns.
        const inTurn = name in modelsOf[database] && (['javascript', 'python'] as const)[index % 2];
        const isLong = language !== inTurn;
        const title = `[NC-08] pass in ${language} on ${database}: ${name}`;
        const passes = async () => {
          const folder = writeProject(model, { language, framework: frameworkOf[language], database });
          const DATABASE_URL = await databaseUrl(`${language}-${database}-${name}`, database);
          expectPassed(await testsOf[language](join(folder, 'server'), { DATABASE_URL }));
        };
        withTools(toolsFor(language, database), title, passes, { isLong });
      }
    }
  }

  /** Where apps run: from there a database is reached by a relay alone, and drivers come from the sandbox. */
  function describeConfined({ sandbox }: { readonly sandbox: () => Sandbox }): void {
    const answers = (language: TechStack['language'], database: keyof typeof packageOf) => async () => {
      const stack = { language, framework: frameworkOf[language], database, hosting: 'vercel' } as const;
      const files = generateProject(hostileModel, stack, templates);
      const { server: plan, frontend } = planProject(files, stack);
      if (plan === undefined) throw new Error('no server');
      const id = `${language}-${database}-confined`;
      const built = await sandbox().build({ id, plan, files });
      if (!built.ok) throw new Error(`${JSON.stringify(built.findings)}\n${built.log}`);
      const opened = await databases.open(id, database);
      const output: string[] = [];
      const running = await sandbox().start({
        app: built.app,
        dataFolder: join(temporaryFolder(), 'data'),
        database: opened,
        environment: opened ? { DATABASE_URL: opened.url } : {},
        onOutput: (_from, line) => output.push(line),
      });
      if (!('socket' in running)) throw new Error(output.join('\n'));
      onTestFinished(() => running.stop());
      expect(JSON.parse(await ask(running.socket, '/api/health'))).toEqual({ status: 'ok' });
      // Pages that are not built come from the server.
      if (frontend === undefined) expect(await ask(running.socket)).toContain('<title>');
    };
    for (const database of ['sqlite', 'postgresql', 'mysql'] as const) {
      for (const language of languages) {
        const name = `[PREVIEW-03] answer in ${language} on ${database}`;
        withTools(toolsFor(language, database), name, answers(language, database));
      }
    }
  }
  if (isLongRun) describeOnBubblewrap('in the sandbox', describeConfined);
});

import { expect, it, onTestFinished } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { openDatabase } from '../../../adapters/database/open.ts';
import { fakeClock } from '../../../test-support/fakes.ts';
import { describeOnBubblewrap } from '../../../test-support/apps/on-bubblewrap.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';
import {
  ask,
  javascriptStack,
  localReached,
  previewSurroundings,
  testPreviews,
  testProjects,
} from '../../../test-support/lab/test-previews.ts';
import { createProbes } from '../choose-sandbox.ts';
import { createDeploymentStore } from '../deployments/deployment-store.ts';
import { createLocalDeployments } from '../deployments/local-deployments.ts';
import type { ProjectVersion } from '../ports.ts';
import { createWorkQueue } from '../work-queue.ts';

const express = (name: string) => `
import express from 'express';
import { createRequire } from 'node:module';
const { Database } = createRequire(import.meta.url)('node-sqlite3-wasm');
const database = new Database(process.env.DATA_DIR + '/app.db');
database.exec('pragma busy_timeout = 2000; create table if not exists visits (at text)');
const app = express();
app.set('trust proxy', Number(process.env.TRUST_PROXY));
app.get('/api/visits', (request, response) => {
  database.run('insert into visits values (?)', ['now']);
  response.json({ name: '${name}', from: request.ip, visits: database.get('select count(*) as n from visits').n });
});
app.listen(Number(process.env.PORT), process.env.HOST);
`;
const files = (name: string) => ({
  'server/package.json': '{"type":"module","scripts":{"start":"node src/main.js"}}',
  'server/src/main.js': express(name),
});
const version = (number: number): ProjectVersion => ({
  version: number,
  files: new Map(Object.entries(files(`v${number}`))),
  stack: javascriptStack,
});

describeOnBubblewrap('under bubblewrap', ({ sandbox }) => {
  it('[PREVIEW-03] a preview runs an Express app on SQLite, is measured, sleeps, wakes with its data, and is gone', async () => {
    const clock = fakeClock();
    const projects = testProjects();
    const test = testPreviews({
      clock,
      folder: temporaryFolder(),
      source: projects.source,
      sandboxes: [sandbox()],
      limits: { leaseMs: 1e9 },
    });
    await test.listen();
    projects.set('ada', 'session-1', files('first'));
    const created = await test.previews.create({
      owner: 'ada',
      sessionId: 'session-1',
      reached: localReached,
      language: 'en',
    });
    if (!created.ok) throw new Error(created.code);
    const { id, url } = created.value;
    expect(created.value).toMatchObject({ state: 'running', driver: 'bubblewrap', problems: [], notes: [] });
    expect(JSON.parse((await ask(`${url}api/visits`, { from: '127.0.0.4' })).text)).toEqual({
      name: 'first',
      from: '127.0.0.4',
      visits: 1,
    });
    await test.previews.tick();
    clock.advance(5_000);
    await test.previews.tick();
    const status = test.previews.status('ada', id);
    expect(status.ok && status.value.monitoring.memory).toBeGreaterThan(5_000_000);
    clock.advance(limits.previews.idleMs + 1);
    await test.previews.tick();
    expect(test.previews.list('ada', 'session-1')[0]?.state).toBe('sleeping');
    expect(JSON.parse((await ask(`${url}api/visits`)).text)).toMatchObject({ name: 'first', visits: 2 });
    await test.previews.stop('ada', id);
    expect((await ask(url)).status).toBe(421);
  });

  it('[PREVIEW-01] a server that uses up its memory while it starts is told to have done so', async () => {
    const projects = testProjects();
    const test = testPreviews({
      clock: fakeClock(),
      folder: temporaryFolder(),
      source: projects.source,
      sandboxes: [sandbox()],
    });
    await test.listen();
    const main = 'const kept = []; for (;;) kept.push(Buffer.alloc(16e6, 1));';
    projects.set('ada', 'session-1', {
      'server/package.json': '{"scripts":{"start":"node main.js"}}',
      'server/main.js': main,
    });
    const created = await test.previews.create({
      owner: 'ada',
      sessionId: 'session-1',
      reached: localReached,
      language: 'en',
    });
    expect(created).toMatchObject({
      value: { state: 'failed', problems: [{ from: 'server', code: 'out-of-memory' }] },
    });
  });

  it('[DEPLOY-01] a deployment swaps its version while requests write, without one that fails', async () => {
    const folder = temporaryFolder();
    const clock = fakeClock();
    const database = await openDatabase({ folder, onError: () => undefined }, 0);
    const surroundings = previewSurroundings({ clock, folder });
    await surroundings.listen();
    const deployments = createLocalDeployments({
      ...surroundings,
      store: createDeploymentStore(database.queries, 'this'),
      probes: createProbes([sandbox()], clock),
      starts: createWorkQueue(2, 20),
    });
    onTestFinished(async () => {
      await deployments.close();
      await database.close();
    });
    const deploy = async (project: ProjectVersion) => {
      const result = await deployments.deploy({
        owner: 'ada',
        sessionId: 's',
        slug: 'shop',
        project,
        reached: localReached,
      });
      if (!result.ok) throw new Error(result.code);
      return result.value;
    };
    const { url } = await deploy(version(1));
    const answers: Promise<{ readonly status: number; readonly text: string }>[] = [];
    const probe = setInterval(() => {
      const answer = ask(`${url}api/visits`);
      // What fails is looked at below; a test that has ended before is not to fail others.
      answer.catch(() => undefined);
      answers.push(answer);
    }, 20);
    onTestFinished(() => clearInterval(probe));
    expect(await deploy(version(2))).toMatchObject({ state: 'deployed', version: 2, problems: [] });
    const swapped = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(swapped + 10);
    clearInterval(probe);
    const all = await Promise.all(answers);
    expect(all.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(all.map(({ text }) => (JSON.parse(text) as { name: string }).name))).toEqual(new Set(['v1', 'v2']));
  });
});

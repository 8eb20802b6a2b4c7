import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../adapters/database/open.ts';
import { fakeClock } from '../../../test-support/fakes.ts';
import { describeOnDatabases } from '../../../test-support/on-databases.ts';
import { sandboxDouble } from '../../../test-support/apps/sandbox-double.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';
import { ask, javascriptStack, localReached, previewSurroundings } from '../../../test-support/lab/test-previews.ts';
import { createProbes } from '../choose-sandbox.ts';
import { createDeploymentStore } from './deployment-store.ts';
import { createLocalDeployments } from './local-deployments.ts';
import type { ProjectVersion } from '../ports.ts';
import { createWorkQueue } from '../work-queue.ts';

const app = (name: string) => `
import { createServer } from 'node:http';
import { appendFileSync, readFileSync } from 'node:fs';
const file = process.env.DATA_DIR + '/visits';
createServer((request, response) => {
  if (request.url === '/count') appendFileSync(file, 'x');
  const answer = () => response.end('${name} ' + (request.url === '/count' ? readFileSync(file).length : ''));
  if (request.url === '/slow') setTimeout(answer, 60);
  else answer();
}).listen(process.env.PORT);
`;
const version = (number: number, name = `v${number}`): ProjectVersion => ({
  version: number,
  files: new Map(
    Object.entries({ 'server/package.json': '{"scripts":{"start":"node main.mjs"}}', 'server/main.mjs': app(name) }),
  ),
  stack: javascriptStack,
});
const broken: ProjectVersion = {
  ...version(9),
  files: new Map([
    ['server/package.json', '{"scripts":{"start":"node main.mjs"}}'],
    ['server/main.mjs', 'throw new Error("no")'],
  ]),
};
const place = () => ({ folder: temporaryFolder(), onError: () => undefined });

async function openDeployments(given: { at?: ReturnType<typeof place>; limits?: object } = {}) {
  const at = given.at ?? place();
  const clock = fakeClock();
  const database = await openDatabase(at, clock.now());
  const sandbox = sandboxDouble();
  const surroundings = previewSurroundings({ clock, folder: at.folder, limits: given.limits ?? {} });
  await surroundings.listen();
  const deployments = createLocalDeployments({
    ...surroundings,
    store: createDeploymentStore(database.queries, 'this-server'),
    probes: createProbes([sandbox], clock),
    starts: createWorkQueue(2, 20),
  });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await deployments.close();
    await surroundings.proxy.close();
    await database.close();
  };
  onTestFinished(close);
  const deploy = async (project: ProjectVersion, owner = 'ada', sessionId = 'session-1', slug = 'Meine App!') => {
    const result = await deployments.deploy({ owner, sessionId, slug, project, reached: localReached });
    if (!result.ok) throw new Error(result.code);
    return result.value;
  };
  return { ...surroundings, deployments, deploy, sandbox, at, close, folder: join(at.folder, 'previews') };
}

describe('local deployments', () => {
  it('[DEPLOY-01] have an address with a name, and measure what runs there', async () => {
    const { deploy, deployments } = await openDeployments();
    const deployed = await deploy(version(1));
    expect(deployed).toMatchObject({ state: 'deployed', version: 1, earlier: [], problems: [] });
    expect(deployed.url).toMatch(/^http:\/\/meine-app\.localhost:\d+\/$/);
    expect((await ask(deployed.url)).text).toBe('v1 ');
    expect((await deploy(version(1), 'bob', 'session-2')).url).toMatch(/^http:\/\/meine-app-2\./);
    await deployments.tick();
    const [own] = deployments.list('ada');
    expect(own?.monitoring).toMatchObject({ status: 'running', requests: 1, errors: 0, memory: 1_000_000 });
    expect(deployments.list('ada')).toHaveLength(1);
  });

  it('[DEPLOY-01] swap a version without one failed request at 50 a second, and roll back', async () => {
    const { deploy, deployments, sandbox } = await openDeployments();
    const { url, id } = await deploy(version(1));
    const answers: Promise<string>[] = [];
    const probe = setInterval(() => {
      const path = answers.length % 5 === 0 ? 'slow' : '';
      answers.push(ask(url + path).then(({ status, text }) => `${status} ${text.trim()}`));
    }, 20);
    await expect.poll(() => answers.length).toBeGreaterThan(5);
    expect(await deploy(version(2))).toMatchObject({ version: 2, earlier: [1] });
    const swapped = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(swapped + 5);
    expect(await deployments.rollBack('ada', id, 1)).toMatchObject({ value: { version: 1, earlier: [2] } });
    const rolledBack = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(rolledBack + 5);
    clearInterval(probe);
    const seen = await Promise.all(answers);
    expect(new Set(seen)).toEqual(new Set(['200 v1', '200 v2']));
    expect(seen.at(-1)).toBe('200 v1');
    await expect.poll(sandbox.running).toBe(1);
  });

  it('[DEPLOY-01] survive a restart of the server, with their data, at the same address', async () => {
    const first = await openDeployments();
    const { url, id } = await first.deploy(version(3));
    expect((await ask(`${url}count`)).text).toBe('v3 1');
    await first.close();
    const second = await openDeployments({ at: first.at });
    await second.deployments.resume();
    const status = second.deployments.status('ada', id);
    if (!status.ok) throw new Error(status.code);
    expect(status.value).toMatchObject({ state: 'deployed', version: 3 });
    expect(new URL(status.value.url).hostname).toBe(new URL(url).hostname);
    expect((await ask(`${status.value.url}count`)).text).toBe('v3 2');
  });

  it('[DEPLOY-01] keep what they serve when a new version does not start', async () => {
    const { deploy, deployments } = await openDeployments();
    const { url, id } = await deploy(version(1));
    const failed = await deploy(broken);
    expect(failed).toMatchObject({
      state: 'deployed',
      version: 1,
      problems: [{ message: 'Error: no', path: 'server/main.mjs', line: 1 }],
    });
    expect((await ask(url)).text).toBe('v1 ');
    expect(await deployments.rollBack('ada', id, 7)).toMatchObject({ code: 'no-such-version' });
  });

  it('[DEPLOY-01] take a new version where a database of theirs is damaged, and say how it was copied', async () => {
    const { deploy, folder } = await openDeployments();
    const { url, id } = await deploy(version(1));
    writeFileSync(join(folder, id, 'data', 'app.db'), `SQLite format 3\0${'x'.repeat(200)}`);
    const mended = await deploy(version(2));
    expect(mended).toMatchObject({ version: 2, notes: [{ code: 'data-as-found', subject: 'app.db' }], problems: [] });
    expect((await ask(url)).text).toBe('v2 ');
  });

  it('[DEPLOY-01] are started again when they end by themselves', async () => {
    const { deploy, sandbox } = await openDeployments({ limits: { restartDelayMs: 1 } });
    const crashing = app('v1').replace("'/slow'", "'/crash') process.exit(1);\n  if (request.url === '/slow'");
    const { url } = await deploy({
      ...version(1),
      files: new Map([...version(1).files, ['server/main.mjs', crashing]]),
    });
    expect((await ask(`${url}crash`)).status).toBe(502);
    await expect.poll(sandbox.starts).toBe(2);
    await expect.poll(async () => (await ask(url)).text).toBe('v1 ');
  });

  it('[OPS-04] give up a version that is being made when the server stops, and say so', async () => {
    const { deploy, deployments, sandbox, claims } = await openDeployments();
    await deploy(version(1));
    const again = (number: number) =>
      deployments.deploy({
        owner: 'ada',
        sessionId: 'session-1',
        slug: 'x',
        project: version(number),
        reached: localReached,
      });
    const asked = [again(2), again(3)];
    await expect.poll(() => deployments.list('ada')[0]?.state).toBe('deploying');
    const closed = deployments.close();
    expect(await deployments.placeOfSession('ada', 'session-1')).toBe('away');
    for (const one of [...asked, again(4)]) {
      expect(await one).toMatchObject({ ok: false, code: 'server-away', retryAfterMs: 5_000 });
    }
    await closed;
    expect(sandbox.running()).toBe(0);
    expect(await claims.all('deployment')).toEqual([]);
  });

  it('[OPS-04] answer what was under way before a version that keeps their server, when the server stops', async () => {
    const { deploy, deployments, folder } = await openDeployments();
    const holding = app('v1')
      .replace('appendFileSync, readFileSync', 'appendFileSync, existsSync, readFileSync, writeFileSync')
      .replace('setTimeout(answer, 60)', "writeFileSync(file + '-held', ''), hold(answer)")
      .concat("const hold = (answer) => (existsSync(file + '-go') ? answer() : setTimeout(hold, 5, answer));");
    const files = new Map([...version(1).files, ['server/main.mjs', holding] as const]);
    const { url, id } = await deploy({ ...version(1), files });
    const data = (name: string) => join(folder, id, 'data', `visits-${name}`);
    const slow = ask(`${url}slow`);
    await expect.poll(() => existsSync(data('held'))).toBe(true);
    await deploy({ ...version(2), files });
    const closed = deployments.close(5_000);
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 100))]);
    writeFileSync(data('go'), '');
    expect(await slow).toMatchObject({ status: 200, text: 'v1 ' });
    await closed;
  });

  it('[OPS-04] are let go by a server that stops while it takes them up', async () => {
    const first = await openDeployments();
    await first.deploy(version(1));
    await first.close();
    const { deployments, claims, sandbox } = await openDeployments({ at: first.at });
    const resumed = deployments.resume();
    await deployments.close();
    await resumed;
    expect([await claims.all('deployment'), deployments.list('ada'), sandbox.running()]).toEqual([[], [], 0]);
  });

  it('[DEPLOY-01] are taken down with everything, by their owner only', async () => {
    const { deploy, deployments, sandbox } = await openDeployments();
    const { url, id } = await deploy(version(1));
    for (const refused of [
      deployments.status('eve', id),
      deployments.logs('eve', id, 0),
      await deployments.rollBack('eve', id, 1),
      await deployments.remove('eve', id),
    ]) {
      expect(refused).toMatchObject({ ok: false, code: 'no-such-deployment' });
    }
    expect(await deployments.remove('ada', id)).toMatchObject({ ok: true });
    expect((await ask(url)).status).toBe(421);
    expect(sandbox.running()).toBe(0);
    expect(deployments.list('ada')).toEqual([]);
  });

  it('[DEPLOY-01] are no more than the server may have', async () => {
    const { deploy, deployments } = await openDeployments({ limits: { deployments: 1 } });
    await deploy(version(1));
    const refused = await deployments.deploy({
      owner: 'bob',
      sessionId: 's',
      slug: 'x',
      project: version(1),
      reached: localReached,
    });
    expect(refused).toMatchObject({ ok: false, code: 'too-many-deployments' });
    expect(await deploy(version(2))).toMatchObject({ version: 2 });
  });

  it('[DEPLOY-01] are no more than the server may have, also when many ask at once', async () => {
    const { deployments } = await openDeployments({ limits: { deployments: 2 } });
    const ask = (sessionId: string) =>
      deployments.deploy({ owner: 'ada', sessionId, slug: sessionId, project: version(1), reached: localReached });
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
    const codes = answers.map((answer) => (answer.ok ? 'made' : answer.code));
    expect(codes.toSorted()).toEqual(['made', 'made', ...Array(3).fill('too-many-deployments')]);
    expect(await deployments.stored('ada')).toHaveLength(2);
  });
});

describeOnDatabases('the store of deployments', (newPlace) => {
  it('[DEPLOY-01] keeps files byte for byte, the newest versions, and only its own server’s', async () => {
    const { queries, close } = await openDatabase(await newPlace(), 0);
    onTestFinished(close);
    const store = createDeploymentStore(queries, 'one');
    const stored = {
      id: 'd',
      owner: 'ada',
      sessionId: 's',
      slug: 'app',
      port: null,
      productOrigin: 'http://x',
      version: 0,
      createdAt: 1,
      changedAt: 1,
      hasData: false,
    };
    expect(await store.add(stored)).toBe(true);
    expect(await store.add({ ...stored, id: 'e', sessionId: 't' })).toBe(false);
    const files = new Map([
      ['a.js', 'line\r\n\tä中\u0000 '],
      ['empty', ''],
    ]);
    const kept = { earlier: 2, hasServer: true };
    for (const number of [1, 2, 3, 4])
      await store.keep('d', { version: number, files, stack: javascriptStack }, number, kept);
    await store.keep('d', { version: 2, files, stack: javascriptStack }, 5, kept);
    expect(await store.versions('d')).toEqual([4, 3, 2]);
    expect(await store.version('d', 3)).toEqual({ version: 3, files, stack: javascriptStack });
    expect(await store.version('d', 1)).toBeUndefined();
    await store.setPort('d', 40_000);
    expect(await store.runnable()).toEqual([{ ...stored, version: 2, changedAt: 5, port: 40_000, hasData: true }]);
    expect(await createDeploymentStore(queries, 'two').runnable()).toEqual([]);
    await store.remove('d');
    expect(await store.versions('d')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { sandboxDouble } from '../../test-support/apps/sandbox-double.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import {
  ask,
  javascriptStack,
  localReached,
  testPreviews,
  testProjects,
} from '../../test-support/lab/test-previews.ts';
import { storageFaultOf } from '../../shared/storage-fault.ts';
import { noteText } from './notes.ts';

const web = {
  'web/index.html':
    '<!doctype html><html><head></head><body><div id="root"></div><script type="module" src="/src/main.js"></script></body></html>',
  'web/src/main.js': "document.getElementById('root').textContent = 'first';",
};
const counter = `
import { createServer } from 'node:http';
import { appendFileSync, readFileSync } from 'node:fs';
const file = process.env.DATA_DIR + '/visits';
createServer((request, response) => {
  if (request.url === '/api/crash') { console.error(new Error('crashed on purpose').stack); process.exit(3); }
  if (request.url === '/api/complain') { console.error(new Error('not this time').stack); response.statusCode = 500; return response.end(); }
  if (request.url === '/api/slow') return;
  appendFileSync(file, 'x');
  response.setHeader('content-type', 'text/html');
  response.end('<html><head></head><body>' + readFileSync(file).length + ' ' + VERSION + '</body></html>');
}).listen(process.env.PORT, () => console.log('listening'));
const VERSION = 'one';
`;
const server = { 'server/package.json': '{"scripts":{"start":"node main.mjs"}}', 'server/main.mjs': counter };

async function openPreviews(options: { sandbox?: ReturnType<typeof sandboxDouble>; limits?: object } = {}) {
  const clock = fakeClock();
  const projects = testProjects();
  const sandboxes = options.sandbox ? [options.sandbox] : [];
  const test = testPreviews({
    clock,
    folder: temporaryFolder(),
    source: projects.source,
    sandboxes,
    limits: options.limits ?? {},
  });
  await test.listen();
  const create = async (owner = 'ada', sessionId = 'session-1') => {
    const result = await test.previews.create({ owner, sessionId, reached: localReached, language: 'en' });
    if (!result.ok) throw new Error(result.code);
    return result.value;
  };
  return { ...test, clock, projects, create };
}

describe('previews of pages', () => {
  it('[PREVIEW-01] answer at an address of their own, and follow the newest version there', async () => {
    const { projects, create } = await openPreviews();
    projects.set('ada', 'session-1', web);
    const first = await create();
    expect(first).toMatchObject({
      state: 'running',
      driver: 'static',
      version: 1,
      isCurrent: true,
      notes: [],
      problems: [],
    });
    expect(first.url).toMatch(/^http:\/\/[a-z2-7]{26}\.localhost:\d+\/$/);
    const page = await ask(first.url);
    const script = /src="(\/assets\/[^"]+)"/.exec(page.text)?.[1] ?? '';
    expect((await ask(new URL(script, first.url).href)).text).toContain('first');
    projects.set('ada', 'session-1', { ...web, 'web/src/main.js': "document.title = 'second'" });
    const second = await create();
    expect(second).toMatchObject({ id: first.id, url: first.url, version: 2 });
    const newScript = /src="(\/assets\/[^"]+)"/.exec((await ask(first.url)).text)?.[1] ?? '';
    expect((await ask(new URL(newScript, first.url).href)).text).toContain('second');
  });

  it('[PREVIEW-01] tell what is wrong with a version, and go on with the one before', async () => {
    const { projects, create } = await openPreviews();
    projects.set('ada', 'session-1', { ...web, 'web/src/main.js': "import 'left-pad';" });
    const failed = await create();
    expect(failed).toMatchObject({ state: 'failed', isCurrent: false });
    expect(failed.problems).toMatchObject([
      { from: 'build', code: 'unknown-package', path: 'web/src/main.js', line: 1 },
    ]);
    projects.set('ada', 'session-1', web);
    expect(await create()).toMatchObject({ state: 'running', version: 2, problems: [] });
    projects.set('ada', 'session-1', { ...web, 'web/src/main.js': 'const = 1' });
    expect(await create()).toMatchObject({ state: 'running', version: 2, isCurrent: false });
    expect((await ask(failed.url)).status).toBe(200);
  });

  it('[PREVIEW-01] keep an app’s data in the browser where its server cannot run, and say so', async () => {
    const { projects, create } = await openPreviews({ sandbox: sandboxDouble({ isAvailable: false }) });
    projects.set('ada', 'session-1', { ...web, ...server, 'web/src/api.js': 'window.__APP_DATA__' });
    const preview = await create();
    expect(preview).toMatchObject({ state: 'running', driver: 'static' });
    expect(preview.notes.map((note) => noteText(note, 'en'))).toEqual([
      expect.stringContaining('apt install bubblewrap'),
      expect.stringContaining('keeps its data in this browser'),
    ]);
    expect((await ask(`${preview.url}__preview/reporter.js`)).text).toMatch(/"http:\/\/localhost:3000", true\);/);
  });

  it('[PREVIEW-01] of one session are one, also for two that ask at once', async () => {
    const { projects, create, previews } = await openPreviews();
    projects.set('ada', 'session-1', web);
    const [first, second] = await Promise.all([create(), create()]);
    expect(first.id).toBe(second.id);
    expect(previews.list('ada', 'session-1')).toHaveLength(1);
  });

  it('[PREVIEW-03] are no more than the server may have', async () => {
    const { projects, create, previews } = await openPreviews({ limits: { previews: 2 } });
    for (const number of [1, 2, 3]) projects.set('ada', `session-${number}`, web);
    await create('ada', 'session-1');
    await create('ada', 'session-2');
    const refused = await previews.create({
      owner: 'ada',
      sessionId: 'session-3',
      reached: localReached,
      language: 'en',
    });
    expect(refused).toMatchObject({ ok: false, code: 'too-many-previews' });
    expect(await create('ada', 'session-2')).toMatchObject({ state: 'running' });
  });

  it('[PREVIEW-03] are no more than the server may have, also when many ask at once', async () => {
    const { projects, previews } = await openPreviews({ limits: { previews: 2 } });
    const sessions = Array.from({ length: 8 }, (_, at) => `session-${at}`);
    for (const session of sessions) projects.set('ada', session, web);
    const ask = (sessionId: string) =>
      previews.create({ owner: 'ada', sessionId, reached: localReached, language: 'en' });
    const codes = (await Promise.all(sessions.map(ask))).map((result) => (result.ok ? 'made' : result.code));
    expect(codes.filter((code) => code === 'made')).toHaveLength(2);
    expect(codes.filter((code) => code === 'too-many-previews')).toHaveLength(6);
    expect(await previews.total()).toMatchObject({ count: 2 });
  });

  it('[PREVIEW-03] end at once with the session they are of', async () => {
    const { projects, create, previews } = await openPreviews();
    projects.set('ada', 'session-1', web);
    projects.set('ada', 'session-2', web);
    const [gone, kept] = [await create('ada', 'session-1'), await create('ada', 'session-2')];
    await previews.endOf('bob', 'session-1');
    expect((await ask(gone.url)).status).toBe(200);
    await previews.endOf('ada', 'session-1');
    expect(previews.status('ada', gone.id)).toMatchObject({ code: 'no-such-preview' });
    expect((await ask(gone.url)).status).toBe(421);
    expect((await ask(kept.url)).status).toBe(200);
    expect(await previews.total()).toMatchObject({ count: 1 });
  });

  it('[PREVIEW-01] say what a session without a project lacks', async () => {
    const { previews } = await openPreviews();
    const refused = await previews.create({
      owner: 'ada',
      sessionId: 'none-here',
      reached: localReached,
      language: 'en',
    });
    expect(refused).toMatchObject({ ok: false, code: 'no-project-to-preview' });
  });

  it('[PREVIEW-03] end without their lease, and their address with them', async () => {
    const { projects, create, previews, clock } = await openPreviews();
    projects.set('ada', 'session-1', web);
    const { id, url } = await create();
    clock.advance(limits.previews.leaseMs - 1);
    expect(previews.lease('ada', id)).toMatchObject({ ok: true });
    clock.advance(limits.previews.leaseMs - 1);
    await previews.tick();
    expect((await ask(url)).status).toBe(200);
    clock.advance(2);
    await previews.tick();
    expect(previews.status('ada', id)).toMatchObject({ code: 'no-such-preview' });
    expect((await ask(url)).status).toBe(421);
  });
});

describe('previews with a server', () => {
  it('[PREVIEW-01] pass calls to the app, and keep its data while its code stays', async () => {
    const sandbox = sandboxDouble();
    const { projects, create } = await openPreviews({ sandbox });
    projects.set('ada', 'session-1', { ...web, ...server });
    const preview = await create();
    expect(preview).toMatchObject({ state: 'running', driver: 'bubblewrap' });
    expect((await ask(`${preview.url}api/visits`)).text).toContain('1 one');
    expect((await ask(preview.url)).text).toContain('/assets/');
    projects.set('ada', 'session-1', { ...web, ...server, 'web/src/main.js': 'changed()' });
    await create();
    expect(sandbox.starts()).toBe(1);
    expect((await ask(`${preview.url}api/visits`)).text).toContain('2 one');
    projects.set('ada', 'session-1', { ...web, ...server, 'server/main.mjs': counter.replace("'one'", "'two'") });
    expect((await create()).notes).toEqual([{ code: 'data-began-anew' }]);
    expect((await ask(`${preview.url}api/visits`)).text).toContain('1 two');
    expect(sandbox.running()).toBe(1);
  });

  it('[PREVIEW-01] put the reporter into pages that the app serves itself', async () => {
    const { projects, create } = await openPreviews({ sandbox: sandboxDouble() });
    projects.set('ada', 'session-1', server);
    const { text, headers } = await ask((await create()).url);
    expect(text).toBe('<html><head><script src="/__preview/reporter.js"></script></head><body>1 one</body></html>');
    expect(headers['content-length']).toBeUndefined();
  });

  it('[PREVIEW-03] sleep when nobody asks, and wake for the next request', async () => {
    const sandbox = sandboxDouble();
    const { projects, create, previews, clock } = await openPreviews({
      sandbox,
      limits: { leaseMs: 10 * limits.previews.idleMs },
    });
    projects.set('ada', 'session-1', server);
    const { id, url } = await create();
    clock.advance(limits.previews.idleMs + 1);
    await previews.tick();
    expect(previews.status('ada', id)).toMatchObject({ value: { state: 'sleeping' } });
    expect(sandbox.running()).toBe(0);
    expect((await ask(url)).text).toContain('1 one');
    expect(previews.status('ada', id)).toMatchObject({ value: { state: 'running' } });
  });

  it('[PREVIEW-01] name file and line of what ended a server', async () => {
    const { projects, create } = await openPreviews({ sandbox: sandboxDouble() });
    projects.set('ada', 'session-1', {
      ...server,
      'server/main.mjs': "console.log('before');\nthrow new TypeError('no good');\n",
    });
    const preview = await create();
    expect(preview).toMatchObject({ state: 'failed' });
    expect(preview.problems).toMatchObject([
      { from: 'server', message: 'TypeError: no good', path: 'server/main.mjs', line: 2 },
    ]);
  });

  it('[PREVIEW-01] say that a server ran out of memory, or ended, when it did not come up', async () => {
    const { projects, create } = await openPreviews({ sandbox: sandboxDouble() });
    const heap = 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory';
    const main = `console.error(${JSON.stringify(heap)}); process.exit(134);`;
    projects.set('ada', 'session-1', { ...server, 'server/main.mjs': main });
    expect((await create()).problems).toMatchObject([{ from: 'server', code: 'out-of-memory' }]);
    projects.set('ada', 'session-1', { ...server, 'server/main.mjs': 'process.exit(7);' });
    expect((await create()).problems).toEqual([{ from: 'server', code: 'ended', subject: '7' }]);
  });

  it('[NC-08] tell how the owner of an app signs in to it, as the app says at each start', async () => {
    const { projects, create } = await openPreviews({ sandbox: sandboxDouble() });
    const main = `console.log('Owner password: Ab_1-cd2Ef3');\n${counter}`;
    projects.set('ada', 'session-1', { ...server, 'server/main.mjs': main });
    await create();
    await expect
      .poll(async () => (await create()).notes.map((note) => noteText(note, 'en')))
      .toEqual([expect.stringContaining('Ab_1-cd2Ef3')]);
  });

  it('[OPS-03] say that the disk is full, and go on where it has room again', async () => {
    const sandbox = sandboxDouble();
    let isFull = true;
    const build: typeof sandbox.build = (request) =>
      isFull ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) : sandbox.build(request);
    const { projects, create, previews } = await openPreviews({ sandbox: { ...sandbox, build } });
    projects.set('ada', 'session-1', server);
    const refused: unknown = await create().catch((error: unknown) => error);
    expect(storageFaultOf(refused)).toBe('storage-full');
    const [waiting] = previews.list('ada', 'session-1');
    expect(waiting).toMatchObject({ version: 1, isCurrent: false });
    isFull = false;
    expect(await create()).toMatchObject({ id: waiting?.id, state: 'running', problems: [] });
  });

  it('[PREVIEW-01] find what was installed since the last one asked', async () => {
    const sandbox = sandboxDouble();
    let isInstalled = false;
    const probe = async () => ({ ...(await sandbox.probe()), ...(!isInstalled && { runtimes: [] }) });
    const { projects, create } = await openPreviews({ sandbox: { ...sandbox, probe } });
    projects.set('ada', 'session-1', server);
    expect(await create()).toMatchObject({ state: 'failed', notes: [{ code: 'no-runtime' }] });
    isInstalled = true;
    expect(await create()).toMatchObject({ state: 'running', notes: [] });
  });

  it('[PREVIEW-01] say which library an app needs for its database', async () => {
    const sandbox = sandboxDouble();
    const probe = async () => ({
      isAvailable: true,
      runtimes: [{ runtime: 'python' as const, isAvailable: true, drivers: { postgresql: 'python3-psycopg2' } }],
    });
    const { projects, create } = await openPreviews({ sandbox: { ...sandbox, probe } });
    const stack = { ...javascriptStack, language: 'python', framework: 'fastapi', database: 'postgresql' } as const;
    projects.set('ada', 'session-1', { 'server/main.py': 'uvicorn.run()' }, stack);
    const { notes } = await create();
    expect(notes.map((note) => noteText(note, 'zh'))).toEqual([
      expect.stringContaining('apt install python3-psycopg2'),
    ]);
    expect(notes.map((note) => noteText(note, 'en'))).toEqual([
      expect.stringContaining('apt install python3-psycopg2'),
    ]);
  });

  it('[PREVIEW-01] tell what goes wrong in a server that runs on', async () => {
    const { projects, create, previews } = await openPreviews({ sandbox: sandboxDouble() });
    projects.set('ada', 'session-1', server);
    const { id, url } = await create();
    expect((await ask(`${url}api/complain`)).status).toBe(500);
    const problemsNow = () => {
      const status = previews.status('ada', id);
      return status.ok ? status.value.problems : [];
    };
    await expect
      .poll(problemsNow)
      .toMatchObject([{ from: 'server', message: 'Error: not this time', path: 'server/main.mjs', line: 7 }]);
    expect(previews.status('ada', id)).toMatchObject({ value: { state: 'running' } });
  });

  it('[PREVIEW-01] let a frame wait that is loaded before the first version is up', async () => {
    const { projects, create, previews } = await openPreviews({ sandbox: sandboxDouble() });
    projects.set('ada', 'session-1', server);
    const made = create();
    await expect.poll(() => previews.list('ada', 'session-1'), { interval: 1 }).toHaveLength(1);
    const [early] = previews.list('ada', 'session-1');
    expect(early?.state).toMatch(/^(?:building|starting)$/);
    expect(await ask(early?.url ?? '')).toMatchObject({ status: 200, text: expect.stringContaining('one') as string });
    expect(await made).toMatchObject({ state: 'running' });
  });

  it('[PREVIEW-01] say in the language of the product that an app does not run, and ask again', async () => {
    const { projects, create } = await openPreviews({ sandbox: sandboxDouble() });
    projects.set('ada', 'session-1', { ...server, 'server/main.mjs': 'process.exit(1);' });
    const { url } = await create();
    const navigation = { headers: { accept: 'text/html', 'accept-language': 'zh-CN' } };
    const page = await ask(url, navigation);
    expect(page).toMatchObject({ status: 502, text: expect.stringContaining('<html lang="en">') as string });
    expect(page.headers).toMatchObject({ refresh: '2', 'content-type': 'text/html; charset=utf-8' });
    expect((await ask(url)).headers.refresh).toBeUndefined();
  });

  it('[PREVIEW-03] are started again when they end by themselves, but not for ever', async () => {
    const sandbox = sandboxDouble();
    const { projects, create, previews } = await openPreviews({ sandbox, limits: { restarts: 1, restartDelayMs: 1 } });
    projects.set('ada', 'session-1', server);
    const { id, url } = await create();
    const stateNow = () => {
      const status = previews.status('ada', id);
      return status.ok ? status.value.state : undefined;
    };
    expect((await ask(`${url}api/crash`)).status).toBe(502);
    await expect.poll(sandbox.starts).toBe(2);
    await expect.poll(stateNow).toBe('running');
    expect((await ask(url)).text).toContain('one');
    await ask(`${url}api/crash`);
    await expect.poll(stateNow).toBe('failed');
    const status = previews.status('ada', id);
    expect(
      status.ok && status.value.problems.map((problem) => ('code' in problem ? problem.code : problem.message)),
    ).toContain('Error: crashed on purpose');
    expect((await ask(url)).status).toBe(502);
    expect(await create()).toMatchObject({ state: 'running' });
  });

  it('[PREVIEW-01] keep the app’s output and the requests as lines with numbers', async () => {
    const { projects, create, previews } = await openPreviews({ sandbox: sandboxDouble() });
    projects.set('ada', 'session-1', server);
    const { id, url } = await create();
    await ask(`${url}api/visits?secret=1`);
    const logs = previews.logs('ada', id, 0);
    if (!logs.ok) throw new Error(logs.code);
    expect(logs.value.lines.map(({ from, text }) => [from, text.replace(/ \S+ ms$/, '')])).toEqual([
      ['out', 'listening'],
      ['proxy', 'GET /api/visits 200'],
    ]);
    const [first] = logs.value.lines;
    expect(previews.logs('ada', id, first?.number ?? 0)).toMatchObject({ value: { lines: [{ from: 'proxy' }] } });
  });

  it('[DEPLOY-03] are measured: requests, errors, times, processor and memory', async () => {
    const sandbox = sandboxDouble();
    const { projects, create, previews, clock } = await openPreviews({
      sandbox,
      limits: { restarts: 3, restartDelayMs: 1 },
    });
    projects.set('ada', 'session-1', server);
    const { id, url } = await create();
    for (let count = 0; count < 9; count += 1) await ask(`${url}api/visits`);
    await ask(`${url}api/crash`);
    await expect.poll(sandbox.starts).toBe(2);
    await expect.poll(() => previews.list('ada', 'session-1')[0]?.state).toBe('running');
    await previews.tick();
    clock.advance(5_000);
    await previews.tick();
    const status = previews.status('ada', id);
    expect(status.ok && status.value.monitoring).toEqual({
      status: 'running',
      uptime: 5,
      responseTime: expect.any(Number) as number,
      requests: 10,
      errors: 1,
      cpu: 0,
      memory: 1_000_000,
      lastUpdated: new Date(clock.now()).toISOString(),
    });
  });

  it('[PREVIEW-01] say which database server or run-time system is missing', async () => {
    const { projects, create } = await openPreviews({ sandbox: sandboxDouble() });
    projects.set('ada', 'session-1', server, { ...javascriptStack, database: 'mongodb' });
    const preview = await create();
    expect(preview).toMatchObject({ state: 'failed', notes: [{ code: 'no-database', subject: 'mongodb' }] });
    projects.set(
      'ada',
      'session-2',
      { 'src/Main.java': 'class Main { public static void main(String[] a) {} }' },
      { ...javascriptStack, language: 'java' },
    );
    const java = await create('ada', 'session-2');
    expect(java.notes.map((note) => noteText(note, 'zh'))).toEqual([
      expect.stringContaining('apt install default-jdk-headless'),
    ]);
  });

  it('[PREVIEW-03] leave no process and no file behind when they are stopped', async () => {
    const sandbox = sandboxDouble();
    const { projects, create, previews } = await openPreviews({ sandbox });
    projects.set('ada', 'session-1', server);
    const { id, url } = await create();
    await ask(url);
    expect(await previews.stop('ada', id)).toMatchObject({ ok: true });
    expect(sandbox.running()).toBe(0);
    expect(await previews.total()).toMatchObject({ count: 0 });
    expect((await ask(url)).status).toBe(421);
  });
});

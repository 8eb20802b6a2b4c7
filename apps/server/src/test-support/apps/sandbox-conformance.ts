import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  runtimes,
  type BuiltApp,
  type Ended,
  type RunningApp,
  type Sandbox,
} from '../../features/previews/sandbox-port.ts';
import { isLongRun } from '../is-long-run.ts';
import { ask, helloApps, type TestApp } from './hello-apps.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A server of one file; `body` answers `(request, response)`, `before` runs first. */
export function nodeApp(body: string, before = ''): TestApp {
  return {
    plan: { runtime: 'node', folder: '', entry: 'main.js' },
    files: {
      'main.js': `const fs = require('node:fs');
${before}
require('node:http').createServer((request, response) => { ${body} }).listen(process.env.PORT, process.env.HOST);
`,
    },
  };
}

/** Builds and starts apps, and stops after each test what it started. */
export function sandboxUser(sandbox: () => Sandbox) {
  const started: RunningApp[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((app) => app.stop()));
  });
  let count = 0;
  const user = {
    build: ({ plan, files }: TestApp, signal?: AbortSignal) =>
      sandbox().build({ id: `app-${count++}`, plan, files: new Map(Object.entries(files)), signal }),
    async built(app: TestApp): Promise<BuiltApp> {
      const result = await user.build(app);
      if (!result.ok) throw new Error(`${JSON.stringify(result.findings)}\n${result.log}`);
      return result.app;
    },
    async begin(app: BuiltApp, wanted: { data?: string; database?: { socket: string; port: number } } = {}) {
      const lines: string[] = [];
      const running = await sandbox().start({
        app,
        dataFolder: wanted.data ?? join(temporaryFolder(), 'data'),
        environment: { GREETING: 'good day' },
        database: wanted.database,
        onOutput: (from, line) => lines.push(`${from}: ${line}`),
      });
      if ('socket' in running) started.push(running);
      return { running, lines };
    },
    async run(app: TestApp, wanted: { data?: string; database?: { socket: string; port: number } } = {}) {
      const { running, lines } = await user.begin(await user.built(app), wanted);
      if (!('socket' in running)) throw new Error(`${JSON.stringify(running)}\n${lines.join('\n')}`);
      return { running, lines };
    },
  };
  return user;
}

/** The table of what each runtime says of a mistake. */
const mistakes: readonly (TestApp & { readonly path: string; readonly line: number; readonly column: number })[] = [
  {
    plan: { runtime: 'node', folder: 'server', entry: 'main.mjs' },
    files: { 'server/main.mjs': "import './shop.mjs';\n", 'server/shop.mjs': 'export const a = 1;\nlet b = ;\n' },
    path: 'server/shop.mjs',
    line: 2,
    column: 9,
  },
  {
    plan: { runtime: 'python', folder: 'server', entry: 'main.py' },
    files: { 'server/main.py': 'def f():\n    return (1\n' },
    path: 'server/main.py',
    line: 2,
    column: 8,
  },
  {
    plan: { runtime: 'go', folder: '', entry: 'main.go' },
    files: { 'main.go': 'package main\n\nfunc main() {\n\tunknown()\n}\n' },
    path: 'main.go',
    line: 4,
    column: 2,
  },
  {
    plan: { runtime: 'java', folder: 'server', entry: 'src/Main.java' },
    files: { 'server/src/Main.java': 'public class Main {\n  int a = "b";\n}\n' },
    path: 'server/src/Main.java',
    line: 2,
    column: 11,
  },
];

const isEnded = (running: RunningApp | Ended): running is Ended => !('socket' in running);

/** What every adapter keeps to. `sandbox` gives one that is open for all tests. */
export function describeSandbox(sandbox: () => Sandbox): void {
  const user = sandboxUser(sandbox);

  describe('building and starting', () => {
    it('[PREVIEW-03] says that it can be used, and for which runtimes', async () => {
      const probed = await sandbox().probe();
      expect(probed).toMatchObject({ isAvailable: true });
      expect(probed.runtimes.map(({ runtime, missing }) => `${runtime} ${missing ?? 'is there'}`)).toEqual(
        runtimes.map((runtime) => `${runtime} is there`),
      );
    });

    // The first build in Go compiles the database drivers, for as long as all others take together.
    it.each(runtimes.filter((runtime) => isLongRun || runtime !== 'go'))(
      '[NC-08] builds and starts a server in %s',
      async (runtime) => {
        const { running } = await user.run(helloApps[runtime]);
        expect(await ask(running.socket)).toBe('hello');
      },
    );

    it.each(mistakes)('[NC-08] tells where a mistake in $plan.runtime is', async ({ path, line, column, ...app }) => {
      const result = await user.build(app);
      expect(result).toMatchObject({ ok: false, findings: [{ from: 'build', path, line, column }] });
    });

    it.each(['../x', '/etc/x', 'a/../../x', 'a//b', './a', 'a\0b', ''])('refuses a file named %j', async (path) => {
      const app = nodeApp('');
      const result = await user.build({ ...app, files: { ...app.files, [path]: '' } });
      expect(result).toMatchObject({ ok: false, findings: [{ path }] });
    });

    it('says which file is missing', async () => {
      const result = await user.build({ ...nodeApp(''), files: {} });
      expect(result).toMatchObject({ ok: false, findings: [{ path: 'main.js', message: 'file is missing' }] });
    });

    it('ends a build that nobody waits for any more', async () => {
      const leave = new AbortController();
      const result = user.build(helloApps.java, leave.signal);
      setTimeout(() => leave.abort(), 50);
      expect(await result.catch(() => ({ ok: false }))).toMatchObject({ ok: false });
    });

    it('gives its end where it ends before it answers, with its last words', async () => {
      const app = nodeApp('', "console.log('one'); console.error('two'); process.exit(7);");
      const { running, lines } = await user.begin(await user.built(app));
      expect(running).toEqual({ reason: 'exited', code: 7 });
      expect(lines.sort()).toEqual(['err: two', 'out: one']);
    });

    it('does not take a link that the app puts in place of its socket', async () => {
      const folder = temporaryFolder();
      const other = createServer((socket) => socket.end('secret')).listen(join(folder, 'other.sock'));
      const app = nodeApp('', `fs.symlinkSync('${join(folder, 'other.sock')}', '/run/sockets/app.sock');`);
      const { running } = await user.begin(await user.built(app));
      other.close();
      expect(isEnded(running)).toBe(true);
    });
  });

  describe('running', () => {
    it('gives the app what it was promised and nothing else', async () => {
      const { running } = await user.run(nodeApp('response.end(JSON.stringify(process.env))'));
      expect(JSON.parse(await ask(running.socket))).toEqual({
        PORT: '3000',
        HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        DATA_DIR: '/data',
        GREETING: 'good day',
        NODE_ENV: 'production',
        HOME: '/tmp',
        TMPDIR: '/tmp',
        LANG: 'C.UTF-8',
        PATH: '/opt/node/bin:/usr/bin:/bin',
        PWD: '/app',
        HOSTNAME: 'app',
      });
    });

    it('keeps what it writes to /data', async () => {
      const data = join(temporaryFolder(), 'data');
      const app = nodeApp("fs.appendFileSync('/data/log', 'x'); response.end(fs.readFileSync('/data/log'));");
      const first = await user.run(app, { data });
      expect(await ask(first.running.socket)).toBe('x');
      await first.running.stop();
      const second = await user.run(app, { data });
      expect(await ask(second.running.socket)).toBe('xx');
    });

    it('[PREVIEW-01] reaches a database with the first thing it does, and again', async () => {
      const socket = join(temporaryFolder(), 'db.sock');
      const database = createServer((client) => client.end());
      await new Promise<void>((resolve) => database.listen({ path: socket, writableAll: true }, resolve));
      // Sooner than any program in JavaScript is up.
      const quick = `import socket
for _ in range(3):
    socket.create_connection(('127.0.0.1', 5432)).close()
print('connected')
`;
      const app = { plan: { runtime: 'python', folder: '', entry: 'main.py' } as const, files: { 'main.py': quick } };
      const { running, lines } = await user.begin(await user.built(app), { database: { socket, port: 5432 } });
      database.close();
      expect([running, lines]).toEqual([{ reason: 'exited', code: 0 }, ['out: connected']]);
    });

    it('reaches a database at a port of its own', async () => {
      const socket = join(temporaryFolder(), 'db.sock');
      const database = createServer({ allowHalfOpen: true }, (client) => {
        let text = '';
        client.on('data', (chunk) => (text += String(chunk)));
        // Answers only after the other side has ended: half-closed connections come through.
        client.on('end', () => client.end(`you said ${text}`));
      });
      await new Promise<void>((resolve) => database.listen({ path: socket, writableAll: true }, resolve));
      const { running } = await user.run(
        nodeApp(`const client = require('node:net').connect(5432, '127.0.0.1');
          client.end('hello'); client.pipe(response);`),
        { database: { socket, port: 5432 } },
      );
      expect(await ask(running.socket)).toBe('you said hello');
      database.close();
    });

    it('carries large bodies both ways, on many connections at once', async () => {
      const { running } = await user.run(nodeApp('request.pipe(response)'));
      const body = 'x'.repeat(1_000_000);
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask(running.socket, '/', body)));
      expect(answers.every((answer) => answer === body)).toBe(true);
    });

    it('lets other requests through while slow senders hold connections', async () => {
      const { running } = await user.run(nodeApp("response.end('quick')"));
      const slow = Array.from({ length: 60 }, () => connect(running.socket).on('error', () => undefined));
      for (const socket of slow) socket.write('GET / HTTP/1.1\r\nX-Slow: ');
      expect(await ask(running.socket)).toBe('quick');
      for (const socket of slow) socket.destroy();
    });

    it('measures what it uses', async () => {
      const before = `fs.writeFileSync('/data/file', Buffer.alloc(3e6)); globalThis.kept = Buffer.alloc(40e6, 1);
        while (process.cpuUsage().user < 3e5);`;
      const { running } = await user.run(nodeApp("response.end('')", before));
      await expect.poll(async () => (await running.measure()).diskBytes, { interval: 50 }).toBeGreaterThan(3e6);
      const { cpuMs, memoryBytes, processes } = await running.measure();
      expect(cpuMs).toBeGreaterThan(200);
      expect(cpuMs).toBeLessThan(5_000);
      expect(memoryBytes).toBeGreaterThan(40e6);
      expect(memoryBytes).toBeLessThan(200e6);
      expect(processes).toBeGreaterThan(1);
    });
  });

  describe('ending', () => {
    it('tells that it ended by itself', async () => {
      const { running } = await user.run(nodeApp('process.exit(3)'));
      await ask(running.socket).catch(() => undefined);
      expect(await running.ended).toEqual({ reason: 'exited', code: 3 });
    });

    it('ends one that uses up its memory', async () => {
      const { running } = await user.run(
        nodeApp('globalThis.kept = []; setInterval(() => kept.push(Buffer.alloc(16e6, 1)), 1);'),
      );
      void ask(running.socket).catch(() => undefined);
      expect(await running.ended).toMatchObject({ reason: 'memory' });
    });

    it('ends one that writes more than it may, in one file after the other', async () => {
      const { running } = await user.run(
        nodeApp(`let n = 0; setInterval(() => fs.writeFileSync('/data/f' + n++, Buffer.alloc(8e6)), 20);`),
      );
      void ask(running.socket).catch(() => undefined);
      expect(await running.ended).toMatchObject({ reason: 'disk' });
    });

    it('stops it with all of its processes', async () => {
      const { running } = await user.run(
        nodeApp(
          "response.end('')",
          "for (let i = 0; i < 5; i++) require('node:child_process').spawn('sleep', ['600'], { detached: true }).unref();",
        ),
      );
      expect((await running.measure()).processes).toBeGreaterThan(6);
      await running.stop();
      expect((await running.ended).reason).toBe('killed');
      expect(existsSync(running.socket)).toBe(false);
      // A second time is as good.
      await running.stop();
    });
  });
}

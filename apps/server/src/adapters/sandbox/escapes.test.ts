import { createSocket } from 'node:dgram';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { describeOnBubblewrap } from '../../test-support/apps/on-bubblewrap.ts';
import { ask, type TestApp } from '../../test-support/apps/hello-apps.ts';
import { nodeApp, sandboxUser } from '../../test-support/apps/sandbox-conformance.ts';
import { allProbes, probeProgram, type ProbeTargets } from '../../test-support/apps/sandbox-probes.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { absentCalls, checkedCalls, forbiddenCalls } from './bubblewrap/syscalls.ts';

const { previews } = limits;

const pythonApp = (code: string): TestApp => ({
  plan: { runtime: 'python', folder: '', entry: 'main.py' },
  files: { 'main.py': code },
});

/** A server that answers, and beside it does something without end once it was asked. */
const bomb = (code: string) =>
  pythonApp(`import json, os, resource, sys, threading, time
from http.server import BaseHTTPRequestHandler, HTTPServer
def bomb():
    return None
${code}
class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        answer = bomb()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())
    def log_message(self, *arguments): pass
HTTPServer(('127.0.0.1', int(os.environ['PORT'])), Handler).serve_forever()
`);

const listening = async (options: { port: number; host: string } | { path: string; writableAll?: boolean }) => {
  const server = createServer((socket) => socket.on('error', () => undefined).end('secret'));
  await new Promise<void>((resolve) => server.listen(options, resolve));
  onTestFinished(() => void server.close());
  return server;
};

/** Everything on the machine that an app must not get at, there to be found. */
async function laidOut(folder: string): Promise<ProbeTargets> {
  const secretFolder = join(folder, 'server');
  mkdirSync(secretFolder);
  const secretFile = join(secretFolder, 'secret.key');
  writeFileSync(secretFile, 'secret', { mode: 0o644 });
  const secretWord = 'word-that-only-the-server-knows';
  process.env.SECRET_OF_THE_SERVER = secretWord;
  onTestFinished(() => void delete process.env.SECRET_OF_THE_SERVER);
  const tcp = await listening({ port: 0, host: '0.0.0.0' });
  const abstractSocket = `toolbench-${process.pid}`;
  await listening({ path: `\0${abstractSocket}` });
  const unixSocket = join(secretFolder, 's.sock');
  await listening({ path: unixSocket, writableAll: true });
  const udp = createSocket('udp4', (message, from) => udp.send(message, from.port, from.address));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void udp.close());
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return {
    secretFile,
    secretFolder,
    secretWord,
    abstractSocket,
    unixSocket,
    processId: process.pid,
    tcpPort: (tcp.address() as AddressInfo).port,
    udpPort: udp.address().port,
    addresses: addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  };
}

function numbers(): Record<string, number> {
  const all = [...forbiddenCalls, ...absentCalls, ...Object.values(checkedCalls)];
  return Object.fromEntries(all.map((call) => [call.name, (process.arch === 'arm64' ? call.arm64 : call.x64) ?? -1]));
}

for (const usesControlGroups of [true, false]) {
  const name = usesControlGroups ? 'escapes' : 'escapes without control groups';
  describeOnBubblewrap(
    name,
    ({ sandbox, folder }) => {
      const user = sandboxUser(sandbox);

      it('[PREVIEW-03] none of more than 150 attempts to get out succeeds', async () => {
        const table = allProbes(await laidOut(temporaryFolder()));
        const { running } = await user.run(pythonApp(probeProgram(table, numbers())));
        const results = JSON.parse(await ask(running.socket)) as [string, string][];
        expect(results.filter(([, result]) => result !== 'refused')).toEqual([]);
        expect(results.length).toBeGreaterThan(150);
      });

      it('[PREVIEW-03] one app sees nothing of another', async () => {
        const other = await user.run(nodeApp("response.end('')", "fs.writeFileSync('/data/secret', 'x')"));
        const { running } = await user.run(
          nodeApp(`response.end(JSON.stringify([fs.existsSync('/data/secret'), fs.readdirSync('/data'),
            fs.readdirSync('/run'), fs.readdirSync('/tmp'), fs.existsSync(${JSON.stringify(folder())})]))`),
        );
        expect(await ask(other.running.socket)).toBe('');
        expect(JSON.parse(await ask(running.socket))).toEqual([false, [], ['sockets'], [], false]);
      });

      describe('bombs', () => {
        it('[PREVIEW-03] of processes', async () => {
          const { running } = await user.run(
            bomb(`def bomb():
    for count in range(1000):
        try:
            if os.fork() == 0:
                time.sleep(600)
        except OSError:
            return count
    return 'no end'`),
          );
          const started = Number(await ask(running.socket));
          expect(started).toBeGreaterThan(5);
          expect(started).toBeLessThan(previews.processes + 16);
        });

        it('[PREVIEW-03] of threads', async () => {
          const { running } = await user.run(
            bomb(`def bomb():
    for count in range(1000):
        try:
            threading.Thread(target=time.sleep, args=(600,), daemon=True).start()
        except RuntimeError:
            return count
    return 'no end'`),
          );
          expect(Number(await ask(running.socket))).toBeLessThan(previews.processes + 16);
        });

        it('[PREVIEW-03] of open files and of one large file', async () => {
          const { running } = await user.run(
            bomb(`def bomb():
    files, size = [], 0
    try:
        while len(files) < 10_000: files.append(open('/dev/null'))
    except OSError as error:
        count = len(files)
        files.clear()
    with open('/data/large', 'wb', buffering=0) as file:
        try:
            while size < 1e9: size += file.write(b'x' * 1_048_576)
        except OSError as error:
            pass
    os.remove('/data/large')
    return [count, size]`),
          );
          const [count, size] = JSON.parse(await ask(running.socket)) as [number, number];
          expect(count).toBeLessThan(previews.openFiles);
          expect(size).toBe(previews.fileMiB * 1024 * 1024);
        });

        it('[PREVIEW-03] of files that are deleted but open', async () => {
          const { running } = await user.run(
            bomb(`kept = []
def bomb():
    for number in range(100):
        file = open('/data/x', 'wb', buffering=0)
        os.remove('/data/x')
        file.write(b'x' * 8_000_000)
        kept.append(file)
        time.sleep(0.02)
    return 'no end'`),
          );
          void ask(running.socket).catch(() => undefined);
          expect(await running.ended).toMatchObject({ reason: 'disk' });
        });

        it('[PREVIEW-03] of empty files', async () => {
          const { running } = await user.run(
            bomb(`def bomb():
    for number in range(10_000_000):
        os.mknod('/tmp/' + str(number))
        if number % 500 == 0: time.sleep(0.02)
    return 'no end'`),
          );
          void ask(running.socket).catch(() => undefined);
          expect(await running.ended).toMatchObject({ reason: 'disk' });
        });

        it('[PREVIEW-03] of memory, spread over processes', async () => {
          const { running } = await user.run(
            bomb(`def bomb():
    for number in range(10):
        if os.fork() == 0:
            kept = b'x' * 60_000_000
            time.sleep(600)
    time.sleep(600)`),
          );
          void ask(running.socket).catch(() => undefined);
          // One of its processes ends, or all of it.
          await expect
            .poll(async () => (await running.measure().catch(() => undefined))?.memoryBytes ?? 0, { interval: 100 })
            .toBeLessThan(previews.memoryMiB * 1024 * 1024 * 1.1);
          await running.stop();
        });

        it('[PREVIEW-03] of output, in one line and in many', async () => {
          const app = await user.built(
            bomb(`def bomb():
    for thread in range(2):
        threading.Thread(target=lambda: [sys.stdout.write('x' * 65_536) for _ in range(10**9)], daemon=True).start()
        threading.Thread(target=lambda: [sys.stderr.write('\\n' * 4_096) for _ in range(10**9)], daemon=True).start()`),
          );
          const { running, lines } = await user.begin(app);
          if (!('socket' in running)) throw new Error('ended');
          const began = performance.now();
          await ask(running.socket);
          await expect.poll(() => lines.length).toBeGreaterThan(1_000);
          const seconds = (performance.now() - began) / 1000 + 1;
          await running.stop();
          // Two streams, and a piece begun in the last moment of each second.
          expect(lines.length).toBeLessThan((seconds + 1) * 2 * 8_192);
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(previews.logLineCharacters + 10);
        });
      });
    },
    { usesControlGroups },
  );
}

describeOnBubblewrap('the processor', ({ sandbox }) => {
  const user = sandboxUser(sandbox);

  it('[PREVIEW-03] an app that never rests gets its share, and its neighbours still answer', async () => {
    const busy = await user.run(
      bomb(`def bomb():
    for number in range(4):
        if os.fork() == 0:
            while True: pass`),
    );
    const neighbour = await user.run(nodeApp("response.end('well')"));
    void ask(busy.running.socket).catch(() => undefined);
    const first = await busy.running.measure();
    const began = performance.now();
    while (performance.now() - began < 1_500) expect(await ask(neighbour.running.socket)).toBe('well');
    const second = await busy.running.measure();
    const share = (second.cpuMs - first.cpuMs) / (performance.now() - began);
    expect(share).toBeLessThan((previews.cpuPercent / 100) * 1.25);
  });
});

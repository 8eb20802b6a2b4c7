import { build } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { builtOnce } from '../../../../scripts/built-once.mjs';
import { besideBundle, serverBundle } from '../../../../scripts/server-bundle.mjs';

let bundle = '';

/** Has the server bundled, as the build does it, before the tests of a file. */
export function bundleServer(): void {
  beforeAll(async () => {
    const folder = await builtOnce('server', async (outdir) => {
      await build({ ...serverBundle, outdir });
      await build({ ...besideBundle, outdir });
    });
    bundle = join(folder, 'server.js');
  });
}

export interface ServerProcess {
  readonly process: ChildProcess;
  readonly url: string;
  readonly console: () => string;
  readonly log: () => string;
  /** Waits until the log holds this text. */
  readonly logged: (text: string) => Promise<void>;
  /** The exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts the server as a process of its own, and waits until it listens or ends. @param endLater takes what ends it */
async function startServer(
  endLater: (end: () => void) => void,
  folder: string,
  environment: Record<string, string>,
  command: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [bundle, ...command], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', SFTP_PORT: 'off', DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endLater(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let [log, words] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (log += chunk));
  const listening = new Promise<void>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      words += chunk;
      if (words.includes('http://')) resolve();
    });
  });
  await Promise.race([listening, ended]);
  const url = /http:\/\/[^\s/]+/.exec(words)?.[0].replace('localhost', '127.0.0.1') ?? '';
  const logged = async (text: string) => {
    while (!log.includes(text)) await once(child.stdout, 'data');
  };
  return { process: child, url, console: () => words, log: () => log, logged, ended };
}

/** Runs the server until it ends, or the test does. */
export const runServer = (
  folder: string,
  environment: Record<string, string> = {},
  command?: readonly string[],
): Promise<ServerProcess> => startServer(onTestFinished, folder, environment, command);

interface SharedServer extends ServerProcess {
  readonly folder: string;
}

/**
 * One server for the tests of a suite that prove neither its start nor its end, and that leave it as they found it.
 * @param environmentOf asked when the suite begins
 */
export function shareServer(
  environmentOf: () => Record<string, string> | Promise<Record<string, string>>,
): () => SharedServer {
  const shared: { server?: SharedServer } = {};
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'toolbench-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    shared.server = { ...(await startServer((end) => ends.push(end), folder, await environmentOf())), folder };
    ends.splice(1, 0, () => shared.server?.ended);
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return () => {
    if (shared.server === undefined) throw new Error('the server of the suite is not running');
    return shared.server;
  };
}

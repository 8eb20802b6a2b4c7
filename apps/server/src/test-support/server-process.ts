import { build } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { besideBundle, serverBundle } from '../../../../scripts/server-bundle.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** Inside the project, so that the bundle finds its packages. */
const bundleFolder = join(root, '.cache', `server-test-${process.pid}`);
const bundle = join(bundleFolder, 'dist', 'server.js');

/** Bundles the server before the tests of a file, as the build does. */
export function bundleServer(): void {
  beforeAll(async () => {
    mkdirSync(bundleFolder, { recursive: true });
    const outdir = dirname(bundle);
    await build({ ...serverBundle, outdir });
    await build({ ...besideBundle, outdir });
  });
  afterAll(() => rmSync(bundleFolder, { recursive: true, force: true }));
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

/** Runs the server as a process of its own until it listens or ends. */
export async function runServer(
  folder: string,
  environment: Record<string, string> = {},
  command: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [bundle, ...command], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', SFTP_PORT: 'off', DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
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
  const url = /http:\/\/\S+/.exec(words)?.[0].replace('localhost', '127.0.0.1') ?? '';
  const logged = async (text: string) => {
    while (!log.includes(text)) await once(child.stdout, 'data');
  };
  return { process: child, url, console: () => words, log: () => log, logged, ended };
}

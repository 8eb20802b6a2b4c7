import { build, type BuildOptions } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** Inside the project, so that the bundle finds its packages. */
const bundleFolder = join(root, '.cache', `server-test-${process.pid}`);
const bundle = join(bundleFolder, 'dist', 'server.js');

/** The thread of its database, and what it copies into sandboxes when it starts. */
const beside = {
  'database-thread': 'compose-database-thread.ts',
  'sandbox-relay': 'adapters/sandbox/relay.child.ts',
  'sandbox-check-syntax': 'adapters/sandbox/check-syntax.child.ts',
};

/** The script that builds the product: a server in one bundle starts in two thirds of the time. */
async function howItIsBuilt() {
  const script = pathToFileURL(join(root, 'scripts/server-bundle.mjs')).href;
  return (await import(script)) as { readonly serverBundle: BuildOptions; readonly serverSources: BuildOptions };
}

/** Bundles the server before the tests of a file, as the build does. */
export function bundleServer(): void {
  beforeAll(async () => {
    mkdirSync(bundleFolder, { recursive: true });
    const { serverBundle, serverSources } = await howItIsBuilt();
    await build({ ...serverBundle, outdir: dirname(bundle) });
    await build({
      ...serverSources,
      entryPoints: Object.fromEntries(
        Object.entries(beside).map(([name, source]) => [name, join(root, 'apps/server/src', source)]),
      ),
      outdir: dirname(bundle),
    });
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

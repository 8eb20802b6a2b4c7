import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serverBundle } from '../scripts/server-bundle.mjs';

const root = process.cwd();
const built = join(root, 'apps/server/dist/server.js');

export interface BinServer {
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  /** Milliseconds from the command until it listens. */
  readonly startMs: number;
  readonly newBins: (count: number) => Promise<readonly string[]>;
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** The same server, but what is caught is answered without being stored: what storing is set against. */
export async function buildNotStoring(): Promise<string> {
  const outfile = join(root, '.cache/bench-server/dist/server.js');
  const store = `export const createRequestStore = () => ({
    append: async (requests) => requests.map(() => ({ answer: { status: 200, headers: [], body: '', delayMs: 0 } })),
  });`;
  // Its workers are files beside it.
  await cp(dirname(built), dirname(outfile), { recursive: true });
  await build({
    ...serverBundle,
    outdir: dirname(outfile),
    plugins: [
      {
        name: 'not-storing',
        setup: ({ onLoad }) => onLoad({ filter: /features.bins.request-store\.ts$/ }, () => ({ contents: store })),
      },
    ],
  });
  return outfile;
}

/** Starts the built server, or the given one, with bins that take any rate. */
export async function startBinServer(
  dataFolder: string,
  {
    databaseUrl = '',
    file = built,
    nodeOptions = [],
  }: {
    readonly databaseUrl?: string;
    readonly file?: string | undefined;
    readonly nodeOptions?: readonly string[];
  } = {},
): Promise<BinServer> {
  const started = performance.now();
  const server = spawn(process.execPath, [...nodeOptions, file], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl,
      ADMIN_PASSWORD: 'only for measuring',
      LOG_LEVEL: 'error',
      BIN_CAPTURES_PER_SECOND: '1000000',
      BIN_CREATED_PER_HOUR: '10000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  while (!/running: \S+:\d+/.test(words)) {
    const [chunk] = (await Promise.race([
      once(server.stderr, 'data'),
      once(server, 'exit').then(() => Promise.reject(new Error(words))),
    ])) as [Buffer];
    words += chunk.toString();
  }
  const startMs = performance.now() - started;
  const port = Number(/running: \S+:(\d+)/.exec(words)?.[1]);
  const url = `http://127.0.0.1:${port}`;
  return {
    pid: server.pid ?? 0,
    port,
    url,
    startMs,
    async newBins(count) {
      const bins = Array.from({ length: count }, () => fetch(`${url}/bin/new`, { method: 'POST' }));
      const answers = await Promise.all(bins.map(async (bin) => (await bin).json() as Promise<{ bin_id: string }>));
      return answers.map(({ bin_id }) => bin_id);
    },
    async kill(signal) {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningServer {
  readonly url: string;
  /** Milliseconds from the command to the first page. */
  readonly firstPageMs: number;
  stop(): Promise<void>;
}

function portOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /running: http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(port);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(output)));
  });
}

/** Starts the product with the README's command on a free port and fetches its first page. */
export async function startServer(): Promise<RunningServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'toolbench-bench-'));
  const started = performance.now();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      SFTP_PORT: 'off',
      DATA_DIR: dataFolder,
      ADMIN_PASSWORD: 'only for measuring',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://127.0.0.1:${await portOf(server)}`;
  await (await fetch(url)).text();
  const firstPageMs = performance.now() - started;
  return {
    url,
    firstPageMs,
    async stop() {
      const ended = new Promise((resolve) => server.on('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administrator } from './administrator.ts';

const startTimeoutMs = 120_000;

function untilRunning(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`the server did not start:\n${output}`)), startTimeoutMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /running: http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${port}`);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(`the server ended:\n${output}`)));
  });
}

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built product on a free port with a data folder of its own, and with these settings besides. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'toolbench-e2e-'));
  const server = spawn(process.execPath, ['apps/server/dist/server.js'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SFTP_PORT: '0',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      // One address makes all the bins of the tests.
      BIN_CREATED_PER_HOUR: '1000',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await untilRunning(server);
  const stop = async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** The server of all browser tests; those that change settings of the whole server start one of their own. */
export default async function serve(): Promise<() => Promise<void>> {
  const { url, stop } = await startServer();
  process.env.TOOLBENCH_URL = url;
  return stop;
}

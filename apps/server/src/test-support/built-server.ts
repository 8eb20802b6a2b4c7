import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BuiltServer {
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  /** Milliseconds from the command until it listens. */
  readonly startMs: number;
  /** As whoever runs it ends it; done when it has ended. */
  readonly stop: () => Promise<void>;
  /** As if the machine had lost its power. */
  readonly kill: () => Promise<void>;
}

interface Start {
  /** What Node runs: the built server, unless told otherwise. */
  readonly command?: readonly string[];
  /** Without one it has a folder of its own, which goes with it. */
  readonly dataFolder?: string;
  /** Besides those of the environment. */
  readonly settings?: Readonly<Record<string, string>>;
}

const startTimeoutMs = 120_000;

/** Starts the built product on a free port of this machine. Rejects with all it said where it does not come to listen. */
export async function startBuilt({
  command = ['apps/server/dist/server.js'],
  dataFolder,
  settings,
}: Start = {}): Promise<BuiltServer> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'toolbench-')));
  const started = performance.now();
  const server = spawn(process.execPath, command, {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
    if (dataFolder === undefined) await rm(folder, { recursive: true, force: true });
  };
  const port = await new Promise<number>((resolve, reject) => {
    let words = '';
    const fail = (what: string) => () => {
      clearTimeout(timer);
      reject(new Error(`the server ${what}:\n${words}`));
    };
    const timer = setTimeout(fail('did not start'), startTimeoutMs);
    server.once('exit', fail('ended'));
    const read = (chunk: Buffer) => {
      words += chunk.toString();
      const running = /running: \S+:(\d+)/.exec(words);
      if (!running) return;
      clearTimeout(timer);
      // What it logs from here on is nobody's, but is taken from it.
      for (const stream of [server.stdout, server.stderr]) stream.off('data', read).resume();
      resolve(Number(running[1]));
    };
    for (const stream of [server.stdout, server.stderr]) stream.on('data', read);
  });
  const startMs = performance.now() - started;
  return {
    pid: server.pid ?? 0,
    port,
    url: `http://127.0.0.1:${port}`,
    startMs,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { Ended, RunningApp, Sandbox, StartRequest } from '../../features/previews/sandbox-port.ts';

/** Whatever port a server wants to listen on, it listens on the socket. */
const listenOnSocket = `data:text/javascript,${encodeURIComponent(`
  import net from 'node:net';
  const listen = net.Server.prototype.listen;
  net.Server.prototype.listen = function (...given) {
    return listen.call(this, process.env.SOCKET, given.find((one) => typeof one === 'function'));
  };
`)}`;

interface SandboxDouble extends Sandbox {
  /** Starts so far. */
  readonly starts: () => number;
  readonly builds: () => number;
  readonly running: () => number;
}

interface DoubleOptions {
  readonly isAvailable?: boolean;
}

/** Runs servers written for node, really, but in no sandbox at all. */
export function sandboxDouble({ isAvailable = true }: DoubleOptions = {}): SandboxDouble {
  const folder = mkdtempSync(join(tmpdir(), 'toolbench-apps-'));
  const running = new Set<RunningApp>();
  let [starts, builds] = [0, 0];

  async function start({ app, dataFolder, environment, onOutput }: StartRequest): Promise<RunningApp | Ended> {
    starts += 1;
    const socket = join(folder, `s${starts}`);
    const child = spawn(
      process.execPath,
      ['--import', listenOnSocket, join(app.folder, app.plan.folder, app.plan.entry)],
      {
        env: { ...environment, PATH: process.env.PATH, PORT: '3000', DATA_DIR: dataFolder, SOCKET: socket },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    createInterface({ input: child.stdout }).on('line', (line) => onOutput('out', line));
    const errors = createInterface({ input: child.stderr }).on('line', (line) =>
      onOutput('err', line.replaceAll(app.folder, '/app')),
    );
    const ended = Promise.all([once(child, 'close'), once(errors, 'close')]).then(([[code]]): Ended => ({
      reason: 'exited',
      code: code as number | null,
    }));
    const listening = untilThere(socket);
    const first = await Promise.race([listening.done, ended]);
    listening.stop();
    if (first !== undefined) return first;
    const one: RunningApp = {
      socket,
      ended,
      measure: async () => ({ cpuMs: 10, memoryBytes: 1_000_000, processes: 1, diskBytes: 0 }),
      stop: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
    running.add(one);
    void ended.then(() => running.delete(one));
    return one;
  }

  onTestFinished(async () => {
    await Promise.all([...running].map((one) => one.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    name: 'bubblewrap',
    probe: async () => ({
      isAvailable,
      ...(isAvailable ? { version: 'double' } : { missing: 'bubblewrap' }),
      runtimes: [
        { runtime: 'node', isAvailable },
        { runtime: 'java', isAvailable: false, missing: 'default-jdk-headless' },
      ],
    }),
    build: async ({ id, plan, files }) => {
      builds += 1;
      const built = join(folder, `${id}-${builds}`);
      for (const [path, text] of files) {
        mkdirSync(dirname(join(built, path)), { recursive: true });
        writeFileSync(join(built, path), text);
      }
      return { ok: true, app: { id, plan, folder: built } };
    },
    start,
    reap: async () => undefined,
    starts: () => starts,
    builds: () => builds,
    running: () => running.size,
  };
}

/** Fulfilled when something listens there. */
function untilThere(socket: string) {
  let isWanted = true;
  const done = (async () => {
    const { connect } = await import('node:net');
    while (isWanted) {
      const isThere = await new Promise<boolean>((resolve) => {
        const trial = connect(socket, () => resolve(true)).on('error', () => resolve(false));
        trial.on('connect', () => trial.destroy());
      });
      if (isThere) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return undefined;
  })();
  return { done, stop: () => (isWanted = false) };
}

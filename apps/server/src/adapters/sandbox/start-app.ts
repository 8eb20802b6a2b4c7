import { mkdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { lstat, rename } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Ended, RunningApp, StartRequest } from '../../features/previews/sandbox-port.ts';
import { inside, type Confinement, type Job, type Mount } from './job.ts';
import { outputOf, projectOf, type RuntimeSupport } from './build/runtime-support.ts';
import { giveTo, makeFolder, type RunPlace } from './work-folders.ts';

const { startMs, cpuPercent, startCpuPercent, ...allowed } = limits.previews;
/** The port of every app: each has a network of its own. */
const port = 3000;
/** Threads of the relay, and processes around the app. */
const ownProcesses = 16;
const socketName = 'app.sock';

const relay = '"$1" --max-old-space-size=32 "$2" "$3" <&3';

/**
 * Starts the relay beside the app; the first process stays, so that it can wait for those whose parents ended. An app that
 * needs a database is not started before the relay, by closing its file 4, says that it can be reached: a program in Go asks for
 * it sooner than the relay is up.
 */
const launch = (hasDatabase: boolean) => `exec 3<&0
${hasDatabase ? `: "$(${relay} 4>&1 >/dev/null 2>&1 &)"` : `${relay} >/dev/null 2>&1 &`}
exec 3<&-
shift 3
"$@" </dev/null
exit $?`;

/** What runs beside an app differs by adapter: whether a sandbox ends with the server by itself. */
interface Starting {
  readonly confinement: Confinement;
  readonly support: RuntimeSupport;
  readonly place: RunPlace;
  /** Mounts and variables of every job. */
  readonly common: { readonly mounts: readonly Mount[]; readonly environment: Readonly<Record<string, string>> };
  readonly endsWithInput: boolean;
}

function appJob({ app, dataFolder, environment, database, onOutput }: StartRequest, starting: Starting): Job {
  const { support, place, common, endsWithInput } = starting;
  const step = support.start(app);
  const wanted = {
    socket: `${inside.sockets}/${socketName}`,
    port,
    ...(database && { database: { socket: inside.database, port: database.port } }),
    ...(endsWithInput && { endsWithInput }),
  };
  const script = `${inside.scripts}/relay.mjs`;
  return {
    place,
    command: [
      '/bin/sh',
      '-c',
      launch(database !== undefined),
      'sh',
      inside.node,
      script,
      JSON.stringify(wanted),
      ...step.command,
    ],
    folder: posix.join(inside.project, app.plan.folder),
    mounts: [
      ...common.mounts,
      ...support.mounts(),
      { from: projectOf(app), to: inside.project },
      { from: outputOf(app), to: inside.output },
      { from: dataFolder, to: inside.data, isWritable: true },
      { from: place.sockets, to: inside.sockets, isWritable: true },
      ...(database ? [{ from: database.socket, to: inside.database }] : []),
    ],
    environment: {
      ...common.environment,
      ...step.environment,
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      DATA_DIR: inside.data,
    },
    limits: { ...allowed, processes: allowed.processes + ownProcesses, cpuPercent: startCpuPercent },
    onOutput,
  };
}

const lookEveryMs = 5;

/** Whether something accepts a connection on a unix socket. */
function accepts(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/**
 * Waits until a sandbox has put its socket into a folder that it can write, and takes it out of there: what lies in that
 * folder could at any time become a link to another socket of the machine, which the server may open and the app may not.
 * @returns false when `isOver` becomes true before, or when what is there is no socket that accepts
 */
async function takeSocket(from: string, to: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const isTaken = await rename(from, to).then(
      () => true,
      () => false,
    );
    if (isTaken) return (await lstat(to)).isSocket() && (await accepts(to));
    await pause(lookEveryMs);
  }
  return false;
}

/** Starts a built app and waits until it answers, ends, or takes too long. */
export async function startApp(request: StartRequest, starting: Starting): Promise<RunningApp | Ended> {
  const { place, confinement } = starting;
  mkdirSync(request.dataFolder, { recursive: true });
  makeFolder(request.dataFolder, 0o700);
  giveTo(request.dataFolder, place.user);
  const running = await confinement.run(appJob(request, starting));
  let hasEnded = false;
  const ended = running.ended.finally(async () => {
    hasEnded = true;
    await place.remove();
  });
  const latest = performance.now() + (request.startMs ?? startMs);
  const socket = join(place.folder, socketName);
  const isUp = await takeSocket(join(place.sockets, socketName), socket, () => hasEnded || performance.now() > latest);
  if (!isUp) {
    await running.stop();
    return ended;
  }
  await running.setCpu(cpuPercent);
  return {
    socket,
    ended,
    measure: running.measure,
    async stop() {
      await running.stop();
      await ended;
    },
  };
}

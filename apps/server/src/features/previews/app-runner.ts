import type { Clock } from '../../shared/ports.ts';
import type { CodedFinding } from './ports.ts';
import type { Ended, Measured, RunningApp, Sandbox, StartRequest } from './sandbox-port.ts';
import type { WorkQueue } from './work-queue.ts';

export interface RunnerLimits {
  readonly restarts: number;
  readonly restartsWithinMs: number;
  readonly restartDelayMs: number;
}

interface RunnerParts {
  readonly sandbox: Pick<Sandbox, 'start'>;
  readonly request: StartRequest;
  readonly starts: WorkQueue;
  readonly clock: Clock;
  readonly limits: RunnerLimits;
  /** Before each start, while nothing of it runs. */
  readonly onStart: () => void;
  /** The app ended by itself. */
  readonly onEnd: (ended: Ended) => void;
}

type RunnerState = 'starting' | 'running' | 'sleeping' | 'failed' | 'stopped';

const causes = { memory: 'out-of-memory', disk: 'out-of-disk', exited: 'ended', killed: 'ended' } as const;

/** Run-time systems that know the limit give up before the kernel ends them: node, Python, Go, Java. */
const memoryUsedUp =
  /JavaScript heap out of memory|^MemoryError\b|(?:runtime|fatal error): .*out of memory|\bjava\.lang\.OutOfMemoryError\b/;

/**
 * Why an app ended, as a finding.
 * @param output its lines
 */
export function findingOfEnd({ reason, code }: Ended, output: readonly string[]): CodedFinding {
  const isOutOfMemory = reason === 'exited' && code !== 0 && output.some((line) => memoryUsedUp.test(line));
  const subject = code === null || reason === 'killed' ? reason : String(code);
  return { from: 'server', code: isOutOfMemory ? 'out-of-memory' : causes[reason], subject };
}

const isRunning = (started: RunningApp | Ended): started is RunningApp => 'socket' in started;

/** Keeps one built app running: started when it is asked for, put to sleep, started again when it ends by itself. */
export function createAppRunner({ sandbox, request, starts, clock, limits, onStart, onEnd }: RunnerParts) {
  let state: RunnerState = 'sleeping';
  let running: RunningApp | undefined;
  let starting: Promise<string | undefined> | undefined;
  let startedAt: number | undefined;
  let ends: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last: { readonly measured: Measured; readonly at: number; readonly cpu: number | null } | undefined;

  /** Restarted soon at first, later after longer waits, and not at all when it goes on. */
  function restart(): void {
    const now = clock.now();
    ends = [...ends.filter((at) => now - at < limits.restartsWithinMs), now];
    if (ends.length > limits.restarts) return void (state = 'failed');
    state = 'starting';
    timer = setTimeout(() => void start(), limits.restartDelayMs * 2 ** (ends.length - 1));
    timer.unref();
  }

  async function begin(): Promise<string | undefined> {
    state = 'starting';
    const started = await starts.run(() => {
      onStart();
      return sandbox.start(request);
    });
    last = undefined;
    // Stopped while it was starting.
    if ((state as RunnerState) === 'stopped') {
      if (isRunning(started)) await started.stop();
      return undefined;
    }
    if (!isRunning(started)) {
      onEnd(started);
      state = 'failed';
      return undefined;
    }
    running = started;
    state = 'running';
    startedAt = clock.now();
    void started.ended.then((ended) => {
      if (running !== started) return;
      running = undefined;
      startedAt = undefined;
      onEnd(ended);
      restart();
    });
    return started.socket;
  }

  function start(): Promise<string | undefined> {
    starting ??= begin().finally(() => {
      starting = undefined;
    });
    return starting;
  }

  async function end(next: 'sleeping' | 'stopped'): Promise<void> {
    clearTimeout(timer);
    state = next;
    const ended = running;
    running = undefined;
    startedAt = undefined;
    await ended?.stop();
  }

  return {
    state: () => state,
    startedAt: () => startedAt,
    /** The socket of the app; one that sleeps or is being started is waited for. Undefined where it cannot run. */
    socket: async (): Promise<string | undefined> => {
      if (running) return running.socket;
      if (state === 'failed' || state === 'stopped') return undefined;
      clearTimeout(timer);
      return start();
    },
    start,
    sleep: () => (state === 'running' ? end('sleeping') : Promise.resolve()),
    stop: async () => {
      const wasStarting = starting;
      await end('stopped');
      await wasStarting?.catch(() => undefined);
    },
    /** Takes the counters anew. */
    measure: async (): Promise<void> => {
      const measured = await running?.measure().catch(() => undefined);
      if (measured === undefined) return void (last = undefined);
      const at = clock.now();
      const elapsed = last === undefined ? 0 : at - last.at;
      const spent = measured.cpuMs - (last?.measured.cpuMs ?? 0);
      const cpu = elapsed > 0 ? Math.max(Math.round((spent / elapsed) * 1000) / 10, 0) : (last?.cpu ?? null);
      last = { measured, at, cpu };
    },
    /** Percent of one processor and bytes, as last measured; null before that, and while nothing runs. */
    measured: () => ({ cpu: last?.cpu ?? null, memory: last?.measured.memoryBytes ?? null, at: last?.at }),
  };
}

export type AppRunner = ReturnType<typeof createAppRunner>;

import { secondsOf } from '@toolbench/kit/define-tool.ts';
import type { Failure, Result } from '@toolbench/kit/result.ts';
import type { EngineReply, EngineRequest } from './engine-protocol.ts';
import { postInParts } from './post-in-parts.ts';

/** Failures that come from running an engine rather than from the engine. */
export type HostCode = 'cancelled' | 'time-limit' | 'crashed';

/** A failed run; after a time-out `partial` holds what the engine had reported so far. */
export interface HostFailure extends Failure<HostCode> {
  readonly partial?: unknown;
}

export interface EngineJob {
  readonly tool: string;
  readonly action: string;
  readonly input: unknown;
  readonly options: unknown;
  /** Milliseconds of engine time, counted from when the engine is loaded; none without. */
  readonly timeLimitMs?: number;
  readonly onReport?: (fraction: number) => void;
}

export interface EngineRun {
  readonly outcome: Promise<Result<unknown> | HostFailure>;
  cancel(): void;
}

export interface EngineHost {
  run(job: EngineJob): EngineRun;
  /** Starts a spare worker with a tool's engine loaded, so that the first run waits for neither. */
  warm(tool: string): void;
}

const spareCount = 1;

/**
 * Runs engines in workers. A worker is used by one run at a time; cancelling or running out of time ends the worker,
 * which stops even an endless loop, and a spare one is always kept warm.
 */
export function createEngineHost(spawn: () => Worker): EngineHost {
  const spares: Worker[] = [];
  let lastId = 0;

  const warm = (tool: string) => {
    while (spares.length < spareCount) spares.push(spawn());
    for (const spare of spares) spare.postMessage({ kind: 'load', tool } satisfies EngineRequest);
  };
  const giveBack = (worker: Worker) => {
    if (spares.length <= spareCount) spares.push(worker);
    else worker.terminate();
  };

  function run(job: EngineJob): EngineRun {
    const worker = spares.pop() ?? spawn();
    const id = ++lastId;
    let stop: (failure: HostFailure) => void = () => undefined;
    let isStopped = false;

    const outcome = new Promise<Result<unknown> | HostFailure>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let partial: unknown;

      const settle = (result: Result<unknown> | HostFailure) => {
        clearTimeout(timer);
        worker.onmessage = null;
        worker.onerror = null;
        // The worker may be in use for another run by the time this one is cancelled.
        stop = () => undefined;
        resolve(result);
      };
      stop = (failure) => {
        isStopped = true;
        worker.terminate();
        settle({ ...failure, ...(partial !== undefined && { partial }) });
        warm(job.tool);
      };
      worker.onmessage = ({ data: reply }: MessageEvent<EngineReply>) => {
        if (reply.id !== id) return;
        switch (reply.kind) {
          case 'started':
            if (job.timeLimitMs !== undefined) {
              const seconds = secondsOf(job.timeLimitMs);
              timer = setTimeout(() => stop({ ok: false, code: 'time-limit', detail: { seconds } }), job.timeLimitMs);
            }
            break;
          case 'report':
            if (reply.partial !== undefined) partial = reply.partial;
            job.onReport?.(reply.fraction);
            break;
          case 'done':
            giveBack(worker);
            settle(reply.result as Result<unknown>);
            break;
          case 'crashed':
            stop({ ok: false, code: 'crashed', detail: { message: reply.message } });
            break;
        }
      };
      worker.onerror = (event) => stop({ ok: false, code: 'crashed', detail: { message: event.message } });
    });

    const { tool, action, input, options } = job;
    void postInParts(worker, { kind: 'run', id, tool, action, input, options }, () => isStopped);
    return { outcome, cancel: () => stop({ ok: false, code: 'cancelled' }) };
  }

  return { run, warm };
}

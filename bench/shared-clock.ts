import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds of the machine's monotonic clock, which is the same in all its processes. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const resolutionMs = 5;

/** How long this process lets work wait that is due; each reading begins a new one. */
export function watchLag(): () => number {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return () => {
    const lag = Math.max(0, delay.percentile(99) / 1e6 - resolutionMs);
    delay.reset();
    return lag;
  };
}

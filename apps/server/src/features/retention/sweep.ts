/** Deletes some kind of thing that has passed its time. */
type Sweep = () => Promise<void>;

/**
 * Runs the sweeps now and then at this distance in time, one after the other; one that fails is told to `onError` and
 * tried again at the next round. Returns the function that stops it, which waits for a round under way.
 */
export function startSweeping(
  sweeps: readonly Sweep[],
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let round = Promise.resolve();
  const runAll = async () => {
    for (const sweep of sweeps) await sweep().catch(onError);
  };
  const next = () => {
    round = round.then(runAll);
  };
  next();
  const timer = setInterval(next, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

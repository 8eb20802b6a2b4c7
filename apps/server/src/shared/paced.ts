/** The process is given to others after so much time; a request waits no longer than that for another one's work. */
const sliceMs = 8;

/** Gives the process to what waits for it. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Runs a long computation in slices and gives what it yields, and at last what it returns. It begins in a turn of its own:
 * whoever asks for it may have kept the process for long already.
 */
export async function runPaced<Step, Value>(
  steps: Generator<Step, Value>,
  onStep: (step: Step) => void,
  signal?: AbortSignal,
): Promise<Value> {
  // The first is still within the turn that brought the work: timers run between it and the second.
  await nextTurn();
  await nextTurn();
  let started = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onStep(step.value);
    if (performance.now() - started < sliceMs) continue;
    await nextTurn();
    signal?.throwIfAborted();
    started = performance.now();
  }
}

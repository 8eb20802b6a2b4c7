/** An argument takes eight bytes of the stack, so these take 64 KB in each call. */
const filling: readonly undefined[] = Array.from({ length: 8192 }, () => undefined);
const callsLeft = 2;

/**
 * Calls `run` with less than 200 KB of the stack left, where a function that calls itself for every level of a nested
 * text is stopped before the 3,000th. In the 4 MB that a worker of the tests has, 20,000 levels can go well that are
 * too many in a browser.
 */
export function withLittleStack<Result>(run: () => Result): Result {
  let left = callsLeft;
  let isRunning = false;
  const descend = (): Result => {
    try {
      return Reflect.apply(descend, undefined, filling);
    } catch (error) {
      // The stack is full: back a few calls, and what is thrown from there on is for the test.
      if (isRunning || left-- > 0) throw error;
      isRunning = true;
      return run();
    }
  };
  return descend();
}

import { it } from 'vitest';

/** Skips a test for which this machine lacks something, named in the reason; in CI, where all has to be tested, it fails. */
export function skipMissing(reason: string): void {
  if (process.env.CI === 'true') it(reason, () => Promise.reject(new Error(reason)));
  else it.skip(reason);
}

import { createHash } from 'node:crypto';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock } from '../../ports.ts';
import { noAttempts, type Attempts, type AttemptStore } from './attempt-store.ts';

const { freeAttempts, firstWaitMs, longestWaitMs, attemptMemoryMs } = limits.auth;

/** How long to wait after this many wrong passwords in a row: nothing, then 1 s, doubling to a quarter of an hour. */
export function waitAfter(failures: number): number {
  if (failures < freeAttempts) return 0;
  return Math.min(firstWaitMs * 2 ** (failures - freeAttempts), longestWaitMs);
}

/** How long this subject has to wait now. A clock that was set back cannot make it longer than the longest wait. */
function waitLeft(attempts: Attempts, now: number): number {
  return Math.min(Math.max(attempts.lockedUntil - now, 0), longestWaitMs);
}

function counted(before: Attempts, now: number): Attempts {
  const failures = (now - before.attemptedAt > attemptMemoryMs ? 0 : before.failures) + 1;
  return { failures, lockedUntil: now + waitAfter(failures), attemptedAt: now };
}

/** Takes attempts back. A lock stays while what is left still calls for one. */
function without(before: Attempts, count: number): Attempts {
  const failures = Math.max(before.failures - count, 0);
  return { ...before, failures, lockedUntil: waitAfter(failures) === 0 ? 0 : before.lockedUntil };
}

function subject(kind: 'account' | 'address', name: string): string {
  return createHash('sha256').update(`${kind}\0${name}`).digest('hex');
}

/** One login: who is tried, and from where (see addressGroup). */
interface Attempt {
  readonly username: string;
  readonly address: string;
}

/**
 * Slows down guessing, for each account and for each address, whether the account exists or not. An attempt counts as
 * wrong before its password is checked and is taken back afterwards: many at once cannot slip past the count.
 */
export function createLockout(attempts: Pick<AttemptStore, 'change' | 'forget'>, clock: Clock) {
  const subjects = ({ username, address }: Attempt) =>
    [subject('account', username), subject('address', address)] as const;

  return {
    /** Counts the attempt, or tells in how many milliseconds one may be made; 0 means go on. */
    async begin(attempt: Attempt): Promise<number> {
      const now = clock.now();
      let wait = 0;
      await attempts.change(subjects(attempt), (before) => {
        wait = Math.max(...before.map((one) => waitLeft(one, now)));
        return wait > 0 ? before : before.map((one) => counted(one, now));
      });
      return wait;
    },

    /** The password was right: the account starts anew, the address keeps only what it did to others. */
    async succeed(attempt: Attempt): Promise<void> {
      await attempts.change(subjects(attempt), ([account = noAttempts, address = noAttempts]) => [
        noAttempts,
        without(address, account.failures),
      ]);
    },

    /** The password was never checked: as if nobody had tried. */
    async withdraw(attempt: Attempt): Promise<void> {
      await attempts.change(subjects(attempt), (before) => before.map((one) => without(one, 1)));
    },

    /** Deletes what is too old to count. */
    async forget(): Promise<void> {
      await attempts.forget(clock.now() - attemptMemoryMs);
    },
  };
}

export type Lockout = ReturnType<typeof createLockout>;

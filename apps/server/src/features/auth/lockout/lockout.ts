import { createHash } from 'node:crypto';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock } from '../../../shared/ports.ts';
import { noAttempts, type Attempts, type AttemptStore } from './attempt-store.ts';

const { auth } = limits;

/** How much is free, and how long waits get. */
interface Pace {
  readonly free: number;
  readonly longestMs: number;
}

/** Of one sender: an address, or a device that is known. */
export const paceOfSender: Pace = { free: auth.freeAttempts, longestMs: auth.longestWaitMs };
/** Of one name, over all senders that are not known: free for long, so that a few addresses cannot use it up. */
export const paceOfName: Pace = { free: auth.freeAttemptsOfName, longestMs: auth.longestWaitOfNameMs };

/** How long to wait after this many wrong passwords in a row: nothing while they are free, then 1 s, doubling. */
export function waitAfter(failures: number, { free, longestMs }: Pace): number {
  if (failures < free) return 0;
  return Math.min(auth.firstWaitMs * 2 ** (failures - free), longestMs);
}

/** Something wrong passwords are counted for. */
interface Subject {
  readonly key: string;
  readonly pace: Pace;
}

/** How long this subject has to wait now. A clock that was set back cannot make it longer than the longest wait. */
function waitLeft(attempts: Attempts, { longestMs }: Pace, now: number): number {
  return Math.min(Math.max(attempts.lockedUntil - now, 0), longestMs);
}

function counted(before: Attempts, pace: Pace, now: number): Attempts {
  const failures = (now - before.attemptedAt > auth.attemptMemoryMs ? 0 : before.failures) + 1;
  return { failures, lockedUntil: now + waitAfter(failures, pace), attemptedAt: now };
}

/** Takes attempts back. A lock stays while what is left still calls for one. */
function without(before: Attempts, count: number, pace: Pace): Attempts {
  const failures = Math.max(before.failures - count, 0);
  return { ...before, failures, lockedUntil: waitAfter(failures, pace) === 0 ? 0 : before.lockedUntil };
}

function subject(kind: 'account' | 'address' | 'device' | 'owner', name: string, pace: Pace): Subject {
  return { key: createHash('sha256').update(`${kind}\0${name}`).digest('hex'), pace };
}

const subjectOfName = (username: string) => subject('account', username, paceOfName);

/** One login: who is tried, and from where (see addressGroup). */
interface Login {
  readonly username: string;
  readonly address: string;
  /** Set where the account's owner has signed in on this device before: what names it, see known-devices.ts. */
  readonly device?: string | undefined;
}

/** Somebody who is signed in gives the password once more. */
interface Proof {
  readonly owner: string;
}

type Attempt = Login | Proof;

/**
 * What an attempt counts for. A known device counts for itself alone: whatever others do, from the same address too,
 * does not keep its owner out.
 */
function subjectsOf(attempt: Attempt): readonly Subject[] {
  if ('owner' in attempt) return [subject('owner', attempt.owner, paceOfSender)];
  const { username, address, device } = attempt;
  if (device !== undefined) return [subject('device', device, paceOfSender)];
  return [subject('address', address, paceOfSender), subjectOfName(username)];
}

/**
 * Slows down guessing, for each sender and for each name, whether the account exists or not. An attempt counts as
 * wrong before its password is checked and is taken back afterwards: many at once cannot slip past the count.
 */
export function createLockout(attempts: Pick<AttemptStore, 'change' | 'forget'>, clock: Clock) {
  const change = (attempt: Attempt, decide: (before: readonly (Attempts & Subject)[]) => readonly Attempts[]) => {
    const subjects = subjectsOf(attempt);
    const keys = subjects.map(({ key }) => key);
    return attempts.change(keys, (before) =>
      decide(subjects.map((one, index) => ({ ...one, ...(before[index] ?? noAttempts) }))),
    );
  };

  return {
    /** Counts the attempt, or tells in how many milliseconds one may be made; 0 means go on. */
    async begin(attempt: Attempt): Promise<number> {
      const now = clock.now();
      let wait = 0;
      await change(attempt, (before) => {
        wait = Math.max(...before.map((one) => waitLeft(one, one.pace, now)));
        return wait > 0 ? before : before.map((one) => counted(one, one.pace, now));
      });
      return wait;
    },

    /** The password was right: the name or the device starts anew, the address keeps only what it did to others. */
    async succeed(attempt: Attempt): Promise<void> {
      await change(attempt, ([first, name]) => {
        if (first === undefined || name === undefined) return [noAttempts];
        return [without(first, name.failures, first.pace), noAttempts];
      });
    },

    /** The password was never checked, or was right and not all that is needed: as if nobody had tried. */
    async withdraw(attempt: Attempt): Promise<void> {
      await change(attempt, (before) => before.map((one) => without(one, 1, one.pace)));
    },

    /** Nobody has to wait for what was tried with this name. */
    async clearName(username: string): Promise<void> {
      await attempts.change([subjectOfName(username).key], () => [noAttempts]);
    },

    /** Deletes what is too old to count. */
    async forget(): Promise<void> {
      await attempts.forget(clock.now() - auth.attemptMemoryMs);
    },
  };
}

export type Lockout = ReturnType<typeof createLockout>;

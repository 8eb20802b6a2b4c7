import type { Hashing } from '../features/auth/password.ts';
import type { AppDatabases } from '../features/previews/ports.ts';
import type { Clock, RandomBytes } from '../shared/ports.ts';

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  readonly advance: (milliseconds: number) => void;
}

export function fakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let time = start;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** Counts up instead of being random: every value is different, and the same in each run. */
export function countingBytes(): RandomBytes {
  let calls = 0;
  return (length) => {
    calls += 1;
    const bytes = new Uint8Array(length);
    new DataView(bytes.buffer).setUint32(0, calls);
    return bytes;
  };
}

export interface FakeHashing extends Hashing {
  verify: Hashing['verify'];
  /** The hashes that passwords were checked against. */
  readonly checked: string[];
}

/** Hashes that cost nothing. */
export function fakeHashing(): FakeHashing {
  const checked: string[] = [];
  return {
    checked,
    hash: async (password) => `hash of ${password}`,
    verify: async (hash, password) => {
      checked.push(hash);
      return hash === `hash of ${password}`;
    },
  };
}

/** Where the machine has no database server. */
export const sqliteOnly: AppDatabases = {
  has: (kind) => kind === 'sqlite',
  open: async () => undefined,
  remove: async () => undefined,
  reap: async () => undefined,
  close: async () => undefined,
};

import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../test-support/fakes.ts';
import { noAttempts, type Attempts, type AttemptStore } from './attempt-store.ts';
import { createLockout, paceOfName, paceOfSender, waitAfter } from './lockout.ts';

function rememberedAttempts(): Pick<AttemptStore, 'change' | 'forget'> & {
  readonly subjects: ReadonlyMap<string, Attempts>;
} {
  const subjects = new Map<string, Attempts>();
  return {
    subjects,
    change: async (names, change) => {
      const after = change(names.map((name) => subjects.get(name) ?? noAttempts));
      for (const [index, name] of names.entries()) subjects.set(name, after[index] ?? noAttempts);
    },
    forget: async (attemptedBy) => {
      for (const [name, { attemptedAt }] of subjects) if (attemptedAt <= attemptedBy) subjects.delete(name);
    },
  };
}

function openLockout() {
  const attempts = rememberedAttempts();
  const clock = fakeClock();
  return { ...createLockout(attempts, clock), clock, attempts };
}

const guess = { username: 'admin', address: '192.0.2.1' };
const minute = 60_000;

it('[AUTH-08] waits nothing for four wrong passwords, then 1 s doubling to 15 minutes', () => {
  const seconds = Array.from({ length: 17 }, (_, failures) => waitAfter(failures, paceOfSender) / 1000);
  expect(seconds).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

it('[OPS-05] waits nothing for 49 wrong passwords for one name, then 1 s doubling to 30 s only', () => {
  const seconds = Array.from({ length: 8 }, (_, more) => waitAfter(49 + more, paceOfName) / 1000);
  expect(seconds).toEqual([0, 1, 2, 4, 8, 16, 30, 30]);
});

describe('[AUTH-08] lockout', () => {
  it('lets five attempts through and stops the sixth until the wait is over', async () => {
    const { begin, clock } = openLockout();
    for (let attempt = 1; attempt <= 5; attempt += 1) expect(await begin(guess)).toBe(0);
    expect(await begin(guess)).toBe(1_000);
    clock.advance(999);
    expect(await begin(guess)).toBe(1);
    clock.advance(1);
    expect(await begin(guess)).toBe(0);
    expect(await begin(guess)).toBe(2_000);
  });

  it('is not made longer by attempts during the wait', async () => {
    const { begin, clock } = openLockout();
    for (let attempt = 0; attempt < 100; attempt += 1) await begin(guess);
    clock.advance(1_000);
    expect(await begin(guess)).toBe(0);
  });

  it('counts a name from everywhere, loosely, and an address for every name', async () => {
    const name = openLockout();
    for (let last = 1; last <= 50; last += 1) {
      expect(await name.begin({ username: 'admin', address: `192.0.2.${last}` })).toBe(0);
    }
    expect(await name.begin({ username: 'admin', address: '198.51.100.1' })).toBe(1_000);
    expect(await name.begin({ username: 'other', address: '198.51.100.1' })).toBe(0);

    const address = openLockout();
    for (let last = 1; last <= 5; last += 1) await address.begin({ username: `name ${last}`, address: '192.0.2.1' });
    expect(await address.begin({ username: 'admin', address: '192.0.2.1' })).toBe(1_000);
    expect(await address.begin({ username: 'admin', address: '192.0.2.2' })).toBe(0);
  });

  it('[OPS-05] one address, however long it tries, keeps nobody else waiting for more than 30 s of its quarter of an hour', async () => {
    const { begin, withdraw, clock } = openLockout();
    const owner = { ...guess, address: '198.51.100.1' };
    let longest = 0;
    for (let tried = 0; tried < 24 * 60; tried += 1) {
      await begin(guess);
      const wait = await begin(owner);
      if (wait === 0) await withdraw(owner);
      longest = Math.max(longest, wait);
      clock.advance(minute);
    }
    expect(longest).toBeLessThanOrEqual(limits.auth.longestWaitOfNameMs);
  });

  it('[OPS-05] a known device does not wait for what others tried, and waits for its own', async () => {
    const { begin, succeed, clock } = openLockout();
    const owner = { ...guess, device: 'known' };
    for (let last = 0; last < 300; last += 1) await begin({ username: 'admin', address: `192.0.2.${last % 60}` });
    expect(await begin({ username: 'admin', address: '198.51.100.9' })).toBeGreaterThan(0);
    // From an address that has to wait, too.
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await begin(owner)).toBe(0);
    expect(await begin(owner)).toBe(1_000);
    expect(await begin({ ...owner, device: 'another' })).toBe(0);
    clock.advance(1_000);
    expect(await begin(owner)).toBe(0);
    await succeed(owner);
    expect(await begin(owner)).toBe(0);
  });

  it('starts the account anew after the right password, and keeps what the address did to others', async () => {
    const { begin, succeed, clock } = openLockout();
    for (let attempt = 0; attempt < 4; attempt += 1) await begin({ ...guess, username: 'other' });
    await begin(guess);
    await succeed(guess);
    expect(await begin(guess)).toBe(0);
    expect(await begin({ ...guess, address: '192.0.2.9' })).toBe(0);
    expect(await begin(guess)).toBe(1_000);
    clock.advance(1_000);
    expect(await begin(guess)).toBe(0);
  });

  it('does not count an attempt whose password was never checked', async () => {
    const { begin, withdraw } = openLockout();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect(await begin(guess)).toBe(0);
      await withdraw(guess);
    }
  });

  it('takes a lock back with the attempt that caused it, and keeps one that others have earned', async () => {
    const { begin, withdraw } = openLockout();
    await begin(guess);
    for (let attempt = 1; attempt <= 4; attempt += 1) await begin({ ...guess, username: `name ${attempt}` });
    await withdraw({ ...guess, username: 'name 4' });
    expect(await begin(guess)).toBe(0);

    const locked = openLockout();
    for (let attempt = 0; attempt < 5; attempt += 1) await locked.begin(guess);
    locked.clock.advance(1_000);
    expect(await locked.begin(guess)).toBe(0);
    await locked.withdraw(guess);
    expect(await locked.begin(guess)).toBe(2_000);
  });

  it('lets somebody who found the right password sign in again at once', async () => {
    const { begin, succeed, clock } = openLockout();
    for (let attempt = 0; attempt < 5; attempt += 1) await begin(guess);
    clock.advance(1_000);
    await begin(guess);
    await succeed(guess);
    expect(await begin(guess)).toBe(0);
  });

  it('forgets wrong passwords an hour after the last one', async () => {
    const { begin, clock } = openLockout();
    for (let attempt = 0; attempt < 5; attempt += 1) await begin(guess);
    clock.advance(limits.auth.attemptMemoryMs + 1);
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await begin(guess)).toBe(0);
  });

  it('deletes what is too old to count', async () => {
    const { begin, forget, clock, attempts } = openLockout();
    await begin(guess);
    await forget();
    expect(attempts.subjects.size).toBe(2);
    clock.advance(limits.auth.attemptMemoryMs);
    await forget();
    expect(attempts.subjects.size).toBe(0);
  });

  it('never asks for more than 15 minutes, even after the clock was set back', async () => {
    const { begin, clock } = openLockout();
    for (let attempt = 0; attempt < 5; attempt += 1) await begin(guess);
    clock.advance(-48 * 60 * minute);
    expect(await begin(guess)).toBe(15 * minute);
  });

  it('keeps no name or address in the clear', async () => {
    const { begin, attempts } = openLockout();
    await begin({ username: 'canary-name', address: '203.0.113.7' });
    const stored = [...attempts.subjects.keys()];
    expect(stored).toHaveLength(2);
    for (const subject of stored) expect(subject).toMatch(/^[0-9a-f]{64}$/);
  });
});

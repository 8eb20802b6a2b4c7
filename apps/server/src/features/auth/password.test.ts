import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { fakeHashing } from '../../test-support/fakes.ts';
import { createPasswordCheck, hashOfNobody, type Verdict } from './password.ts';

/** Hashing that ends only when it is told to. */
function heldHashing() {
  const running: (() => void)[] = [];
  const verify = () => new Promise<boolean>((resolve) => running.push(() => resolve(true)));
  return { verify, running };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('[AUTH-08] password check', () => {
  it('says whether the password is right', async () => {
    const check = createPasswordCheck(fakeHashing());
    expect(await check('secret', 'hash of secret')).toBe('right');
    expect(await check('Secret', 'hash of secret')).toBe('wrong');
  });

  it('costs one hash for a name that does not exist, and is never right', async () => {
    const hashing = fakeHashing();
    expect(await createPasswordCheck(hashing)('secret', undefined)).toBe('wrong');
    expect(hashing.checked).toEqual([hashOfNobody]);
    expect(await createPasswordCheck({ verify: async () => true })('secret', undefined)).toBe('wrong');
  });

  it('runs two hashes at once, keeps twenty waiting and refuses more', async () => {
    const { verify, running } = heldHashing();
    const check = createPasswordCheck({ verify });
    const verdicts: Verdict[] = [];
    const { hashesAtOnce, hashesWaiting } = limits.auth;
    const all = Array.from({ length: hashesAtOnce + hashesWaiting + 3 }, () =>
      check('p', 'h').then((verdict) => verdicts.push(verdict)),
    );
    await settle();
    expect(running).toHaveLength(hashesAtOnce);
    expect(verdicts).toEqual(['busy', 'busy', 'busy']);

    for (let ended = 0; ended < hashesAtOnce + hashesWaiting; ended += 1) {
      expect(running.length - ended).toBeLessThanOrEqual(hashesAtOnce);
      running[ended]?.();
      await settle();
    }
    await Promise.all(all);
    expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(hashesAtOnce + hashesWaiting);
  });

  it('goes on after a hash that failed', async () => {
    const check = createPasswordCheck({ verify: () => Promise.reject(new Error('broken hash')) });
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(check('p', 'h')).rejects.toThrow('broken hash');
  });
});

it('[OPS-05] lets senders that are known go before a full line of strangers', async () => {
  const { verify, running } = heldHashing();
  const check = createPasswordCheck({ verify });
  const order: string[] = [];
  const { hashesAtOnce, hashesWaiting } = limits.auth;
  const strangers = Array.from({ length: hashesAtOnce + hashesWaiting }, () =>
    check('p', 'h').then(() => order.push('stranger')),
  );
  const owner = check('p', 'h', 'known').then((verdict) => order.push(verdict));
  expect(await check('p', 'h')).toBe('busy');
  for (let ended = 0; ended <= hashesAtOnce + hashesWaiting; ended += 1) {
    running[ended]?.();
    await settle();
  }
  await Promise.all([owner, ...strangers]);
  expect(order.indexOf('right')).toBeLessThanOrEqual(hashesAtOnce);
});

import { describe, expect, it } from 'vitest';
import { machineSize } from '@toolbench/lab/assistant/deploy/machine-sizes.ts';
import type { Cloud, NewMachine, Patience } from '../../adapters/deploy/cloud.ts';
import type { Credentials, Step } from '../../features/deploy/ports.ts';
import type { DoubleAnswer, DoubleCall, Fault } from './cloud-double.ts';

/** A cloud that speaks to its double, and what the double saw. */
interface OpenedCloud {
  readonly cloud: Cloud;
  readonly credentials: Credentials;
  readonly calls: readonly DoubleCall[];
  readonly faults: Fault[];
  /** What there is at the provider, machines first: its kind and its name or size. */
  readonly existing: () => readonly string[];
}

interface CloudCase {
  readonly open: (surroundings: Patience & { readonly clock: { readonly now: () => number } }) => Promise<OpenedCloud>;
  /** The size of the standard plan. */
  readonly size: string;
  /** Calls that create, the one of the machine last. */
  readonly creates: readonly string[];
  /** What the provider says; the first two of any call, the quota of the one that creates the machine. */
  readonly refusals: Readonly<Record<'throttled' | 'denied' | 'quota', DoubleAnswer>>;
  /** Well-formed, and not what the provider has. */
  readonly wrong: Readonly<Record<string, Credentials>>;
  readonly malformed: Readonly<Record<string, Credentials>>;
  /** What must not be in a refusal. */
  readonly secrets: readonly string[];
}

export const testNow = Date.UTC(2026, 0, 1, 12);
const script = '#!/bin/sh\necho host-key-of-the-machine\n';
const tries = 3;

async function openCase({ open }: CloudCase) {
  const waits: number[] = [];
  const clock = { time: testNow, now: () => clock.time };
  const wait = async (ms: number) => {
    waits.push(ms);
    clock.time += ms;
  };
  const opened = await open({ pace: { waitMs: 1_000, tries, wait }, looks: 8, clock });
  const { cloud, credentials } = opened;
  const machine: NewMachine = {
    name: 'hello-abcdef01',
    token: '01234567-89ab-8def-8123-456789abcdef',
    userData: script,
    size: machineSize(cloud.provider, 'standard'),
  };
  const steps: Step[] = [];
  const create = (more: Credentials = {}) =>
    cloud.create({ ...credentials, ...more }, machine, async (step) => void steps.push(step));
  const look = async () => {
    for (let looked = 0; looked < 8; looked += 1) {
      const address = await cloud.address(credentials, machine.name);
      if (address !== undefined) return address;
    }
    return undefined;
  };
  const count = (name: string) => opened.calls.filter((call) => call.name === name).length;
  return { ...opened, clock, waits, machine, steps, create, look, count };
}

/** What holds at every provider, whatever its calls look like. */
export function describeCloud(name: string, given: CloudCase): void {
  const { creates, refusals, size, secrets } = given;
  const last = creates.at(-1) ?? '';
  const fails = async (attempt: Promise<unknown>, code: string) => {
    const failed = await attempt.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({ problem: { code } });
    const told = JSON.stringify(failed) + String(failed);
    const parts = [script, Buffer.from(script).toString('base64')];
    for (const secret of [...secrets, ...parts]) expect(told).not.toContain(secret);
  };

  describe(name, () => {
    it('[DEPLOY-02] creates one machine of the right size, waits for it, and takes all away again', async () => {
      const { cloud, credentials, create, look, machine, existing, steps } = await openCase(given);
      await create();
      expect(existing()[0]).toBe(`machine ${size}`);
      expect(existing()).toHaveLength(new Set(existing()).size);
      expect(steps.length).toBeGreaterThan(0);
      expect(await look()).toBe('192.0.2.9');
      await cloud.remove(credentials, machine.name);
      expect(existing()).toEqual([]);
      await cloud.remove(credentials, machine.name);
    });

    it('[DEPLOY-02] shows every call before, and makes none for it', async () => {
      const { cloud, credentials, create, look, machine, calls, steps } = await openCase(given);
      const planned = cloud.calls(credentials, machine);
      expect(cloud.calls({}, machine)).toHaveLength(planned.length);
      expect(calls).toEqual([]);
      for (const secret of secrets) expect(JSON.stringify(planned)).not.toContain(secret);
      await create();
      await look();
      const details = planned.map(({ detail = '' }) => detail);
      const isShown = (call: DoubleCall) => details.some((detail) => shows(detail, call));
      expect(calls.filter((call) => !isShown(call)).map((call) => call.name)).toEqual([]);
      for (const step of steps) expect(planned).toContainEqual(step);
    });

    it('[DEPLOY-02] creates nothing twice when it is asked again', async () => {
      const { create, existing, count } = await openCase(given);
      await create();
      const before = existing();
      await create();
      expect(existing()).toEqual(before);
      expect(count(last)).toBe(1);
    });

    it.each(creates)('[DEPLOY-02] creates nothing twice when the answer to %s is lost', async (lost) => {
      const { create, existing, faults, look } = await openCase(given);
      faults.push({ on: lost, isLost: true });
      await create();
      expect(existing().filter((one) => one.startsWith('machine'))).toHaveLength(1);
      expect(existing()).toHaveLength(new Set(existing()).size);
      expect(await look()).toBe('192.0.2.9');
    });

    it('[DEPLOY-02] creates nothing twice when every answer was lost and it is asked again', async () => {
      const { create, existing, faults } = await openCase(given);
      for (const on of creates) faults.push(...Array.from({ length: tries }, () => ({ on, isLost: true }) as const));
      // Each time it is asked it may come one call further.
      while (faults.length > 0) await create().catch(() => undefined);
      await create();
      expect(existing().filter((one) => one.startsWith('machine'))).toHaveLength(1);
      expect(existing()).toHaveLength(new Set(existing()).size);
    });

    it('[DEPLOY-02] waits as long as it is asked to, and tries again after a fault', async () => {
      const { create, existing, faults, waits } = await openCase(given);
      faults.push({ on: last, ...refusals.throttled, headers: { 'retry-after': '7' } });
      faults.push({ on: last, status: 503, body: {} });
      await create();
      expect(waits).toContain(7_000);
      expect(existing().filter((one) => one.startsWith('machine'))).toHaveLength(1);
    });

    it.each([
      ['a permission that is missing', () => [refusals.denied], 'forbidden'],
      ['a quota', () => [{ on: last, ...refusals.quota }], 'quota'],
      ['no end of throttling', () => Array.from({ length: tries }, () => refusals.throttled), 'throttled'],
      [
        'no end of faults',
        () => Array.from({ length: 2 * tries }, () => ({ status: 500, body: 'down' })),
        'refused-call',
      ],
      ['nobody there', () => Array.from({ length: 2 * tries }, () => ({ isLost: true }) as const), 'unreachable'],
      ['an answer that is none', () => [{ status: 200, body: { other: true } }], 'refused-call'],
    ])('[DEPLOY-02] says what is wrong and goes on later: %s', async (_name, faultsOf, code) => {
      const { create, existing, faults } = await openCase(given);
      faults.push(...faultsOf());
      await fails(create(), code);
      expect(existing().filter((one) => one.startsWith('machine'))).toEqual([]);
      faults.length = 0;
      await create();
      expect(existing().filter((one) => one.startsWith('machine'))).toHaveLength(1);
    });

    it.each(Object.entries(given.wrong))('[DEPLOY-02] says what is wrong: %s', async (_name, wrong) => {
      const { create, existing } = await openCase(given);
      await fails(create(wrong), 'forbidden');
      expect(existing()).toEqual([]);
    });

    it.each(Object.entries(given.malformed))('[DEPLOY-02] calls nobody with %s', async (_name, malformed) => {
      const { create, calls } = await openCase(given);
      await fails(create(malformed), 'invalid-credentials');
      expect(calls).toEqual([]);
    });

    it('[DEPLOY-02] keeps what it may not take away, and takes it away later', async () => {
      const { cloud, credentials, create, machine, existing, faults } = await openCase(given);
      await create();
      faults.push(refusals.denied);
      await fails(cloud.remove(credentials, machine.name), 'forbidden');
      expect(existing()[0]).toBe(`machine ${size}`);
      faults.push({ isLost: true }, { status: 500, body: {} });
      await cloud.remove(credentials, machine.name);
      expect(existing()).toEqual([]);
    });
  });
}

/** Whether a line of a plan is this call: `METHOD URL ACTION …`, with parts of the path in braces that nobody knows before. */
function shows(detail: string, { method, url, name }: DoubleCall): boolean {
  const [planned, address = '', action = ''] = detail.split(' ');
  const { pathname } = new URL(address);
  if (planned !== method) return false;
  if (pathname === '/') return action === name;
  const parts = decodeURIComponent(pathname).split('/');
  const found = url.pathname.split('/');
  return parts.length === found.length && parts.every((part, at) => part.startsWith('{') || part === found[at]);
}

import { describe, expect, it } from 'vitest';
import { machineSize } from '@toolbench/lab/assistant/deploy/machine-sizes.ts';
import { describeCloud, testNow } from '../../test-support/clouds/cloud-scenarios.ts';
import { gcpAccounts, gcpRefusal, startGcp } from '../../test-support/clouds/gcp-double.ts';
import { createGcpCloud } from './gcp-cloud.ts';

const credentials = { serviceAccount: gcpAccounts.right, zone: 'us-central1-a' };

describeCloud('Compute Engine', {
  open: async (given) => {
    const double = await startGcp(given.clock);
    return { ...double, credentials, cloud: createGcpCloud({ ...given, baseUrl: double.baseUrl }) };
  },
  size: 'e2-medium',
  creates: ['POST firewalls', 'POST instances'],
  refusals: {
    throttled: gcpRefusal(403, 'Rate Limit Exceeded', 'rateLimitExceeded'),
    denied: gcpRefusal(403, "Required 'compute.instances.create' permission", 'forbidden'),
    quota: gcpRefusal(403, "Quota 'CPUS' exceeded. Limit: 8.0 in region us-central1.", 'quotaExceeded'),
  },
  wrong: {
    'the key of another account': { serviceAccount: gcpAccounts.otherKey() },
    'an unknown account': { serviceAccount: gcpAccounts.unknown },
  },
  malformed: {
    'no key file': { serviceAccount: 'my-key' },
    'a key file without a key': { serviceAccount: gcpAccounts.right.replace('BEGIN PRIVATE KEY', 'BEGIN') },
    'a project that is a path': { serviceAccount: gcpAccounts.right.replace('"hello-project"', '"../other"') },
    'a zone that is none': { zone: 'us-central1-a/instances/other' },
  },
  secrets: [gcpAccounts.secret],
});

describe('Compute Engine', () => {
  const open = async () => {
    const clock = { time: testNow, now: () => clock.time };
    const pace = { waitMs: 1, tries: 2, wait: async () => undefined };
    const double = await startGcp(clock);
    const cloud = createGcpCloud({ clock, pace, looks: 4, baseUrl: double.baseUrl });
    const machine = { name: 'hello-1', token: '', userData: '#!/bin/sh\n', size: machineSize('gcp', 'economy') };
    const create = () => cloud.create(credentials, machine, async () => undefined);
    const asked = () => double.calls.filter(({ name }) => name === 'POST token').length;
    return { ...double, clock, cloud, create, asked };
  };

  it('[DEPLOY-02] asks for one token, and for another when it ended or is not taken any longer', async () => {
    const { create, asked, clock, cloud, tokens } = await open();
    await create();
    expect(asked()).toBe(1);
    clock.time += 3_600_000;
    await cloud.address(credentials, 'hello-1');
    expect(asked()).toBe(2);
    tokens.clear();
    expect(await cloud.address(credentials, 'hello-1')).toBe('192.0.2.9');
    expect(asked()).toBe(3);
  });

  it('[DEPLOY-02] tells an error that an operation ends with, and creates the machine when asked again', async () => {
    const { create, operationErrors, existing } = await open();
    const message = "Quota 'CPUS' exceeded. Limit: 8.0 in region us-central1.";
    operationErrors.push({ errors: [{ code: 'QUOTA_EXCEEDED', message }] });
    await expect(create()).rejects.toMatchObject({ problem: { code: 'quota', subject: message } });
    await create();
    expect(existing()).toEqual(['machine e2-small', 'firewalls']);
  });

  it('[DEPLOY-02] goes on where an operation tells nothing, once what it makes is there', async () => {
    const { create, faults, existing } = await open();
    const running = { status: 200, body: { name: 'operation-1', status: 'RUNNING' } };
    faults.push(...Array.from({ length: 4 }, () => ({ on: 'GET operations', ...running })));
    await create();
    expect(faults).toEqual([]);
    expect(existing()).toEqual(['machine e2-small', 'firewalls']);
  });
});

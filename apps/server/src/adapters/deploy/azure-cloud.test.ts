import { describe, expect, it } from 'vitest';
import { machineSize } from '@toolbench/lab/assistant/deploy/machine-sizes.ts';
import { azureAccount, azureRefusal, startAzure } from '../../test-support/clouds/azure-double.ts';
import { describeCloud, testNow } from '../../test-support/clouds/cloud-scenarios.ts';
import { makeAdminKey } from './azure-admin-key.ts';
import { createAzureCloud } from './azure-cloud.ts';

const anyKey = async () => 'ssh-rsa AAAAB3NzaC1yc2E=';

describeCloud('Azure', {
  open: async (given) => {
    const double = await startAzure(given.clock);
    const cloud = createAzureCloud({ ...given, makeAdminKey: anyKey, baseUrl: double.baseUrl });
    return { ...double, credentials: azureAccount, cloud };
  },
  size: 'Standard_B2s',
  creates: [
    ...['PUT resourceGroups', 'PUT networkSecurityGroups', 'PUT virtualNetworks', 'PUT publicIPAddresses'],
    ...['PUT networkInterfaces', 'PUT virtualMachines'],
  ],
  refusals: {
    throttled: azureRefusal(429, 'TooManyRequests', 'The request is being throttled.'),
    denied: azureRefusal(403, 'AuthorizationFailed', 'The client does not have authorization to perform action.'),
    quota: azureRefusal(409, 'OperationNotAllowed', 'It would exceed approved standardBSFamily Cores quota.'),
  },
  wrong: {
    'a wrong secret': { clientSecret: 'other-secret' },
    'an unknown application': { clientId: 'bbbbbbbb-bbbb-4ccc-8ddd-eeeeeeeeeeee' },
    'an unknown tenant': { tenantId: '22222222-2222-4333-8444-555555555555' },
  },
  malformed: {
    'a tenant that is a path': { tenantId: '../common' },
    'a subscription that is none': { subscriptionId: 'mine' },
    'a location that is none': { location: 'East US' },
  },
  secrets: [azureAccount.clientSecret],
});

describe('Azure', () => {
  const open = async (looks = 4) => {
    const waits: number[] = [];
    const pace = { waitMs: 1, tries: 2, wait: async (ms: number) => void waits.push(ms) };
    const clock = { time: testNow, now: () => clock.time };
    const double = await startAzure(clock);
    const cloud = createAzureCloud({ clock, pace, looks, makeAdminKey: anyKey, baseUrl: double.baseUrl });
    const machine = { name: 'hello-1', token: '', userData: '#!/bin/sh\n', size: machineSize('azure', 'economy') };
    const create = () => cloud.create(azureAccount, machine, async () => undefined);
    return { ...double, waits, cloud, create };
  };

  it('[DEPLOY-02] looks at an operation as often as it is asked to', async () => {
    const { create, waits } = await open();
    await create();
    expect(waits.length).toBeGreaterThan(4);
    // The first look waits for what the answer asked for; the operation itself asks for nothing.
    expect(new Set(waits)).toEqual(new Set([2_000, 1]));
  });

  it('[DEPLOY-02] tells why a machine could not be made, and makes it anew when asked again', async () => {
    const { create, cloud, operationErrors, existing } = await open();
    operationErrors.push({ code: 'AllocationFailed', message: 'We do not have sufficient capacity.' });
    const subject = '409 We do not have sufficient capacity.';
    await expect(create()).rejects.toMatchObject({ problem: { code: 'refused-call', subject } });
    await expect(cloud.address(azureAccount, 'hello-1')).rejects.toMatchObject({ problem: { code: 'refused-call' } });
    await create();
    expect(existing().filter((one) => one.startsWith('machine'))).toEqual(['machine Standard_B1ms']);
    expect(await cloud.address(azureAccount, 'hello-1')).toBe('192.0.2.9');
  });

  it('[DEPLOY-02] takes its token nowhere else, whatever an answer says', async () => {
    const { create, faults } = await open();
    const headers = { 'azure-asyncoperation': 'https://evil.example/operations/1' };
    faults.push({ on: 'PUT networkSecurityGroups', status: 201, body: {}, headers });
    await expect(create()).rejects.toMatchObject({ problem: { subject: 'https://evil.example' } });
  });

  it('[DEPLOY-02] gives an operation up that never ends', async () => {
    const { create, faults } = await open();
    faults.push(...Array.from({ length: 4 }, () => ({ on: 'GET 1', status: 200, body: { status: 'InProgress' } })));
    await expect(create()).rejects.toMatchObject({ problem: { code: 'not-answering' } });
  });

  it('[DEPLOY-02] asks for another token when the one it has is not taken any longer', async () => {
    const { create, cloud, tokens } = await open();
    await create();
    tokens.clear();
    expect(await cloud.address(azureAccount, 'hello-1')).toBe('192.0.2.9');
    expect(tokens.size).toBe(1);
  });

  it('[DEPLOY-02] gives the machine a key of the kind that Azure takes', async () => {
    expect(await makeAdminKey()).toMatch(/^ssh-rsa AAAAB3NzaC1yc2E[\w+/]+=*$/);
  });
});

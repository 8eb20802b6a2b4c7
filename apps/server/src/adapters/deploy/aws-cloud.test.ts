import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { machineSize } from '@toolbench/lab/assistant/deploy/machine-sizes.ts';
import { startCloud, type DoubleCall } from '../../test-support/cloud-double.ts';
import { createAwsCloud } from './aws-cloud.ts';
import { signAws } from './aws-signature.ts';

const key = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const credentials = { ...key, region: 'us-east-1' };
const now = Date.UTC(2026, 0, 1, 12);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest();

/** Whether a call carries the signature that AWS itself would compute, after its documentation. */
function isSigned({ method, url, headers, text }: DoubleCall): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/lightsail\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!found) return false;
  const [, id, day = '', region = '', signed = '', signature] = found;
  const time = String(headers['x-amz-date']);
  if (
    id !== key.accessKeyId ||
    !time.startsWith(day) ||
    !['host', 'x-amz-date', 'x-amz-target'].every((name) => signed.split(';').includes(name))
  )
    return false;
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = `${method}\n${url.pathname}\n\n${lines.join('')}\n${signed}\n${sha256(text)}`;
  const dated = hmac(hmac(hmac(hmac(`AWS4${key.secretAccessKey}`, day), region), 'lightsail'), 'aws4_request');
  const expected = hmac(
    dated,
    `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/lightsail/aws4_request\n${sha256(canonical)}`,
  );
  return expected.toString('hex') === signature;
}

async function openAws() {
  const machines = new Map<string, { looks: number; bundleId: string; ports: number[] }>();
  const missing = { status: 400, body: { __type: 'NotFoundException', message: 'The instance does not exist.' } };
  const answer = (call: DoubleCall) => {
    if (!isSigned(call))
      return { status: 403, body: { __type: 'InvalidSignatureException', message: 'The signature does not match' } };
    const action = String(call.headers['x-amz-target']).replace('Lightsail_20161128.', '');
    const body = JSON.parse(call.text) as Record<string, unknown>;
    if (action === 'CreateInstances') {
      const [name] = body.instanceNames as string[];
      const isWhole = ['availabilityZone', 'blueprintId', 'bundleId', 'userData'].every(
        (field) => typeof body[field] === 'string',
      );
      if (!name || !isWhole || machines.has(name))
        return { status: 400, body: { __type: 'InvalidInputException', message: 'Some names are already in use' } };
      machines.set(name, { looks: 0, bundleId: String(body.bundleId), ports: [] });
      return { status: 200, body: { operations: [{ status: 'Started' }] } };
    }
    const machine = machines.get(String(body.instanceName));
    if (machine === undefined) return missing;
    if (action === 'GetInstance') {
      machine.looks += 1;
      const isRunning = machine.looks > 2;
      const state = { name: isRunning ? 'running' : 'pending' };
      return { status: 200, body: { instance: { state, ...(isRunning && { publicIpAddress: '192.0.2.9' }) } } };
    }
    if (action === 'PutInstancePublicPorts')
      machine.ports = (body.portInfos as { fromPort: number }[]).map(({ fromPort }) => fromPort);
    if (action === 'DeleteInstance') machines.delete(String(body.instanceName));
    return { status: 200, body: {} };
  };
  const double = await startCloud(answer);
  const cloud = createAwsCloud({ clock: { now: () => now }, pace: { waitMs: 1, tries: 3 }, baseUrl: double.baseUrl });
  const machine = { name: 'hello-abcdef01', size: machineSize('aws', 'standard'), userData: '#!/bin/sh\n' };
  return {
    ...double,
    cloud,
    machine,
    machines,
    create: (more = {}) => cloud.create({ ...credentials, ...more }, machine),
  };
}
const refused = (type: string, message: string, status = 400) => ({ status, body: { __type: type, message } });

describe('signAws', () => {
  it('[DEPLOY-02] signs as in the example of the documentation', () => {
    // The test suite of Signature Version 4, "post-vanilla".
    const request = { method: 'POST', url: 'https://example.amazonaws.com/', headers: {}, body: '' };
    const signed = signAws(request, { ...key, region: 'us-east-1', service: 'service' }, Date.UTC(2015, 7, 30, 12, 36));
    expect(signed['x-amz-date']).toBe('20150830T123600Z');
    expect(signed.authorization).toContain(
      'Signature=5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
    );
  });
});

describe('Lightsail', () => {
  it('[DEPLOY-02] creates one machine of the right size, waits, opens its ports, and removes it', async () => {
    const { cloud, create, machine, machines } = await openAws();
    await create();
    expect(machines.get(machine.name)?.bundleId).toBe('medium_3_0');
    expect(await cloud.address(credentials, machine.name)).toBeUndefined();
    expect(await cloud.address(credentials, machine.name)).toBeUndefined();
    expect(await cloud.address(credentials, machine.name)).toBe('192.0.2.9');
    expect(machines.get(machine.name)?.ports).toEqual([22, 80, 443]);
    await cloud.remove(credentials, machine.name);
    expect(machines.size).toBe(0);
    await cloud.remove(credentials, machine.name);
  });

  it('[DEPLOY-02] creates no second one on a retry, also after throttling and faults', async () => {
    const { create, machines, faults, calls } = await openAws();
    faults.push(refused('ThrottlingException', 'Rate exceeded'), { status: 500, body: {} });
    await create();
    await create();
    expect(machines.size).toBe(1);
    expect(calls.filter(({ headers }) => String(headers['x-amz-target']).endsWith('CreateInstances'))).toHaveLength(1);
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'other' }, [], 'forbidden'],
    ['an unknown key', { accessKeyId: 'AKIDOTHER' }, [], 'forbidden'],
    ['a denied call', {}, [refused('AccessDeniedException', 'not authorized')], 'forbidden'],
    ['a quota', {}, [refused('ServiceException', 'You have reached the quota of instances')], 'quota'],
    [
      'no end of throttling',
      {},
      Array.from({ length: 3 }, () => refused('ThrottlingException', 'Rate exceeded')),
      'throttled',
    ],
    ['a region that is none', { region: 'evil.example/' }, [], 'invalid-credentials'],
  ])('[DEPLOY-02] says what is wrong: %s', async (_name, more, faults, code) => {
    const aws = await openAws();
    aws.faults.push(...faults);
    const failed = await aws.create(more).catch((error: unknown) => error);
    expect(failed).toMatchObject({ problem: { code } });
    expect(JSON.stringify(failed)).not.toContain(key.secretAccessKey);
    expect(aws.machines.size).toBe(0);
  });
});

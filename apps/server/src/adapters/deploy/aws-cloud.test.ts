import { describe, expect, it } from 'vitest';
import { awsKey, awsRefusal, startAws } from '../../test-support/clouds/aws-double.ts';
import { describeCloud, testNow } from '../../test-support/clouds/cloud-scenarios.ts';
import { createAwsCloud } from './aws-cloud.ts';
import { signAws } from './aws-signature.ts';

const credentials = { ...awsKey, region: 'us-east-1' };

describe('signAws', () => {
  it('[DEPLOY-02] signs as in the example of the documentation', () => {
    // The test suite of Signature Version 4, "post-vanilla".
    const key = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
    const request = { method: 'POST', url: 'https://example.amazonaws.com/', headers: {}, body: '' };
    const signed = signAws(request, { ...key, region: 'us-east-1', service: 'service' }, Date.UTC(2015, 7, 30, 12, 36));
    expect(signed['x-amz-date']).toBe('20150830T123600Z');
    expect(signed.authorization).toContain(
      'Signature=5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
    );
  });
});

describeCloud('Lightsail', {
  open: async (given) => {
    const double = await startAws(given.clock);
    return { ...double, credentials, cloud: createAwsCloud({ ...given, baseUrl: double.baseUrl }) };
  },
  size: 'medium_3_0',
  creates: ['CreateInstances'],
  refusals: {
    throttled: awsRefusal('ThrottlingException', 'Rate exceeded'),
    denied: awsRefusal('AccessDeniedException', 'User is not authorized to perform this action'),
    quota: awsRefusal('ServiceException', 'You have reached the quota of instances'),
  },
  wrong: { 'a wrong secret': { secretAccessKey: 'other-secret' }, 'an unknown key': { accessKeyId: 'AKIDOTHER' } },
  malformed: { 'a region that is none': { region: 'evil.example/' } },
  secrets: [awsKey.secretAccessKey],
});

describe('Lightsail', () => {
  it('[DEPLOY-02] opens the ports of a machine as soon as it runs', async () => {
    const double = await startAws({ now: () => testNow });
    const pace = { waitMs: 0, tries: 1 };
    const cloud = createAwsCloud({ clock: { now: () => testNow }, pace, baseUrl: double.baseUrl });
    const machine = {
      name: 'hello-abcdef01',
      token: '',
      userData: '',
      size: { name: 'nano', vcpu: 1, memoryGb: 1, diskGb: 1 },
    };
    await cloud.create(credentials, machine, async () => undefined);
    for (let look = 0; look < 2; look += 1) expect(await cloud.address(credentials, machine.name)).toBeUndefined();
    expect(double.instances.get(machine.name)?.ports).toEqual([]);
    expect(await cloud.address(credentials, machine.name)).toBe('192.0.2.9');
    expect(double.instances.get(machine.name)?.ports).toEqual([22, 80, 443]);
  });
});

import { z } from 'zod';
import type { Credentials } from '../../features/deploy/ports.ts';
import type { Clock } from '../../shared/ports.ts';
import { signAws } from './aws-signature.ts';
import { checked, createOnce, sizeInWords, type Cloud, type NewMachine } from './cloud.ts';
import { callProvider, readAnswer, refusedCall, type Answer, type Pace } from './provider-call.ts';

interface AwsParts {
  readonly clock: Clock;
  readonly pace: Pace;
  /** Other than Lightsail's own for doubles only. */
  readonly baseUrl?: string;
}

const instanceSchema = z.object({
  instance: z.object({ publicIpAddress: z.string().optional(), state: z.object({ name: z.string() }) }),
});

const regionOf = (credentials: Credentials) => checked(credentials, 'region', /^[a-z]{2}-[a-z]+-\d$/);

const isMissing = ({ body }: Answer) => /NotFoundException|DoesNotExist/.test(JSON.stringify(body));
const openPorts = [22, 80, 443].map((port) => ({ fromPort: port, toPort: port, protocol: 'tcp' }));

/** Amazon Lightsail (API of 2016-11-28), JSON over HTTPS with Signature Version 4. Names of instances are unique in a region. */
export function createAwsCloud({ clock, pace, baseUrl }: AwsParts): Cloud {
  const urlOf = (credentials: Credentials) => baseUrl ?? `https://lightsail.${regionOf(credentials)}.amazonaws.com`;
  const call = (credentials: Credentials, action: string, body: object): Promise<Answer> => {
    const { accessKeyId = '', secretAccessKey = '' } = credentials;
    const key = { accessKeyId, secretAccessKey, region: regionOf(credentials), service: 'lightsail' };
    const request = {
      method: 'POST' as const,
      url: `${urlOf(credentials)}/`,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `Lightsail_20161128.${action}` },
    };
    return callProvider(() => ({ ...request, headers: signAws(request, key, clock.now()) }), pace);
  };
  const done = (answer: Answer) => {
    if (answer.status >= 400) throw refusedCall(answer);
  };

  async function find(credentials: Credentials, name: string) {
    const answer = await call(credentials, 'GetInstance', { instanceName: name });
    if (isMissing(answer)) return undefined;
    return readAnswer(instanceSchema, answer).instance;
  }

  function callsOf(region: string, { name, size }: Pick<NewMachine, 'name' | 'size'>) {
    const url = `POST https://lightsail.${region}.amazonaws.com/`;
    return {
      look: { code: 'look', detail: `${url} GetInstance ${name}` },
      create: { code: 'create', detail: `${url} CreateInstances ${name} ${sizeInWords(size)}` },
      ports: { code: 'create', detail: `${url} PutInstancePublicPorts 22, 80, 443` },
    } as const;
  }

  return {
    provider: 'aws',
    fields: [
      { name: 'accessKeyId', isSecret: false },
      { name: 'secretAccessKey', isSecret: true },
      { name: 'region', isSecret: false },
    ],
    calls: ({ region = 'REGION' }, machine) => Object.values(callsOf(region, machine)),
    create: async (credentials, { name, size, userData }, step) => {
      const body = {
        instanceNames: [name],
        availabilityZone: `${regionOf(credentials)}a`,
        blueprintId: 'ubuntu_24_04',
        bundleId: size.name,
        userData,
        tags: [{ key: 'toolbench', value: name }],
      };
      await step(callsOf(regionOf(credentials), { name, size }).create);
      await createOnce(
        () => find(credentials, name),
        async () => done(await call(credentials, 'CreateInstances', body)),
      );
    },
    address: async (credentials, name) => {
      const found = await find(credentials, name);
      if (found?.state.name !== 'running' || found.publicIpAddress === undefined) return undefined;
      // Ports can be set on a running instance only; setting them again changes nothing.
      done(await call(credentials, 'PutInstancePublicPorts', { instanceName: name, portInfos: openPorts }));
      return found.publicIpAddress;
    },
    remove: async (credentials, name) => {
      const answer = await call(credentials, 'DeleteInstance', { instanceName: name, forceDeleteAddOns: true });
      if (!isMissing(answer)) done(answer);
    },
  };
}

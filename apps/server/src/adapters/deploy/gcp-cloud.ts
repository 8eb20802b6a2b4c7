import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Credentials } from '../../features/deploy/ports.ts';
import type { Clock } from '../../shared/ports.ts';
import { createTokenCalls } from './access-tokens.ts';
import { checked, createOnce, lookUntil, sizeInWords, type Cloud, type NewMachine, type Patience } from './cloud.ts';
import { askGoogleForToken, googleTokenUrl, serviceAccountOf } from './gcp-token.ts';
import { readAnswer, refusedCall, type Answer, type Call } from './provider-call.ts';

interface GcpParts extends Patience {
  readonly clock: Clock;
  /** Other than Google's own for doubles only. */
  readonly baseUrl?: string;
}

const computeUrl = 'https://compute.googleapis.com';
const zoneForm = /^[a-z]+-[a-z]+\d+-[a-z]$/;

const instanceSchema = z.object({
  status: z.string(),
  networkInterfaces: z
    .array(z.object({ accessConfigs: z.array(z.object({ natIP: z.string().optional() })).optional() }))
    .optional(),
});
const operationSchema = z.object({
  name: z.string(),
  status: z.enum(['PENDING', 'RUNNING', 'DONE']),
  httpErrorStatusCode: z.number().optional(),
  error: z.object({ errors: z.array(z.object({ code: z.string(), message: z.string().optional() })) }).optional(),
});

/** Below which the things of a project lie. */
const globally = (project: string) => `/compute/v1/projects/${project}/global`;
const inZone = (project: string, zone: string) => `/compute/v1/projects/${project}/zones/${zone}`;

const firewallOf = (name: string) => ({
  name,
  network: 'global/networks/default',
  direction: 'INGRESS',
  sourceRanges: ['0.0.0.0/0'],
  allowed: [{ IPProtocol: 'tcp', ports: ['22', '80', '443'] }],
  targetTags: [name],
});

/** The instance runs the script as cloud-init's user data: once, at its first start. */
const instanceOf = ({ name, size, userData }: NewMachine, zone: string) => ({
  name,
  machineType: `zones/${zone}/machineTypes/${size.name}`,
  tags: { items: [name] },
  labels: { toolbench: name },
  disks: [
    {
      boot: true,
      autoDelete: true,
      initializeParams: {
        sourceImage: 'projects/ubuntu-os-cloud/global/images/family/ubuntu-2404-lts-amd64',
        diskSizeGb: String(size.diskGb),
      },
    },
  ],
  networkInterfaces: [
    { network: 'global/networks/default', accessConfigs: [{ type: 'ONE_TO_ONE_NAT', name: 'External NAT' }] },
  ],
  metadata: { items: [{ key: 'user-data', value: userData }] },
});

/** Google Compute Engine (API v1). Names are unique in a zone; a request id keeps a lost answer from being a second try. */
export function createGcpCloud({ clock, pace, looks, baseUrl }: GcpParts): Cloud {
  const tokenUrl = baseUrl === undefined ? googleTokenUrl : `${baseUrl}/token`;
  const call = createTokenCalls({ clock, pace, ask: (given) => askGoogleForToken(given, clock.now(), tokenUrl) });
  const placeOf = (credentials: Credentials) => {
    const { project_id: project } = serviceAccountOf(credentials);
    return { project, zone: checked(credentials, 'zone', zoneForm) };
  };
  const ask = (credentials: Credentials, method: Call['method'], path: string, body?: object): Promise<Answer> =>
    call(credentials, (token) => ({
      method,
      url: `${baseUrl ?? computeUrl}${path}`,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }));

  /** Waits until what was asked for is done. @param scope where the operation is to be found */
  async function settled(credentials: Credentials, scope: string, asked: Answer): Promise<void> {
    const { name } = readAnswer(operationSchema, asked);
    const look = async () => {
      const answer = await ask(credentials, 'GET', `${scope}/operations/${name}`);
      const operation = readAnswer(operationSchema, answer);
      return operation.status === 'DONE' ? operation : undefined;
    };
    const { error, httpErrorStatusCode: status = 400 } = await lookUntil(look, name, { pace, looks });
    if (error) throw refusedCall({ status, body: error });
  }

  async function find(credentials: Credentials, scope: string, path: string): Promise<Answer | undefined> {
    const answer = await ask(credentials, 'GET', `${scope}/${path}`);
    if (answer.status === 404) return undefined;
    if (answer.status >= 400) throw refusedCall(answer);
    return answer;
  }

  const insert = (credentials: Credentials, scope: string, kind: string, body: { readonly name: string }) =>
    createOnce(
      () => find(credentials, scope, `${kind}/${body.name}`),
      async () => {
        const path = `${scope}/${kind}?requestId=${randomUUID()}`;
        await settled(credentials, scope, await ask(credentials, 'POST', path, body));
      },
    );

  async function erase(credentials: Credentials, scope: string, path: string): Promise<void> {
    const answer = await ask(credentials, 'DELETE', `${scope}/${path}?requestId=${randomUUID()}`);
    if (answer.status !== 404) await settled(credentials, scope, answer);
  }

  function callsOf({ project, zone }: ReturnType<typeof placeOf>, { name, size }: Pick<NewMachine, 'name' | 'size'>) {
    const [all, near] = [computeUrl + globally(project), computeUrl + inZone(project, zone)];
    const looks = (detail: string) => ({ code: 'look', detail: `GET ${detail}` }) as const;
    return {
      firewall: { code: 'create', detail: `POST ${all}/firewalls ${name}: 22, 80, 443` },
      instance: { code: 'create', detail: `POST ${near}/instances ${name} ${sizeInWords(size)}` },
      signIn: { code: 'sign-in', detail: `POST ${googleTokenUrl}` },
      before: [looks(`${near}/instances/${name}`), looks(`${all}/firewalls/${name}`)],
      after: [looks(`${all}/operations/{id}`), looks(`${near}/operations/{id}`)],
    } as const;
  }

  return {
    provider: 'gcp',
    fields: [
      { name: 'serviceAccount', isSecret: true, isMultiline: true },
      { name: 'zone', isSecret: false },
    ],
    calls: (credentials, machine) => {
      const project = credentials.serviceAccount ? serviceAccountOf(credentials).project_id : 'PROJECT';
      const calls = callsOf({ project, zone: credentials.zone ?? 'ZONE' }, machine);
      return [calls.signIn, ...calls.before, calls.firewall, calls.instance, ...calls.after];
    },
    create: async (credentials, machine, step) => {
      const place = placeOf(credentials);
      const calls = callsOf(place, machine);
      await step(calls.firewall);
      await insert(credentials, globally(place.project), 'firewalls', firewallOf(machine.name));
      await step(calls.instance);
      const zone = inZone(place.project, place.zone);
      await insert(credentials, zone, 'instances', instanceOf(machine, place.zone));
    },
    address: async (credentials, name) => {
      const { project, zone } = placeOf(credentials);
      const found = await find(credentials, inZone(project, zone), `instances/${name}`);
      if (found === undefined) return undefined;
      const { status, networkInterfaces } = readAnswer(instanceSchema, found);
      return status === 'RUNNING' ? networkInterfaces?.[0]?.accessConfigs?.[0]?.natIP : undefined;
    },
    remove: async (credentials, name) => {
      const { project, zone } = placeOf(credentials);
      await erase(credentials, inZone(project, zone), `instances/${name}`);
      await erase(credentials, globally(project), `firewalls/${name}`);
    },
  };
}

import { z } from 'zod';
import { DeployError, type Credentials } from '../../features/deploy/ports.ts';
import type { Clock } from '../../shared/ports.ts';
import { createTokenCalls } from './access-tokens.ts';
import { addressUrl, groupUrl, machineResources, machineUrl, type Place } from './azure-resources.ts';
import { checked, sizeInWords, type Cloud, type NewMachine, type Patience } from './cloud.ts';
import { afterPause, readAnswer, refusedCall, type Answer, type Call } from './provider-call.ts';

interface AzureParts extends Patience {
  readonly clock: Clock;
  /** The public half of a new RSA key in OpenSSH's form, whose private half nobody keeps. */
  readonly makeAdminKey: () => Promise<string>;
  /** Other than Azure's own for doubles only. */
  readonly baseUrl?: string;
}

const managementUrl = 'https://management.azure.com';
const loginUrl = 'https://login.microsoftonline.com';
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const operationSchema = z.object({ status: z.string(), error: z.unknown().optional() });
const machineSchema = z.object({ properties: z.object({ provisioningState: z.string() }) });
const addressSchema = z.object({ properties: z.object({ ipAddress: z.string().optional() }) });

const tenantOf = (credentials: Credentials) => checked(credentials, 'tenantId', uuidForm);
const placeOf = (credentials: Credentials): Place => ({
  subscription: checked(credentials, 'subscriptionId', uuidForm),
  location: checked(credentials, 'location', /^[a-z][a-z0-9]+$/),
});

/** Client credentials of an application (RFC 6749, 4.4). */
function askForToken(credentials: Credentials, url: string): Call {
  const { clientId = '', clientSecret = '' } = credentials;
  const scope = `${managementUrl}/.default`;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    scope,
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', url: `${url}/${tenantOf(credentials)}/oauth2/v2.0/token`, headers, body: body.toString() };
}

/** Azure Resource Manager. A machine lies in a resource group of its name with all that it needs, and goes with it. */
export function createAzureCloud({ clock, pace, looks, makeAdminKey, baseUrl }: AzureParts): Cloud {
  const call = createTokenCalls({ clock, pace, ask: (given) => askForToken(given, baseUrl ?? loginUrl) });
  const base = baseUrl ?? managementUrl;
  const ask = (credentials: Credentials, method: Call['method'], path: string, body?: object): Promise<Answer> =>
    call(credentials, (token) => ({
      method,
      url: new URL(path, base).href,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }));

  /** Where Azure says that it tells how far it is; nowhere else does the token go. */
  const operationOf = ({ status, headers }: Answer) => {
    const own = headers.get('azure-asyncoperation');
    const url = own ?? (status === 202 ? headers.get('location') : null);
    if (url === null) return undefined;
    const { origin, pathname, search } = new URL(url, base);
    if (origin !== new URL(base).origin) throw new DeployError('refused-call', origin);
    return { path: pathname + search, hasStatus: own !== null };
  };

  /** Waits until what was asked for is done, as long between two looks as Azure asks for. */
  async function settled(credentials: Credentials, asked: Answer): Promise<void> {
    if (asked.status >= 400) throw refusedCall(asked);
    const operation = operationOf(asked);
    if (operation === undefined) return;
    let last = asked;
    for (let looked = 0; looked < looks; looked += 1) {
      await afterPause(pace, last);
      last = await ask(credentials, 'GET', operation.path);
      // A finished removal may leave nothing to look at.
      if (last.status === 404 && !operation.hasStatus) return;
      if (last.status >= 400) throw refusedCall(last);
      if (!operation.hasStatus && last.status !== 202) return;
      if (!operation.hasStatus) continue;
      const { status, error } = readAnswer(operationSchema, last);
      if (status === 'Succeeded') return;
      if (status === 'Failed' || status === 'Canceled') throw refusedCall({ status: 409, body: { status, error } });
    }
    throw new DeployError('not-answering', operation.path.split('?')[0]);
  }

  async function find<Value>(credentials: Credentials, path: string, schema: z.ZodType<Value>) {
    const answer = await ask(credentials, 'GET', path);
    return answer.status === 404 ? undefined : readAnswer(schema, answer);
  }

  const stepsOf = (machine: NewMachine, place: Place, adminKey: string) =>
    machineResources(machine, place, adminKey).map(({ kind, path, body }) => {
      const [bare = ''] = path.split('?');
      const size = kind === 'virtualMachines' ? ` ${sizeInWords(machine.size)}` : '';
      return { path, body, step: { code: 'create', detail: `PUT ${managementUrl}${bare}${size}` } as const };
    });

  return {
    provider: 'azure',
    fields: [
      { name: 'tenantId', isSecret: false },
      { name: 'subscriptionId', isSecret: false },
      { name: 'clientId', isSecret: false },
      { name: 'clientSecret', isSecret: true },
      { name: 'location', isSecret: false },
    ],
    calls: ({ tenantId = 'TENANT', subscriptionId = 'SUBSCRIPTION', location = 'LOCATION' }, { name, size }) => {
      const machine = { name, size, token: '', userData: '' };
      const place = { subscription: subscriptionId, location };
      const [path] = machineUrl(subscriptionId, name).split('?');
      const looks = (detail: string) => ({ code: 'look', detail: `GET ${managementUrl}${detail}` }) as const;
      return [
        { code: 'sign-in', detail: `POST ${loginUrl}/${tenantId}/oauth2/v2.0/token` },
        looks(`${path}`),
        ...stepsOf(machine, place, '').map(({ step }) => step),
        looks(`/subscriptions/${subscriptionId}/providers/{provider}/locations/${location}/operations/{id}`),
        looks(`${addressUrl(subscriptionId, name).split('?')[0]}`),
      ];
    },
    create: async (credentials, machine, step) => {
      const place = placeOf(credentials);
      const path = machineUrl(place.subscription, machine.name);
      const found = await find(credentials, path, machineSchema);
      if (found && found.properties.provisioningState !== 'Failed') return;
      // What could not be made whole stays there otherwise, and cannot be made again.
      if (found) await settled(credentials, await ask(credentials, 'DELETE', path));
      for (const resource of stepsOf(machine, place, await makeAdminKey())) {
        await step(resource.step);
        await settled(credentials, await ask(credentials, 'PUT', resource.path, resource.body));
      }
    },
    address: async (credentials, name) => {
      const { subscription } = placeOf(credentials);
      const machine = await find(credentials, machineUrl(subscription, name), machineSchema);
      const state = machine?.properties.provisioningState;
      if (state === 'Failed') throw new DeployError('refused-call', `${name}: provisioningState Failed`);
      if (state !== 'Succeeded') return undefined;
      const address = await find(credentials, addressUrl(subscription, name), addressSchema);
      return address?.properties.ipAddress;
    },
    remove: async (credentials, name) => {
      const answer = await ask(credentials, 'DELETE', groupUrl(placeOf(credentials).subscription, name));
      if (answer.status !== 404) await settled(credentials, answer);
    },
  };
}

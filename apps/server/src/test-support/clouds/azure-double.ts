import { randomUUID } from 'node:crypto';
import { machinesFirst, startCloud, type DoubleAnswer, type DoubleCall } from './cloud-double.ts';

/** Microsoft's token service and Azure Resource Manager, after their REST references and "Track asynchronous operations". */
export const azureAccount = {
  tenantId: '11111111-2222-4333-8444-555555555555',
  subscriptionId: '66666666-7777-4888-9999-000000000000',
  clientId: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
  clientSecret: 'azure~secret~of~the~double',
  location: 'eastus',
};

interface Resource {
  readonly type: string;
  readonly text: string;
  readonly properties: Readonly<Record<string, unknown>>;
  state: 'Creating' | 'Succeeded' | 'Failed' | 'Deleting';
}
interface Operation {
  readonly isLocation: boolean;
  readonly error?: object;
  readonly done: () => void;
  looks: number;
}

const subscriptionPath = `/subscriptions/${azureAccount.subscriptionId}`;
/** The version of each type, and what a body has to say. */
const types: Readonly<Record<string, readonly [version: string, ...required: string[]]>> = {
  resourceGroups: ['2021-04-01'],
  networkSecurityGroups: ['2024-05-01', 'securityRules'],
  virtualNetworks: ['2024-05-01', 'addressSpace', 'subnets'],
  publicIPAddresses: ['2024-05-01', 'publicIPAllocationMethod'],
  networkInterfaces: ['2024-05-01', 'ipConfigurations'],
  virtualMachines: ['2024-07-01', 'hardwareProfile', 'storageProfile', 'osProfile', 'networkProfile'],
};

export const azureRefusal = (status: number, code: string, message: string): DoubleAnswer => ({
  status,
  body: { error: { code, message } },
});
const typeOf = (path: string) => path.split('/').at(-2) ?? '';

/** What is wrong with the operating system's part of a machine. */
function wrongProfile(properties: Resource['properties']): string | undefined {
  const { osProfile } = properties as {
    osProfile: {
      customData?: string;
      adminUsername?: string;
      linuxConfiguration?: { ssh?: { publicKeys?: { keyData: string; path: string }[] } };
    };
  };
  const { customData = '', adminUsername = '', linuxConfiguration } = osProfile;
  if (Buffer.from(customData, 'base64').toString('base64') !== customData || customData === '') return 'customData';
  if (!adminUsername || ['admin', 'root', 'administrator'].includes(adminUsername)) return 'adminUsername';
  const key = linuxConfiguration?.ssh?.publicKeys?.[0];
  const isRight = key?.keyData.startsWith('ssh-rsa ') && key.path === `/home/${adminUsername}/.ssh/authorized_keys`;
  return isRight ? undefined : 'linuxConfiguration.ssh.publicKeys.keyData';
}

export async function startAzure(clock: { readonly now: () => number }) {
  const resources = new Map<string, Resource>();
  const operations = new Map<string, Operation>();
  const tokens = new Map<string, number>();
  /** Errors of the next machines, which are found when their operations end. */
  const operationErrors: object[] = [];

  function giveToken({ url, text }: DoubleCall): DoubleAnswer {
    const form = Object.fromEntries(new URLSearchParams(text));
    const wrong = (status: number, error: string, error_description: string) => ({
      status,
      body: { error, error_description },
    });
    if (!url.pathname.startsWith(`/${azureAccount.tenantId}/`))
      return wrong(400, 'invalid_request', 'AADSTS90002: Tenant not found.');
    if (form.grant_type !== 'client_credentials') return wrong(400, 'unsupported_grant_type', 'AADSTS70003');
    if (form.scope !== 'https://management.azure.com/.default') return wrong(400, 'invalid_scope', 'AADSTS1002012');
    if (form.client_id !== azureAccount.clientId)
      return wrong(400, 'unauthorized_client', 'AADSTS700016: Application was not found in the directory.');
    if (form.client_secret !== azureAccount.clientSecret)
      return wrong(401, 'invalid_client', 'AADSTS7000215: Invalid client secret provided.');
    const token = `eyJ.${randomUUID()}`;
    tokens.set(token, clock.now() + 3_599_000);
    return { status: 200, body: { token_type: 'Bearer', expires_in: 3_599, access_token: token } };
  }

  function begin(call: DoubleCall, status: 201 | 202, operation: Omit<Operation, 'looks'>): DoubleAnswer {
    const id = String(operations.size + 1);
    operations.set(id, { ...operation, looks: 0 });
    const path = `${subscriptionPath}/providers/Microsoft.Double/locations/eastus/operations/${id}`;
    const name = operation.isLocation ? 'location' : 'azure-asyncoperation';
    return { status, body: {}, headers: { [name]: `${call.url.origin}${path}?api-version=1`, 'retry-after': '2' } };
  }

  function lookAt(id: string): DoubleAnswer {
    const operation = operations.get(id);
    if (operation === undefined) return azureRefusal(404, 'NotFound', 'The operation was not found');
    operation.looks += 1;
    if (operation.looks < 2)
      return operation.isLocation ? { status: 202, body: {} } : { status: 200, body: { status: 'InProgress' } };
    operation.done();
    const status = operation.error ? 'Failed' : 'Succeeded';
    return { status: 200, body: { status, ...(operation.error && { error: operation.error }) } };
  }

  function put(call: DoubleCall, path: string, required: readonly string[]): DoubleAnswer {
    const type = typeOf(path);
    const body = JSON.parse(call.text) as { location?: string; properties?: Record<string, unknown> };
    const { properties = {} } = body;
    if (body.location !== 'eastus') return azureRefusal(400, 'LocationRequired', 'The location property is required');
    const missing = required.find((field) => properties[field] === undefined);
    if (missing) return azureRefusal(400, 'InvalidParameter', `Required parameter '${missing}' is missing (null).`);
    const references = [...call.text.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) =>
      id.replace(/\/subnets\/app$/, ''),
    );
    const group = path.split('/').slice(0, 5).join('/');
    const absent = [...(type === 'resourceGroups' ? [] : [group]), ...references].find(
      (id) => resources.get(id)?.state !== 'Succeeded',
    );
    if (absent)
      return azureRefusal(404, 'InvalidResourceReference', `Resource ${absent} was not found or is not ready`);
    const wrong = type === 'virtualMachines' ? wrongProfile(properties) : undefined;
    if (wrong) return azureRefusal(400, 'InvalidParameter', `The value of parameter ${wrong} is invalid.`);
    const known = resources.get(path);
    if (known && known.text !== call.text && type === 'virtualMachines')
      return azureRefusal(409, 'PropertyChangeNotAllowed', "Changing property 'osProfile.customData' is not allowed.");
    const made: Resource = { type, text: call.text, properties, state: known?.state ?? 'Creating' };
    resources.set(path, made);
    if (type === 'resourceGroups') made.state = 'Succeeded';
    if (type === 'resourceGroups')
      return { status: known ? 200 : 201, body: { properties: { provisioningState: 'Succeeded' } } };
    const error = type === 'virtualMachines' ? operationErrors.shift() : undefined;
    const done = () => (made.state = error ? 'Failed' : 'Succeeded');
    return begin(call, 201, { isLocation: false, done, ...(error && { error }) });
  }

  function erase(call: DoubleCall, path: string): DoubleAnswer {
    const found = resources.get(path);
    if (!found) return azureRefusal(404, 'ResourceGroupNotFound', 'The resource group could not be found.');
    found.state = 'Deleting';
    const done = () =>
      [...resources.keys()].filter((key) => `${key}/`.startsWith(`${path}/`)).forEach((key) => resources.delete(key));
    return begin(call, 202, { isLocation: found.type === 'resourceGroups', done });
  }

  const answer = (call: DoubleCall): DoubleAnswer => {
    const { method, url, headers } = call;
    if (method === 'POST' && url.pathname.endsWith('/oauth2/v2.0/token')) return giveToken(call);
    const until = tokens.get(String(headers.authorization).replace('Bearer ', ''));
    if (until === undefined || until < clock.now())
      return azureRefusal(401, 'ExpiredAuthenticationToken', 'The access token expiry UTC time is earlier than now.');
    if (url.pathname.includes('/operations/')) return lookAt(url.pathname.split('/').at(-1) ?? '');
    const [version, ...required] = types[typeOf(url.pathname)] ?? [];
    if (version === undefined || !url.pathname.startsWith(`${subscriptionPath}/resourceGroups/`))
      return azureRefusal(404, 'InvalidResourceType', 'The resource type could not be found');
    if (url.searchParams.get('api-version') !== version)
      return azureRefusal(400, 'MissingApiVersionParameter', 'The api-version query parameter is required.');
    if (method === 'PUT') return put(call, url.pathname, required);
    if (method === 'DELETE') return erase(call, url.pathname);
    const found = resources.get(url.pathname);
    if (!found) return azureRefusal(404, 'ResourceNotFound', 'The Resource was not found.');
    // A machine goes on starting whether or not anybody looks at its operation.
    const { state, properties, type } = found;
    if (state === 'Creating') found.state = 'Succeeded';
    const ipAddress = type === 'publicIPAddresses' ? '192.0.2.9' : undefined;
    return { status: 200, body: { properties: { ...properties, provisioningState: state, ipAddress } } };
  };

  const nameOf = ({ method, url: { pathname } }: Pick<DoubleCall, 'method' | 'url'>) =>
    `${method} ${types[typeOf(pathname)] ? typeOf(pathname) : pathname.split('/').at(-1)}`;
  const double = await startCloud(answer, nameOf);
  const words = ({ type, properties }: Resource) =>
    type === 'virtualMachines' ? `machine ${(properties.hardwareProfile as { vmSize: string }).vmSize}` : type;
  return { ...double, tokens, operationErrors, existing: () => machinesFirst([...resources.values()].map(words)) };
}

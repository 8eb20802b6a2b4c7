import { generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { machinesFirst, startCloud, type DoubleAnswer, type DoubleCall } from './cloud-double.ts';

/** Google's token service and Compute Engine v1, after "OAuth 2.0 for server to server" and the API reference. */
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = (key: typeof keys.privateKey) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const email = 'deployer@hello-project.iam.gserviceaccount.com';

const keyFile = (more: object = {}) =>
  JSON.stringify({
    type: 'service_account',
    project_id: 'hello-project',
    private_key_id: 'key-1',
    client_email: email,
    private_key: pem(keys.privateKey),
    token_uri: 'https://evil.example/token',
    ...more,
  });
const otherKey = () => pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);

export const gcpAccounts = {
  right: keyFile(),
  otherKey: () => keyFile({ private_key: otherKey() }),
  unknown: keyFile({ client_email: 'nobody@hello-project.iam.gserviceaccount.com' }),
  secret: pem(keys.privateKey).split('\n')[1] ?? '',
};

interface Thing {
  readonly kind: 'instances' | 'firewalls';
  readonly scope: string;
  readonly body: Readonly<Record<string, unknown>>;
  isReady: boolean;
}
interface Operation {
  readonly name: string;
  readonly error?: object;
  readonly done: () => void;
  looks: number;
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const pathForm =
  /^\/compute\/v1\/projects\/hello-project\/(global|zones\/us-central1-a)\/(instances|firewalls|operations)(?:\/([\w-]+))?$/;
const required = {
  instances: ['name', 'machineType', 'disks', 'networkInterfaces', 'metadata'],
  firewalls: ['name', 'network', 'allowed', 'sourceRanges', 'targetTags'],
} as const;

export const gcpRefusal = (code: number, message: string, reason: string): DoubleAnswer => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: 'global', reason }] } },
});

const parsed = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** What is wrong with an assertion, as Google says it. */
function wrongAssertion({ text, headers }: DoubleCall, now: number): string | undefined {
  const form = new URLSearchParams(text);
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return 'Bad content type';
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return 'Invalid grant_type';
  const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const { alg, typ, kid } = parsed(header);
  if (alg !== 'RS256' || typ !== 'JWT' || kid !== 'key-1') return 'Invalid JWT header';
  const { iss, scope, aud, iat, exp } = parsed(claims) as Record<string, number | string>;
  if (iss !== email) return 'Invalid grant: account not found';
  if (scope !== 'https://www.googleapis.com/auth/compute') return 'Invalid OAuth scope';
  if (aud !== 'https://oauth2.googleapis.com/token') return 'Invalid JWT: Failed audience check.';
  const seconds = now / 1_000;
  if (Math.abs(Number(iat) - seconds) > 300 || Number(exp) <= seconds || Number(exp) - Number(iat) > 3_600)
    return 'Invalid JWT: Token must be a short-lived token (60 minutes)';
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    keys.publicKey,
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? undefined : 'Invalid JWT Signature.';
}

export async function startGcp(clock: { readonly now: () => number }) {
  const things: Thing[] = [];
  const operations = new Map<string, Operation>();
  const byRequest = new Map<string, { readonly text: string; readonly operation: Operation }>();
  const tokens = new Map<string, number>();
  /** Errors of the next operations, which are found when they end. */
  const operationErrors: object[] = [];
  const told = ({ name, looks, error }: Operation): DoubleAnswer => {
    const status = looks < 1 ? 'PENDING' : looks < 2 ? 'RUNNING' : 'DONE';
    const body = { kind: 'compute#operation', name, status, ...(status === 'DONE' && error && { error }) };
    return { status: 200, body };
  };

  function giveToken(call: DoubleCall): DoubleAnswer {
    const wrong = wrongAssertion(call, clock.now());
    if (wrong) return { status: 400, body: { error: 'invalid_grant', error_description: wrong } };
    const token = `ya29.${randomUUID()}`;
    tokens.set(token, clock.now() + 3_599_000);
    return { status: 200, body: { access_token: token, expires_in: 3_599, token_type: 'Bearer' } };
  }

  function begin(call: DoubleCall, done: () => void, more: { readonly error?: object } = {}): DoubleAnswer {
    const id = call.url.searchParams.get('requestId') ?? '';
    const operation = { name: `operation-${operations.size + 1}`, looks: 0, done, ...more };
    operations.set(operation.name, operation);
    byRequest.set(id, { text: call.text, operation });
    return told(operation);
  }

  function insert(call: DoubleCall, scope: string, kind: Thing['kind']): DoubleAnswer {
    const body = JSON.parse(call.text) as Record<string, unknown>;
    const missing = required[kind].find((field) => body[field] === undefined);
    if (missing) return gcpRefusal(400, `Invalid value for field 'resource.${missing}'`, 'required');
    const isSame = (thing: Thing) => thing.kind === kind && thing.scope === scope && thing.body.name === body.name;
    if (things.some(isSame))
      return gcpRefusal(409, `The resource '${String(body.name)}' already exists`, 'alreadyExists');
    const error = kind === 'instances' ? operationErrors.shift() : undefined;
    if (error) return begin(call, () => undefined, { error });
    const thing: Thing = { kind, scope, body, isReady: false };
    things.push(thing);
    return begin(call, () => (thing.isReady = true));
  }

  function look(thing: Thing): DoubleAnswer {
    const nat = { type: 'ONE_TO_ONE_NAT', ...(thing.isReady && { natIP: '192.0.2.9' }) };
    const more = { status: thing.isReady ? 'RUNNING' : 'STAGING', networkInterfaces: [{ accessConfigs: [nat] }] };
    // A machine goes on starting whether or not anybody looks at its operation.
    thing.isReady = true;
    return { status: 200, body: { ...thing.body, ...(thing.kind === 'instances' && more) } };
  }

  const answer = (call: DoubleCall): DoubleAnswer => {
    const { method, url, headers } = call;
    if (method === 'POST' && url.pathname === '/token') return giveToken(call);
    const until = tokens.get(String(headers.authorization).replace('Bearer ', ''));
    if (until === undefined || until < clock.now())
      return gcpRefusal(401, 'Request had invalid authentication credentials.', 'authError');
    const [, scope = '', kind, name] = pathForm.exec(url.pathname) ?? [];
    if (kind === 'operations') {
      const operation = operations.get(name ?? '');
      if (operation === undefined) return gcpRefusal(404, 'The operation was not found', 'notFound');
      operation.looks += 1;
      if (operation.looks === 2) operation.done();
      return told(operation);
    }
    if (kind !== 'instances' && kind !== 'firewalls') return gcpRefusal(404, 'Not Found', 'notFound');
    const thing = things.find((one) => one.kind === kind && one.scope === scope && one.body.name === name);
    if (method === 'GET')
      return thing ? look(thing) : gcpRefusal(404, `The resource '${name}' was not found`, 'notFound');
    const id = url.searchParams.get('requestId') ?? '';
    if (!uuidForm.test(id)) return gcpRefusal(400, 'Invalid value for requestId', 'invalid');
    const known = byRequest.get(id);
    if (known)
      return known.text === call.text ? told(known.operation) : gcpRefusal(409, 'requestId in use', 'conflict');
    if (method === 'POST' && name === undefined) return insert(call, scope, kind);
    if (method !== 'DELETE' || !thing) return gcpRefusal(404, `The resource '${name}' was not found`, 'notFound');
    return begin(call, () => things.splice(things.indexOf(thing), 1));
  };

  const nameOf = ({ method, url }: Pick<DoubleCall, 'method' | 'url'>) =>
    `${method} ${pathForm.exec(url.pathname)?.[2] ?? url.pathname.slice(1)}`;
  const double = await startCloud(answer, nameOf);
  const words = ({ kind, body }: Thing) =>
    kind === 'instances' ? `machine ${String(body.machineType).split('/').at(-1)}` : kind;
  return { ...double, tokens, operationErrors, existing: () => machinesFirst(things.map(words)) };
}

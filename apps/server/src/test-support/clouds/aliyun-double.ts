import { createHash, createHmac } from 'node:crypto';
import { machinesFirst, startCloud, type DoubleAnswer, type DoubleCall } from './cloud-double.ts';

/** Alibaba Cloud's ECS and VPC, after "Request structure and signature V3" and the pages of each action. */
export const aliyunKey = { accessKeyId: 'LTAI5tExample', accessKeySecret: 'aliyun-secret-of-the-double' };

type Kind = 'Vpc' | 'VSwitch' | 'SecurityGroup' | 'Instance';
interface Thing {
  readonly kind: Kind;
  readonly id: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly within: readonly string[];
  /** Changes with each look at it. */
  states: string[];
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
export const aliyunRefusal = (status: number, Code: string, Message = Code): DoubleAnswer => ({
  status,
  body: { RequestId: 'R', HostId: 'ecs.example', Code, Message },
});
const answered = (body: object): DoubleAnswer => ({ status: 200, body: { RequestId: 'R', ...body } });

const pending = ['Pending', 'Pending', 'Available'];
const ecs = '2014-05-26';
const vpc = '2016-04-28';
/** The version of each action and the parameters that it cannot do without. */
const actions: Readonly<Record<string, readonly [version: string, ...required: string[]]>> = {
  DescribeVpcs: [vpc],
  DescribeVSwitches: [vpc],
  DescribeSecurityGroups: [ecs],
  DescribeInstances: [ecs],
  DescribeAvailableResource: [ecs, 'DestinationResource', 'InstanceType'],
  CreateVpc: [vpc, 'CidrBlock'],
  CreateVSwitch: [vpc, 'VpcId', 'ZoneId', 'CidrBlock'],
  CreateSecurityGroup: [ecs, 'VpcId'],
  AuthorizeSecurityGroup: [ecs, 'SecurityGroupId', 'Permissions.1.PortRange', 'Permissions.1.SourceCidrIp'],
  RunInstances: [ecs, 'ImageFamily', 'InstanceType', 'SecurityGroupId', 'VSwitchId', 'UserData', 'SystemDisk.Size'],
  DeleteInstance: [ecs, 'InstanceId', 'Force'],
  DeleteSecurityGroup: [ecs, 'SecurityGroupId'],
  DeleteVSwitch: [vpc, 'VSwitchId'],
  DeleteVpc: [vpc, 'VpcId'],
};
const plurals = { Vpcs: 'Vpc', VSwitches: 'VSwitch', SecurityGroups: 'SecurityGroup', Instances: 'Instance' } as const;

/** What is wrong with the signature of a call, as Alibaba Cloud says it. */
function wrongSignature({ method, url, headers, text }: DoubleCall, now: number): DoubleAnswer | undefined {
  const form = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([\w;-]+),Signature=([0-9a-f]{64})$/;
  const [, id, signed = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const names = signed.split(';');
  const wanted = [
    'host',
    ...['action', 'content-sha256', 'date', 'signature-nonce', 'version'].map((n) => `x-acs-${n}`),
  ];
  if (!wanted.every((name) => names.includes(name))) return aliyunRefusal(400, 'IncompleteSignature');
  if (id !== aliyunKey.accessKeyId) return aliyunRefusal(404, 'InvalidAccessKeyId.NotFound');
  const date = String(headers['x-acs-date']);
  const isRecent = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date) && Math.abs(Date.parse(date) - now) < 15 * 60_000;
  if (!isRecent) return aliyunRefusal(400, 'InvalidTimeStamp.Expired');
  if (headers['x-acs-content-sha256'] !== sha256(text)) return aliyunRefusal(400, 'InvalidContentSha256');
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('');
  const canonical = [method, url.pathname, query.join('&'), lines, signed, sha256(text)].join('\n');
  const expected = createHmac('sha256', aliyunKey.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  if (expected === signature) return undefined;
  return aliyunRefusal(400, 'SignatureDoesNotMatch', `server canonical request is ${decodeURIComponent(canonical)}`);
}

export async function startAliyun(clock: { readonly now: () => number }) {
  const things: Thing[] = [];
  const nonces = new Set<unknown>();
  const tokens = new Map<string, { readonly text: string; readonly answer: DoubleAnswer }>();
  const byId = (id: string | null) => things.find((thing) => thing.id === id);
  const isReady = (id: string) => byId(id)?.states.length === 1;

  function describe(kind: Kind, name: string | null): DoubleAnswer {
    const found = things.filter((thing) => thing.kind === kind && thing.parameters.get(`${kind}Name`) === name);
    for (const thing of found) if (thing.states.length > 1) thing.states.shift();
    for (const thing of found) if (thing.states[0] === 'gone') things.splice(things.indexOf(thing), 1);
    const list = found
      .filter((thing) => things.includes(thing))
      .map(({ id, states }) => ({
        [`${kind}Id`]: id,
        [`${kind}Name`]: name,
        ...(kind !== 'SecurityGroup' && { Status: states[0] }),
        ...(kind === 'Instance' && { PublicIpAddress: { IpAddress: states[0] === 'Running' ? ['192.0.2.9'] : [] } }),
      }));
    const plural = Object.entries(plurals).find(([, single]) => single === kind)?.[0] ?? '';
    return answered({ TotalCount: list.length, PageNumber: 1, [plural]: { [kind]: list } });
  }

  function make(kind: Kind, parameters: ReadonlyMap<string, string>): DoubleAnswer {
    const within = ['VpcId', 'VSwitchId', 'SecurityGroupId'].flatMap((name) => parameters.get(name) ?? []);
    if (!within.every(isReady)) return aliyunRefusal(400, `Invalid${kind}Parent.NotReady`);
    const id = `${kind.toLowerCase()}-${things.length + nonces.size}`;
    const states = {
      Vpc: pending,
      VSwitch: pending,
      SecurityGroup: [''],
      Instance: ['Pending', 'Starting', 'Running'],
    };
    things.push({ kind, id, parameters, within, states: [...states[kind]] });
    return answered(kind === 'Instance' ? { InstanceIdSets: { InstanceIdSet: [id] } } : { [`${kind}Id`]: id });
  }

  /** The same call with the same token is one; another one with it is refused. */
  function makeOnce(kind: Kind, parameters: ReadonlyMap<string, string>): DoubleAnswer {
    const token = parameters.get('ClientToken') ?? '';
    if (!/^[\x21-\x7e]{1,64}$/.test(token)) return aliyunRefusal(400, 'InvalidClientToken');
    const text = JSON.stringify([...parameters].sort());
    const known = tokens.get(token);
    if (known) return known.text === text ? known.answer : aliyunRefusal(400, 'IdempotentParameterMismatch');
    const answer = make(kind, parameters);
    if (answer.status === 200) tokens.set(token, { text, answer });
    return answer;
  }

  function remove(kind: Kind, id: string | null): DoubleAnswer {
    const thing = byId(id);
    if (thing === undefined) return aliyunRefusal(404, `Invalid${kind}Id.NotFound`);
    if (things.some(({ within }) => within.includes(thing.id)))
      return aliyunRefusal(400, `DependencyViolation.${kind}`);
    if (kind === 'Instance' && thing.states[0] === 'Stopping') return aliyunRefusal(403, 'IncorrectInstanceStatus');
    if (kind === 'Instance') thing.states = ['Stopping', 'Stopping', 'gone'];
    else things.splice(things.indexOf(thing), 1);
    return answered({});
  }

  const answer = (call: DoubleCall): DoubleAnswer => {
    const { searchParams } = call.url;
    const wrong = wrongSignature(call, clock.now());
    if (wrong) return wrong;
    const nonce = call.headers['x-acs-signature-nonce'];
    if (nonces.has(nonce)) return aliyunRefusal(400, 'SignatureNonceUsed');
    nonces.add(nonce);
    const [version, ...required] = actions[call.name] ?? [];
    if (version === undefined || version !== call.headers['x-acs-version'])
      return aliyunRefusal(404, 'InvalidAction.NotFound');
    const missing = ['RegionId', ...required].find((name) => !searchParams.get(name));
    if (missing) return aliyunRefusal(400, `MissingParameter.${missing}`);
    const parameters = new Map(searchParams);
    const kinds = Object.entries(plurals);
    for (const [plural, kind] of kinds) {
      if (call.name === `Describe${plural}`) return describe(kind, searchParams.get(`${kind}Name`));
      if (call.name === `Create${kind}`) return makeOnce(kind, parameters);
      if (call.name === `Delete${kind}`) return remove(kind, searchParams.get(`${kind}Id`));
    }
    if (call.name === 'RunInstances') return makeOnce('Instance', parameters);
    if (call.name === 'AuthorizeSecurityGroup')
      return byId(searchParams.get('SecurityGroupId'))
        ? answered({})
        : aliyunRefusal(404, 'InvalidSecurityGroupId.NotFound');
    const zone = (ZoneId: string, StatusCategory: string) => ({ ZoneId, Status: 'Available', StatusCategory });
    const zones = [zone('cn-hangzhou-h', 'WithoutStock'), zone('cn-hangzhou-k', 'WithStock')];
    return answered({ AvailableZones: { AvailableZone: zones } });
  };

  const double = await startCloud(answer, ({ headers }) => String(headers['x-acs-action']));
  const words = ({ kind, parameters }: Thing) =>
    kind === 'Instance' ? `machine ${parameters.get('InstanceType')}` : kind;
  return { ...double, things, existing: () => machinesFirst(things.map(words)) };
}

import { z } from 'zod';
import { DeployError, type Credentials } from '../../features/deploy/ports.ts';
import { aliyunUrl, createAliyunThings, things, type AliyunParts, type Kind } from './aliyun-things.ts';
import { createOnce, sizeInWords, type Cloud, type NewMachine } from './cloud.ts';
import { readAnswer } from './provider-call.ts';

const zonesSchema = z.object({
  AvailableZones: z.object({
    AvailableZone: z.array(z.object({ ZoneId: z.string(), Status: z.string(), StatusCategory: z.string().optional() })),
  }),
});
const addressSchema = z.object({ Status: z.string(), PublicIpAddress: z.object({ IpAddress: z.array(z.string()) }) });

const openPorts = Object.fromEntries(
  [22, 80, 443].flatMap((port, at) =>
    Object.entries({ IpProtocol: 'TCP', PortRange: `${port}/${port}`, SourceCidrIp: '0.0.0.0/0' }).map(
      ([name, value]) => [`Permissions.${at + 1}.${name}`, value],
    ),
  ),
);

/** Paid by use, with a public address; the newest Ubuntu 24.04 of the region. */
const instanceOf = ({ name, token, size, userData }: NewMachine) => ({
  InstanceName: name,
  InstanceType: size.name,
  ImageFamily: 'acs:ubuntu_24_04_x64',
  Amount: '1',
  InstanceChargeType: 'PostPaid',
  InternetChargeType: 'PayByTraffic',
  InternetMaxBandwidthOut: '5',
  'SystemDisk.Category': 'cloud_essd_entry',
  'SystemDisk.Size': String(size.diskGb),
  UserData: Buffer.from(userData).toString('base64'),
  ClientToken: `${token}-${size.name}`,
  'Tag.1.Key': 'toolbench',
  'Tag.1.Value': name,
});

/**
 * Alibaba Cloud ECS (API of 2014-05-26) in a network of its own (VPC, 2016-04-28). Names are not unique there, so things are
 * looked for by name before they are created, and created with client tokens.
 */
export function createAliyunCloud(parts: AliyunParts): Cloud {
  const { call, find, make, erase } = createAliyunThings(parts);

  /** A zone that has the size. */
  async function zoneFor(credentials: Credentials, size: string): Promise<string> {
    const wanted = { DestinationResource: 'InstanceType', InstanceType: size, InstanceChargeType: 'PostPaid' };
    const answer = await call(credentials, 'ecs', 'DescribeAvailableResource', wanted);
    const zones = readAnswer(zonesSchema, answer).AvailableZones.AvailableZone;
    const isStocked = (zone: (typeof zones)[number]) => (zone.StatusCategory ?? 'WithStock') === 'WithStock';
    const found = zones.find((zone) => zone.Status === 'Available' && isStocked(zone));
    if (found === undefined) throw new DeployError('quota', size);
    return found.ZoneId;
  }

  function callsOf(region: string, { name, size }: Pick<NewMachine, 'name' | 'size'>) {
    const step = (code: 'look' | 'create', product: 'ecs' | 'vpc', action: string, more = '') =>
      ({ code, detail: `POST ${aliyunUrl(product, region)}/ ${action}${more}` }) as const;
    const creates = (kind: Kind) => step('create', things[kind].product, `Create${kind}`, ` ${name}`);
    return {
      looks: [
        ...Object.values(things).map(({ product, list }) => step('look', product, list)),
        step('look', 'ecs', 'DescribeAvailableResource', ` ${size.name}`),
      ],
      vpc: creates('Vpc'),
      vSwitch: creates('VSwitch'),
      group: creates('SecurityGroup'),
      ports: step('create', 'ecs', 'AuthorizeSecurityGroup', ' 22, 80, 443'),
      instance: step('create', 'ecs', 'RunInstances', ` ${name} ${sizeInWords(size)}`),
    };
  }

  return {
    provider: 'aliyun',
    fields: [
      { name: 'accessKeyId', isSecret: false },
      { name: 'accessKeySecret', isSecret: true },
      { name: 'region', isSecret: false },
    ],
    calls: ({ region = 'REGION' }, machine) => {
      const { looks, ...made } = callsOf(region, machine);
      return [...looks, ...Object.values(made)];
    },
    create: async (credentials, machine, step) => {
      const { name, token, size } = machine;
      const calls = callsOf(credentials.region ?? '', machine);
      if (await find(credentials, 'Instance', name)) return;
      await step(calls.vpc);
      const network = { CidrBlock: '172.16.0.0/16', ClientToken: `${token}-vpc` };
      const VpcId = await make(credentials, 'Vpc', name, network);
      await step(calls.vSwitch);
      const ZoneId = await zoneFor(credentials, size.name);
      const part = { VpcId, ZoneId, CidrBlock: '172.16.0.0/24', ClientToken: `${token}-vswitch` };
      const VSwitchId = await make(credentials, 'VSwitch', name, part);
      await step(calls.group);
      const SecurityGroupId = await make(credentials, 'SecurityGroup', name, { VpcId, ClientToken: `${token}-group` });
      await step(calls.ports);
      // Rules that are there already change nothing.
      const opened = await call(credentials, 'ecs', 'AuthorizeSecurityGroup', { SecurityGroupId, ...openPorts });
      readAnswer(z.unknown(), opened);
      await step(calls.instance);
      const run = async () => {
        const given = { ...instanceOf(machine), VSwitchId, SecurityGroupId };
        readAnswer(z.unknown(), await call(credentials, 'ecs', 'RunInstances', given));
      };
      await createOnce(() => find(credentials, 'Instance', name), run);
    },
    address: async (credentials, name) => {
      const found = await find(credentials, 'Instance', name);
      const parsed = addressSchema.safeParse(found);
      return parsed.data?.Status === 'Running' ? parsed.data.PublicIpAddress.IpAddress[0] : undefined;
    },
    remove: async (credentials, name) => {
      await erase(credentials, 'Instance', name, { Force: 'true' });
      await erase(credentials, 'SecurityGroup', name);
      await erase(credentials, 'VSwitch', name);
      await erase(credentials, 'Vpc', name);
    },
  };
}

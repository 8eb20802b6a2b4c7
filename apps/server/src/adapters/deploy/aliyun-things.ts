import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Credentials } from '../../features/deploy/ports.ts';
import type { Clock } from '../../shared/ports.ts';
import { signAliyun } from './aliyun-signature.ts';
import { checked, createOnce, lookUntil, type Patience } from './cloud.ts';
import { callProvider, readAnswer, refusedCall, type Answer } from './provider-call.ts';

export interface AliyunParts extends Patience {
  readonly clock: Clock;
  /** Other than Alibaba Cloud's own for doubles only. */
  readonly baseUrl?: string;
}

type Parameters = Readonly<Record<string, string>>;
type Product = keyof typeof versions;

const versions = { ecs: '2014-05-26', vpc: '2016-04-28' } as const;
const regionForm = /^[a-z]{2}-[a-z]+(-[a-z0-9]+)*$/;

/** What a machine consists of, each after what it lies in. Plural and singular are those of the lists. */
export const things = {
  Vpc: { product: 'vpc', list: 'DescribeVpcs', plural: 'Vpcs' },
  VSwitch: { product: 'vpc', list: 'DescribeVSwitches', plural: 'VSwitches' },
  SecurityGroup: { product: 'ecs', list: 'DescribeSecurityGroups', plural: 'SecurityGroups' },
  Instance: { product: 'ecs', list: 'DescribeInstances', plural: 'Instances' },
} as const;
export type Kind = keyof typeof things;

const recordSchema = z.record(z.string(), z.unknown());
const busy = /DependencyViolation|Incorrect\w*Status|IncorrectStatus|TaskConflict|InstanceNotReady/;

export const aliyunUrl = (product: Product, region: string) => `https://${product}.${region}.aliyuncs.com`;

/** Calls of Alibaba Cloud in RPC style, and the things in an account that bear a machine's name. */
export function createAliyunThings({ clock, pace, looks, baseUrl }: AliyunParts) {
  const call = (credentials: Credentials, product: Product, action: string, given: Parameters): Promise<Answer> => {
    const { accessKeyId = '', accessKeySecret = '' } = credentials;
    const region = checked(credentials, 'region', regionForm);
    const request = {
      baseUrl: baseUrl ?? aliyunUrl(product, region),
      action,
      version: versions[product],
      parameters: { RegionId: region, ...given },
    };
    return callProvider(() => signAliyun(request, { accessKeyId, accessKeySecret }, clock.now(), randomUUID()), pace);
  };

  /** The one of this name, as the list describes it. */
  async function find(credentials: Credentials, kind: Kind, name: string) {
    const { product, list, plural } = things[kind];
    const listed = z.object({ [plural]: z.object({ [kind]: z.array(recordSchema) }) });
    const answer = readAnswer(listed, await call(credentials, product, list, { [`${kind}Name`]: name }));
    return answer[plural]?.[kind]?.find((one) => one[`${kind}Name`] === name);
  }

  return {
    call,
    find,

    /** Creates it where there is none, and gives its id when it can be used. */
    async make(credentials: Credentials, kind: Kind, name: string, parameters: Parameters): Promise<string> {
      const look = () => find(credentials, kind, name);
      const create = async () => {
        const given = { [`${kind}Name`]: name, ...parameters };
        readAnswer(recordSchema, await call(credentials, things[kind].product, `Create${kind}`, given));
      };
      await createOnce(look, create);
      const usable = async () => {
        const found = await look();
        return found && (found.Status ?? 'Available') === 'Available' ? String(found[`${kind}Id`]) : undefined;
      };
      return lookUntil(usable, `${kind} ${name}`, { pace, looks });
    },

    /** Removes it and waits until it is gone; what still uses it is given time to go. */
    async erase(credentials: Credentials, kind: Kind, name: string, parameters: Parameters = {}): Promise<void> {
      const isGone = async () => {
        const found = await find(credentials, kind, name);
        if (found === undefined) return true;
        const given = { [`${kind}Id`]: String(found[`${kind}Id`]), ...parameters };
        const answer = await call(credentials, things[kind].product, `Delete${kind}`, given);
        const isBusy = busy.test(JSON.stringify(answer.body));
        if (answer.status >= 400 && answer.status !== 404 && !isBusy) throw refusedCall(answer);
        return undefined;
      };
      await lookUntil(isGone, `${kind} ${name}`, { pace, looks });
    },
  };
}

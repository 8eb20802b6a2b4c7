import { limits } from '@toolbench/contracts/limits.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../adapters/database/schema.ts';
import { createAliyunCloud } from '../adapters/deploy/aliyun-cloud.ts';
import { createAwsCloud } from '../adapters/deploy/aws-cloud.ts';
import { makeAdminKey } from '../adapters/deploy/azure-admin-key.ts';
import { createAzureCloud } from '../adapters/deploy/azure-cloud.ts';
import type { Cloud } from '../adapters/deploy/cloud.ts';
import { createGcpCloud } from '../adapters/deploy/gcp-cloud.ts';
import { createMachineTarget } from '../adapters/deploy/machine-target.ts';
import { createSshTarget } from '../adapters/deploy/ssh-target.ts';
import { createVercelTarget } from '../adapters/deploy/vercel-target.ts';
import type { Sealing } from '../features/ai-settings/sealing.ts';
import type { Targets } from '../features/deploy/ports.ts';
import { createDeploy, type Deploy } from '../features/deploy/service.ts';
import { createRemoteStore } from '../features/deploy/store.ts';
import type { Claims } from '../features/cluster/claims.ts';
import { createExclusive } from '../features/cluster/exclusive.ts';
import type { LocalDeployments } from '../features/previews/deployments/local-deployments.ts';
import type { ProjectSource } from '../features/previews/ports.ts';
import type { Clock } from '../shared/ports.ts';
import { templates } from './templates.ts';

interface Given {
  readonly queries: Kysely<Schema>;
  readonly source: ProjectSource;
  readonly local: LocalDeployments;
  readonly claims: Claims;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly targets?: Targets;
  /** Other than the limit for tests only. */
  readonly waitMs?: number;
  readonly onError: (error: unknown) => void;
}

function allTargets(clock: Clock): Targets {
  const { pace, looks } = limits.deploy;
  const patience = { pace, looks };
  const ssh = createSshTarget(clock);
  const machineOf = (cloud: Cloud) => createMachineTarget({ cloud, ssh, ...patience });
  return {
    ssh,
    aliyun: machineOf(createAliyunCloud({ clock, ...patience })),
    aws: machineOf(createAwsCloud({ clock, pace })),
    gcp: machineOf(createGcpCloud({ clock, ...patience })),
    azure: machineOf(createAzureCloud({ clock, makeAdminKey, ...patience })),
    vercel: createVercelTarget(patience),
  };
}

/** Deployments of the assistant's projects. What an earlier process was at is over. */
export async function composeDeploy({ queries, targets, claims, ...given }: Given): Promise<Deploy> {
  const store = createRemoteStore(queries);
  const exclusive = createExclusive(claims, 'remote');
  await store.interrupt(await exclusive.elsewhere());
  const { earlierVersions } = limits.previews;
  const all = targets ?? allTargets(given.clock);
  const parts = { exclusive, store, targets: all, templates, earlierVersions };
  return createDeploy({ ...limits.deploy, ...given, ...parts });
}

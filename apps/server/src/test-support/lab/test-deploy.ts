import type { Kysely } from 'kysely';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Schema } from '../../adapters/database/schema.ts';
import { createSealing } from '../../adapters/secrets/sealing.ts';
import { composeDeploy } from '../../compose/deploy.ts';
import type { Targets } from '../../features/deploy/ports.ts';
import { createOwnClaims } from '../../features/cluster/claims.ts';
import { createProbes } from '../../features/previews/choose-sandbox.ts';
import { createDeploymentStore } from '../../features/previews/deployments/deployment-store.ts';
import { createLocalDeployments } from '../../features/previews/deployments/local-deployments.ts';
import type { ProjectSource } from '../../features/previews/ports.ts';
import { createWorkQueue } from '../../features/previews/work-queue.ts';
import type { Clock } from '../../shared/ports.ts';
import { previewSurroundings } from './test-previews.ts';

interface Given {
  readonly queries: Kysely<Schema>;
  readonly clock: Clock;
  readonly folder: string;
  readonly source: ProjectSource;
  readonly targets?: Targets | undefined;
  readonly waitMs?: number | undefined;
}

/** Deployments as the server puts them together, without servers of apps. */
export async function testDeploy({ queries, clock, folder, source, targets, waitMs }: Given) {
  const local = createLocalDeployments({
    ...previewSurroundings({ clock, folder: join(folder, 'local') }),
    store: createDeploymentStore(queries, 'this-server'),
    probes: createProbes([], clock),
    starts: createWorkQueue(2, 20),
  });
  const onError = (error: unknown) => {
    throw error;
  };
  const sealing = createSealing('secret of tests');
  const deploy = await composeDeploy({
    queries,
    source,
    local,
    claims: createOwnClaims(),
    sealing,
    clock,
    onError,
    ...(targets && { targets }),
    ...(waitMs !== undefined && { waitMs }),
  });
  onTestFinished(async () => {
    await deploy.close();
    await local.close();
  });
  return deploy;
}

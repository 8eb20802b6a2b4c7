import { limits } from '@toolbench/contracts/limits.ts';
import type { Kysely } from 'kysely';
import { networkInterfaces } from 'node:os';
import { createMembership } from '../adapters/cluster/membership.ts';
import { createStoredClaims } from '../adapters/cluster/stored-claims.ts';
import type { Schema } from '../adapters/database/schema.ts';
import { openSecret } from '../adapters/secrets/sealing.ts';
import type { Settings } from '../settings/env.ts';
import { createOwnClaims, type Claims } from '../features/cluster/claims.ts';
import { createPassMark } from '../features/cluster/pass-mark.ts';
import { serverIdOf } from '../features/previews/app-folders.ts';
import type { Passing } from '../plugins/passing.ts';
import type { Clock, RandomBytes } from '../shared/ports.ts';

interface Given {
  readonly settings: Settings;
  readonly dataFolder: string;
  readonly queries: Kysely<Schema>;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly tell: (text: string) => void;
}

/** This server among those that share its database; alone where that is embedded. */
export interface Cluster {
  readonly claims: Claims;
  /** False where others may soon think this server dead. */
  readonly isCurrent: () => boolean;
  /** How calls are passed on; absent where this server is alone. */
  readonly passing?: Passing | undefined;
  /** Where it can be reached from now on. */
  readonly listens: (ports: { readonly port?: number; readonly previewPort?: number }) => Promise<void>;
  /** Nothing is passed on to it any more. */
  readonly withdraws: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** The only server on its database. */
export const standAlone = (): Cluster => ({
  claims: createOwnClaims(),
  isCurrent: () => true,
  listens: async () => undefined,
  withdraws: async () => undefined,
  end: async () => undefined,
});

/** Where others reach a server that listens there: an address of this machine where it listens on all of them. */
function innerHostOf({ innerHost, host }: Settings): string {
  if (innerHost !== undefined) return innerHost;
  if (host !== '0.0.0.0' && host !== '::') return host;
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

/** Says that this server is there, before it does anything that only one may do. */
export async function composeCluster({ settings, dataFolder, queries, clock, random, tell }: Given): Promise<Cluster> {
  if (settings.databaseUrl === undefined) return standAlone();
  const kind = 'postgres';
  const id = serverIdOf(dataFolder, random);
  const { leaseMs } = limits.cluster;
  const membership = createMembership({
    ...limits.cluster,
    queries,
    kind,
    id,
    host: innerHostOf(settings),
    elapsed: () => performance.now(),
    onError: (error) =>
      tell(`这台服务器没能报告自己在运行 This server could not say that it is alive: ${String(error)}\n`),
  });
  await membership.begin();
  const mark = createPassMark(openSecret(settings.secretKey, dataFolder));
  return {
    ...membership,
    claims: createStoredClaims({ queries, kind, serverId: id, leaseMs }),
    passing: { serverId: id, mark, now: clock.now },
  };
}

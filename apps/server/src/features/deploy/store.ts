import type { DeployTarget } from '@toolbench/contracts/previews.ts';
import type { DeploymentPlan } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import type { Problem, RemoteTarget, StepRecord } from './ports.ts';

/** A deployment elsewhere, as it is written down. */
export interface StoredRemote {
  readonly id: string;
  readonly owner: string;
  readonly sessionId: string;
  readonly target: RemoteTarget;
  readonly slug: string;
  readonly plan: DeploymentPlan;
  readonly state: 'deploying' | 'removing' | 'deployed' | 'failed';
  /** The one that is served; 0 before the first. */
  readonly version: number;
  readonly earlier: readonly number[];
  readonly url: string | null;
  readonly problem: Problem | null;
  readonly steps: readonly StepRecord[];
  /** Sealed: what exists at the target. */
  readonly place: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

type Row = Schema['remote_deployments'];

const rowOf = (one: StoredRemote): Row => ({
  id: one.id,
  owner: one.owner,
  session_id: one.sessionId,
  target: one.target,
  slug: one.slug,
  plan: one.plan,
  state: one.state,
  version: one.version,
  url: one.url,
  place: one.place,
  earlier: JSON.stringify(one.earlier),
  steps: JSON.stringify(one.steps),
  problem: one.problem && JSON.stringify(one.problem),
  created_at: one.createdAt,
  changed_at: one.changedAt,
});

const remoteOf = (row: Row): StoredRemote => ({
  id: row.id,
  owner: row.owner,
  sessionId: row.session_id,
  slug: row.slug,
  state: row.state,
  target: row.target as RemoteTarget,
  plan: row.plan as DeploymentPlan,
  version: row.version,
  url: row.url,
  earlier: JSON.parse(row.earlier) as number[],
  steps: JSON.parse(row.steps) as StepRecord[],
  problem: row.problem === null ? null : (JSON.parse(row.problem) as Problem),
  place: row.place,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});

/** Deployments elsewhere, and the sealed credentials of each user for each target. */
export function createRemoteStore(queries: Kysely<Schema>) {
  return {
    list: async (owner: string): Promise<readonly StoredRemote[]> => {
      const rows = queries.selectFrom('remote_deployments').selectAll().where('owner', '=', owner);
      return (await rows.orderBy('created_at').execute()).map(remoteOf);
    },

    find: async (owner: string, id: string): Promise<StoredRemote | undefined> => {
      const rows = queries.selectFrom('remote_deployments').selectAll().where('id', '=', id).where('owner', '=', owner);
      const row = await rows.executeTakeFirst();
      return row && remoteOf(row);
    },

    /** Adds it, or writes over the one with its id. */
    put: async (remote: StoredRemote): Promise<void> => {
      const { id, ...rest } = rowOf(remote);
      await queries
        .insertInto('remote_deployments')
        .values({ id, ...rest })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
        .execute();
    },

    remove: async (id: string): Promise<void> => {
      await queries.deleteFrom('remote_deployments').where('id', '=', id).execute();
    },

    /** At start: what the last process was at is over. @param underWay what other servers are at */
    interrupt: async (underWay: readonly string[] = []): Promise<void> => {
      const problem: Problem = { code: 'interrupted' };
      await queries
        .updateTable('remote_deployments')
        .set({ state: 'failed', problem: JSON.stringify(problem) })
        .where('state', 'in', ['deploying', 'removing'])
        .$if(underWay.length > 0, (changed) => changed.where('id', 'not in', underWay))
        .execute();
    },

    credentials: async (owner: string, target: DeployTarget): Promise<string | undefined> => {
      const row = await queries
        .selectFrom('deploy_credentials')
        .select('sealed')
        .where('owner', '=', owner)
        .where('target', '=', target)
        .executeTakeFirst();
      return row?.sealed;
    },

    setCredentials: async (owner: string, target: DeployTarget, sealed: string | undefined): Promise<void> => {
      await queries.deleteFrom('deploy_credentials').where('owner', '=', owner).where('target', '=', target).execute();
      if (sealed !== undefined)
        await queries.insertInto('deploy_credentials').values({ owner, target, sealed }).execute();
    },
  };
}

export type RemoteStore = ReturnType<typeof createRemoteStore>;

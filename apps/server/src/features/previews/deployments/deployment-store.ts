import { techStack, type TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { Kysely } from 'kysely';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Schema } from '../../../adapters/database/schema.ts';
import type { ProjectVersion } from '../ports.ts';

/** A lasting deployment on this server, as it is written down. */
export interface StoredDeployment {
  readonly id: string;
  readonly owner: string;
  readonly sessionId: string;
  readonly slug: string;
  readonly port: number | null;
  readonly productOrigin: string;
  readonly version: number;
  readonly createdAt: number;
  readonly changedAt: number;
  /** A version of it had a server here, which may have written data. */
  readonly hasData: boolean;
}

/** Ends below what a host name allows for one label, with room for a number. */
const slugLength = 40;
/** What an address begins with, as a part of a host name. */
export const slugOf = (wanted: string) =>
  wanted
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength)
    .replaceAll(/^-+|-+$/g, '') || 'app';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

function deploymentOf(row: Schema['local_deployments']): StoredDeployment {
  const { id, owner, slug, port, version } = row;
  const times = { createdAt: row.created_at, changedAt: row.changed_at };
  const place = { productOrigin: row.product_origin, hasData: row.has_data === 1 };
  return { id, owner, slug, port, version, sessionId: row.session_id, ...place, ...times };
}

/**
 * Deployments on this server or the others of its database, with the files of their versions: a session's own end after a
 * day.
 * @param folderId names the folder of deployments' data, which several servers may share
 * @param machineId names what only this server has, such as its database servers
 */
export function createDeploymentStore(queries: Kysely<Schema>, folderId: string, machineId = folderId) {
  const one = async (column: 'id' | 'slug', value: string) => {
    const row = queries.selectFrom('local_deployments').selectAll().where(column, '=', value);
    const found = await row.executeTakeFirst();
    return found && deploymentOf(found);
  };
  /** From now on it has data: in a folder that others may share, or in a database server of this machine. */
  const keepData = async (transaction: Kysely<Schema>, id: string, { database }: TechStack) => {
    const row = transaction.updateTable('local_deployments').where('id', '=', id);
    await row.set({ has_data: 1 }).execute();
    if (database !== 'sqlite') await row.set({ server_id: machineId }).execute();
    else await row.set({ server_id: folderId }).where('server_id', '!=', machineId).execute();
  };
  return {
    /** Those that this server can run: their data is here, or they have none. */
    runnable: async (): Promise<readonly StoredDeployment[]> => {
      const rows = queries
        .selectFrom('local_deployments')
        .selectAll()
        .where(({ eb, or }) => or([eb('server_id', 'in', [folderId, machineId]), eb('has_data', '=', 0)]));
      return (await rows.orderBy('created_at').execute()).map(deploymentOf);
    },

    find: (id: string) => one('id', id),
    findBySlug: (slug: string) => one('slug', slug),

    ofOwner: async (owner: string): Promise<readonly StoredDeployment[]> => {
      const rows = queries.selectFrom('local_deployments').selectAll().where('owner', '=', owner);
      return (await rows.orderBy('created_at').execute()).map(deploymentOf);
    },

    /** False where the slug belongs to another one. */
    add: async (deployment: StoredDeployment): Promise<boolean> => {
      const { id, owner, slug, port, version, sessionId, productOrigin, createdAt, changedAt } = deployment;
      const added = await queries
        .insertInto('local_deployments')
        .values({
          id,
          owner,
          slug,
          port,
          version,
          session_id: sessionId,
          product_origin: productOrigin,
          created_at: createdAt,
          changed_at: changedAt,
          server_id: folderId,
          has_data: Number(deployment.hasData),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Keeps a version that was brought up and makes it the one that is served; the oldest make room. */
    keep: async (
      id: string,
      { version, files, stack }: ProjectVersion,
      now: number,
      { earlier, hasServer }: { readonly earlier: number; readonly hasServer: boolean },
    ): Promise<void> => {
      const packed = await pack(JSON.stringify([...files]));
      await queries.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('local_deployment_versions')
          .values({ deployment_id: id, version, deployed_at: now, stack: JSON.stringify(stack), packed_files: packed })
          .onConflict((conflict) => conflict.columns(['deployment_id', 'version']).doUpdateSet({ deployed_at: now }))
          .execute();
        await transaction
          .updateTable('local_deployments')
          .set({ version, changed_at: now })
          .where('id', '=', id)
          .execute();
        if (hasServer) await keepData(transaction, id, stack);
        const kept = transaction
          .selectFrom('local_deployment_versions')
          .select('version')
          .where('deployment_id', '=', id)
          .orderBy('deployed_at', 'desc')
          .orderBy('version', 'desc')
          .limit(earlier + 1);
        const versions = (await kept.execute()).map((row) => row.version);
        await transaction
          .deleteFrom('local_deployment_versions')
          .where('deployment_id', '=', id)
          .where('version', 'not in', versions)
          .execute();
      });
    },

    versions: async (id: string): Promise<readonly number[]> => {
      const rows = queries.selectFrom('local_deployment_versions').select('version').where('deployment_id', '=', id);
      return (await rows.orderBy('version', 'desc').execute()).map(({ version }) => version);
    },

    version: async (id: string, version: number): Promise<ProjectVersion | undefined> => {
      const row = await queries
        .selectFrom('local_deployment_versions')
        .selectAll()
        .where('deployment_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const text = (await unpack(row.packed_files)).toString();
      const stack: TechStack = techStack.parse(JSON.parse(row.stack));
      return { version, stack, files: new Map(JSON.parse(text) as [string, string][]) };
    },

    setPort: async (id: string, port: number | null): Promise<void> => {
      await queries.updateTable('local_deployments').set({ port }).where('id', '=', id).execute();
    },

    remove: async (id: string): Promise<void> => {
      await queries.deleteFrom('local_deployments').where('id', '=', id).execute();
    },
  };
}

export type DeploymentStore = ReturnType<typeof createDeploymentStore>;

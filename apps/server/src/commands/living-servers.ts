import { limits } from '@toolbench/contracts/limits.ts';
import { databaseTime } from '../adapters/cluster/database-time.ts';
import { openPostgres } from '../adapters/database/postgres.ts';

/**
 * Whether a server of this id said a short while ago, on the database that servers share, that it is alive.
 * @returns undefined where the database cannot be asked, or has no tables yet
 */
export async function isServerAlive(databaseUrl: string, id: string): Promise<boolean | undefined> {
  const { queries, limitQueries } = openPostgres(databaseUrl, () => undefined);
  try {
    limitQueries(limits.storage.readyMs);
    const now = databaseTime('postgres');
    const found = await queries
      .selectFrom('servers')
      .select('id')
      .where('id', '=', id)
      .where('seen_at', '>', ({ eb }) => eb(now, '-', limits.cluster.leaseMs))
      .executeTakeFirst();
    return found !== undefined;
  } catch {
    return undefined;
  } finally {
    await queries.destroy();
  }
}

import type { BinEvents } from '../../features/bins/watch/events.ts';
import type { DatabasePlace } from '../database/open.ts';
import { createLocalEvents } from './emitter.ts';

/** Events between all servers on the database: on PostgreSQL there may be several, on the embedded one never. */
export async function openEvents({
  url,
  onError,
}: Pick<DatabasePlace, 'url' | 'onError'>): Promise<BinEvents & { readonly close: () => Promise<void> }> {
  if (url === undefined) return { ...createLocalEvents(), close: async () => undefined };
  return (await import('./postgres.ts')).connectPostgresEvents(url, onError);
}

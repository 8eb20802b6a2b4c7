import { limits } from '@toolbench/contracts/limits.ts';
import pg from 'pg';
import type { BinEvents } from '../../features/bins/watch/events.ts';
import { createLocalEvents } from './emitter.ts';

const channel = 'toolbench_bins';
/** A notification takes less than 8,000 bytes; an id has 22 characters. */
const idsPerMessage = 300;
const firstRetryMs = 200;
const longestRetryMs = 10_000;

interface PostgresEvents extends BinEvents {
  readonly close: () => Promise<void>;
}

/**
 * Events between servers on one PostgreSQL, by LISTEN and NOTIFY on a connection of their own. Listeners of this server
 * are called at once; our own notifications come back to us and call them again, which costs one look. A connection
 * that breaks is made anew, and then all listeners are called, since they may have missed something.
 */
export async function connectPostgresEvents(url: string, onError: (error: Error) => void): Promise<PostgresEvents> {
  const local = createLocalEvents();
  let client: pg.Client | undefined;
  let retryMs = firstRetryMs;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isSending = false;
  const unsent = new Set<string>();

  /** One message after the other; what could not be sent is sent by the next connection. */
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    while (client !== undefined && unsent.size > 0) {
      const binIds = [...unsent].slice(0, idsPerMessage);
      for (const binId of binIds) unsent.delete(binId);
      try {
        await client.query('select pg_notify($1, $2)', [channel, binIds.join(' ')]);
      } catch (error) {
        onError(error as Error);
        for (const binId of binIds) unsent.add(binId);
        // One that said nothing for long is of no use; its end has another one made.
        if (!(error instanceof pg.DatabaseError)) client?.end().catch(() => undefined);
        break;
      }
    }
    isSending = false;
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: limits.storage.queryMs,
    });
    next.on('notification', ({ payload = '' }) => local.publish(payload.split(' ')));
    next.on('error', onError);
    next.once('end', () => reconnect(next));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      retryMs = firstRetryMs;
      local.publishToAll();
      void send();
    } catch (error) {
      onError(error as Error);
      // Ending a client that never connected gives no "end".
      await next.end().catch(() => undefined);
      reconnect(next);
    }
  };

  const reconnect = (ended: pg.Client): void => {
    if (client === ended) client = undefined;
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (!isClosed) void connect();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };

  await connect();
  return {
    subscribe: local.subscribe,
    publish(binIds) {
      local.publish(binIds);
      for (const binId of binIds) unsent.add(binId);
      void send();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

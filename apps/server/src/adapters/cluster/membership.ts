import type { Kysely } from 'kysely';
import type { DatabaseKind, Schema } from '../database/schema.ts';
import { databaseTime } from './database-time.ts';

interface MembershipParts {
  readonly queries: Kysely<Schema>;
  readonly kind: DatabaseKind;
  readonly id: string;
  /** Where other servers reach this one. */
  readonly host: string;
  /** Milliseconds that never go back. */
  readonly elapsed: () => number;
  readonly beatMs: number;
  readonly fenceMs: number;
  readonly leaseMs: number;
  readonly onError: (error: unknown) => void;
}

interface Ports {
  readonly port?: number | undefined;
  readonly previewPort?: number | undefined;
}

/** This server among those that share the database: it says again and again that it is alive. */
export function createMembership(parts: MembershipParts) {
  const { queries, kind, id, host, elapsed, beatMs, fenceMs, leaseMs, onError } = parts;
  const now = databaseTime(kind);
  let ports: Ports = {};
  let seenAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function beat(): Promise<void> {
    // Read before the database is asked: its lease begins no earlier than this one.
    const began = elapsed();
    const row = { host, port: ports.port ?? null, preview_port: ports.previewPort ?? null, seen_at: now };
    await queries
      .insertInto('servers')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    seenAt = began;
  }

  const goOn = async (): Promise<void> => {
    if (isOver) return;
    await beat().catch(onError);
    if (!isOver) timer = setTimeout(() => void goOn(), beatMs).unref();
  };

  return {
    /** Says for the first time that this server is alive, before it takes anything. */
    async begin(): Promise<void> {
      await beat();
      // What was held by a server that has been dead for long is anybody's; its row says nothing any more.
      const old = queries.deleteFrom('servers').where('id', '!=', id);
      await old.where('seen_at', '<', ({ eb }) => eb(now, '-', leaseMs * 10)).execute();
      timer = setTimeout(() => void goOn(), beatMs).unref();
    },

    /** Where it is reached from now on. */
    async listens(given: Ports): Promise<void> {
      ports = { ...ports, ...given };
      await beat();
    },

    /** It is alive, but nothing is passed on to it any more. */
    async withdraws(): Promise<void> {
      ports = {};
      await beat();
    },

    /** False where others may soon think it dead: then it must end what only one may run. */
    isCurrent: () => elapsed() - seenAt < fenceMs,

    /** Its claims are anybody's from now on. */
    async end(): Promise<void> {
      isOver = true;
      clearTimeout(timer);
      await queries.deleteFrom('servers').where('id', '=', id).execute();
    },
  };
}

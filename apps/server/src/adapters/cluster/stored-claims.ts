import { sql, type Kysely } from 'kysely';
import type { Claims, Found, Place } from '../../features/cluster/claims.ts';
import type { DatabaseKind, Schema } from '../database/schema.ts';
import { databaseTime } from './database-time.ts';

interface StoredClaimsParts {
  readonly queries: Kysely<Schema>;
  readonly kind: DatabaseKind;
  readonly serverId: string;
  /** A server that has not been seen for so long is dead. */
  readonly leaseMs: number;
}

type Row = Pick<Schema['claims'], 'subject' | 'server_id' | 'detail'> &
  // Null where its server is dead.
  Record<'port' | 'preview_port', number | null> &
  Record<'host', string | null>;

/** A label that another claim has: a unique index refuses it. */
const isTakenLabel = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');

/** Claims of several servers in the database that they share; a server's lease is its row in `servers`. */
export function createStoredClaims({ queries, kind, serverId, leaseMs }: StoredClaimsParts): Claims {
  const now = databaseTime(kind);
  const aliveSince = sql<number>`${now} - ${sql.lit(leaseMs)}`;

  const placeOf = (row: Row): Place => {
    const { server_id: id, host, port, preview_port: previewPort } = row;
    if (id === serverId) return 'here';
    if (host === null) return 'nobody';
    if (port === null) return 'away';
    return { id, host, port, previewPort: previewPort ?? undefined };
  };
  const foundOf = (row: Row): Found => ({ subject: row.subject, detail: row.detail, place: placeOf(row) });
  const select = () =>
    queries
      .selectFrom('claims')
      .leftJoin('servers', (join) =>
        join.onRef('servers.id', '=', 'claims.server_id').on('servers.seen_at', '>', aliveSince),
      )
      .select(['subject', 'server_id', 'detail', 'host', 'port', 'preview_port'])
      .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));

  return {
    async take(subject, { label, detail = '', expiresAt } = {}) {
      const row = { subject, server_id: serverId, previous: '', label: label ?? null, detail };
      // What has expired keeps its label from nobody.
      await queries.deleteFrom('claims').where('expires_at', '<=', now).execute();
      try {
        const taken = await queries
          .insertInto('claims')
          .values({ ...row, expires_at: expiresAt ?? null })
          .onConflict((conflict) =>
            conflict
              .column('subject')
              .doUpdateSet({
                server_id: serverId,
                previous: (eb) => eb.ref('claims.server_id'),
                expires_at: (eb) => eb.ref('excluded.expires_at'),
              })
              .where(({ eb, or, not, exists, selectFrom }) =>
                or([
                  eb('claims.server_id', '=', serverId),
                  not(
                    exists(
                      selectFrom('servers')
                        .select('servers.id')
                        .whereRef('servers.id', '=', 'claims.server_id')
                        .where('servers.seen_at', '>', aliveSince),
                    ),
                  ),
                ]),
              ),
          )
          .returning(['detail', 'previous'])
          .executeTakeFirst();
        if (taken === undefined) return undefined;
        return { detail: taken.detail, wasLost: taken.previous !== '' && taken.previous !== serverId };
      } catch (error) {
        if (isTakenLabel(error)) return undefined;
        throw error;
      }
    },

    extend: async (subject, expiresAt) => {
      const claim = queries.updateTable('claims').where('subject', '=', subject).where('server_id', '=', serverId);
      await claim.set({ expires_at: expiresAt }).execute();
    },

    release: async (subject) => {
      const claim = queries.updateTable('claims').where('subject', '=', subject).where('server_id', '=', serverId);
      await claim.set({ server_id: '' }).execute();
    },

    drop: async (subject) => {
      await queries.deleteFrom('claims').where('subject', '=', subject).execute();
    },

    find: async (subject) => {
      const row = await select().where('subject', '=', subject).executeTakeFirst();
      return row && foundOf(row);
    },

    findByLabel: async (label) => {
      const row = await select().where('label', '=', label).executeTakeFirst();
      return row && foundOf(row);
    },

    all: async (wanted) => {
      const rows = await select().where('subject', 'like', `${wanted}:%`).execute();
      return rows.map(foundOf);
    },

    peers: async () => {
      const alive = queries.selectFrom('servers').selectAll().where('seen_at', '>', aliveSince);
      const others = await alive.where('id', '!=', serverId).where('port', 'is not', null).execute();
      return others.map(({ id, host, port, preview_port: previewPort }) => ({
        id,
        host,
        port: port ?? 0,
        previewPort: previewPort ?? undefined,
      }));
    },
  };
}

import { sql, type RawBuilder } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';

/** Milliseconds since 1970 by the clock of the database: those of servers differ. */
export const databaseTime = (kind: DatabaseKind): RawBuilder<number> =>
  kind === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;

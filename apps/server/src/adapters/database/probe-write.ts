import { sql, type Kysely } from 'kysely';
import type { DatabaseKind, Schema } from './schema.ts';

/**
 * Writes something that changes nothing. SQLite leaves out a row that is as it was, so there it is a number in the file's
 * header, which nobody uses and which is written whenever it is set.
 */
export async function probeWrite(database: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') return void (await sql`pragma user_version = 0`.execute(database));
  await database
    .updateTable('ended_mark')
    .set(({ ref }) => ({ mark: ref('mark') }))
    .execute();
}

import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Devices that have signed in before, and what proves a login beside the password. */
export async function devicesAndSecondFactors(database: Transaction<Schema>): Promise<void> {
  const ofUser = (table: 'known_devices' | 'second_factors' | 'recovery_codes') =>
    database.schema
      .createTable(table)
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));
  await database.schema
    .alterTable('sessions')
    .addColumn('agent', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await ofUser('known_devices')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await ofUser('second_factors')
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('second_factors_key', ['user_id'])
    .execute();
  await ofUser('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute();
}

/** One number that grows with every session that is ended; see features/auth/ended-mark.ts. */
export async function markOfEndedSessions(database: Transaction<Schema>): Promise<void> {
  await database.schema
    .createTable('ended_mark')
    .addColumn('mark', 'bigint', (column) => column.notNull())
    .execute();
  await database.insertInto('ended_mark').values({ mark: 0 }).execute();
}

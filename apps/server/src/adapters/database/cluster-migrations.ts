import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Servers that share the database, what each of them holds, and which deployments any of them can run. */
export async function serversAndClaims(database: Transaction<Schema>): Promise<void> {
  await database.schema
    .createTable('servers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('port', 'bigint')
    .addColumn('preview_port', 'bigint')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('claims')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('server_id', 'text', (column) => column.notNull())
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('label', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  await database.schema.createIndex('claims_label').on('claims').unique().column('label').execute();
  await database.schema
    .alterTable('local_deployments')
    .addColumn('has_data', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute();
}

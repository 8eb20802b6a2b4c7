import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export async function toolTokens(database: Transaction<Schema>): Promise<void> {
  const table = database.schema
    .createTable('tool_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint');
  const counts = ['minute', 'calls_in_minute', 'day', 'calls_in_day'] as const;
  await counts
    .reduce((columns, name) => columns.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0)), table)
    .execute();
}

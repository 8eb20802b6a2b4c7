import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** How a service is spoken to, what is set of its requests, and what its refusals taught. */
export async function protocolsAndLessons(database: Transaction<Schema>): Promise<void> {
  await database.schema
    .alterTable('ai_engines')
    .addColumn('protocol', 'text', (column) => column.notNull().defaultTo('openai'))
    .execute();
  await database.schema
    .alterTable('ai_engines')
    .addColumn('options', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await database.schema
    .createTable('ai_lessons')
    .addColumn('port', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('base_url', 'text', (column) => column.notNull())
    .addColumn('shape', 'text', (column) => column.notNull())
    .addColumn('learned_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ai_lessons_key', ['port', 'model'])
    .execute();
}

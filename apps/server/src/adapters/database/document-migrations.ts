import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** By what a document was read from, the same file is noticed when it comes again. */
export async function digestsOfDocuments(database: Transaction<Schema>): Promise<void> {
  await database.schema.alterTable('documents').addColumn('digest', 'text').execute();
}

/** All documents had pages before. */
export async function kindsOfDocuments(database: Transaction<Schema>): Promise<void> {
  await database.schema
    .alterTable('documents')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('pdf'))
    .execute();
}

/** What of a document was not read is told with every answer of it. */
export async function unreadOfDocuments(database: Transaction<Schema>): Promise<void> {
  await database.schema.alterTable('documents').addColumn('unread', 'text').execute();
}

import type { Transaction } from 'kysely';
import type { DatabaseKind, Schema } from './schema.ts';

/** Apps that run at a lasting address of the server, with the versions that can be gone back to. */
export async function localDeployments(database: Transaction<Schema>, kind: DatabaseKind): Promise<void> {
  const text = ['owner', 'session_id', 'slug', 'server_id', 'product_origin'] as const;
  const figures = ['version', 'created_at', 'changed_at'] as const;
  const table = database.schema
    .createTable('local_deployments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('port', 'bigint');
  const texts = text.reduce((columns, name) => columns.addColumn(name, 'text', (column) => column.notNull()), table);
  await figures
    .reduce((columns, name) => columns.addColumn(name, 'bigint', (column) => column.notNull()), texts)
    .execute();
  const index = (name: string) => database.schema.createIndex(name).on('local_deployments').unique();
  await index('local_deployments_slug').column('slug').execute();
  await index('local_deployments_session').columns(['owner', 'session_id']).execute();
  await database.schema
    .createTable('local_deployment_versions')
    .addColumn('deployment_id', 'text', (column) =>
      column.notNull().references('local_deployments.id').onDelete('cascade'),
    )
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('deployed_at', 'bigint', (column) => column.notNull())
    .addColumn('stack', 'text', (column) => column.notNull())
    .addColumn('packed_files', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('local_deployment_versions_key', ['deployment_id', 'version'])
    .execute();
}

/** Conversations of the assistant; contents of files are kept once for all versions of a session. */
export async function assistantSessions(database: Transaction<Schema>, kind: DatabaseKind): Promise<void> {
  const ofSession = (table: 'assistant_messages' | 'assistant_versions' | 'assistant_contents') =>
    database.schema
      .createTable(table)
      .addColumn('session_id', 'text', (column) =>
        column.notNull().references('assistant_sessions.id').onDelete('cascade'),
      );
  await database.schema
    .createTable('assistant_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull().references('users.username').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('stack', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('pending', 'text')
    .addColumn('repairs', 'text', (column) => column.notNull())
    .addColumn('first_version', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('last_message', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('assistant_sessions_name', ['owner', 'name'])
    .execute();
  await ofSession('assistant_messages')
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('assistant_messages_key', ['session_id', 'number'])
    .execute();
  await ofSession('assistant_versions')
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('restored_from', 'bigint')
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('stack', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('manifest', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('assistant_versions_key', ['session_id', 'version'])
    .execute();
  await ofSession('assistant_contents')
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('content', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('assistant_contents_key', ['session_id', 'digest'])
    .execute();
}

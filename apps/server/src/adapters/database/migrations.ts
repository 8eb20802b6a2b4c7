import { sql, type Kysely, type Transaction } from 'kysely';
import { devicesAndSecondFactors, markOfEndedSessions } from './auth-migrations.ts';
import { CannotStart } from '../../cannot-start.ts';
import { assistantSessions, localDeployments, remoteDeployments } from './assistant-migrations.ts';
import { digestsOfDocuments, kindsOfDocuments, unreadOfDocuments } from './document-migrations.ts';
import { serversAndClaims } from './cluster-migrations.ts';
import { protocolsAndLessons } from './ai-migrations.ts';
import { toolTokens } from './tool-token-migrations.ts';
import type { DatabaseKind, Schema } from './schema.ts';

type Migration = (transaction: Transaction<Schema>, kind: DatabaseKind) => Promise<void>;

async function accountsAndSessions(database: Transaction<Schema>): Promise<void> {
  await database.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('login_attempts')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .addColumn('locked_until', 'bigint', (column) => column.notNull())
    .addColumn('attempted_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function enginesAndUsage(database: Transaction<Schema>): Promise<void> {
  await database.schema
    .createTable('ai_engines')
    .addColumn('port', 'text', (column) => column.primaryKey())
    .addColumn('base_url', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'text')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  const sums = [
    'calls',
    'failures',
    'input_tokens',
    'output_tokens',
    'audio_ms',
    'characters',
    'cost_nano_usd',
    'estimated_calls',
    'unpriced_calls',
  ] as const;
  const table = database.schema
    .createTable('ai_usage')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('port', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ai_usage_key', ['day', 'port', 'model']);
  await sums
    .reduce((columns, name) => columns.addColumn(name, 'bigint', (column) => column.notNull()), table)
    .execute();
}

async function binsAndRequests(database: Transaction<Schema>, kind: DatabaseKind): Promise<void> {
  await database.schema
    .createTable('bins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('last_request', 'bigint', (column) => column.notNull())
    .addColumn('kept', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('bins_by_expiry').on('bins').column('expires_at').execute();
  await database.schema
    .createTable('bin_requests')
    .addColumn('bin_id', 'text', (column) => column.notNull().references('bins.id').onDelete('cascade'))
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('body', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('body_bytes', 'bigint', (column) => column.notNull())
    .addColumn('body_sha256', 'text')
    .addColumn('refused', 'text')
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bin_requests_key', ['bin_id', 'number'])
    .execute();
}

async function trailersAndVersions(database: Transaction<Schema>): Promise<void> {
  for (const [name, before] of [
    ['trailers', '[]'],
    ['version', '1.1'],
  ] as const) {
    await database.schema
      .alterTable('bin_requests')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(before))
      .execute();
  }
}

async function uploadedDocuments(database: Transaction<Schema>): Promise<void> {
  await database.schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull().references('users.username').onDelete('cascade'))
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('pages', 'bigint', (column) => column.notNull())
    .addColumn('characters', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('is_read', 'bigint', (column) => column.notNull())
    .addColumn('chunk_count', 'bigint')
    .addColumn('vector_count', 'bigint')
    .addColumn('chunk_lengths', 'text')
    .addColumn('embedding_model', 'text')
    .execute();
  const partOfDocument = (table: 'document_pages' | 'document_chunks' | 'document_postings', key: string) =>
    database.schema
      .createTable(table)
      .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
      .addColumn(key, 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['document_id', key]);
  await partOfDocument('document_pages', 'page')
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await partOfDocument('document_chunks', 'number')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('overlap', 'bigint', (column) => column.notNull())
    .addColumn('heading', 'text', (column) => column.notNull())
    .addColumn('page', 'bigint', (column) => column.notNull())
    .addColumn('last_page', 'bigint', (column) => column.notNull())
    .addColumn('boxes', 'text', (column) => column.notNull())
    .addColumn('embedding', 'text')
    .execute();
  await partOfDocument('document_postings', 'bucket')
    .addColumn('postings', 'text', (column) => column.notNull())
    .execute();
}

async function codeProjects(database: Transaction<Schema>, kind: DatabaseKind): Promise<void> {
  const figures = [
    'created_at',
    'expires_at',
    'changed_at',
    'files',
    'bytes',
    'unchanged_files',
    'total_snippets',
    'processed_snippets',
    'processed_files',
    'fallback_files',
  ] as const;
  const projects = database.schema
    .createTable('code_projects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull());
  await figures
    .reduce((columns, name) => columns.addColumn(name, 'bigint', (column) => column.notNull()), projects)
    .execute();
  const blob = kind === 'postgres' ? 'bytea' : 'blob';
  await database.schema
    .createTable('code_contents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Before the blobs: SQLite would have to read through those to reach them.
    .addColumn('units', 'bigint', (column) => column.notNull())
    .addColumn('is_fallback', 'bigint', (column) => column.notNull())
    .addColumn('packed_text', blob, (column) => column.notNull())
    .addColumn('packed_analysis', blob)
    .execute();
  await database.schema
    .createTable('code_files')
    .addColumn('project_id', 'text', (column) => column.notNull().references('code_projects.id').onDelete('cascade'))
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('content_id', 'text', (column) => column.notNull().references('code_contents.id'))
    .addPrimaryKeyConstraint('code_files_key', ['project_id', 'path'])
    .execute();
  await database.schema.createIndex('code_files_content').on('code_files').column('content_id').execute();
}

async function toolUseOfEngines(database: Transaction<Schema>): Promise<void> {
  await database.schema
    .alterTable('ai_engines')
    .addColumn('tool_use', 'text', (column) => column.notNull().defaultTo('automatic'))
    .execute();
}

/** In the order they are applied. A migration that has been released is never changed: add another one. */
export const migrations: readonly Migration[] = [
  accountsAndSessions,
  enginesAndUsage,
  binsAndRequests,
  uploadedDocuments,
  codeProjects,
  assistantSessions,
  localDeployments,
  remoteDeployments,
  toolUseOfEngines,
  devicesAndSecondFactors,
  serversAndClaims,
  protocolsAndLessons,
  markOfEndedSessions,
  toolTokens,
  digestsOfDocuments,
  kindsOfDocuments,
  trailersAndVersions,
  unreadOfDocuments,
];

/** Any number, the same in every server: they take turns at the tables with it. */
const advisoryLock = 7_241_905;

function tooNew(found: number): CannotStart {
  return new CannotStart(
    `数据库来自更新的版本（结构 ${found}，本程序只认识到 ${migrations.length}），请使用更新的 Toolbench。\n` +
      `The database is from a newer version (structure ${found}, this program knows ${migrations.length}); use a newer Toolbench.`,
  );
}

/**
 * Brings the tables up to date in one transaction, alone: several servers may start on one PostgreSQL at once, and an
 * embedded database belongs to the one process that holds the data folder.
 * @throws CannotStart where a newer version wrote the database
 */
export async function migrate(database: Kysely<Schema>, kind: DatabaseKind, now: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction);
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const newest = await transaction
      .selectFrom('migrations')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    const applied = newest?.id ?? 0;
    if (applied > migrations.length) throw tooNew(applied);
    for (const [offset, migration] of migrations.slice(applied).entries()) {
      await migration(transaction, kind);
      await transaction
        .insertInto('migrations')
        .values({ id: applied + offset + 1, applied_at: now })
        .execute();
    }
  });
}

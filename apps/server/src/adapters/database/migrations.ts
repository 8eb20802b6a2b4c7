import { sql, type Kysely } from 'kysely';
import { CannotStart } from '../../cannot-start.ts';
import type { DatabaseKind, Schema } from './schema.ts';

/** One statement after the other; the type of bytes is the only one that the two databases name differently. */
type Migration = (blob: 'blob' | 'bytea') => readonly string[];

/** In the order they are applied. A migration that has been released is never changed: add another one. */
export const migrations: readonly Migration[] = [
  // Accounts and sessions.
  () => [
    `create table users (
      id text primary key, username text not null unique, password_hash text not null, role text not null,
      created_at bigint not null
    )`,
    `create table sessions (
      token_hash text primary key, user_id text not null references users (id) on delete cascade,
      created_at bigint not null, used_at bigint not null
    )`,
    `create table login_attempts (
      subject text primary key, failures bigint not null, locked_until bigint not null, attempted_at bigint not null
    )`,
  ],
  // Engines of the lab and what they cost.
  () => [
    `create table ai_engines (
      port text primary key, base_url text not null, model text not null, sealed_key text, changed_at bigint not null
    )`,
    `create table ai_usage (
      day text not null, port text not null, model text not null,
      calls bigint not null, failures bigint not null, input_tokens bigint not null, output_tokens bigint not null,
      audio_ms bigint not null, characters bigint not null, cost_nano_usd bigint not null,
      estimated_calls bigint not null, unpriced_calls bigint not null,
      constraint ai_usage_key primary key (day, port, model)
    )`,
  ],
  // Bins and the requests they caught.
  (blob) => [
    `create table bins (
      id text primary key, created_at bigint not null, expires_at bigint not null, answer text not null,
      last_request bigint not null, kept bigint not null, bytes bigint not null
    )`,
    `create index bins_by_expiry on bins (expires_at)`,
    `create table bin_requests (
      bin_id text not null references bins (id) on delete cascade, number bigint not null,
      received_at bigint not null, method text not null, target text not null, client text not null,
      headers text not null, body ${blob} not null, body_bytes bigint not null, body_sha256 text, refused text,
      bytes bigint not null,
      constraint bin_requests_key primary key (bin_id, number)
    )`,
  ],
  // Uploaded documents.
  () => [
    `create table documents (
      id text primary key, owner text not null references users (username) on delete cascade,
      filename text not null, bytes bigint not null, pages bigint not null, characters bigint not null,
      created_at bigint not null, expires_at bigint not null, is_read bigint not null,
      chunk_count bigint, vector_count bigint, chunk_lengths text, embedding_model text
    )`,
    `create table document_pages (
      document_id text not null references documents (id) on delete cascade, page bigint not null,
      content text not null,
      constraint document_pages_key primary key (document_id, page)
    )`,
    `create table document_chunks (
      document_id text not null references documents (id) on delete cascade, number bigint not null,
      content text not null, overlap bigint not null, heading text not null, page bigint not null,
      last_page bigint not null, boxes text not null, embedding text,
      constraint document_chunks_key primary key (document_id, number)
    )`,
    `create table document_postings (
      document_id text not null references documents (id) on delete cascade, bucket bigint not null,
      postings text not null,
      constraint document_postings_key primary key (document_id, bucket)
    )`,
  ],
  // Code projects. What is asked of contents stands before their blobs: SQLite would have to read through those to reach it.
  (blob) => [
    `create table code_projects (
      id text primary key, owner text not null, name text not null, state text not null,
      created_at bigint not null, expires_at bigint not null, changed_at bigint not null,
      files bigint not null, bytes bigint not null, unchanged_files bigint not null, total_snippets bigint not null,
      processed_snippets bigint not null, processed_files bigint not null, fallback_files bigint not null
    )`,
    `create table code_contents (
      id text primary key, units bigint not null, is_fallback bigint not null,
      packed_text ${blob} not null, packed_analysis ${blob}
    )`,
    `create table code_files (
      project_id text not null references code_projects (id) on delete cascade, path text not null,
      bytes bigint not null, content_id text not null references code_contents (id),
      constraint code_files_key primary key (project_id, path)
    )`,
    `create index code_files_content on code_files (content_id)`,
  ],
  // Conversations of the assistant; contents of files are kept once for all versions of a session.
  (blob) => [
    `create table assistant_sessions (
      id text primary key, owner text not null references users (username) on delete cascade,
      name text not null, title text not null, description text not null, stack text not null,
      model text, pending text, repairs text not null,
      first_version bigint not null, version bigint not null, last_message bigint not null,
      created_at bigint not null, changed_at bigint not null, expires_at bigint not null,
      constraint assistant_sessions_name unique (owner, name)
    )`,
    `create table assistant_messages (
      session_id text not null references assistant_sessions (id) on delete cascade, number bigint not null,
      message text not null,
      constraint assistant_messages_key primary key (session_id, number)
    )`,
    `create table assistant_versions (
      session_id text not null references assistant_sessions (id) on delete cascade, version bigint not null,
      description text not null, made_at bigint not null, made_by text not null, restored_from bigint,
      bytes bigint not null, digest text not null, stack text not null, model text, manifest text not null,
      constraint assistant_versions_key primary key (session_id, version)
    )`,
    `create table assistant_contents (
      session_id text not null references assistant_sessions (id) on delete cascade, digest text not null,
      content ${blob} not null,
      constraint assistant_contents_key primary key (session_id, digest)
    )`,
  ],
  // Apps that run at a lasting address of the server, with the versions that can be gone back to.
  (blob) => [
    `create table local_deployments (
      id text primary key, port bigint, owner text not null, session_id text not null, slug text not null,
      server_id text not null, product_origin text not null,
      version bigint not null, created_at bigint not null, changed_at bigint not null
    )`,
    `create unique index local_deployments_slug on local_deployments (slug)`,
    `create unique index local_deployments_session on local_deployments (owner, session_id)`,
    `create table local_deployment_versions (
      deployment_id text not null references local_deployments (id) on delete cascade, version bigint not null,
      deployed_at bigint not null, stack text not null, packed_files ${blob} not null,
      constraint local_deployment_versions_key primary key (deployment_id, version)
    )`,
  ],
  // Apps that were deployed elsewhere, and what signs in there.
  () => [
    `create table remote_deployments (
      id text primary key, url text, problem text, place text, owner text not null, session_id text not null,
      target text not null, slug text not null, plan text not null, state text not null, earlier text not null,
      steps text not null, version bigint not null, created_at bigint not null, changed_at bigint not null
    )`,
    `create table deploy_credentials (
      owner text not null, target text not null, sealed text not null,
      constraint deploy_credentials_key primary key (owner, target)
    )`,
  ],
  () => [`alter table ai_engines add column tool_use text not null default 'automatic'`],
  // Devices that have signed in before, and what proves a login beside the password.
  () => [
    `alter table sessions add column agent text not null default ''`,
    `create table known_devices (
      user_id text not null references users (id) on delete cascade, token_hash text primary key,
      agent text not null, created_at bigint not null, used_at bigint not null
    )`,
    `create table second_factors (
      user_id text not null references users (id) on delete cascade, sealed_secret text not null,
      confirmed_at bigint, last_step bigint not null,
      constraint second_factors_key primary key (user_id)
    )`,
    `create table recovery_codes (
      user_id text not null references users (id) on delete cascade, code_hash text not null,
      constraint recovery_codes_key primary key (user_id, code_hash)
    )`,
  ],
  // Servers that share the database, what each of them holds, and which deployments any of them can run.
  () => [
    `create table servers (
      id text primary key, host text not null, port bigint, preview_port bigint, seen_at bigint not null
    )`,
    `create table claims (
      subject text primary key, server_id text not null, previous text not null, label text, detail text not null,
      expires_at bigint
    )`,
    `create unique index claims_label on claims (label)`,
    `alter table local_deployments add column has_data bigint not null default 1`,
  ],
  // How a service is spoken to, what is set of its requests, and what its refusals taught.
  () => [
    `alter table ai_engines add column protocol text not null default 'openai'`,
    `alter table ai_engines add column options text not null default '{}'`,
    `create table ai_lessons (
      port text not null, model text not null, base_url text not null, shape text not null,
      learned_at bigint not null,
      constraint ai_lessons_key primary key (port, model)
    )`,
  ],
  // One number that grows with every session that is ended; see features/auth/ended-mark.ts.
  () => [`create table ended_mark (mark bigint not null)`, `insert into ended_mark (mark) values (0)`],
  // Tokens of the command line and of other programs.
  () => [
    `create table tool_tokens (
      id text primary key, user_id text not null references users (id) on delete cascade, name text not null,
      token_hash text not null unique, created_at bigint not null, used_at bigint,
      minute bigint not null default 0, calls_in_minute bigint not null default 0,
      day bigint not null default 0, calls_in_day bigint not null default 0
    )`,
  ],
  // By what a document was read from, the same file is noticed when it comes again.
  () => [`alter table documents add column digest text`],
  // All documents had pages before.
  () => [`alter table documents add column kind text not null default 'pdf'`],
  () => [
    `alter table bin_requests add column trailers text not null default '[]'`,
    `alter table bin_requests add column version text not null default '1.1'`,
  ],
  // What of a document was not read is told with every answer of it.
  () => [`alter table documents add column unread text`],
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
    const blob = kind === 'postgres' ? 'bytea' : 'blob';
    const newest = await transaction
      .selectFrom('migrations')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    const applied = newest?.id ?? 0;
    if (applied > migrations.length) throw tooNew(applied);
    for (const [offset, migration] of migrations.slice(applied).entries()) {
      for (const statement of migration(blob)) await sql.raw(statement).execute(transaction);
      await transaction
        .insertInto('migrations')
        .values({ id: applied + offset + 1, applied_at: now })
        .execute();
    }
  });
}

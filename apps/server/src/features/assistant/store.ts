import type { AssistantMessage } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import { digestOf, manifestOf, type Files } from './manifest.ts';
import {
  entriesOf,
  json,
  plain,
  sessionOf,
  versionOf,
  type Commit,
  type NewVersion,
  type StoredSession,
  type StoredVersion,
  type VersionRow,
} from './stored.ts';

function sessionChange({ now, version, session = {} }: Commit) {
  const { stack, model, pending, repairs, title, description, ...numbers } = session;
  const shown = version ? { stack: version.stack, model: version.model } : { stack, model };
  return {
    ...numbers,
    ...(title !== undefined && { title: plain(title) }),
    ...(description !== undefined && { description: plain(description) }),
    changed_at: now,
    ...(shown.stack && { stack: JSON.stringify(shown.stack) }),
    ...(shown.model !== undefined && { model: json(shown.model) }),
    ...(pending !== undefined && { pending: json(pending) }),
    ...(repairs && { repairs: JSON.stringify(repairs) }),
  };
}

async function addMessages(
  transaction: Transaction<Schema>,
  id: string,
  last: number,
  messages: readonly Omit<AssistantMessage, 'id'>[],
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message, at) => {
    const number = last + at + 1;
    return { session_id: id, number, message: JSON.stringify({ id: String(number), ...message }) };
  });
  await transaction.insertInto('assistant_messages').values(rows).execute();
  await transaction
    .deleteFrom('assistant_messages')
    .where('session_id', '=', id)
    .where('number', '<=', last + messages.length - limits.assistant.messagesPerSession)
    .execute();
}

async function confirmMessage(transaction: Transaction<Schema>, id: string, number: number): Promise<void> {
  const found = await transaction
    .selectFrom('assistant_messages')
    .selectAll()
    .where('session_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) return;
  const message = { ...(JSON.parse(found.message) as AssistantMessage), confirmed: true };
  await transaction
    .updateTable('assistant_messages')
    .set({ message: JSON.stringify(message) })
    .where('session_id', '=', id)
    .where('number', '=', number)
    .execute();
}

async function addVersion(transaction: Transaction<Schema>, id: string, number: number, now: number, made: NewVersion) {
  const { entries, contents, bytes, digest } = manifestOf(made.files);
  if (contents.size > 0) {
    await transaction
      .insertInto('assistant_contents')
      .values([...contents].map(([name, content]) => ({ session_id: id, digest: name, content: Buffer.from(content) })))
      .onConflict((conflict) => conflict.columns(['session_id', 'digest']).doNothing())
      .execute();
  }
  const row: VersionRow = {
    session_id: id,
    version: number,
    description: plain(made.description),
    made_at: now,
    made_by: made.madeBy,
    restored_from: made.restoredFrom ?? null,
    bytes,
    digest,
    stack: JSON.stringify(made.stack),
    model: json(made.model),
    manifest: JSON.stringify(entries),
  };
  await transaction.insertInto('assistant_versions').values(row).execute();
  return versionOf(row);
}

/** Sessions of the assistant on either database. A session is found by its owner and the name that the owner's page gave it. */
export function createAssistantStore(database: Kysely<Schema>) {
  const versionRow = (id: string, version: number) =>
    database
      .selectFrom('assistant_versions')
      .selectAll()
      .where('session_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();

  return {
    async find(owner: string, name: string): Promise<StoredSession | undefined> {
      const row = await database
        .selectFrom('assistant_sessions')
        .selectAll()
        .where('owner', '=', owner)
        .where('name', '=', name)
        .executeTakeFirst();
      return row && sessionOf(row);
    },

    /** Does nothing where the owner has one of this name. */
    async create(
      session: Pick<StoredSession, 'id' | 'owner' | 'name' | 'title' | 'stack' | 'created_at' | 'expires_at'>,
    ): Promise<void> {
      await database
        .insertInto('assistant_sessions')
        .values({
          ...session,
          title: plain(session.title),
          stack: JSON.stringify(session.stack),
          description: '',
          model: null,
          pending: null,
          repairs: '[]',
          first_version: 0,
          version: 0,
          last_message: 0,
          changed_at: session.created_at,
        })
        .onConflict((conflict) => conflict.columns(['owner', 'name']).doNothing())
        .execute();
    },

    /** The one used last first. */
    async list(owner: string): Promise<readonly StoredSession[]> {
      const rows = await database
        .selectFrom('assistant_sessions')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('changed_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(sessionOf);
    },

    async messages(id: string): Promise<readonly AssistantMessage[]> {
      const rows = await database
        .selectFrom('assistant_messages')
        .select('message')
        .where('session_id', '=', id)
        .orderBy('number')
        .execute();
      return rows.map(({ message }) => JSON.parse(message) as AssistantMessage);
    },

    /**
     * Writes down what came of an answer, in one transaction. Nothing where the session is gone or has a newer version
     * than the one it was made from.
     */
    async commit(id: string, commit: Commit): Promise<{ readonly version?: StoredVersion } | undefined> {
      const { version, messages = [], on } = commit;
      return database.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable('assistant_sessions')
          .set({
            ...sessionChange(commit),
            version: on + (version ? 1 : 0),
            last_message: sql<number>`last_message + ${messages.length}`,
          })
          .where('id', '=', id)
          .where('version', '=', on)
          .returning(['last_message'])
          .executeTakeFirst();
        if (!changed) return undefined;
        await addMessages(transaction, id, changed.last_message - messages.length, messages);
        if (commit.confirms !== undefined) await confirmMessage(transaction, id, commit.confirms);
        return version ? { version: await addVersion(transaction, id, on + 1, commit.now, version) } : {};
      });
    },

    /** Newest first. */
    async versions(id: string): Promise<readonly StoredVersion[]> {
      const rows = await database
        .selectFrom('assistant_versions')
        .selectAll()
        .where('session_id', '=', id)
        .orderBy('version', 'desc')
        .execute();
      return rows.map(versionOf);
    },

    async version(id: string, version: number): Promise<StoredVersion | undefined> {
      const row = await versionRow(id, version);
      return row && versionOf(row);
    },

    /**
     * The files of a version, sorted by path.
     * @throws where they are not what was stored: the database was damaged
     */
    async files(id: string, version: number): Promise<Files | undefined> {
      const row = await versionRow(id, version);
      if (!row) return undefined;
      const entries = entriesOf(row.manifest);
      const digests = [...new Set(entries.map(([, digest]) => digest))];
      const rows =
        digests.length === 0
          ? []
          : await database
              .selectFrom('assistant_contents')
              .select(['digest', 'content'])
              .where('session_id', '=', id)
              .where('digest', 'in', digests)
              .execute();
      const contents = new Map(rows.map(({ digest, content }) => [digest, Buffer.from(content).toString('utf8')]));
      const files = new Map(entries.map(([path, digest]) => [path, contents.get(digest) ?? '']));
      if (contents.size !== digests.length || digestOf(entries) !== row.digest) {
        throw new Error(`version ${version} of session ${id} is damaged`);
      }
      return files;
    },

    async remove(id: string): Promise<void> {
      await database.deleteFrom('assistant_sessions').where('id', '=', id).execute();
    },

    /** What all owners have here: sessions, the bytes of their files, and when the oldest was made. */
    async total(): Promise<{ readonly count: number; readonly bytes: number; readonly oldest: number | null }> {
      const sessions = await database
        .selectFrom('assistant_sessions')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
        .executeTakeFirst();
      const contents = await database
        .selectFrom('assistant_contents')
        .select(sql<number>`sum(length(content))`.as('bytes'))
        .executeTakeFirst();
      const { count, oldest } = sessions ?? {};
      return { count: Number(count ?? 0), bytes: Number(contents?.bytes ?? 0), oldest: oldest ? Number(oldest) : null };
    },

    /** Deletes everything; gives the number of sessions. */
    async removeAll(): Promise<number> {
      const gone = await database.deleteFrom('assistant_sessions').executeTakeFirst();
      return Number(gone.numDeletedRows);
    },

    async removeExpired(now: number): Promise<void> {
      await database.deleteFrom('assistant_sessions').where('expires_at', '<=', now).execute();
    },
  };
}

export type AssistantStore = ReturnType<typeof createAssistantStore>;

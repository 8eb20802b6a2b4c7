import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeOnDatabases } from '../../test-support/on-databases.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { migrations } from './migrations.ts';
import { openDatabase, type DatabasePlace } from './open.ts';

async function open(place: DatabasePlace) {
  const database = await openDatabase(place, 1_000);
  onTestFinished(database.close);
  return database.queries;
}

describeOnDatabases('migrations', (newPlace) => {
  it('applies each once, whoever starts and however often', async () => {
    const place = await newPlace();
    const first = await open(place);
    await open(place);
    const applied = await first.selectFrom('migrations').select('id').orderBy('id').execute();
    expect(applied.map(({ id }) => id)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('keeps times beyond 32 bits as numbers', async () => {
    const database = await open(await newPlace());
    const now = Date.UTC(2100, 0, 1);
    await database
      .insertInto('login_attempts')
      .values({ subject: 'a', failures: 0, locked_until: now, attempted_at: now })
      .execute();
    expect(await database.selectFrom('login_attempts').select('locked_until').executeTakeFirst()).toEqual({
      locked_until: now,
    });
  });

  it('refuses a database from a newer version and says so in both languages', async () => {
    const place = await newPlace();
    const database = await open(place);
    await database.insertInto('migrations').values({ id: 1_000, applied_at: 0 }).execute();
    await expect(openDatabase(place, 0)).rejects.toThrow(/来自更新的版本.*newer version/s);
  });

  it('lets several servers start at once', async () => {
    const place = await newPlace();
    // On SQLite the data folder's lock lets only one process in; see data-folder.ts.
    const servers = place.url === undefined ? [1] : [1, 2, 3, 4];
    const databases = await Promise.all(servers.map(() => open(place)));
    const [first] = databases;
    expect(await first?.selectFrom('migrations').select('id').execute()).toHaveLength(migrations.length);
  });
});

describe('the embedded database', () => {
  it('survives a power cut', async () => {
    const database = await open({ folder: temporaryFolder(), onError: () => undefined });
    const pragma = async (name: string) => {
      const { rows } = await sql.raw<object>(`pragma ${name}`).execute(database);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
  });

  it('leaves nothing of deleted rows in its files, while open and after closing', async () => {
    const folder = temporaryFolder();
    const bytes = () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('');
    const { queries, forgetDeleted, close } = await openDatabase({ folder, onError: () => undefined }, 0);
    const write = (subject: string) =>
      queries.insertInto('login_attempts').values({ subject, failures: 0, locked_until: 0, attempted_at: 0 }).execute();

    await write('canary-while-open');
    expect(bytes()).toContain('canary-while-open');
    await queries.deleteFrom('login_attempts').execute();
    await forgetDeleted();
    expect(bytes()).not.toContain('canary-while-open');

    await write('canary-at-close');
    await queries.deleteFrom('login_attempts').execute();
    await close();
    expect(bytes()).not.toContain('canary-at-close');
  });

  it('says what is wrong with a file that is no database', async () => {
    const place = { folder: join(temporaryFolder(), 'missing'), onError: () => undefined };
    await expect(openDatabase(place, 0)).rejects.toThrow(/数据库无法使用.*The database cannot be used/s);
  });
});

it('says what is wrong with a PostgreSQL that does not answer, without its password', async () => {
  const place = { folder: '', url: 'postgres://user:canary-pass@127.0.0.1:9/none', onError: () => undefined };
  const error: unknown = await openDatabase(place, 0).catch((reason: unknown) => reason);
  expect(String(error)).toMatch(/cannot be opened: .*ECONNREFUSED/);
  expect(String(error)).not.toContain('canary-pass');
});

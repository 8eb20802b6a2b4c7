import { limits } from '@toolbench/contracts/limits.ts';
import { sql, type Kysely } from 'kysely';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart, cannotUse, codeOf, type Words } from '../../cannot-start.ts';
import { storageFaultOf } from '../../shared/storage-fault.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { DatabaseScripts, LaunchedThread } from './sqlite-thread.ts';
import { queriesOverSqlite } from './sqlite.ts';

/** The file of the embedded database in the data folder. */
export const databaseName = 'toolbench.db';

export interface DatabasePlace {
  readonly folder: string;
  /** Absent: the embedded database in the folder. */
  readonly url?: string | undefined;
  /** On which the embedded database runs; absent: the thread of the caller. */
  readonly thread?: LaunchedThread | undefined;
  readonly onError: (error: Error) => void;
}

/** Where a PostgreSQL address leads, without the user and the password in it. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
}

/** What PostgreSQL's SQLSTATEs mean for whoever set DATABASE_URL. */
const refusals: readonly (readonly [RegExp, Words])[] = [
  [
    /^28/,
    {
      zh: '它拒绝了 DATABASE_URL 中的用户名或密码，请改正。',
      en: 'It refuses the user name or the password in DATABASE_URL; correct them.',
    },
  ],
  [
    /^3D000$/,
    { zh: '上面没有这个数据库，请先用 createdb 创建。', en: 'It has no database of this name; make it with createdb.' },
  ],
  [
    /^42501$/,
    {
      zh: 'DATABASE_URL 中的用户没有建表的权限，请授予。',
      en: 'The user in DATABASE_URL may not make tables; grant that.',
    },
  ],
  [
    /^53300$/,
    { zh: '它的连接数已满，请调高 max_connections。', en: 'It takes no more connections; raise max_connections.' },
  ],
  [/^53100$/, { zh: '它的磁盘已满，请腾出空间后再启动。', en: 'Its disk is full; make room and start again.' }],
  [
    /^(database-away|08...|57P0[1-3])$/,
    {
      zh: '连不上它，请确认它正在运行、地址正确、防火墙放行。',
      en: 'It cannot be reached; see that it runs, that the address is right and that no firewall is in between.',
    },
  ],
];

/** Says which PostgreSQL database cannot be opened, why, and what to do; never with the password. */
function cannotOpenPostgres(url: string, error: unknown): CannotStart {
  const said = error instanceof Error ? error.message : String(error);
  const { zh, en } = refusals.find(([pattern]) => pattern.test(codeOf(error) ?? ''))?.[1] ?? { zh: said, en: said };
  const cause = error instanceof Error ? codeOf(error.cause) : undefined;
  const place = `${placeOf(url)} (${cause ?? codeOf(error) ?? '?'})`;
  return new CannotStart(
    `PostgreSQL 数据库打不开：${place}\n${zh}\nThe PostgreSQL database cannot be opened: ${place}\n${en}`,
    { cause: error },
  );
}

/** Says why the embedded database cannot be opened, and what to do. */
function cannotOpenEmbedded(file: string, error: unknown): CannotStart {
  if (storageFaultOf(error) !== 'database-damaged') return cannotUse({ zh: '数据库', en: 'The database' }, file, error);
  return new CannotStart(
    `数据库已损坏：${file}\n请用 npm run restore 恢复备份；没有备份时，把它和同名的 -wal、-shm 文件移走，服务器会从空的数据库开始。\n` +
      `The database is damaged: ${file}\nRestore a backup with npm run restore; without one, move it and its -wal and -shm ` +
      `files away, and the server begins with an empty database.`,
    { cause: error },
  );
}

function cannotOpen({ url, folder }: DatabasePlace, error: unknown): CannotStart {
  if (error instanceof CannotStart) return error;
  return url === undefined ? cannotOpenEmbedded(join(folder, databaseName), error) : cannotOpenPostgres(url, error);
}

interface OpenDatabase {
  readonly queries: Kysely<Schema>;
  /** Where the embedded database has a thread of its own. */
  readonly scripts?: DatabaseScripts;
  /** Makes deleted rows unreadable in the files as well. */
  readonly forgetDeleted: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Scripts as they run between other queries. */
function inTurn(queries: Kysely<Schema>, scripts: DatabaseScripts): DatabaseScripts {
  return {
    appendRows: (...given) => queries.connection().execute(() => scripts.appendRows(...given)),
  };
}

/** The driver, and so its native module, loads when it is needed. */
async function openEmbedded({ folder, thread }: DatabasePlace): Promise<Pick<OpenDatabase, 'queries' | 'scripts'>> {
  const file = join(folder, databaseName);
  // SQLite says only that it cannot open a file, not why.
  if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  if (thread === undefined) {
    return { queries: queriesOverSqlite((await import('./sqlite-connection.ts')).connectSqlite(file)) };
  }
  const { connection, scripts } = await thread.open(file);
  const queries = queriesOverSqlite(connection);
  return { queries, scripts: inTurn(queries, scripts) };
}

async function connect(place: DatabasePlace): Promise<OpenDatabase & { readonly limitQueries?: (ms: number) => void }> {
  if (place.url !== undefined) {
    const opened = (await import('./postgres.ts')).openPostgres(place.url, place.onError);
    return { ...opened, forgetDeleted: async () => undefined, close: () => opened.queries.destroy() };
  }
  const embedded = await openEmbedded(place);
  // Secure delete overwrites the rows in the main file; the write-ahead log still holds them until it is emptied.
  const forgetDeleted = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(embedded.queries));
  return { ...embedded, forgetDeleted, close: () => forgetDeleted().finally(() => embedded.queries.destroy()) };
}

/**
 * Opens the database that the configuration names and brings its tables up to date.
 * @throws CannotStart
 */
export async function openDatabase(place: DatabasePlace, now: number): Promise<OpenDatabase> {
  try {
    const { limitQueries, ...database } = await connect(place);
    const kind = place.url === undefined ? 'sqlite' : 'postgres';
    await migrate(database.queries, kind, now).catch(async (error: unknown) => {
      // What is wrong with the database may keep it from being closed in good order, too.
      await database.close().catch(() => undefined);
      throw error;
    });
    limitQueries?.(limits.storage.queryMs);
    return database;
  } catch (error) {
    throw cannotOpen(place, error);
  }
}

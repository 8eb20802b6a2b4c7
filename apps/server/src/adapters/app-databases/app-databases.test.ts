import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppDatabase, AppDatabases } from '../../features/previews/ports.ts';
import { createAppDatabases } from './app-databases.ts';
import { findMariadbPrograms } from './mariadb-server.ts';
import { findPostgresPrograms } from './postgres-server.ts';
import { skipMissing } from '../../test-support/skip-missing.ts';

type Query = (sql: string) => Promise<readonly unknown[]>;

/** A kind of server, and what differs between them for an app. */
interface Kind {
  readonly kind: 'postgresql' | 'mysql';
  readonly isThere: boolean;
  readonly package: string;
  /** Connects as the app does, only not through the relay of its sandbox. */
  readonly connect: (database: AppDatabase) => Promise<{ readonly query: Query; readonly end: () => Promise<void> }>;
  readonly ownDatabase: string;
  readonly noAccess: RegExp;
  readonly wrongPassword: RegExp;
  /** Statements beyond the app's database; `user` is its own. */
  readonly forbidden: (user: string, other: string) => readonly string[];
}

const partsOf = ({ url }: AppDatabase) => {
  const { username, password, pathname } = new URL(url);
  return { user: username, password, database: pathname.slice(1) };
};

const kinds: readonly Kind[] = [
  {
    kind: 'postgresql',
    isThere: findPostgresPrograms() !== undefined,
    package: 'postgresql',
    connect: async (database) => {
      const client = new pg.Client({ host: dirname(database.socket), port: database.port, ...partsOf(database) });
      client.on('error', () => undefined);
      await client.connect();
      return { query: async (sql) => (await client.query(sql)).rows as unknown[], end: () => client.end() };
    },
    ownDatabase: 'postgres',
    noAccess: /permission denied/,
    wrongPassword: /password/,
    forbidden: (user) => [
      'create database x',
      'create role x',
      "copy (select 1) to program 'id'",
      "select pg_read_file('/etc/passwd')",
      `alter role ${user} superuser`,
    ],
  },
  {
    kind: 'mysql',
    isThere: findMariadbPrograms() !== undefined,
    package: 'mariadb-server',
    connect: async (database) => {
      const connection = await createConnection({ socketPath: database.socket, ...partsOf(database) });
      return { query: async (sql) => (await connection.query(sql))[0] as unknown[], end: () => connection.end() };
    },
    ownDatabase: 'mysql',
    noAccess: /Access denied/,
    wrongPassword: /Access denied/,
    forbidden: (user, other) => [
      'create database x',
      // One letter from its own name: an underscore in a grant would stand for it.
      `create database ${user.replaceAll('_', 'x')}`,
      'create user x',
      "select 1 into outfile '/tmp/toolbench-x'",
      "load data infile '/etc/passwd' into table notes",
      `select * from ${other}.notes`,
      `grant all on *.* to ${user}@localhost`,
      'set global max_connections = 1',
      'shutdown',
    ],
  },
];

/** Skipped without the server, which in CI is a failure. */
const describeKind = (kind: Kind, suite: () => void) => {
  const name = `databases of apps on ${kind.kind}`;
  if (kind.isThere) return describe(name, suite);
  const reason = `${name}: not installed (Debian: apt install ${kind.package})`;
  return skipMissing(reason);
};

for (const kind of kinds) {
  describeKind(kind, () => {
    let place: string;
    let data: string;
    let databases: AppDatabases;
    const started: AppDatabases[] = [];
    /** As a new process of the product has them. */
    const start = () => {
      databases = createAppDatabases({ dataFolder: data, folderOf: (engine) => join(place, engine) });
      started.push(databases);
    };
    const open = async (id: string) => {
      const opened = await databases.open(id, kind.kind);
      if (opened === undefined) throw new Error('no database');
      return opened;
    };
    const asApp = async (database: AppDatabase, sql: string) => {
      const { query, end } = await kind.connect(database);
      return query(sql).finally(end);
    };
    const withDatabase = (database: AppDatabase, name: string): AppDatabase => {
      const url = new URL(database.url);
      url.pathname = `/${name}`;
      return { ...database, url: url.href };
    };
    beforeAll(() => {
      // The server's user must get through to its own folder.
      place = mkdtempSync(join('/var/tmp', 'toolbench-'));
      rmSync(place, { recursive: true });
      data = mkdtempSync(join(tmpdir(), 'toolbench-'));
      start();
    });
    afterAll(async () => {
      for (const one of started) await one.close();
      for (const folder of [place, data]) rmSync(folder, { recursive: true, force: true });
    });

    it('[PREVIEW-03] give each app its own, which no other one can open, and no rights beyond it', async () => {
      const [one, two] = [await open('one-data-1'), await open('two-data-1')];
      await asApp(one, 'create table notes as select 1 as n');
      await asApp(two, 'create table notes as select 2 as n');
      expect(await asApp(one, 'select n from notes')).toEqual([{ n: 1 }]);
      const other = partsOf(two).database;
      await expect(asApp(withDatabase(one, other), 'select 1')).rejects.toThrow(kind.noAccess);
      await expect(asApp(withDatabase(one, kind.ownDatabase), 'select 1')).rejects.toThrow(kind.noAccess);
      const stranger = { ...one, url: one.url.replace(/:[0-9a-f]{32}@/, ':wrong@') };
      await expect(asApp(stranger, 'select 1')).rejects.toThrow(kind.wrongPassword);
      for (const sql of kind.forbidden(partsOf(one).user, other)) {
        await expect(asApp(one, sql), sql).rejects.toThrow();
      }
    });

    it('[PREVIEW-03] keep those of deployments when we were killed, and remove those that previews left', async () => {
      const preview = await open('three-data-7');
      for (const database of [preview, await open('lasting'), await open('ended')])
        await asApp(database, 'create table notes as select 3 as n');
      // The server still runs that nobody has ended.
      start();
      await databases.reap();
      await databases.remove('ended');
      expect(await asApp(await open('lasting'), 'select n from notes')).toEqual([{ n: 3 }]);
      expect(partsOf(await open('three-data-7'))).toEqual(partsOf(preview));
      for (const id of ['three-data-7', 'ended'])
        await expect(asApp(await open(id), 'select n from notes')).rejects.toThrow(/notes/);
    });
  });
}

it('[PREVIEW-01] say which kinds there are', async () => {
  const databases = createAppDatabases({ dataFolder: mkdtempSync(join(tmpdir(), 'toolbench-')) });
  expect(databases.has('sqlite')).toBe(true);
  for (const { kind, isThere } of kinds) expect(databases.has(kind)).toBe(isThere);
  expect(databases.has('mongodb')).toBe(false);
  expect(await databases.open('x', 'mongodb')).toBeUndefined();
});

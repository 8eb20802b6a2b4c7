import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppDatabase, AppDatabases } from '../../features/previews/ports.ts';
import { findPostgresPrograms } from './postgres-server.ts';
import { createAppDatabases } from './app-databases.ts';

const isThere = findPostgresPrograms() !== undefined;

/** Connects as the app does, only not through the relay of its sandbox. */
async function asApp<Value>(
  { url, socket, port }: AppDatabase,
  work: (client: pg.Client) => Promise<Value>,
  database?: string,
) {
  const { username, password, pathname } = new URL(url);
  const client = new pg.Client({
    ...{ host: dirname(socket), port, user: username, password: decodeURIComponent(password) },
    database: database ?? pathname.slice(1),
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe.skipIf(!isThere)('databases of apps on PostgreSQL', () => {
  let place: string;
  let data: string;
  let databases: AppDatabases;
  const open = async (id: string) => {
    const opened = await databases.open(id, 'postgresql');
    if (opened === undefined) throw new Error('no database');
    return opened;
  };
  beforeAll(() => {
    // PostgreSQL's user must get through to its own folder.
    place = mkdtempSync(join('/var/tmp', 'toolbench-'));
    rmSync(place, { recursive: true });
    data = mkdtempSync(join(tmpdir(), 'toolbench-'));
    databases = createAppDatabases({
      dataFolder: data,
      folder: join(place, 'cluster'),
    });
  });
  afterAll(async () => {
    await databases.close();
    for (const folder of [place, data]) rmSync(folder, { recursive: true, force: true });
  });

  it('[PREVIEW-03] give each app its own, which no other one can open, and no rights beyond it', async () => {
    const [one, two] = [await open('one-data-1'), await open('two-data-1')];
    await asApp(one, (client) => client.query('create table notes as select 1 as n'));
    expect((await asApp(one, (client) => client.query('select n from notes'))).rows).toEqual([{ n: 1 }]);
    const other = new URL(two.url).pathname.slice(1);
    await expect(asApp(one, async () => undefined, other)).rejects.toThrow(/permission denied/);
    await expect(asApp(one, async () => undefined, 'postgres')).rejects.toThrow(/permission denied/);
    await expect(
      asApp({ ...one, url: one.url.replace(/:[0-9a-f]{32}@/, ':wrong@') }, async () => undefined),
    ).rejects.toThrow(/password/);
    for (const forbidden of [
      'create database x',
      'create role x',
      "copy (select 1) to program 'id'",
      "select pg_read_file('/etc/passwd')",
      `alter role ${new URL(one.url).username} superuser`,
    ]) {
      await expect(asApp(one, (client) => client.query(forbidden))).rejects.toThrow();
    }
  });

  it('[PREVIEW-03] keep those of deployments over a restart, and remove those that previews left', async () => {
    const [preview, deployment] = [await open('three-data-7'), await open('lasting')];
    await asApp(deployment, (client) => client.query('create table kept as select 2 as n'));
    await databases.close();
    await databases.reap();
    expect((await asApp(await open('lasting'), (client) => client.query('select n from kept'))).rows).toEqual([
      { n: 2 },
    ]);
    const again = await open('three-data-7');
    expect(again.url).toBe(preview.url);
    expect(
      (await asApp(again, (client) => client.query("select 1 from pg_tables where tablename = 'notes'"))).rowCount,
    ).toBe(0);
    await databases.remove('lasting');
    expect(
      (await asApp(await open('lasting'), (client) => client.query("select 1 from pg_tables where tablename = 'kept'")))
        .rowCount,
    ).toBe(0);
  });

  it('[PREVIEW-01] say which kinds there are', async () => {
    expect(['sqlite', 'postgresql', 'mysql', 'mongodb'].map((kind) => databases.has(kind as 'sqlite'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await databases.open('x', 'mongodb')).toBeUndefined();
  });
});

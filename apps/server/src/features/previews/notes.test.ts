import { describe, expect, it } from 'vitest';
import { chooseSandbox } from './choose-sandbox.ts';
import { noteText } from './notes.ts';
import { sqliteOnly } from '../../test-support/fakes.ts';
import type { Sandbox } from './sandbox-port.ts';

const sandbox = { name: 'bubblewrap' } as Sandbox;
const runtimes = [{ runtime: 'node', isAvailable: true }] as const;
const all = async () => [[sandbox, { isAvailable: true, runtimes }]] as const;
const probes = { all, anew: all };

/** What is said of an app on a machine without database servers. */
async function said(database: 'postgresql' | 'mysql' | 'mongodb'): Promise<readonly string[]> {
  const choice = await chooseSandbox({ runtime: 'node', database }, probes, sqliteOnly);
  return choice.ok ? [] : [noteText(choice.note, 'zh'), noteText(choice.note, 'en')];
}

describe('an app whose database the machine does not have', () => {
  it('[NC-08] is told what to install, in both languages', async () => {
    expect(await said('postgresql')).toEqual([
      '应用的服务端没有启动：它用的 PostgreSQL 需要安装（Debian：apt install postgresql）；也可以把应用的数据库改为 SQLite',
      'The server of the app was not started: PostgreSQL is to be installed (Debian: apt install postgresql); or choose SQLite for the app',
    ]);
    for (const text of await said('mysql')) expect(text).toMatch(/MariaDB.*apt install mariadb-server.*SQLite/);
  });

  it('[NC-08] is told that MongoDB needs one of its own, in both languages', async () => {
    expect(await said('mongodb')).toEqual([
      '应用的服务端没有启动：它需要 MongoDB 服务，预览不提供；下载或部署应用后，把自己的 MongoDB 的地址写进 DATABASE_URL，就能运行；也可以把应用的数据库改为 SQLite',
      'The server of the app was not started: it needs a MongoDB server, which previews do not have; download or deploy the app, and DATABASE_URL names yours; or choose SQLite for the app',
    ]);
  });
});

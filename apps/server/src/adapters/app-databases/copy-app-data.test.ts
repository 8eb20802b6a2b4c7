import Database from 'libsql';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { copyAppData, NoWholeCopy } from './copy-app-data.ts';

interface WasmDatabase {
  readonly exec: (sql: string) => void;
  readonly close: () => void;
}

const { Database: AppDatabase } = createRequire(import.meta.url)('node-sqlite3-wasm') as {
  readonly Database: new (file: string) => WasmDatabase;
};

const rows = 400;
const fill = (mark: string) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows}) insert into notes select '${mark}', hex(zeroblob(1000)) from n`;

/** The data of an app in JavaScript, as it locks: with an empty folder that SQLite itself does not see. */
function openApp() {
  const root = temporaryFolder();
  const [data, into] = [join(root, 'data'), join(root, 'copy')];
  mkdirSync(data, { recursive: true });
  const app = new AppDatabase(join(data, 'app.db'));
  app.exec('pragma cache_size = 10; create table notes (mark text, text text)');
  app.exec(fill('kept'));
  const copied = () => {
    const copy = new Database(join(into, 'app.db'));
    onTestFinished(() => void copy.close());
    return copy.prepare('select mark, count(*) as number from notes group by mark').all();
  };
  return { app, data, into, copied };
}

const whole = { files: ['app.db'], asFound: [] };

it('[OPS-02] copies a database in the midst of a transaction as it was before', async () => {
  const { app, data, into, copied } = openApp();
  app.exec('begin');
  // More than fits into memory, so that pages of it are in the file already.
  app.exec(fill('not yet'));
  expect(existsSync(join(data, 'app.db-journal'))).toBe(true);
  expect(await copyAppData(data, into, 'backup')).toEqual(whole);
  expect(copied()).toEqual([{ mark: 'kept', number: rows }]);
  expect(readdirSync(into)).toEqual(['app.db']);
  // Nothing of the app's was touched.
  app.exec('commit');
  app.close();
  const after = new Database(join(data, 'app.db'));
  onTestFinished(() => void after.close());
  expect(after.prepare('select count(*) as number from notes').get()).toMatchObject({ number: 2 * rows });
});

it('[OPS-02] copies the database of an app that was killed and left its lock', async () => {
  const { app, data, into, copied } = openApp();
  app.close();
  mkdirSync(join(data, 'app.db.lock'));
  expect(await copyAppData(data, into, 'backup')).toEqual(whole);
  expect(copied()).toEqual([{ mark: 'kept', number: rows }]);
});

it('[OPS-02] keeps the modes of files', async () => {
  const { app, data, into } = openApp();
  app.close();
  writeFileSync(join(data, 'run.sh'), 'true');
  chmodSync(join(data, 'run.sh'), 0o750);
  chmodSync(join(data, 'app.db'), 0o640);
  await copyAppData(data, into, 'backup');
  const modeOf = (name: string) => statSync(join(into, name)).mode & 0o777;
  expect([modeOf('run.sh'), modeOf('app.db')]).toEqual([0o750, 0o640]);
});

it('[DEPLOY-01] copies folders, and links where they are to be kept', async () => {
  const { app, data, into } = openApp();
  app.close();
  mkdirSync(join(data, 'uploads', 'empty'), { recursive: true });
  symlinkSync('app.db', join(data, 'link'));
  symlinkSync('nowhere', join(data, 'uploads', 'gone'));
  expect(await copyAppData(data, into, 'app')).toEqual(whole);
  expect(readlinkSync(join(into, 'link'))).toBe('app.db');
  expect(readdirSync(join(into, 'uploads'))).toEqual(['empty', 'gone']);
  const withoutLinks = `${into}-again`;
  await copyAppData(data, withoutLinks, 'backup');
  expect(readdirSync(withoutLinks)).toEqual(['app.db', 'uploads']);
});

it('[DEPLOY-01] copies a damaged database as it is for an app, and makes no backup of it', async () => {
  const { app, data, into } = openApp();
  app.close();
  const file = join(data, 'app.db');
  truncateSync(file, statSync(file).size / 2);
  const logged = new Database(join(data, 'logged.db'));
  logged.exec('pragma journal_mode = wal; create table notes (text text)');
  logged.close();
  truncateSync(join(data, 'logged.db'), 200);
  const asFound = ['app.db', 'logged.db'];
  expect(await copyAppData(data, into, 'app')).toEqual({ files: asFound, asFound });
  for (const name of asFound) expect(readFileSync(join(into, name))).toEqual(readFileSync(join(data, name)));
  await expect(copyAppData(data, `${into}-again`, 'backup')).rejects.toThrow(NoWholeCopy);
  rmSync(file);
  await expect(copyAppData(data, `${into}-again`, 'backup')).rejects.toThrow(NoWholeCopy);
});

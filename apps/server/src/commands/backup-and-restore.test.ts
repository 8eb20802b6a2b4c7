import Database from 'libsql';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdDataFolder } from '../adapters/data-folder.ts';
import { openDatabase } from '../adapters/database/open.ts';
import { toolTokenRow } from '../test-support/tool-token-row.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { endable } from '../features/auth/ended-mark.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { runCommand } from './run-command.ts';

const now = new Date('2026-01-01T00:00:00Z');

async function openServer(folder: string) {
  mkdirSync(folder, { recursive: true });
  const database = await openDatabase({ folder, onError: () => undefined }, 0);
  const addUser = (id: string) =>
    database.queries
      .insertInto('users')
      .values({ id, username: id, password_hash: `hash of ${id}`, role: 'administrator', created_at: 1 })
      .execute();
  const users = () => database.queries.selectFrom('users').selectAll().orderBy('id').execute();
  return { ...database, addUser, users };
}

/** A data folder that a server has written and left, and a place for archives beside it. */
async function writtenFolder(ids: readonly string[] = ['keeper']) {
  const root = temporaryFolder();
  const data = join(root, 'data');
  const server = await openServer(data);
  for (const id of ids) await server.addUser(id);
  await server.queries
    .insertInto('sessions')
    .values({ token_hash: 'canary-session', user_id: ids[0] ?? '', created_at: 1, used_at: 1 })
    .execute();
  await server.queries
    .insertInto('tool_tokens')
    .values(toolTokenRow(ids[0] ?? '', 'canary-token'))
    .execute();
  await server.close();
  writeFileSync(join(data, 'sftp-host-key'), 'PRIVATE KEY of the first', { mode: 0o600 });
  mkdirSync(join(data, 'previews'));
  writeFileSync(join(data, 'previews', 'temporary.html'), 'temporary');
  return { root, data, archive: join(root, 'backup.tar.gz') };
}

async function usersIn(data: string): Promise<string[]> {
  const server = await openServer(data);
  const users = await server.users();
  await server.close();
  return users.map(({ id }) => id);
}

/** The bytes of every file of a folder but the passing ones, to see that nothing changed. */
function stateOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .filter(({ name }) => !/^lock\.db|-shm$|-wal$/.test(name))
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
      }),
  );
}

function unpacksTo(tar: Buffer, packed: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(tar);
  } catch {
    return false;
  }
}

describe('a backup', () => {
  it('gives back the same rows and files on another machine', async () => {
    const { root, data, archive } = await writtenFolder(['a', 'b', 'c']);
    const manifest = await backUp(data, archive, { now });
    expect(manifest.files.map(({ name }) => name)).toEqual(['toolbench.db', 'sftp-host-key']);

    const other = join(root, 'other', 'data');
    await restore(other, archive);
    const [before, after] = await Promise.all([openServer(data), openServer(other)]);
    expect(await after.users()).toEqual(await before.users());
    expect(await after.queries.selectFrom('migrations').selectAll().execute()).toEqual(
      await before.queries.selectFrom('migrations').selectAll().execute(),
    );
    await Promise.all([before.close(), after.close()]);
    expect(readFileSync(join(other, 'sftp-host-key'), 'utf8')).toBe('PRIVATE KEY of the first');
    for (const name of ['toolbench.db', 'sftp-host-key']) expect(statSync(join(other, name)).mode & 0o777).toBe(0o600);
  });

  it('is consistent while a server writes: a beginning of what was written, without gaps', async () => {
    const { root, data } = await writtenFolder();
    const held = holdDataFolder(data);
    onTestFinished(held.release);
    const server = await openServer(data);
    let isWriting = true;
    const written: string[] = [];
    const writing = (async () => {
      for (let count = 0; isWriting; count += 1) {
        const id = `user-${String(count).padStart(6, '0')}`;
        await server.addUser(id);
        written.push(id);
        await new Promise(setImmediate);
      }
    })();
    for (const round of [1, 2, 3]) {
      const atLeast = written.length;
      await backUp(data, join(root, `${round}.tar.gz`), { now });
      await restore(join(root, `copy-${round}`), join(root, `${round}.tar.gz`));
      const found = (await usersIn(join(root, `copy-${round}`))).filter((id) => id !== 'keeper');
      expect(found.length).toBeGreaterThanOrEqual(atLeast);
      expect(found).toEqual(written.slice(0, found.length));
    }
    isWriting = false;
    await writing;
    await server.close();
    expect(written.length).toBeGreaterThan(3);
  });

  it('[AUTH-06] holds no sessions and no tokens, so that none that was ended comes back', async () => {
    const { root, data, archive } = await writtenFolder();
    await backUp(data, archive, { now });
    const bytes = gunzipSync(readFileSync(archive));
    for (const hash of ['canary-session', 'canary-token']) expect(bytes.includes(hash)).toBe(false);
    await restore(join(root, 'other'), archive);
    const server = await openServer(join(root, 'other'));
    for (const table of endable) expect(await server.queries.selectFrom(table).selectAll().execute()).toEqual([]);
    await server.close();
  });

  it('is readable for its owner only, and leaves nothing else behind', async () => {
    const { root, data, archive } = await writtenFolder();
    await backUp(data, archive, { now });
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(root).sort()).toEqual(['backup.tar.gz', 'data']);
    expect(readdirSync(data).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('does not replace a file, and needs a database', async () => {
    const { root, data, archive } = await writtenFolder();
    writeFileSync(archive, 'older');
    await expect(backUp(data, archive, { now })).rejects.toThrow(/已有同名文件.*exists/s);
    expect(readFileSync(archive, 'utf8')).toBe('older');
    await expect(backUp(join(root, 'nowhere'), join(root, 'b'), { now })).rejects.toThrow(/没有数据库.*no database/s);
    expect(readdirSync(root).sort()).toEqual(['backup.tar.gz', 'data']);
  });
});

describe('a restore', () => {
  it('replaces what the archive holds and leaves the rest', async () => {
    const { data, archive } = await writtenFolder(['old']);
    await backUp(data, archive, { now });
    const server = await openServer(data);
    await server.addUser('newer');
    await server.close();
    writeFileSync(join(data, 'sftp-host-key'), 'PRIVATE KEY of the second');
    await restore(data, archive);
    expect(await usersIn(data)).toEqual(['old']);
    expect(readFileSync(join(data, 'sftp-host-key'), 'utf8')).toBe('PRIVATE KEY of the first');
    expect(readFileSync(join(data, 'previews', 'temporary.html'), 'utf8')).toBe('temporary');
    expect(readdirSync(data).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('takes the place of a database whose server was killed, with what its log still holds', async () => {
    const { root, data, archive } = await writtenFolder(['old']);
    await backUp(data, archive, { now });
    // As kill -9 leaves it: rows that are in the write-ahead log only.
    const killed = new Database(join(data, 'toolbench.db'));
    onTestFinished(() => void killed.close());
    killed.exec("PRAGMA journal_mode = WAL; UPDATE users SET username = 'changed'");
    const copy = join(root, 'copy');
    mkdirSync(copy);
    for (const name of ['toolbench.db', 'toolbench.db-wal'])
      writeFileSync(join(copy, name), readFileSync(join(data, name)));
    expect(statSync(join(copy, 'toolbench.db-wal')).size).toBeGreaterThan(0);
    await restore(copy, archive);
    const server = await openServer(copy);
    expect((await server.users()).map(({ username }) => username)).toEqual(['old']);
    await server.close();
  });

  it('takes the place of a database that cannot be opened', async () => {
    const { data, archive } = await writtenFolder(['old']);
    await backUp(data, archive, { now });
    writeFileSync(join(data, 'toolbench.db'), 'no database any more');
    writeFileSync(join(data, 'toolbench.db-wal'), 'nor a log');
    await restore(data, archive);
    expect(await usersIn(data)).toEqual(['old']);
  });

  it.runIf(process.getuid?.() === 0)('run by root, gives the files to the owner of the folder', async () => {
    const { data, archive } = await writtenFolder();
    await backUp(data, archive, { now });
    chownSync(data, 12_345, 12_346);
    await restore(data, archive);
    for (const name of ['toolbench.db', 'sftp-host-key']) {
      expect(statSync(join(data, name))).toMatchObject({ uid: 12_345, gid: 12_346 });
    }
  });

  it('is refused while a server holds the folder', async () => {
    const { data, archive } = await writtenFolder();
    await backUp(data, archive, { now });
    const held = holdDataFolder(data);
    const before = stateOf(data);
    await expect(restore(data, archive)).rejects.toThrow(/正在被另一个.*Another Toolbench process/s);
    expect(stateOf(data)).toEqual(before);
    held.release();
    await restore(data, archive);
  });

  it('refuses an archive that is damaged anywhere, and changes nothing', async () => {
    const { root, data, archive } = await writtenFolder(['old']);
    await backUp(data, archive, { now });
    const whole = readFileSync(archive);
    const before = stateOf(data);
    const damaged = join(root, 'damaged.tar.gz');
    const step = Math.floor(whole.length / 40);
    for (let at = 20; at < whole.length; at += step) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 0x40;
      writeFileSync(damaged, bytes);
      // A few bits of a deflate stream mean nothing, as a distance that leads to another place with the same bytes.
      if (!unpacksTo(gunzipSync(whole), bytes))
        await expect(restore(data, damaged), `byte ${at}`).rejects.toThrow(/无法恢复.*cannot be restored/s);
      writeFileSync(damaged, whole.subarray(0, at));
      await expect(restore(data, damaged), `cut at ${at}`).rejects.toThrow(/cannot be restored/);
    }
    expect(stateOf(data)).toEqual(before);
  });

  it.each([
    ['something that is no archive', () => Buffer.from('plain text')],
    ['an empty file', () => Buffer.alloc(0)],
    [
      'a file that has another content than its manifest says',
      (tar: Buffer) => gzipSync(swap(tar, 'PRIVATE', 'privatE')),
    ],
    ['a file whose name leads elsewhere', (tar: Buffer) => gzipSync(swap(tar, '"sftp-host-key"', '"../t-host-key"'))],
    ['a manifest of another program', (tar: Buffer) => gzipSync(swap(tar, 'toolbench-backup', 'toolbench-Backup'))],
  ])('refuses %s', async (_name, damage) => {
    const { root, data, archive } = await writtenFolder();
    await backUp(data, archive, { now });
    const before = stateOf(data);
    const damaged = join(root, 'damaged.tar.gz');
    writeFileSync(damaged, damage(gunzipSync(readFileSync(archive))));
    await expect(restore(data, damaged)).rejects.toThrow(/cannot be restored/);
    expect(stateOf(data)).toEqual(before);
    expect(readdirSync(root).sort()).toEqual(['backup.tar.gz', 'damaged.tar.gz', 'data']);
  });

  it('refuses a database from a newer version', async () => {
    const { data, archive } = await writtenFolder();
    const server = await openServer(data);
    await server.queries.insertInto('migrations').values({ id: 1_000, applied_at: 0 }).execute();
    await server.close();
    await backUp(data, archive, { now });
    await expect(restore(data, archive)).rejects.toThrow(/更新的版本.*newer version/s);
  });

  it('[DATA-01] what a killed restore left behind is gone when the folder is used again', async () => {
    const { data } = await writtenFolder();
    mkdirSync(join(data, '.restore-killed', 'before'), { recursive: true });
    writeFileSync(join(data, '.restore-killed', 'before', 'toolbench.db'), 'canary');
    holdDataFolder(data).release();
    expect(existsSync(join(data, '.restore-killed'))).toBe(false);
  });
});

describe('the id of a server', () => {
  async function archiveOfNamed() {
    const { root, data, archive } = await writtenFolder();
    writeFileSync(join(data, 'server-id'), 'id-of-the-first');
    await backUp(data, archive, { now });
    return {
      archive,
      other: join(root, 'other'),
      id: (folder: string) => readFileSync(join(folder, 'server-id'), 'utf8'),
    };
  }

  it('[OPS-02] is restored with its deployments, and refused while a server of that id lives', async () => {
    const { archive, other, id } = await archiveOfNamed();
    const asked: string[] = [];
    const isAlive = async (each: string) => asked.push(each) > 0;
    await expect(restore(other, archive, { isAlive })).rejects.toThrow(/仍在运行.*--own-id.*alive.*--own-id/s);
    expect(asked).toEqual(['id-of-the-first']);
    expect(existsSync(join(other, 'server-id'))).toBe(false);
    await restore(other, archive, { isAlive: async () => false });
    expect(id(other)).toBe('id-of-the-first');
  });

  it('[OPS-02] stays that of the folder where it is to be another server', async () => {
    const { archive, other, id } = await archiveOfNamed();
    await restore(other, archive, { isAlive: async () => true, keepsOwnId: true });
    expect(existsSync(join(other, 'server-id'))).toBe(false);
    writeFileSync(join(other, 'server-id'), 'id-of-the-second');
    await runCommand(['restore', '--own-id', archive], { dataFolder: other }, () => undefined);
    expect(id(other)).toBe('id-of-the-second');
    expect(readFileSync(join(other, 'sftp-host-key'), 'utf8')).toContain('of the first');
  });

  it('[OPS-02] is not that of the archive, where the folder had it from there', async () => {
    const { archive, other } = await archiveOfNamed();
    await restore(other, archive);
    await restore(other, archive, { keepsOwnId: true });
    expect(existsSync(join(other, 'server-id'))).toBe(false);
  });
});

describe('the commands', () => {
  it('back up and restore, and say what with sizes and SHA-256', async () => {
    const { data, archive } = await writtenFolder();
    const told: string[] = [];
    const run = (...words: string[]) => runCommand(words, { dataFolder: data }, (text) => void told.push(text));
    await run('backup', archive);
    await run('restore', archive);
    expect(told[0]).toMatch(/已备份 Backed up: .*backup\.tar\.gz\n2 个文件.*\n {2}[0-9a-f]{64} {2}toolbench\.db\n/);
    expect(told[1]).toMatch(/已恢复.*Restored/);
  });

  it('[OPS-02] with a database elsewhere hold the rest, and say how that one is backed up', async () => {
    const { root, data, archive } = await writtenFolder();
    const told: string[] = [];
    const settings = { dataFolder: data, databaseUrl: 'postgres://user:canary@host/toolbench' };
    await runCommand(['backup', archive], settings, (text) => void told.push(text));
    const other = { ...settings, dataFolder: join(root, 'other') };
    await runCommand(['restore', archive], other, (text) => void told.push(text));
    expect(readdirSync(other.dataFolder).filter((name) => !name.startsWith('lock.db'))).toEqual(['sftp-host-key']);
    expect(told.join('')).toMatch(/pg_dump --format=custom --exclude-table-data=sessions.*pg_restore --clean/s);
    expect(told.join('')).not.toContain('canary');
  });

  it.each([[['backup']], [['restore', 'a', 'b']], [['serve']], [['--help']]])(
    'explain themselves: %j',
    async (words) => {
      await expect(runCommand(words, { dataFolder: 'data' }, () => undefined)).rejects.toThrow(/用法 Usage/);
    },
  );
});

/** Replaces a text by one of the same length. */
function swap(tar: Buffer, from: string, to: string): Buffer {
  return Buffer.from(tar.toString('latin1').replace(from, to), 'latin1');
}

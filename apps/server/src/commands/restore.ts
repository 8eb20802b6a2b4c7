import { limits } from '@toolbench/contracts/limits.ts';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  createAppDatabases,
  engineNames,
  usualFolder,
  type EngineName,
  type KeptAppDatabases,
} from '../adapters/app-databases/app-databases.ts';
import { holdDataFolder, restoreFolder } from '../adapters/data-folder.ts';
import { databaseName } from '../adapters/database/open.ts';
import { whyUnusable } from '../adapters/database/snapshot.ts';
import { CannotStart } from '../cannot-start.ts';
import { readArchive, type Manifest } from './archive.ts';
import { appsName } from './copy-app-files.ts';
import { replaceApps, replaceFiles } from './replace-files.ts';

function refused(archive: string, zh: string, en: string): CannotStart {
  return new CannotStart(
    `备份无法恢复，数据目录没有改动：${archive}\n${zh}\n` +
      `The backup cannot be restored; the data folder was left as it is: ${archive}\n${en}`,
  );
}

async function unpack(archive: string, folder: string): Promise<Manifest> {
  const manifest = await readArchive(archive, folder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw refused(archive, `文件已损坏或不是备份：${reason}`, `It is damaged, or no backup: ${reason}`);
  });
  if (!manifest.files.some(({ name }) => name === databaseName)) return manifest;
  const fault = whyUnusable(join(folder, databaseName));
  if (fault === 'damaged') throw refused(archive, '其中的数据库已损坏。', 'The database in it is damaged.');
  if (fault === 'newer') {
    throw refused(
      archive,
      '备份来自更新的版本，请使用更新的 Toolbench。',
      'It is from a newer version; use a newer Toolbench.',
    );
  }
  return manifest;
}

/** Each database of an app must find its server's programs here before anything is replaced. */
function refuseWithoutPrograms(archive: string, { databases }: Manifest, known: KeptAppDatabases): void {
  const missing = [...new Set(databases.map(({ kind }) => kind))].filter((kind) => !known.has(kind));
  if (missing.length === 0) return;
  throw refused(
    archive,
    `备份里有应用的数据库，这台机器上缺少 ${missing.join('、')} 的程序（Debian：postgresql、mariadb-server）。`,
    `It holds databases of apps, and the programs of ${missing.join(' and ')} are missing on this machine (Debian: postgresql, mariadb-server).`,
  );
}

/** Fills databases of apps on fresh servers from the files that their servers' tools wrote. */
async function loadDatabases(
  archive: string,
  { databases: dumps }: Manifest,
  from: string,
  databases: KeptAppDatabases,
): Promise<void> {
  try {
    for (const { kind, name, file } of dumps) {
      await databases.load({ kind, name, file: join(from, file) }).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw refused(
          archive,
          `应用的数据库 ${name} 恢复失败：${reason}`,
          `The database ${name} of an app could not be restored: ${reason}`,
        );
      });
    }
  } finally {
    await databases.close();
  }
}

/** Fresh servers' folders beside those that are there. */
const freshOf = (folder: string) => `${folder}.new`;
const formerOf = (folder: string) => `${folder}.before`;

/** Puts the folders of fresh database servers in the place of those that are there; gives what undoes that. */
function replaceServers(folders: readonly string[]): () => void {
  const undo = () => {
    for (const folder of folders.filter((path) => existsSync(formerOf(path)))) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(formerOf(folder), folder);
    }
  };
  try {
    for (const folder of folders) {
      rmSync(formerOf(folder), { recursive: true, force: true });
      if (existsSync(folder)) renameSync(folder, formerOf(folder));
      if (existsSync(freshOf(folder))) renameSync(freshOf(folder), folder);
    }
    return undo;
  } catch (error) {
    undo();
    throw error;
  }
}

/** What names a server among those that share a database, see serverIdOf. */
const idName = 'server-id';

/** Two servers of one id would take each other's previews and deployments for their own. */
async function refuseLivingId(archive: string, from: string, isAlive: (id: string) => Promise<boolean | undefined>) {
  const file = join(from, idName);
  if (!existsSync(file) || (await isAlive(readFileSync(file, 'utf8'))) !== true) return;
  const seconds = limits.cluster.leaseMs / 1_000;
  throw refused(
    archive,
    `备份来自一台仍在运行的服务器，两台服务器不能用同一个编号（server-id）。要代替它，先停止它，${seconds} 秒后再试；` +
      '要另设一台，加上 --own-id：不恢复编号，原服务器的部署仍归原服务器。',
    `It is of a server that is alive, and two must not have one id (server-id). To replace that server, stop it and try again ` +
      `after ${seconds} seconds; for another server beside it add --own-id: the id is not restored, and deployments stay with the server that has them.`,
  );
}

/** Takes the id of an archive from a folder that was restored from it before, so that one is made at the next start. */
function forgetIdOf(unpacked: string, folder: string): void {
  const [archived, own] = [join(unpacked, idName), join(folder, idName)];
  if (!existsSync(archived) || !existsSync(own)) return;
  if (readFileSync(archived, 'utf8') === readFileSync(own, 'utf8')) rmSync(own);
}

interface RestoreOptions {
  /** Whether a server of an id lives, where servers share a database. */
  readonly isAlive?: (id: string) => Promise<boolean | undefined>;
  /** Leaves this folder an id of its own: the one that it has, unless it is the archive's, or one that is made at the next start. */
  readonly keepsOwnId?: boolean;
  /** Where the files of deployed apps are, if not in the data folder. */
  readonly apps?: string | undefined;
  /** Instead of the usual places of database servers. For tests. */
  readonly folderOf?: (engine: EngineName) => string;
}

/**
 * Replaces what the archive holds in the data folder of a server that is not running. Everything is unpacked, checked
 * and, as far as it is databases of apps, loaded into fresh servers before anything is replaced, and the old files are
 * kept beside the new ones until all are in place. Files are replaced by renaming, so the database is at every moment
 * the old one or the new one, whole. An archive of the first version holds nothing of apps, and leaves what there is of
 * them.
 * @throws CannotStart where a server uses the folder, the archive is damaged or from a newer version, or a server of its id lives
 */
export async function restore(dataFolder: string, archive: string, options: RestoreOptions = {}): Promise<Manifest> {
  const source = resolve(archive);
  if (!existsSync(source)) throw new CannotStart(`没有这个文件：${source}\nThere is no such file: ${source}`);
  const held = holdDataFolder(dataFolder);
  const { apps = join(held.path, appsName) } = options;
  const { folderOf = (engine: EngineName) => usualFolder(held.path, engine) } = options;
  const { isAlive, keepsOwnId = false } = options;
  const servers = engineNames.map(folderOf);
  const work = mkdtempSync(join(held.path, restoreFolder));
  try {
    const unpacked = join(work, 'new');
    mkdirSync(unpacked);
    const manifest = await unpack(source, unpacked);
    if (!keepsOwnId && isAlive !== undefined) await refuseLivingId(source, unpacked, isAlive);
    // They have the secret of the archive, which those that are here may not have.
    const fresh = createAppDatabases({ dataFolder: unpacked, folderOf: (engine) => freshOf(folderOf(engine)) });
    refuseWithoutPrograms(source, manifest, fresh);
    await loadDatabases(source, manifest, unpacked, fresh);
    await createAppDatabases({ dataFolder: held.path, folderOf }).reap();
    const isRestored = (name: string) => !name.includes('/') && !(keepsOwnId && name === idName);
    const names = manifest.files.map(({ name }) => name).filter(isRestored);
    const undo = manifest.version === 1 ? () => undefined : replaceServers(servers);
    try {
      replaceFiles({ names, from: unpacked, folder: held.path, before: join(work, 'before') });
      const newApps = join(unpacked, appsName);
      if (manifest.version > 1 && (existsSync(newApps) || existsSync(apps))) replaceApps(newApps, apps);
    } catch (error) {
      undo();
      throw error;
    }
    if (keepsOwnId) forgetIdOf(unpacked, held.path);
    for (const folder of servers) rmSync(formerOf(folder), { recursive: true, force: true });
    return manifest;
  } finally {
    for (const folder of servers) rmSync(freshOf(folder), { recursive: true, force: true });
    rmSync(work, { recursive: true, force: true });
    held.release();
  }
}

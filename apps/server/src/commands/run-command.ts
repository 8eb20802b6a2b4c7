import { endable } from '../features/auth/ended-mark.ts';
import { CannotStart } from '../cannot-start.ts';
import type { Settings } from '../settings/env.ts';
import type { Manifest } from './archive.ts';
import { backUp } from './backup.ts';
import { appsName } from './copy-app-files.ts';
import { isServerAlive } from './living-servers.ts';
import { resetPasswordCommand } from './reset-password.ts';
import { restore } from './restore.ts';

const usage = `用法 Usage:
  npm run backup -- <file.tar.gz>     备份数据目录，服务器可以正在运行
                                      backs up the data folder; the server may be running
  npm run restore -- <file.tar.gz>    恢复到数据目录，须先停止服务器
                                      restores it; the server must be stopped
      --own-id                        多台服务器共用数据库时：不恢复服务器的编号，作为另一台服务器
                                      where servers share a database: as another server, without the id in it
  npm run reset-password -- [name]    重设管理员密码，服务器可以正在运行
                                      sets another password; the server may be running
`;

/** With DATABASE_URL the product's own rows are not in the data folder, and PostgreSQL has the right tools for them. */
const postgresText = `此备份不含产品自己的数据库（DATABASE_URL），请用 PostgreSQL 的工具另行备份和恢复：
This archive holds nothing of the product's own database (DATABASE_URL); use PostgreSQL's tools for it:

  pg_dump --format=custom ${endable.map((table) => `--exclude-table-data=${table}`).join(' ')} --file=toolbench.dump "$DATABASE_URL"
  pg_restore --clean --if-exists --single-transaction --no-owner --dbname="$DATABASE_URL" toolbench.dump

恢复前停止所有服务器；每台服务器的数据目录各备份一次。
Stop all servers before restoring; back up the data folder of each server.
`;

function report(manifest: Manifest): string {
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const own = manifest.files.filter(({ name }) => !name.includes('/'));
  const lines = own.map(({ name, sha256 }) => `  ${sha256}  ${name}`);
  const apps = manifest.files.filter(({ name }) => name.startsWith(`${appsName}/`)).length;
  if (apps > 0) lines.push(`  ${apps} 个应用文件 files of apps`);
  for (const { kind, name } of manifest.databases) lines.push(`  ${kind} ${name}`);
  return `${manifest.files.length} 个文件，共 ${bytes} 字节 files, ${bytes} bytes, ${manifest.createdAt}\n${lines.join('\n')}\n`;
}

/**
 * Runs `backup <file>`, `restore <file>` or `reset-password` and tells the outcome.
 * @throws CannotStart, in words, where it is refused or the words are none of ours
 */
export async function runCommand(
  words: readonly string[],
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'deploymentsFolder' | 'secretKey'>,
  tell: (text: string) => void,
): Promise<void> {
  if (words[0] === 'reset-password') return resetPasswordCommand(words.slice(1), settings, tell);
  const { databaseUrl, dataFolder, deploymentsFolder: apps } = settings;
  const keepsOwnId = words[0] === 'restore' && words.includes('--own-id');
  const [command, file, ...more] = words.filter((word) => !keepsOwnId || word !== '--own-id');
  if ((command !== 'backup' && command !== 'restore') || file === undefined || more.length > 0) {
    throw new CannotStart(usage);
  }
  const isElsewhere = databaseUrl !== undefined;
  if (command === 'backup') {
    tell(
      `已备份 Backed up: ${file}\n${report(await backUp(dataFolder, file, { now: new Date(), isElsewhere, apps }))}`,
    );
  } else {
    const shared = isElsewhere && { isAlive: (id: string) => isServerAlive(databaseUrl, id) };
    const manifest = await restore(dataFolder, file, { apps, keepsOwnId, ...shared });
    tell(
      `已恢复，需要重新登录、另建工具令牌 Restored; sign in and make tokens for tools anew: ${file}\n${report(manifest)}`,
    );
  }
  if (isElsewhere) tell(postgresText);
}

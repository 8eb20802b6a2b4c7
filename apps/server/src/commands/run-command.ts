import { CannotStart } from '../cannot-start.ts';
import type { Settings } from '../env.ts';
import type { Manifest } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const usage = `用法 Usage:
  npm run backup -- <file.tar.gz>     备份数据目录，服务器可以正在运行
                                      backs up the data folder; the server may be running
  npm run restore -- <file.tar.gz>    恢复到数据目录，须先停止服务器
                                      restores it; the server must be stopped
`;

/** With PostgreSQL the data is not in the data folder, and PostgreSQL has the right tools. */
const postgresText = `数据在 PostgreSQL 中，请用它自己的工具：
The data is in PostgreSQL; use its own tools:

  pg_dump --format=custom --file=toolbench.dump "$DATABASE_URL"
  pg_restore --clean --if-exists --single-transaction --no-owner --dbname="$DATABASE_URL" toolbench.dump

恢复前停止所有服务器。数据目录里的其他文件（例如 SFTP 主机密钥）请直接复制。
Stop all servers before restoring. Copy the other files of the data folder, such as the SFTP host key, as they are.`;

function report(manifest: Manifest): string {
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const lines = manifest.files.map(({ name, sha256 }) => `  ${sha256}  ${name}`);
  return `${manifest.files.length} 个文件，共 ${bytes} 字节 files, ${bytes} bytes, ${manifest.createdAt}\n${lines.join('\n')}\n`;
}

/**
 * Runs `backup <file>` or `restore <file>` and tells the outcome.
 * @throws CannotStart, in words, where it is refused or the words are none of ours
 */
export async function runCommand(
  words: readonly string[],
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  tell: (text: string) => void,
): Promise<void> {
  const [command, file, ...more] = words;
  if ((command !== 'backup' && command !== 'restore') || file === undefined || more.length > 0) {
    throw new CannotStart(usage);
  }
  if (databaseUrl !== undefined) throw new CannotStart(postgresText);
  if (command === 'backup') {
    tell(`已备份 Backed up: ${file}\n${report(await backUp(dataFolder, file, new Date()))}`);
  } else {
    tell(`已恢复，需要重新登录 Restored; sign in anew: ${file}\n${report(await restore(dataFolder, file))}`);
  }
}

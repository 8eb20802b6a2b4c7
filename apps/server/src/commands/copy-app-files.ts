import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyAppData, NoWholeCopy } from '../adapters/app-databases/copy-app-data.ts';
import { CannotStart } from '../cannot-start.ts';
import { liveData } from '../features/previews/bring-up.ts';

/** Where an archive has the files of deployed apps; a data folder has them there too, unless they are shared by several servers. */
export const appsName = 'deployments';

/** Copies what lasts of deployed apps, which may be running, and gives the paths of the files below the folder. */
export async function copyAppFiles(folder: string, into: string): Promise<readonly string[]> {
  const copied: string[] = [];
  if (!existsSync(folder)) return copied;
  mkdirSync(into, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const data = join(entry.name, liveData);
    if (entry.isFile()) {
      copyFileSync(join(folder, entry.name), join(into, entry.name));
      copied.push(entry.name);
    } else if (existsSync(join(folder, data))) {
      const { files } = await copyAppData(join(folder, data), join(into, data), 'backup').catch(sayWhatToDo);
      copied.push(...files.map((path) => join(data, path)));
    }
  }
  return copied;
}

function sayWhatToDo(error: unknown): never {
  if (!(error instanceof NoWholeCopy)) throw error;
  throw new CannotStart(
    `应用的数据库一直在写入或已损坏，无法得到一致的副本：${error.file}\n请稍后再试，或先停止这个应用。\n` +
      `This database of an app is written all the time, or damaged, so that no consistent copy could be made: ${error.file}\n` +
      'Try again later, or stop the app first.',
  );
}

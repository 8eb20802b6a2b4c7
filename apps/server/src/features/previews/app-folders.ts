import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of apps' own data, one for each id, below one folder of the data folder. */
export function openAppFolders(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    /** Makes a folder that an app may write. */
    make: (id: string, name: string): string => {
      const path = join(folder, id, name);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      return path;
    },
    remove: (id: string, name = ''): Promise<void> => rm(join(folder, id, name), { recursive: true, force: true }),
    /** At start: what is here was left by a process that is no more. */
    clear: (): void => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    },
  };
}

export type AppFolders = ReturnType<typeof openAppFolders>;

/** What names this data folder among servers that share a database: made once, and kept in it. */
export function serverIdOf(dataFolder: string, random: (length: number) => Uint8Array): string {
  const file = join(dataFolder, 'server-id');
  if (!existsSync(file)) writeFileSync(file, Buffer.from(random(16)).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

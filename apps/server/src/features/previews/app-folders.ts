import { mkdirSync, rmSync } from 'node:fs';
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

import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltApp } from './sandbox-port.ts';

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
    /** A copy of an app's data, in the place of what was there. */
    copy: async (id: string, from: string, to: string): Promise<void> => {
      await rm(join(folder, id, to), { recursive: true, force: true });
      await cp(join(folder, id, from), join(folder, id, to), { recursive: true, verbatimSymlinks: true });
    },
    /**
     * Removes locks of an app that was ended while it wrote: SQLite compiled to WebAssembly locks with an empty folder
     * beside the file, which nobody takes away after it.
     */
    unlock: (dataFolder: string): void => {
      const locks = readdirSync(dataFolder, { withFileTypes: true }).filter(
        (entry) => entry.isDirectory() && entry.name.endsWith('.lock'),
      );
      for (const { name } of locks) {
        try {
          rmdirSync(join(dataFolder, name));
        } catch {
          // Not empty: no lock, but something of the app's own.
        }
      }
    },
    /** What building an app made, once nothing runs from it. */
    removeBuilt: ({ folder: built }: BuiltApp): Promise<void> => rm(built, { recursive: true, force: true }),
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

import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltApp } from './sandbox-port.ts';

/** Databases of an app that could not be copied whole, by their paths: the copy has them as they were found. */
export interface CopiedData {
  readonly asFound: readonly string[];
}

/** Copies the data of an app that may be running, so that each database in it is whole where that is possible. */
export type CopyAppData = (folder: string, into: string) => Promise<CopiedData>;

/** Folders of apps' own data, one for each id, below one folder of the data folder. */
export function openAppFolders(folder: string, copyAppData: CopyAppData) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    /** Makes a folder that an app may write. */
    make: (id: string, name: string): string => {
      const path = join(folder, id, name);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      return path;
    },
    remove: (id: string, name = ''): Promise<void> => rm(join(folder, id, name), { recursive: true, force: true }),
    /** A copy of an app's data, in the place of what was there. The app may be writing it. */
    copy: async (id: string, from: string, to: string): Promise<CopiedData> => {
      await rm(join(folder, id, to), { recursive: true, force: true });
      return copyAppData(join(folder, id, from), join(folder, id, to));
    },
    /**
     * Shuts out a process that may still run on another machine: the app goes on with a copy, and what that process has
     * open is no longer the app's.
     */
    fence: async (id: string, name: string): Promise<CopiedData> => {
      const [path, left] = [join(folder, id, name), join(folder, id, `${name}-left`)];
      await rm(left, { recursive: true, force: true });
      if (!existsSync(path)) return { asFound: [] };
      await rename(path, left);
      const copied = await copyAppData(left, path);
      await rm(left, { recursive: true, force: true });
      return copied;
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

/** What names this folder among servers that share a database: made once, and kept in it. */
export function serverIdOf(folder: string, random: (length: number) => Uint8Array): string {
  const file = join(folder, 'server-id');
  if (!existsSync(file)) {
    const id = Buffer.from(random(16)).toString('hex');
    writeFileSync(`${file}-${id}`, id, { mode: 0o600 });
    // Servers that share a folder may come here at once: the first one's id is whole when the name is there.
    linkFirst(`${file}-${id}`, file);
    rmSync(`${file}-${id}`);
  }
  return readFileSync(file, 'utf8');
}

function linkFirst(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

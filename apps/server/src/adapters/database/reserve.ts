import { randomBytes } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storageFaultOf } from '../../shared/storage-fault.ts';

/** Room for those who can make room, on a disk that has none for anybody else. */
interface Reserve {
  /** Does what has to be possible on a full disk: where it is not, once more with the room of the reserve. */
  readonly withRoom: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Whether the room that is left is the reserve's, which no other call is to take. */
  readonly isTouched: () => Promise<boolean>;
  /** Sets the room aside, first of all and as soon as there is some again. */
  readonly keep: () => Promise<void>;
}

/** Where a database is on another machine, its disk is the operator's. */
export const noReserve: Reserve = {
  withRoom: (work) => work(),
  isTouched: () => Promise.resolve(false),
  keep: () => Promise.resolve(),
};

/** Keeps so many bytes beside the embedded database in this folder. Signing in writes, and so does every deletion. */
export function openReserve(folder: string, bytes: number): Reserve {
  const file = join(folder, '.reserve');
  const state = { isGivenUp: false };

  async function keep(): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < 4 * bytes) return;
    const kept = await stat(file).catch(() => undefined);
    // Not zeros: some file systems keep those in no room at all.
    if (kept?.size !== bytes) await writeFile(file, randomBytes(bytes), { mode: 0o600 });
    state.isGivenUp = false;
  }

  return {
    keep,
    async isTouched() {
      if (state.isGivenUp) await keep();
      return state.isGivenUp;
    },
    async withRoom(work) {
      try {
        return await work();
      } catch (error) {
        if (storageFaultOf(error) !== 'storage-full' || state.isGivenUp) throw error;
        state.isGivenUp = true;
        await rm(file, { force: true });
        return await work();
      }
    },
  };
}

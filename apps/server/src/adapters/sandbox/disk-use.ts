import type { Dirent } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';

const bytesPerBlock = 512;
/** What a file or folder counts for beside its content: many of them take long to count and to remove. */
const bytesPerEntry = 16 * 1024;
const entriesAtOnce = 1024;

/**
 * Bytes that a folder takes on its disk, links not followed. Stops counting above `most`, so that a million files cost us no
 * more than a few. A folder that cannot be read counts as more than allowed: nothing may hide there.
 */
export async function diskBytesOf(folder: string, most: number): Promise<number> {
  const folders = [folder];
  let bytes = 0;
  for (let path = folders.pop(); path !== undefined && bytes <= most; path = folders.pop()) {
    const current = path;
    const count = async (entry: Dirent): Promise<void> => {
      const child = join(current, entry.name);
      bytes += bytesPerEntry;
      if (entry.isDirectory()) folders.push(child);
      // Gone since the folder was read: nothing to count.
      else
        bytes += await lstat(child).then(
          ({ blocks }) => blocks * bytesPerBlock,
          () => 0,
        );
    };
    try {
      for await (const entry of await opendir(current, { bufferSize: entriesAtOnce })) {
        await count(entry);
        if (bytes > most) break;
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return most + 1;
    }
  }
  return bytes;
}

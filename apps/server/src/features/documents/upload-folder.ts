import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RandomBytes } from '../../ports.ts';

/** Where uploads lie while they are read: below names of our own, readable for the server only. */
export interface UploadFolder {
  /** Writes a stream down and gives its path; nothing stays where that fails. */
  readonly receive: (
    stream: Readable,
    signal: AbortSignal,
  ) => Promise<{ readonly path: string; readonly bytes: number }>;
  readonly remove: (path: string) => Promise<void>;
}

/** A PDF says so within this many bytes (ISO 32000-1, annex H, implementation note 13). */
const signatureBytes = 1_024;

/** Opens the folder, and empties it: what lies there was left by a process that is no more. */
export function openUploadFolder(dataFolder: string, random: RandomBytes): UploadFolder {
  const folder = join(dataFolder, 'uploads');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const remove = (path: string) => rm(path, { force: true });
  return {
    remove,
    async receive(stream, signal) {
      const path = join(folder, Buffer.from(random(12)).toString('hex'));
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      try {
        await pipeline(stream, file, { signal });
      } catch (error) {
        await remove(path);
        throw error;
      }
      return { path, bytes: file.bytesWritten };
    },
  };
}

/** Whether a file says that it is a PDF. */
export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return buffer.subarray(0, bytesRead).includes('%PDF-');
  } finally {
    await file.close();
  }
}

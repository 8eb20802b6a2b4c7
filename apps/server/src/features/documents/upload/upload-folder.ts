import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RandomBytes } from '../../../shared/ports.ts';

/** Where uploads lie while they are read: below names of our own, readable for the server only. */
export interface UploadFolder {
  /** Writes a stream down and gives its path and its SHA-256, in hexadecimal; nothing stays where that fails. */
  readonly receive: (
    stream: Readable,
    signal: AbortSignal,
  ) => Promise<{ readonly path: string; readonly bytes: number; readonly digest: string }>;
  readonly remove: (path: string) => Promise<void>;
}

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
      const hash = createHash('sha256');
      stream.on('data', (bytes: Buffer) => hash.update(bytes));
      try {
        await pipeline(stream, file, { signal });
      } catch (error) {
        await remove(path);
        throw error;
      }
      return { path, bytes: file.bytesWritten, digest: hash.digest('hex') };
    },
  };
}

/** The first bytes of a file, at most so many. */
export async function beginningOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

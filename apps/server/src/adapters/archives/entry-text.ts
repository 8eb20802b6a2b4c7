import { crc32 } from 'node:zlib';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Entry, ZipFile } from 'yauzl';
import { Refused } from './refused.ts';

/** Bit 11: the name is UTF-8 (APPNOTE 4.4.4). */
const isUtf8 = 0x800;

const decode = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * The name of an entry. Without the flag it should be in code page 437, but is mostly in the packing system's own:
 * UTF-8, or GBK where Chinese Windows packed it.
 */
export function entryName({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const utf8 = decode(fileNameRaw, 'utf-8');
  if (utf8 !== undefined) return utf8;
  if ((generalPurposeBitFlag & isUtf8) !== 0) throw new Refused('archive-unsafe-name');
  return decode(fileNameRaw, 'gb18030') ?? fileNameRaw.toString('latin1');
}

/** Unpacks one entry into memory; counts while unpacking, whatever its header declares. */
export async function readEntry(zip: ZipFile, entry: Entry, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > limits.code.fileBytes) throw new Refused('archive-bomb', name);
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    const isLying = error instanceof Error && /too many bytes|not enough bytes/.test(error.message);
    throw new Refused(isLying ? 'archive-bomb' : 'archive-damaged', name);
  }
  const bytes = Buffer.concat(chunks, size);
  if (crc32(bytes) !== entry.crc32) throw new Refused('archive-damaged', name);
  return bytes;
}

import { decodeBytes, decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { crc32 } from 'node:zlib';
import { limits } from '@toolbench/contracts/limits.ts';
import { guessEncodings, westernCost } from '@toolbench/kit/encodings/guess-encoding.ts';
import { joinBytes } from '@toolbench/kit/encodings/join-bytes.ts';
import { isNotebook } from '@toolbench/lab/code/languages/notebook.ts';
import { getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import { Refused } from './refused.ts';

/** Bit 11: the name is UTF-8 (APPNOTE 4.4.4). */
const isUtf8 = 0x800;

const dosName = (bytes: Buffer) => getFileNameLowLevel(0, bytes, [], true);

/**
 * How the names of an archive are read. Without the flag they should be in code page 437, but are mostly in the packing
 * system's own encoding. One decision is made for all of them: for the one in which they make the likeliest words.
 */
export function entryNames(entries: readonly Entry[]): (entry: Entry) => string {
  const old = entries
    .map(({ fileNameRaw }) => fileNameRaw)
    .filter((bytes) => decodeStrictly(bytes, 'utf-8') === undefined);
  const [guess] = guessEncodings(joinBytes(old.flatMap((bytes) => [bytes, Buffer.from('\n')])));
  const isDos = guess === undefined || westernCost(old.map(dosName).join('\n')) < guess.cost;
  return ({ fileNameRaw, generalPurposeBitFlag }) => {
    const utf8 = decodeStrictly(fileNameRaw, 'utf-8');
    if (utf8 !== undefined) return utf8;
    if ((generalPurposeBitFlag & isUtf8) !== 0) throw new Refused('archive-unsafe-name');
    return isDos ? dosName(fileNameRaw) : decodeBytes(fileNameRaw, guess.encoding);
  };
}

/** A notebook may be larger: most of it are pictures, which are not kept. */
export const mostBytesOf = (path: string): number =>
  isNotebook(path) ? limits.code.notebookBytes : limits.code.fileBytes;

/** Unpacks one entry into memory; counts while unpacking, whatever its header declares. */
export async function readEntry(zip: ZipFile, entry: Entry, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const most = mostBytesOf(name);
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > most) throw new Refused('archive-bomb', name);
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

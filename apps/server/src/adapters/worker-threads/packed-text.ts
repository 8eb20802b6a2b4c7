import { deflateRawSync } from 'node:zlib';

/**
 * Packs a text for other threads and the database. In bytes of its own: what zlib gives is the beginning of a block of
 * 16 KiB, and a message would carry the whole of it.
 */
export const packText = (text: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(deflateRawSync(text, { level: 1 }));

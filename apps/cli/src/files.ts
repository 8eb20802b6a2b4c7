import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { Sliceable, Streamed } from '@toolbench/kit/sliceable.ts';
import { limits } from '@toolbench/contracts/limits.ts';

const { openBytes: mostBytes } = limits.files;

/** Is thrown where an input is larger than any action takes; reading stops there. */
export class InputTooLarge extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} is larger than ${mostBytes} bytes`);
    this.path = path;
  }
}

/** The bytes of a file; not as Node's Buffer, whose `slice` shares memory. */
export async function readFileBytes(name: string): Promise<Uint8Array> {
  const size = await sizeOnDisk(name);
  if (size > mostBytes) throw new InputTooLarge(name);
  return size > 0 ? plainBytes(await readFile(name)) : readToEnd(createReadStream(name), name);
}

/** Without one line end at its end. */
export function withoutLineEnd(bytes: Uint8Array): Uint8Array {
  if (bytes.at(-1) !== 0x0a) return bytes;
  return bytes.slice(0, bytes.at(-2) === 0x0d ? -2 : -1);
}

/** Reads what may never end, a pipe or a device, as far as the limit. */
export async function readToEnd(stream: NodeJS.ReadableStream, name: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > mostBytes) throw new InputTooLarge(name);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // Errors of reading do not name what was read.
    throw Object.assign(error as Error, { path: name });
  }
  return plainBytes(Buffer.concat(chunks));
}

/** What an action reads piece by piece. */
export type Pieces = Sliceable | Streamed;

/** A file to be read piece by piece, whatever its size; a pipe or a device as it comes. */
export async function readFilePieces(name: string): Promise<Pieces> {
  const size = await sizeOnDisk(name);
  if (size === 0) return { pieces: await openStream(name) };
  return { size, slice: (from, to) => ({ arrayBuffer: () => readPiece(name, from, to) }) };
}

/** Opens what has no size on a disk, so that what cannot be opened or read is told by its name. */
async function openStream(name: string): Promise<AsyncIterable<Uint8Array>> {
  if ((await stat(name)).isDirectory()) throw Object.assign(new Error(name), { path: name, code: 'EISDIR' });
  return (await open(name)).createReadStream();
}

/** Bytes of a file; nothing for pipes, devices and those of the kernel. */
async function sizeOnDisk(name: string): Promise<number> {
  const found = await stat(name);
  return found.isFile() ? found.size : 0;
}

async function readPiece(name: string, from: number, to: number): Promise<ArrayBuffer> {
  const file = await open(name);
  try {
    const piece = new Uint8Array(to - from);
    for (let at = 0; at < piece.length;) {
      const { bytesRead } = await file.read(piece, at, piece.length - at, from + at);
      if (bytesRead === 0) throw new Error(`${name} has become shorter`);
      at += bytesRead;
    }
    return piece.buffer;
  } finally {
    await file.close();
  }
}

function plainBytes({ buffer, byteOffset, byteLength }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

import { createReadStream, fstatSync } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { Sliceable, Streamed } from '@toolbench/kit/sliceable.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { exitCodes } from './exit-codes.ts';
import type { zh } from './text.zh.ts';

const { openBytes: mostBytes } = limits.files;

/** Ends the program when nobody reads its output any more, or when it cannot be written: with the exit code given. */
export function endQuietly(t: Pick<typeof zh, 'errors'>, failed: number): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCodes.pipeClosed);
    complain(t.errors['unwritable']({ code: error.code ?? error.message }));
    process.exit(failed);
  });
  // Where even complaints reach nobody there is nothing left to say.
  process.stderr.on('error', () => undefined);
}

/** Writes to standard output, and waits until it is taken. */
export function print(output: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    // Errors are the stream's listener's business, which ends the program.
    process.stdout.write(output, () => resolve());
  });
}

/** Control characters but line feeds and tabs, those that turn a line around, and separators of lines. */
const control = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\u2028\u2029]/gu;

/** One message on standard error. It may repeat what stood in the input: no part of it steers the terminal. */
export function complain(message: string): void {
  const shown = message.replace(control, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
  process.stderr.write(`toolbench: ${shown}\n`);
}

/** What kept a command from its work. */
interface Hindrance {
  readonly code: string;
  readonly message: string;
  /** The file that it is about. */
  readonly file?: string;
  /** A line for people, below the message. */
  readonly more?: string;
}

/** Says what kept a command from its work; where JSON is wanted on standard output as well, in one line as failures of actions have it. */
export async function complainOf({ code, message, file, more }: Hindrance, asJson: boolean): Promise<void> {
  complain(more === undefined ? message : `${message}\n${more}`);
  if (asJson) await print(`${JSON.stringify({ ...(file !== undefined && { file }), ok: false, code, message })}\n`);
}

/** Is thrown where an input is larger than any action takes; reading stops there. */
export class InputTooLarge extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} is larger than ${mostBytes} bytes`);
    this.path = path;
  }
}

/** The bytes of a file, or of standard input for `-`; not as Node's Buffer, whose `slice` shares memory. */
export async function readBytes(name: string): Promise<Uint8Array> {
  if (name === '-') return readToEnd(standardInput(), name);
  const size = await sizeOnDisk(name);
  if (size > mostBytes) throw new InputTooLarge(name);
  return size > 0 ? plainBytes(await readFile(name)) : readToEnd(createReadStream(name), name);
}

/** Standard input; a directory, of which reading would give nothing, is told as one that is named. */
function standardInput(): typeof process.stdin {
  if (isDirectory(0)) throw Object.assign(new Error('-'), { path: '-', code: 'EISDIR' });
  return process.stdin;
}

/** What is closed is no directory. */
function isDirectory(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isDirectory();
  } catch {
    return false;
  }
}

/** The same without one line end at its end: the line, and not what the shell or the editor ends it with. */
export async function readLine(name: string): Promise<Uint8Array> {
  const bytes = await readBytes(name);
  if (bytes.at(-1) !== 0x0a) return bytes;
  return bytes.slice(0, bytes.at(-2) === 0x0d ? -2 : -1);
}

/** Reads what may never end, a pipe or a device, as far as the limit. */
async function readToEnd(stream: NodeJS.ReadableStream, name: string): Promise<Uint8Array> {
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

/** A file to be read piece by piece, whatever its size; a pipe or a device as it comes. */
export async function readPieces(name: string): Promise<Sliceable | Streamed> {
  if (name === '-') return { pieces: standardInput() };
  const size = await sizeOnDisk(name);
  if (size === 0) return { pieces: await openStream(name) };
  const file: Sliceable = { size, slice: (from, to) => ({ arrayBuffer: () => readPiece(name, from, to) }) };
  return file;
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

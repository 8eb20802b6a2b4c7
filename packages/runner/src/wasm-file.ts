import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The bytes of a WebAssembly file: beside the program where that is one bundle, else in the installed package. */
export async function readWasm(name: string, packagePath: string): Promise<ArrayBuffer> {
  const beside = new URL(name, import.meta.url);
  const { buffer } = Uint8Array.from(
    await readFile(existsSync(beside) ? beside : new URL(import.meta.resolve(packagePath))),
  );
  return buffer;
}

import { Zip, ZipDeflate } from 'fflate';
import { nextTurn } from '../../shared/paced.ts';
import type { Files } from './manifest.ts';

/** Packs files into a zip, byte for byte and with their paths below one folder; other requests have their turn between them. */
export async function* zipFiles(files: Files, folder: string, madeAt: number): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for (const [path, text] of files) {
    const entry = new ZipDeflate(`${folder}/${path}`, { level: 6 });
    // The date in the archive has no time zone; everyone gets the one of UTC.
    entry.mtime = new Date(madeAt + new Date(madeAt).getTimezoneOffset() * 60_000);
    zip.add(entry);
    entry.push(Buffer.from(text), true);
    yield Buffer.concat(packed);
    packed = [];
    await nextTurn();
  }
  zip.end();
  yield Buffer.concat(packed);
}

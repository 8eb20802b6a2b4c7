import { productVersion } from '@toolbench/contracts/catalog.ts';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { readTar, writeTar, type TarEntry } from './tar.ts';

const manifestName = 'manifest.json';
const manifestBytes = 64 * 1024;

const archivedFile = z.object({
  /** One that lies directly in the data folder. */
  name: z.string().regex(/^[\w-][\w.-]{0,98}$/),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.object({
  format: z.literal('toolbench-backup'),
  /** Changes when archives of one kind cannot be read as the other. */
  version: z.literal(1),
  product: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  files: z.array(archivedFile).min(1).max(100),
});

export type Manifest = z.infer<typeof manifestSchema>;

async function describeFile(folder: string, name: string): Promise<z.infer<typeof archivedFile>> {
  const digest = createHash('sha256');
  const path = join(folder, name);
  for await (const portion of createReadStream(path)) digest.update(portion as Uint8Array);
  return archivedFile.parse({ name, bytes: (await stat(path)).size, sha256: digest.digest('hex') });
}

/**
 * Writes these files of a folder, which must not change meanwhile, and a manifest of their sizes and SHA-256 into one
 * tar.gz, readable for its owner only. The file appears under its name only when it is complete and on the disk.
 */
export async function writeArchive(
  file: string,
  folder: string,
  names: readonly string[],
  now: Date,
): Promise<Manifest> {
  const files: Manifest['files'] = [];
  for (const name of names) files.push(await describeFile(folder, name));
  const manifest: Manifest = {
    format: 'toolbench-backup',
    version: 1,
    product: productVersion,
    createdAt: now.toISOString(),
    files,
  };
  const head = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const entries: readonly TarEntry[] = [
    { name: manifestName, bytes: head.length, content: () => [head] },
    ...files.map(({ name, bytes }) => ({ name, bytes, content: () => createReadStream(join(folder, name)) })),
  ];
  const partial = `${file}.partial`;
  try {
    await pipeline(
      writeTar(entries),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return manifest;
}

function readManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error('the manifest is not that of a Toolbench backup');
  return parsed.data;
}

/** Writes one file of an archive; `finish` gives its SHA-256. */
async function createUnpacked(path: string) {
  const handle = await open(path, 'wx', 0o600);
  const digest = createHash('sha256');
  return {
    write: async (portion: Uint8Array) => {
      digest.update(portion);
      await handle.write(portion);
    },
    finish: async () => {
      await handle.sync();
      return digest.digest('hex');
    },
    close: () => handle.close(),
  };
}

type Unpacked = Awaited<ReturnType<typeof createUnpacked>>;

/** Takes the entries of an archive as they come, into a folder, and compares each with the manifest. */
function createUnpacking(folder: string) {
  let head = '';
  let manifest: Manifest | undefined;
  let current: Unpacked | undefined;
  let complete = 0;

  const finishFile = async () => {
    if (current === undefined) return;
    const sha256 = await current.finish();
    const expected = manifest?.files[complete];
    if (sha256 !== expected?.sha256)
      throw new Error(`${expected?.name ?? ''} has another SHA-256 than the manifest says`);
    await current.close();
    current = undefined;
    complete += 1;
  };
  return {
    begin: async ({ name, bytes }: { readonly name: string; readonly bytes: number }) => {
      if (name === manifestName && head === '' && bytes <= manifestBytes) {
        return (portion: Uint8Array) => void (head += Buffer.from(portion).toString('latin1'));
      }
      manifest ??= readManifest(head);
      await finishFile();
      const expected = manifest.files[complete];
      if (name !== expected?.name || bytes !== expected.bytes) throw new Error(`${name} is not what the manifest says`);
      current = await createUnpacked(join(folder, name));
      return current.write;
    },
    finish: async () => {
      await finishFile();
      if (manifest === undefined || complete !== manifest.files.length)
        throw new Error('files of the manifest are missing');
      return manifest;
    },
    close: () => current?.close(),
  };
}

/**
 * Unpacks an archive into an empty folder and checks every file against the manifest: names, sizes and SHA-256.
 * @throws Error where anything is not as the manifest says; what was unpacked by then is the caller's to remove
 */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
  const source = createReadStream(file);
  const tar = createGunzip();
  const unpacking = createUnpacking(folder);
  try {
    const inflated = pipeline(source, tar);
    // Its failure also ends the reading below, which tells it.
    inflated.catch(() => undefined);
    await readTar(tar, unpacking.begin);
    await inflated;
    return await unpacking.finish();
  } finally {
    source.destroy();
    tar.destroy();
    await unpacking.close();
  }
}

import { productVersion } from '@toolbench/contracts/catalog.ts';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';

const manifestName = 'manifest.json';
const manifestBytes = 32 * 1024 * 1024;

/** A path below the data folder: no part of it leads out of it or hides itself. */
const archivedPath = z
  .string()
  .max(1_000)
  .refine((path) => path.split('/').every((part) => part !== '' && !part.startsWith('..') && part !== '.'))
  .refine((path) => !/[\\\0]/.test(path));

const archivedFile = z.object({
  name: archivedPath,
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A database of an app: its name on its server, and the file of the archive that its server's own tool wrote. */
const dumpedDatabase = z.object({
  kind: z.enum(['postgresql', 'mysql']),
  name: z.string().regex(/^app_[a-z0-9_]{1,59}$/),
  file: archivedPath,
});
type DumpedDatabase = z.infer<typeof dumpedDatabase>;

const manifestSchema = z.object({
  format: z.literal('toolbench-backup'),
  /** Changes when archives of one kind cannot be read as the other. The first had no data of apps. */
  version: z.union([z.literal(1), z.literal(2)]),
  product: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  files: z.array(archivedFile).max(200_000),
  databases: z.array(dumpedDatabase).default([]),
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
  { databases, now }: { readonly databases: readonly DumpedDatabase[]; readonly now: Date },
): Promise<Manifest> {
  const files: Manifest['files'] = [];
  for (const name of names) files.push(await describeFile(folder, name));
  const manifest: Manifest = {
    format: 'toolbench-backup',
    version: 2,
    product: productVersion,
    createdAt: now.toISOString(),
    files,
    databases: [...databases],
  };
  const partial = `${file}.partial`;
  const tar = pack();
  const writing = pipeline(tar, createGzip(), createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }));
  // A failure of the writing ends the reading below, which tells it.
  writing.catch(() => undefined);
  try {
    tar.entry({ name: manifestName, mode: 0o600 }, `${JSON.stringify(manifest, null, 2)}\n`);
    for (const { name, bytes } of files) {
      const path = join(folder, name);
      const mode = (await stat(path)).mode & 0o777;
      await pipeline(createReadStream(path), tar.entry({ name, size: bytes, mode }));
    }
    tar.finalize();
    await writing;
    await rename(partial, file);
  } catch (error) {
    tar.destroy();
    await writing.catch(() => undefined);
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
async function createUnpacked(path: string, mode: number) {
  const handle = await open(path, 'wx', mode & 0o777);
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
    begin: async ({ name, bytes, mode }: { readonly name: string; readonly bytes: number; readonly mode: number }) => {
      if (name === manifestName && head === '' && bytes <= manifestBytes) {
        return (portion: Uint8Array) => void (head += Buffer.from(portion).toString('latin1'));
      }
      manifest ??= readManifest(head);
      await finishFile();
      const expected = manifest.files[complete];
      if (name !== expected?.name || bytes !== expected.bytes) throw new Error(`${name} is not what the manifest says`);
      await mkdir(dirname(join(folder, name)), { recursive: true, mode: 0o700 });
      current = await createUnpacked(join(folder, name), mode);
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
  const tar = extract();
  const unpacking = createUnpacking(folder);
  try {
    const inflated = pipeline(source, createGunzip(), tar);
    // Its failure also ends the reading below, which tells it.
    inflated.catch(() => undefined);
    for await (const entry of tar) {
      const { name, size = 0, type, mode = 0o600 } = entry.header;
      if (type !== 'file') throw new Error(`${name} is no file`);
      const take = await unpacking.begin({ name, bytes: size, mode });
      for await (const portion of entry) await take(portion as Uint8Array);
    }
    await inflated;
    return await unpacking.finish();
  } finally {
    source.destroy();
    tar.destroy();
    await unpacking.close();
  }
}

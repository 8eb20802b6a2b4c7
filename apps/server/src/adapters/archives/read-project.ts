import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { SkipReason } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { decodeSource } from '@toolbench/lab/code/archive/decode-source.ts';
import { createIgnoring } from '@toolbench/lab/code/archive/gitignore.ts';
import { foldersWithManifest, skipOfPath, skipOfText } from '@toolbench/lab/code/archive/skip.ts';
import { fromFdPromise, type ZipFile } from 'yauzl';
import type { ArchiveEvent, ArchiveFile } from '../../features/code/ports.ts';
import { packText } from '../worker-threads/packed-text.ts';
import { checkEntries, type CheckedFile } from './check-entries.ts';
import { readEntry } from './entry-text.ts';
import { Refused } from './refused.ts';

const { files: mostFiles, unpackedBytes, fileBytes, batchBytes } = limits.code;

/** Changes whenever files are analysed differently, so that older analyses are not taken again. */
const analysisVersion = '5';

/** What of a name decides how a file is read. */
const kindOfName = (path: string) => {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const isManifest = /^(package\.json|[tj]sconfig.*\.json|go\.mod|cargo\.toml)$/.test(name);
  return isManifest ? name : (/\.[^.]+$/.exec(name)?.[0] ?? name);
};

function countSkips() {
  const entries = new Map<string, { path: string; reason: SkipReason; files: number }>();
  return {
    add(reason: SkipReason, path: string) {
      const key = `${reason} ${path}`;
      const known = entries.get(key);
      if (known) known.files += 1;
      else entries.set(key, { path, reason, files: 1 });
    },
    entries: () => [...entries.values()],
  };
}

async function readIgnoreFiles(zip: ZipFile, files: readonly CheckedFile[], built: ReadonlySet<string>) {
  const texts = new Map<string, string>();
  for (const { path, entry, problem } of files) {
    const isIgnoreFile = path === '.gitignore' || path.endsWith('/.gitignore');
    if (!isIgnoreFile || problem || skipOfPath(path, built) || entry.uncompressedSize > fileBytes) continue;
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    texts.set(folder, decodeSource(await readEntry(zip, entry, path)) ?? '');
  }
  return createIgnoring(texts);
}

function fileOf(path: string, text: string): ArchiveFile {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256')
    .update(`${analysisVersion}\n${kindOfName(path)}\n`)
    .update(bytes)
    .digest('hex');
  return { path, bytes: bytes.length, hash, packedText: packText(bytes) };
}

async function* unpack(zip: ZipFile): AsyncGenerator<ArchiveEvent> {
  const files = await checkEntries(zip);
  const built = foldersWithManifest(files.map(({ path }) => path));
  const ignoring = await readIgnoreFiles(zip, files, built);
  const skips = countSkips();
  let batch: ArchiveFile[] = [];
  let batched = 0;
  let kept = 0;
  let total = 0;
  for (const { path, entry, problem } of files) {
    const ignored = ignoring.ignoredAt(path);
    const skip =
      (problem && { reason: problem, path }) ??
      skipOfPath(path, built) ??
      (ignored === undefined ? undefined : { reason: 'gitignore' as const, path: ignored }) ??
      (entry.uncompressedSize > fileBytes ? { reason: 'too-large' as const, path } : undefined);
    if (skip) {
      skips.add(skip.reason, skip.path);
      continue;
    }
    const bytes = await readEntry(zip, entry, path);
    total += bytes.length;
    if (total > unpackedBytes) throw new Refused('archive-too-much-content');
    const text = decodeSource(bytes);
    const reason = text === undefined ? 'binary' : skipOfText(path, text);
    if (reason || text === undefined) {
      skips.add(reason ?? 'binary', path);
      continue;
    }
    kept += 1;
    if (kept > mostFiles) throw new Refused('archive-too-many-files');
    batch.push(fileOf(path, text));
    batched += bytes.length;
    if (batched < batchBytes && batch.length < 64) continue;
    yield { kind: 'files', files: batch };
    batch = [];
    batched = 0;
  }
  if (kept === 0) throw new Refused('archive-without-code');
  if (batch.length > 0) yield { kind: 'files', files: batch };
  yield { kind: 'skipped', entries: skips.entries() };
}

const isZipHead = (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'PK\u0003\u0004' || head.toString('latin1', 0, 4) === 'PK\u0005\u0006';

/** Reads the project in a packed file; the last event says why, where it is refused. */
export async function* readProject(file: string): AsyncGenerator<ArchiveEvent> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (!isZipHead(buffer)) throw new Refused('not-a-zip');
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true };
    const zip = await fromFdPromise(handle.fd, options).catch(() => {
      throw new Refused('archive-damaged');
    });
    yield* unpack(zip);
  } catch (error) {
    const isOurs = error instanceof Refused;
    yield { kind: 'refused', code: isOurs ? error.code : 'archive-damaged', entry: isOurs ? error.entry : undefined };
  } finally {
    await handle.close();
  }
}

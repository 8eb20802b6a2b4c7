import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { SkipReason } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { decodeSource, isInOldEncoding, oldEncodingOf } from '@toolbench/lab/code/archive/decode-source.ts';
import { createIgnoring } from '@toolbench/lab/code/archive/gitignore.ts';
import { leftOutFolders, type LeftOutFolders } from '@toolbench/lab/code/archive/left-out-folders.ts';
import { isTakenIn, skipOfPath, skipOfTakenIn, skipOfText, type Skip } from '@toolbench/lab/code/archive/skip.ts';
import { isNotebook, notebookAsScript } from '@toolbench/lab/code/languages/notebook.ts';
import { fromFdPromise, type ZipFile } from 'yauzl';
import type { ArchiveEvent, ArchiveFile } from '../../features/code/ports.ts';
import { packText } from '../worker-threads/packed-text.ts';
import { checkEntries, type CheckedFile } from './check-entries.ts';
import { mostBytesOf, readEntry } from './entry-text.ts';
import { Refused } from './refused.ts';

const { files: mostFiles, unpackedBytes, fileBytes, batchBytes } = limits.code;

/** Changes whenever files are analysed differently, so that older analyses are not taken again. */
const analysisVersion = '7';

/** Bytes of files in an old encoding that are looked at before it is decided which it is. */
const heldBytes = batchBytes;

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

async function readIgnoreFiles(zip: ZipFile, files: readonly CheckedFile[], leftOut: LeftOutFolders) {
  const texts = new Map<string, string>();
  for (const { path, entry, problem } of files) {
    const isIgnoreFile = path === '.gitignore' || path.endsWith('/.gitignore');
    if (!isIgnoreFile || problem || skipOfPath(path, leftOut) || entry.uncompressedSize > fileBytes) continue;
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

/** Collects files into batches, and decides once for the archive what those are in that are not Unicode. */
function createTaker(skips: ReturnType<typeof countSkips>, takenIn: readonly string[]) {
  let batch: ArchiveFile[] = [];
  let batched = 0;
  let kept = 0;
  let held: { readonly path: string; readonly bytes: Buffer }[] = [];
  let heldSize = 0;
  let encoding: ReturnType<typeof oldEncodingOf> | undefined;

  const keep = (path: string, bytes: Buffer) => {
    const decoded = decodeSource(bytes, encoding);
    const text = decoded !== undefined && isNotebook(path) ? notebookAsScript(decoded) : decoded;
    const found = text === undefined ? 'binary' : skipOfText(path, text);
    const reason = found === 'binary' || found === 'empty' || !isTakenIn(path, takenIn) ? found : undefined;
    if (reason || text === undefined) return skips.add(reason ?? 'binary', path);
    kept += 1;
    if (kept > mostFiles) throw new Refused('archive-too-many-files');
    batch.push(fileOf(path, text));
    batched += bytes.length;
  };
  const decide = () => {
    encoding ??= oldEncodingOf(held.map(({ bytes }) => bytes));
    for (const { path, bytes } of held) keep(path, bytes);
    held = [];
  };
  const give = (): ArchiveEvent[] => {
    if (batch.length === 0) return [];
    const event: ArchiveEvent = { kind: 'files', files: batch };
    batch = [];
    batched = 0;
    return [event];
  };
  return {
    take(path: string, bytes: Buffer): ArchiveEvent[] {
      if (encoding === undefined && isInOldEncoding(bytes)) {
        held.push({ path, bytes });
        heldSize += bytes.length;
        if (heldSize > heldBytes) decide();
      } else keep(path, bytes);
      return batched < batchBytes && batch.length < 64 ? [] : give();
    },
    finish(): ArchiveEvent[] {
      decide();
      if (kept === 0) throw new Refused('archive-without-code');
      return [...give(), { kind: 'skipped', entries: skips.entries() }];
    },
  };
}

async function* unpack(zip: ZipFile, takenIn: readonly string[]): AsyncGenerator<ArchiveEvent> {
  const files = await checkEntries(zip);
  const leftOut = leftOutFolders(files.map(({ path }) => path));
  const ignoring = await readIgnoreFiles(zip, files, leftOut);
  const skips = countSkips();
  const taker = createTaker(skips, takenIn);
  let total = 0;
  const choiceOf = (path: string): Skip | undefined => {
    if (isTakenIn(path, takenIn)) return skipOfTakenIn(path, takenIn);
    const ignored = ignoring.ignoredAt(path);
    return skipOfPath(path, leftOut) ?? (ignored === undefined ? undefined : { reason: 'gitignore', path: ignored });
  };
  for (const { path, entry, problem } of files) {
    const skip: Skip | undefined =
      (problem && { reason: problem, path }) ??
      choiceOf(path) ??
      (entry.uncompressedSize > mostBytesOf(path) ? { reason: 'too-large', path } : undefined);
    if (skip) {
      skips.add(skip.reason, skip.path);
      continue;
    }
    const bytes = await readEntry(zip, entry, path);
    total += bytes.length;
    if (total > unpackedBytes) throw new Refused('archive-too-much-content');
    yield* taker.take(path, bytes);
  }
  yield* taker.finish();
}

const isZipHead = (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'PK\u0003\u0004' || head.toString('latin1', 0, 4) === 'PK\u0005\u0006';

/**
 * Reads the project in a packed file; the last event says why, where it is refused.
 * @param takenIn files and folders that are read although they would be left out
 */
export async function* readProject(file: string, takenIn: readonly string[]): AsyncGenerator<ArchiveEvent> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (!isZipHead(buffer)) throw new Refused('not-a-zip');
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true };
    const zip = await fromFdPromise(handle.fd, options).catch(() => {
      throw new Refused('archive-damaged');
    });
    yield* unpack(zip, takenIn);
  } catch (error) {
    const isOurs = error instanceof Refused;
    yield { kind: 'refused', code: isOurs ? error.code : 'archive-damaged', entry: isOurs ? error.entry : undefined };
  } finally {
    await handle.close();
  }
}

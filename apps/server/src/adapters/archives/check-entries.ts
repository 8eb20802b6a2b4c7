import { limits } from '@toolbench/contracts/limits.ts';
import { readEntryName } from '@toolbench/lab/code/archive/entry-name.ts';
import type { Entry, ZipFile } from 'yauzl';
import { entryNames } from './entry-text.ts';
import { Refused } from './refused.ts';

export interface CheckedFile {
  readonly path: string;
  readonly entry: Entry;
  /** It is left out for its name alone. */
  readonly problem?: 'reserved-name' | 'duplicate-name' | undefined;
}

const { archiveEntries, packingRatio, packingRatioFromBytes } = limits.code;

/** The upper byte of "version made by" that means Unix, and the file types of its modes. */
const unix = 3;
const typeMask = 0o170_000;
const plainTypes: readonly number[] = [0, 0o100_000, 0o040_000];

const localHeaderBytes = 30;

function checkKind(entry: Entry, name: string): void {
  if (entry.isEncrypted()) throw new Refused('archive-encrypted', name);
  const mode = entry.externalFileAttributes >>> 16;
  if (entry.versionMadeBy >>> 8 === unix && !plainTypes.includes(mode & typeMask)) {
    throw new Refused('archive-link', name);
  }
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > packingRatioFromBytes && uncompressedSize > compressedSize * packingRatio) {
    throw new Refused('archive-bomb', name);
  }
}

/** Entries that share packed bytes unpack to many times the archive (Fifield 2019). */
function checkOverlap(entries: readonly Entry[]): void {
  const sorted = [...entries].sort((a, z) => a.relativeOffsetOfLocalHeader - z.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength } of sorted) {
    if (start < end) throw new Refused('archive-bomb');
    end = start + localHeaderBytes + fileNameLength + compressedSize;
  }
}

/**
 * Reads the whole list of an archive and refuses it for any entry that is not safe, before anything is unpacked.
 * @throws Refused
 */
export async function checkEntries(zip: ZipFile): Promise<readonly CheckedFile[]> {
  if (zip.entryCount > archiveEntries) throw new Refused('archive-too-many-entries');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entries.push(entry) > archiveEntries) throw new Refused('archive-too-many-entries');
  }
  const nameOf = entryNames(entries);
  const files: CheckedFile[] = [];
  const exact = new Set<string>();
  const folded = new Set<string>();
  for (const entry of entries) {
    const raw = nameOf(entry);
    const name = readEntryName(raw);
    if (name.kind === 'unsafe') throw new Refused('archive-unsafe-name', raw);
    checkKind(entry, raw);
    if (name.kind === 'folder') continue;
    if (exact.has(name.path)) throw new Refused('archive-duplicate-name', raw);
    exact.add(name.path);
    const lower = name.path.normalize('NFC').toLowerCase();
    const isTwice = folded.has(lower);
    folded.add(lower);
    const problem = name.kind === 'reserved' ? 'reserved-name' : isTwice ? 'duplicate-name' : undefined;
    files.push({ path: name.path, entry, problem });
  }
  checkOverlap(entries);
  return files;
}

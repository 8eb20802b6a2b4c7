import { createHash } from 'node:crypto';
import type { SkippedEntry, SkipReason, UploadedProject } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock, RandomBytes } from '../../shared/ports.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import { createSemaphore } from '../../shared/semaphore.ts';
import type { Archives, CodeParser } from './ports.ts';
import type { CodeStore, StoredProject } from './store.ts';

const idBytes = 24;
const { uploadsAtOnce, uploadsWaiting, projectsPerUser, skippedListed, lifetimeMs } = limits.code;

interface Upload {
  readonly owner: string;
  /** As the browser sent it; only shown. */
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Files and folders that are read although they would be left out. */
  readonly takenIn?: readonly string[];
}

interface UploadingParts {
  readonly store: CodeStore;
  readonly archives: Archives;
  readonly parser: CodeParser;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/** The name that is shown: without folders, control characters and `.zip`. */
const shownName = (fileName: string) =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.zip$/i, '')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .slice(0, 100) || 'project';

const countByReason = (skipped: readonly SkippedEntry[]) => {
  const counts: Partial<Record<SkipReason, number>> = {};
  for (const { reason, files } of skipped) counts[reason] = (counts[reason] ?? 0) + files;
  return counts;
};

/** Takes in archives. What is refused, or breaks off, leaves nothing behind. */
export function createUploading({ store, archives, parser, clock, random }: UploadingParts) {
  const uploads = createSemaphore(uploadsAtOnce, uploadsWaiting);

  const readFiles = async (project: StoredProject, { content, takenIn = [] }: Upload) => {
    const skipped: SkippedEntry[] = [];
    const newPaths: string[] = [];
    const contentId = (hash: string) => createHash('sha256').update(`${project.owner}\n${hash}`).digest('hex');
    let files = 0;
    let bytes = 0;
    for await (const event of archives.read(content, takenIn)) {
      if (event.kind === 'refused') {
        return refusal(event.code, event.entry === undefined ? undefined : { fields: [event.entry] });
      }
      if (event.kind === 'skipped') skipped.push(...event.entries);
      else {
        files += event.files.length;
        bytes += event.files.reduce((sum, file) => sum + file.bytes, 0);
        const named = event.files.map((file) => ({ ...file, contentId: contentId(file.hash) }));
        const added = await store.addFiles(project.id, named);
        const fresh = named.flatMap((file) => (added.has(file.contentId) ? [file.path] : []));
        for (const path of fresh) newPaths.push(path);
        parser.prepare(fresh);
      }
    }
    // What was made ready first may have been waiting for too long.
    parser.prepare(newPaths);
    return ok({ files, bytes, skipped });
  };

  const take = async (upload: Upload): Promise<Result<UploadedProject>> => {
    const now = clock.now();
    const { owner, fileName } = upload;
    const project: StoredProject = {
      id: Buffer.from(random(idBytes)).toString('base64url'),
      owner,
      name: shownName(fileName),
      created_at: now,
      expires_at: now + lifetimeMs,
      changed_at: now,
      state: 'uploading',
      files: 0,
      bytes: 0,
      unchanged_files: 0,
      total_snippets: 0,
      processed_snippets: 0,
      processed_files: 0,
      fallback_files: 0,
    };
    await store.create(project);
    let isTaken = false;
    try {
      const read = await readFiles(project, upload);
      if (!read.ok) return read;
      const { files, bytes, skipped } = read.value;
      const analysed = await store.analysed(project.id);
      await store.update(project.id, {
        state: 'uploaded',
        files,
        bytes,
        unchanged_files: analysed.files,
        processed_files: analysed.files,
        processed_snippets: analysed.units,
        fallback_files: analysed.fallbacks,
      });
      isTaken = true;
      return ok({
        projectPath: project.id,
        name: project.name,
        files,
        bytes,
        skipped_files: skipped.reduce((sum, entry) => sum + entry.files, 0),
        skipped_by_reason: countByReason(skipped),
        skipped: skipped.slice(0, skippedListed),
        unchanged_files: analysed.files,
        expires_at: new Date(project.expires_at).toISOString(),
      });
    } finally {
      if (!isTaken) await store.remove(project.id);
    }
  };

  return async (upload: Upload): Promise<Result<UploadedProject>> => {
    if (!/\.zip$/i.test(upload.fileName)) return refusal('not-a-zip');
    const held = (await store.list(upload.owner)).filter(({ expires_at }) => expires_at > clock.now());
    if (held.length >= projectsPerUser) return refusal('too-many-projects');
    const end = await uploads.take();
    return end === undefined ? refusal('busy') : take(upload).finally(end);
  };
}

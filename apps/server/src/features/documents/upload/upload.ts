import type { Unread } from '@toolbench/contracts/document-answers.ts';
import type { DocumentProgress, UploadResponse } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { documentText } from '@toolbench/lab/documents/read/document-text.ts';
import type { Page } from '@toolbench/lab/documents/read/page.ts';
import { beginning } from '@toolbench/lab/documents/read/scripts.ts';
import { placesOf } from './document-kind.ts';
import type { ReceivedFile } from './document-reader.ts';
import { ok, refusal } from '../../../shared/result.ts';
import type { DocumentParts, Work } from '../parts.ts';
import type { Semaphore } from '../../../shared/semaphore.ts';

/** A file that is read once and not kept. */
export interface Upload extends ReceivedFile {
  readonly bytes: number;
  /** SHA-256, in hexadecimal. */
  readonly digest: string;
  readonly filename: string;
  readonly owner: string;
}

const { lifetimeMs, documentsPerUser, previewCharacters } = limits.documents;
const pagesAtOnce = 20;

/** What is counted while the pages come in. */
function createCounts() {
  const counts = {
    pages: 0,
    characters: 0,
    preview: '',
    withoutText: [] as number[],
    recognised: [] as number[],
    damaged: [] as number[],
  };
  return {
    counts,
    add(page: Page) {
      const { text } = documentText([page]);
      counts.pages += 1;
      counts.characters += text.length;
      if (text.trim() === '') counts.withoutText.push(page.page);
      else if (page.isRecognised) counts.recognised.push(page.page);
      if (page.isDamaged) counts.damaged.push(page.page);
      if (counts.preview.length < previewCharacters) counts.preview = `${counts.preview} ${text}`.trim();
    },
  };
}

/** Reads an uploaded document into the store, page by page. Whatever ends it early leaves nothing behind. */
export async function* uploadDocument(
  parts: DocumentParts,
  readers: Semaphore,
  upload: Upload,
  signal: AbortSignal,
): Work<DocumentProgress, UploadResponse> {
  const { store, clock } = parts;
  const held = await store.list(upload.owner, clock.now());
  if (held.length >= documentsPerUser) return refusal('too-many-documents');
  const end = await readers.take(signal);
  if (end === undefined) return refusal('busy', { retryAfterMs: limits.documents.readMsPer100Pages });
  const id = Buffer.from(parts.random(18)).toString('base64url');
  let isKept = false;
  try {
    const result = yield* readInto(parts, id, upload, signal);
    signal.throwIfAborted();
    isKept = result.ok;
    return result;
  } finally {
    end();
    if (!isKept) await store.remove(id);
  }
}

async function* readInto(
  { store, reader, clock }: DocumentParts,
  id: string,
  { path, kind, bytes, digest, filename, owner }: Upload,
  signal: AbortSignal,
): Work<DocumentProgress, UploadResponse> {
  const createdAt = clock.now();
  const same = await store.sameAs(digest, owner, createdAt);
  const expiresAt = createdAt + lifetimeMs;
  const { counts, add } = createCounts();
  const waiting: Page[] = [];
  let total = 0;
  let attached: readonly string[] = [];
  const save = async () => {
    if (waiting.length > 0) await store.addPages(id, waiting.splice(0));
  };
  for await (const event of reader.read({ path, kind }, signal)) {
    if (event.kind === 'refused') return refusal(event.code);
    if (event.kind === 'opened') {
      total = event.pages;
      await store.begin({ id, owner, kind, filename, bytes, digest, createdAt, expiresAt });
      yield { stage: 'reading', done: 0, total };
    } else if (event.kind === 'end') attached = event.attached ?? [];
    else if (event.kind === 'read') yield { stage: 'reading', done: event.page, total };
    else if (event.kind === 'text') {
      add(event.page);
      waiting.push(event.page);
      if (waiting.length < pagesAtOnce) continue;
      await save();
      yield { stage: 'saving', done: event.page.page, total };
    }
  }
  await save();
  if (counts.characters === 0) return refusal(kind === 'pdf' ? 'document-without-text' : 'document-empty');
  const unread: Unread = {
    ...(counts.withoutText.length > 0 && { pages_without_text: counts.withoutText }),
    ...(counts.damaged.length > 0 && { damaged_pages: counts.damaged }),
    ...(attached.length > 0 && { attached_files: [...attached] }),
  };
  await store.finish(id, { pages: counts.pages, characters: counts.characters, unread });
  return ok({
    file_id: id,
    filename,
    content_preview: beginning(counts.preview, previewCharacters),
    pages: counts.pages,
    characters: counts.characters,
    ...unread,
    pages_without_text: counts.withoutText,
    ...(counts.recognised.length > 0 && { recognised_pages: counts.recognised }),
    ...placesOf(kind),
    ...(same && { same_as: { file_id: same.id, filename: same.filename } }),
    expires_at: new Date(expiresAt).toISOString(),
  });
}

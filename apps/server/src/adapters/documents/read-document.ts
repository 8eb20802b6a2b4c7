import type { DocumentKind } from '../../features/documents/upload/document-kind.ts';
import type { ReadingEvent } from '../../features/documents/upload/document-reader.ts';
import { readFlow } from './read-flow.ts';
import { Refused } from './refused.ts';

type Tell = (event: ReadingEvent) => Promise<void>;

async function read(path: string, kind: DocumentKind, tell: Tell): Promise<void> {
  if (kind === 'pdf') {
    const { readPdf } = await import('../pdf/read-pdf.ts');
    return readPdf(path, tell);
  }
  const pages = await readFlow(path, kind);
  await tell({ kind: 'opened', pages: pages.length });
  for (const { page } of pages) await tell({ kind: 'read', page });
  for (const page of pages) await tell({ kind: 'text', page });
  await tell({ kind: 'end' });
}

/** Reads one document and tells the text of each page or section; what cannot be read is told as refused. */
export async function readDocument(path: string, kind: DocumentKind, tell: Tell): Promise<void> {
  await read(path, kind, tell).catch((error: unknown) =>
    tell({ kind: 'refused', code: error instanceof Refused ? error.code : 'document-too-demanding' }),
  );
}

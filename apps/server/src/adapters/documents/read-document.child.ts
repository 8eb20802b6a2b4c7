import '@toolbench/runner/web-text-decoder.ts';
import type { DocumentKind } from '../../features/documents/upload/document-kind.ts';
import type { ReadingEvent } from '../../features/documents/upload/document-reader.ts';
import { readFlow } from './read-flow.ts';
import { Refused } from './refused.ts';

/**
 * Reads one document and tells its parent the text of each page or section. A process of its own: files from strangers can
 * take any time and memory, and only a process can be killed.
 */

const tell = (message: ReadingEvent) =>
  new Promise<void>((resolve, reject) => {
    if (!process.send) throw new Error('no parent');
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

async function read(path: string, kind: DocumentKind): Promise<void> {
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

process.on('disconnect', () => process.exit(1));
const [path = '', kind] = process.argv.slice(2);
await read(path, kind as DocumentKind).catch((error: unknown) =>
  tell({ kind: 'refused', code: error instanceof Refused ? error.code : 'document-too-demanding' }),
);
process.exit(0);

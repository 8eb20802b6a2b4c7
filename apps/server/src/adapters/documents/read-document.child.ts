import '@toolbench/runner/web-text-decoder.ts';
import type { DocumentKind } from '../../features/documents/upload/document-kind.ts';
import type { ReadingEvent } from '../../features/documents/upload/document-reader.ts';
import { readDocument } from './read-document.ts';

/**
 * Reads one document and tells its parent. A process of its own: files from strangers can take any time and memory, and
 * only a process can be killed.
 */

const tell = (message: ReadingEvent) =>
  new Promise<void>((resolve, reject) => {
    if (!process.send) throw new Error('no parent');
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

process.on('disconnect', () => process.exit(1));
const [path = '', kind] = process.argv.slice(2);
await readDocument(path, kind as DocumentKind, tell);
process.exit(0);

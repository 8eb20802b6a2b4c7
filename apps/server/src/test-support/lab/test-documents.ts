import { limits } from '@toolbench/contracts/limits.ts';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { readDocument } from '../../adapters/documents/read-document.ts';
import { createReadingProcess, type ReadingLimits } from '../../adapters/documents/reading-process.ts';
import type { Schema } from '../../adapters/database/schema.ts';
import type { Ai } from '../../features/ai-settings/routes.ts';
import { chosenModel } from '../../plugins/chosen-model.ts';
import { createOwnClaims } from '../../features/cluster/claims.ts';
import { createDocumentStore } from '../../features/documents/document-store.ts';
import { createIndexStore } from '../../features/documents/index-store.ts';
import type { DocumentReader, ReadingEvent } from '../../features/documents/upload/document-reader.ts';
import type { DocumentLab } from '../../features/documents/routes.ts';
import { createDocuments } from '../../features/documents/service.ts';
import { openUploadFolder } from '../../features/documents/upload/upload-folder.ts';
import type { Clock } from '../../shared/ports.ts';
import { builtChild } from '../built-child.ts';

interface Given {
  readonly queries: Kysely<Schema>;
  readonly clock: Clock;
  readonly ai: Ai;
  readonly folder: string;
  readonly reader?: DocumentReader;
  readonly fusesEmbeddings?: boolean;
}

/** The product's own reader, built when the first test needs it. */
export function testReader(given: Partial<ReadingLimits> = {}): DocumentReader {
  return {
    async *read(file, signal) {
      yield* createReadingProcess(await builtChild('read-document'), { ...limits.documents, ...given }).read(
        file,
        signal,
      );
    },
  };
}

/**
 * Reads PDFs as the product's own reader does, but in the process of the tests, which loads its library once: a process for
 * each takes longer than most of what is asked of it. What only a process can prove is asked of `testReader`.
 */
const readerHere: DocumentReader = {
  async *read(file, signal) {
    if (file.kind !== 'pdf') return yield* testReader().read(file, signal);
    const events = new PassThrough({ objectMode: true });
    const told = readDocument(file.path, file.kind, async (event) => void events.write(event)).finally(() =>
      events.end(),
    );
    for await (const event of events as AsyncIterable<ReadingEvent>) {
      signal.throwIfAborted();
      yield event;
    }
    await told;
  },
};

/** Documents as the server puts them together, on a test's database, clock and folder. */
export function testDocuments({
  queries,
  clock,
  ai,
  folder,
  reader = readerHere,
  fusesEmbeddings = false,
}: Given): DocumentLab {
  const random = (length: number) => randomBytes(length);
  const store = createDocumentStore(queries);
  const index = createIndexStore(queries);
  const parts = { store, index, reader, engines: ai.engines, claims: createOwnClaims() };
  const documents = createDocuments({ ...parts, clock, random, fusesEmbeddings });
  return {
    documents,
    uploads: openUploadFolder(folder, random),
    chosenModel: (request) => chosenModel(request, ai.settings),
  };
}

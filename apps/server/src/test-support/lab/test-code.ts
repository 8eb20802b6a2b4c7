import type { Kysely } from 'kysely';
import { afterAll, onTestFinished } from 'vitest';
import { createArchives } from '../../adapters/archives/archive-reader.ts';
import { createParserPool } from '../../adapters/code-parser/parser-pool.ts';
import { createProjectIndexes } from '../../adapters/code-projects/project-indexes.ts';
import type { Schema } from '../../adapters/database/schema.ts';
import { workerStarter, type StartWorker } from '../../adapters/worker-threads/worker-thread.ts';
import { createOwnClaims } from '../../features/cluster/claims.ts';
import { createCode, type Code, type CodeParts } from '../../features/code/service.ts';
import { createCodeStore } from '../../features/code/store.ts';
import type { Clock } from '../../shared/ports.ts';
import { bundledWorker } from '../bundled-worker.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Starts real workers, as the built server does. */
const startTestWorker: StartWorker = (role, data) =>
  workerStarter(bundledWorker('adapters/worker-threads/code-worker.ts'))(role, data);

/** The workers of all tests of a file, started by the first that needs them: they keep nothing of one test for the next. */
export function codeWorkers(): Pick<CodeParts, 'parser' | 'indexes'> {
  const parser = createParserPool(startTestWorker);
  const indexes = createProjectIndexes(startTestWorker);
  afterAll(async () => void (await Promise.all([parser.close(), indexes.close()])));
  return { parser, indexes };
}

interface Given {
  readonly queries: Kysely<Schema>;
  readonly clock: Clock;
  readonly engines?: CodeParts['engines'];
  readonly folder?: string;
  readonly parts?: Partial<CodeParts>;
}

/** Question answering over code as the server puts it together; its ids are random, its workers are ended. */
export function testCode({ queries, clock, engines, folder = temporaryFolder(), parts }: Given): Code {
  const parser = createParserPool(startTestWorker);
  const indexes = createProjectIndexes(startTestWorker);
  const code = createCode({
    store: createCodeStore(queries),
    archives: createArchives(folder, startTestWorker),
    parser,
    indexes,
    engines: engines ?? { chat: async () => undefined },
    claims: createOwnClaims(),
    clock,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    onError: (error) => {
      throw error;
    },
    ...parts,
  });
  onTestFinished(async () => {
    await code.close();
    await Promise.all([parser.close(), indexes.close()]);
  });
  return code;
}

import { buildSync } from 'esbuild';
import type { Kysely } from 'kysely';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createArchives } from '../adapters/archives/archive-reader.ts';
import { createParserPool } from '../adapters/code-parser/parser-pool.ts';
import { createProjectIndexes } from '../adapters/code-projects/project-indexes.ts';
import type { Schema } from '../adapters/database/schema.ts';
import { workerStarter, type StartWorker } from '../adapters/worker-threads/worker-thread.ts';
import { createCode, type Code, type CodeParts } from '../features/code/service.ts';
import { createCodeStore } from '../features/code/store.ts';
import type { Clock } from '../ports.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let bundled: string | undefined;

/** Bundled once for each process, inside the project, where the packages are found. */
function workerFile(): string {
  if (bundled !== undefined) return bundled;
  const folder = join(root, '.cache', 'test-workers');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `code-worker-${process.pid}.mjs`);
  buildSync({
    entryPoints: [join(root, 'apps/server/src/adapters/worker-threads/code-worker.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: Object.fromEntries(
      ['contracts', 'lab'].map((name) => [`@toolbench/${name}`, join(root, 'packages', name, 'src')]),
    ),
    logLevel: 'warning',
  });
  process.once('exit', () => rmSync(file, { force: true }));
  bundled = file;
  return file;
}

/** Starts real workers, as the built server does. */
const startTestWorker: StartWorker = (role, data) => workerStarter(workerFile())(role, data);

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

import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtCli } from '../../../../scripts/built-once.mjs';
import type { Asked, Finished } from './kept-program.ts';

interface Toolbench {
  /** A folder of the test's own, where the commands are called. */
  readonly folder: string;
  /** The file of the program. */
  readonly program: string;
  /** Carries a command out in a process that is kept: starting one for each would take longer than all they do. */
  readonly toolbench: (words: readonly string[], input?: string | Buffer, locale?: string) => Promise<Finished>;
  /** The same in a process of its own, as a shell does it. */
  readonly spawned: (words: readonly string[], input?: string | Buffer, locale?: string) => Promise<Finished>;
}

const english = 'en_GB.UTF-8';

/** The built command line, for the tests of a file. */
export function useToolbench(): Toolbench {
  let folder = '';
  let built = '';
  let kept: ChildProcess | undefined;
  let count = 0;
  beforeAll(async () => {
    built = await builtCli();
    folder = mkdtempSync(join(tmpdir(), 'toolbench-cli-'));
  });
  afterAll(() => {
    kept?.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    get program() {
      return join(built, 'toolbench.js');
    },
    async toolbench(words, input = '', locale = english) {
      kept ??= fork(join(built, 'kept-program.js'), { cwd: folder, serialization: 'advanced' });
      const asked = (count += 1);
      kept.send({ id: asked, words, input: Buffer.from(input), locale } satisfies Asked);
      for (;;) {
        const [{ id, ...finished }] = (await once(kept, 'message')) as [Finished];
        if (id === asked) return finished;
      }
    },
    spawned(words, input = '', locale = english) {
      return new Promise((resolve) => {
        const env = { ...process.env, LC_ALL: locale };
        const child = spawn(process.execPath, [join(built, 'toolbench.js'), ...words], { env, cwd: folder });
        let output = '';
        let complaint = '';
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
        child.on('close', (code) => resolve({ code, output, complaint }));
        // What reads no input may have ended before it comes.
        child.stdin.on('error', () => undefined).end(input);
      });
    },
  };
}

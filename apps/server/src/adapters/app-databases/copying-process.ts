import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CopyAppData } from '../../features/previews/app-folders.ts';

/** What copy-app-data.child.ts tells. */
type Told = { readonly asFound: readonly string[] } | { readonly message: string; readonly code?: string };

/** Runs the copying to its end; undefined where it ended without a word, or took longer than it may. */
function runCopying(script: URL, args: readonly string[], copyMs: number): Promise<Told | undefined> {
  const child = fork(fileURLToPath(script), args, {
    cwd: tmpdir(),
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: copyMs,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => {
    let told: Told | undefined;
    child.on('message', (message) => (told = message as Told));
    child.on('error', () => resolve(undefined));
    child.on('close', () => resolve(told));
  });
}

/**
 * Copies the data of apps in a process of its own: SQLite reads and writes while its thread waits, and what an app has
 * made of its database may keep it busy for ever, or end it. Then all is copied again without opening anything.
 * `script` is the built copy-app-data.child.ts.
 * @throws Error with the code of the system where neither way is possible
 */
export function createCopyingProcess(script: URL, copyMs: number): CopyAppData {
  return async (folder, into) => {
    let told = await runCopying(script, [folder, into, 'app'], copyMs);
    if (told === undefined) {
      await rm(into, { recursive: true, force: true });
      told = await runCopying(script, [folder, into, 'bytes'], copyMs);
    }
    if (told && 'asFound' in told) return told;
    const { message, code } = told ?? { message: `copying the data of an app took longer than ${copyMs / 1_000} s` };
    throw Object.assign(new Error(message), { code });
  };
}

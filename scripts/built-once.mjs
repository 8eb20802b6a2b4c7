import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './project.mjs';

const lookAgainMs = 100;

/** Where a run of tests keeps what is built for it: inside the project, so that bundles find its packages. */
export const folderOfRun = (run) => join(root, '.cache', `built-for-run-${run}`);

/**
 * Whoever comes first builds, for all files of the run; the others wait for it. Answers the folder it was built into, which
 * lies as deep in the project as the folder of a build.
 */
export async function builtOnce(name, build) {
  const folder = join(folderOfRun(process.ppid), name);
  const [isMade, isBeingMade] = [`${folder}.made`, `${folder}.being-made`];
  mkdirSync(folderOfRun(process.ppid), { recursive: true });
  while (!existsSync(isMade)) {
    try {
      mkdirSync(isBeingMade);
    } catch {
      await setTimeout(lookAgainMs);
      continue;
    }
    try {
      await build(folder);
      writeFileSync(isMade, '');
    } finally {
      rmSync(isBeingMade, { recursive: true });
    }
  }
  return folder;
}

/** The command line, with the file of its worker threads beside it. */
export async function builtCli() {
  const { buildCli } = await import('./cli-bundle.mjs');
  const keptProgram = join(root, 'apps/cli/src/test-support/kept-program.ts');
  return builtOnce('cli', (folder) => buildCli(folder, { 'kept-program': keptProgram }));
}

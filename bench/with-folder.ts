import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Gives a folder that is gone afterwards. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'toolbench-bench-'));
  return use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

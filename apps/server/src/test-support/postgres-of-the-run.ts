import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of the run, in which every test makes databases of its own; undefined without PostgreSQL. */
    readonly postgresUrl: string | undefined;
  }
}

/** One cluster for all files: making and starting one takes longer than most of them. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const binaries = findPostgres();
  if (binaries === undefined) return undefined;
  const { url, stop } = await startPostgres(binaries);
  project.provide('postgresUrl', url);
  return stop;
}

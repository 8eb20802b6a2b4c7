import { afterAll, beforeAll, describe, it } from 'vitest';
import type { DatabasePlace } from '../adapters/database/open.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { findPostgres, startPostgres, type TestPostgres } from './test-postgres.ts';

/** Gives a place with an empty database, removed after the test. */
export type NewPlace = () => Promise<DatabasePlace>;

const onError = () => undefined;

function describeOnPostgres(name: string, suite: (newPlace: NewPlace) => void): void {
  const binaries = findPostgres();
  if (binaries === undefined) {
    const reason = `${name} on PostgreSQL: initdb and postgres are not installed (Debian: apt install postgresql)`;
    if (process.env.CI === 'true') it(reason, () => Promise.reject(new Error(reason)));
    else it.skip(reason);
    return;
  }
  describe(`${name} on PostgreSQL`, () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres(binaries);
    });
    afterAll(() => postgres.stop());
    suite(async () => ({ folder: temporaryFolder(), url: await postgres.createDatabase(), onError }));
  });
}

/** One suite for both databases: what holds on one holds on the other. */
export function describeOnDatabases(name: string, suite: (newPlace: NewPlace) => void): void {
  describe(`${name} on SQLite`, () => suite(async () => ({ folder: temporaryFolder(), onError })));
  describeOnPostgres(name, suite);
}

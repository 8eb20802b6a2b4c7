import { describe, inject, onTestFinished } from 'vitest';
import type { DatabasePlace } from '../adapters/database/open.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestDatabase, dropTestDatabase } from './test-postgres.ts';
import { skipMissing } from './skip-missing.ts';

/** Gives a place with an empty database, removed after the test. */
export type NewPlace = () => Promise<DatabasePlace>;

const onError = () => undefined;

function describeOnPostgres(name: string, suite: (newPlace: NewPlace) => void): void {
  const serverUrl = inject('postgresUrl');
  if (serverUrl === undefined) {
    const reason = `${name} on PostgreSQL: initdb and postgres are not installed (Debian: apt install postgresql)`;
    return skipMissing(reason);
  }
  describe(`${name} on PostgreSQL`, () =>
    suite(async () => {
      const url = await createTestDatabase(serverUrl);
      onTestFinished(() => dropTestDatabase(url));
      return { folder: temporaryFolder(), url, onError };
    }));
}

/** One suite for both databases: what holds on one holds on the other. */
export function describeOnDatabases(name: string, suite: (newPlace: NewPlace) => void): void {
  describe(`${name} on SQLite`, () => suite(async () => ({ folder: temporaryFolder(), onError })));
  describeOnPostgres(name, suite);
}

import { limits } from '@toolbench/contracts/limits.ts';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createMembership } from '../adapters/cluster/membership.ts';
import { openDatabase } from '../adapters/database/open.ts';
import { skipMissing } from '../test-support/skip-missing.ts';
import { createTestDatabase, dropTestDatabase } from '../test-support/test-postgres.ts';
import { isServerAlive } from './living-servers.ts';

const serverUrl = inject('postgresUrl');

it.runIf(serverUrl !== undefined)('[OPS-02] looks for a living server among those that share a database', async () => {
  const url = await createTestDatabase(serverUrl ?? '');
  onTestFinished(() => dropTestDatabase(url));
  // Without tables nobody can be asked.
  expect(await isServerAlive(url, 'one')).toBeUndefined();
  const { queries, close } = await openDatabase({ folder: '', url, onError: () => undefined }, 0);
  onTestFinished(close);
  const parts = { ...limits.cluster, queries, kind: 'postgres', id: 'one', host: 'one.inner' } as const;
  const membership = createMembership({ ...parts, elapsed: () => 0, onError: () => undefined });
  await membership.begin();
  expect(await isServerAlive(url, 'one')).toBe(true);
  expect(await isServerAlive(url, 'two')).toBe(false);
  await membership.end();
  expect(await isServerAlive(url, 'one')).toBe(false);
});
if (serverUrl === undefined) skipMissing('servers that live: PostgreSQL is not installed');

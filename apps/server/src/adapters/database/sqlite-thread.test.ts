import { binAnswer } from '@toolbench/contracts/bins.ts';
import { sql } from 'kysely';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createBinStore } from '../../features/bins/bin-store.ts';
import { createRequestStore, type CaughtRequest } from '../../features/bins/request-store.ts';
import { bundledWorker } from '../../test-support/bundled-worker.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { openDatabase } from './open.ts';
import { launchDatabaseThread } from './sqlite-thread.ts';

async function openOnThread(folder = temporaryFolder()) {
  const thread = launchDatabaseThread(bundledWorker('compose/database-thread.ts'));
  const database = await openDatabase({ folder, thread, onError: () => undefined }, 0);
  onTestFinished(database.close);
  const bins = createBinStore(database.queries);
  const share = { requestsKept: 1_000, bytesKept: 1_000_000 };
  const requests = createRequestStore(database.queries, share, database.scripts?.appendRows);
  const addBin = (id: string) => bins.add({ id, createdAt: 0, expiresAt: 100, answer: binAnswer.parse({}) });
  return { ...database, requests, addBin };
}

const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const caught = (binId: string, body: Uint8Array = bytes): CaughtRequest => ({
  binId,
  receivedAt: 1,
  method: 'POST',
  target: '/',
  client: '',
  rawHeaders: ['X-b', '\xe5'],
  rawTrailers: ['X-c', '\xe6'],
  version: '1.0',
  body,
  bodyBytes: body.length,
  bodySha256: 'hash',
  refused: null,
});

it('[BIN-02] keeps what is caught byte for byte, and the rest of the queries in between', async () => {
  const { queries, requests, addBin } = await openOnThread();
  await addBin('a');
  const counted = () => sql<{ last_request: number }>`select last_request from bins`.execute(queries);
  const [first, , second] = await Promise.all([
    requests.append([caught('a'), caught('gone')], 0),
    counted(),
    // A view into more bytes than are its own.
    requests.append([caught('a', bytes.subarray(10, 20)), caught('a', new Uint8Array())], 0),
  ]);
  const answer = binAnswer.parse({});
  expect([first, second]).toEqual([
    [{ answer }, undefined],
    [{ answer }, { answer }],
  ]);
  expect((await counted()).rows).toEqual([{ last_request: 3 }]);
  expect((await requests.list('a')).map(({ body }) => [...body])).toEqual([[], [...bytes.slice(10, 20)], [...bytes]]);
  expect((await requests.list('a')).at(-1)?.rawHeaders).toEqual(['X-b', '\xe5']);
});

it('keeps others out of a transaction, and undoes one that fails', async () => {
  const { queries, addBin } = await openOnThread();
  const failing = queries.transaction().execute(async (transaction) => {
    await sql`update login_attempts set failures = 1`.execute(transaction);
    await createBinStore(transaction).add({ id: 'undone', createdAt: 0, expiresAt: 1, answer: binAnswer.parse({}) });
    throw new Error('no');
  });
  await Promise.all([expect(failing).rejects.toThrow('no'), addBin('kept')]);
  expect(await queries.selectFrom('bins').select('id').execute()).toEqual([{ id: 'kept' }]);
});

it('gives faults as SQLite names them, and goes on', async () => {
  const { queries, addBin } = await openOnThread();
  await addBin('a');
  await expect(addBin('a')).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_CONSTRAINT/) as string });
  await expect(sql`select missing`.execute(queries)).rejects.toThrow(/no such column/);
  expect(await queries.selectFrom('bins').select('id').execute()).toEqual([{ id: 'a' }]);
});

it('says what is wrong with a file that cannot be opened', async () => {
  await expect(openOnThread(join(temporaryFolder(), 'missing'))).rejects.toThrow(
    /数据库无法使用.*The database cannot be used/s,
  );
});

import { binAnswer } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type DatabasePlace } from '../../adapters/database/open.ts';
import { describeOnDatabases, type NewPlace } from '../../test-support/on-databases.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { createBinStore } from './bin-store.ts';
import { createRequestStore, type CaughtRequest, type RequestStore } from './request-store.ts';

const day = 24 * 60 * 60_000;
const answer = binAnswer.parse({ status: 201, body: '好' });
const share = { requestsKept: 5, bytesKept: 10_000 };

function caught(binId: string, body = 'body', more: Partial<CaughtRequest> = {}): CaughtRequest {
  const bytes = Buffer.from(body);
  return {
    binId,
    receivedAt: 1_000,
    method: 'POST',
    target: `/bin/${binId}`,
    client: '192.0.2.1',
    rawHeaders: ['Host', 'x'],
    rawTrailers: [],
    version: '1.1',
    body: bytes,
    bodyBytes: bytes.length,
    bodySha256: 'hash',
    refused: null,
    ...more,
  };
}

async function bodyOf(requests: RequestStore, id: string, number: number): Promise<Buffer | undefined> {
  const length = await requests.bodyLength(id, number);
  return length === undefined ? undefined : requests.bodyPart(id, number, { from: 0, length });
}

async function open(place: DatabasePlace) {
  const { queries, close } = await openDatabase(place, 0);
  onTestFinished(close);
  const bins = createBinStore(queries);
  const addBin = (id: string, expiresAt = day) => bins.add({ id, createdAt: 0, expiresAt, answer });
  return { queries, bins, addBin, requests: createRequestStore(queries, share) };
}

function describeBinStores(newPlace: NewPlace): void {
  it('[BIN-02] keeps every byte of a body and every header as it came', async () => {
    const { addBin, requests } = await open(await newPlace());
    await addBin('a');
    const body = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const rawHeaders = ['X-b', '1', 'x-A', '\xe5\xff', '__proto__', ''];
    const request = caught('a', '', { body, bodyBytes: 256, rawHeaders, target: "/bin/a/%00?'; drop table bins;--" });
    expect(await requests.append([request], 0)).toEqual([{ answer }]);
    expect(await requests.list('a')).toEqual([{ ...request, number: 1 }]);
    expect(await bodyOf(requests, 'a', 1)).toEqual(body);
  });

  it('keeps an empty body, and one that was refused without its bytes', async () => {
    const { addBin, requests } = await open(await newPlace());
    await addBin('a');
    const refused = { bodyBytes: 10_000_000_000, bodySha256: null, refused: 'body-too-large' } as const;
    await requests.append([caught('a', ''), caught('a', '', refused)], 0);
    expect(await requests.list('a')).toMatchObject([
      { number: 2, ...refused },
      { number: 1, bodyBytes: 0, refused: null },
    ]);
    expect(await bodyOf(requests, 'a', 1)).toEqual(Buffer.alloc(0));
    expect(await bodyOf(requests, 'a', 2)).toBeUndefined();
    expect(await bodyOf(requests, 'a', 3)).toBeUndefined();
  });

  it('lists the beginning of a long body and gives the whole', async () => {
    const { queries, addBin } = await open(await newPlace());
    const requests = createRequestStore(queries, { requestsKept: 5, bytesKept: 10_000_000 });
    await addBin('a');
    const body = 'ab'.repeat(limits.bins.listedBodyBytes);
    await requests.append([caught('a', body)], 0);
    const [listed] = await requests.list('a');
    expect(listed?.body.length).toBe(limits.bins.listedBodyBytes);
    expect(listed?.bodyBytes).toBe(body.length);
    expect((await bodyOf(requests, 'a', 1))?.toString()).toBe(body);
  });

  it('numbers the requests of each bin from one, in the order in which they came', async () => {
    const { addBin, requests, bins } = await open(await newPlace());
    await addBin('a');
    await addBin('b');
    await requests.append([caught('b', '1'), caught('a', '1'), caught('b', '2')], 0);
    await requests.append([caught('b', '3')], 0);
    const texts = async (id: string) =>
      (await requests.list(id)).map(({ number, body }) => [number, Buffer.from(body).toString()]);
    expect(await texts('b')).toEqual([
      [3, '3'],
      [2, '2'],
      [1, '1'],
    ]);
    expect(await texts('a')).toEqual([[1, '1']]);
    expect(await bins.find('b', 0)).toMatchObject({ lastRequest: 3, kept: 3 });
  });

  it('[OPS-01] tells how much a list holds of each, and gives a body in parts', async () => {
    const { queries, addBin } = await open(await newPlace());
    const requests = createRequestStore(queries, { requestsKept: 5, bytesKept: 10_000_000 });
    await addBin('a');
    const refused = { bodyBytes: 10_000_000, bodySha256: null, refused: 'body-too-large' } as const;
    await requests.append([caught('a', 'x'.repeat(100_000)), caught('a', '', refused), caught('a', 'abcdef')], 0);
    const head = '["Host","x"]'.length + '/bin/a'.length;
    expect(await requests.sizes('a')).toEqual([
      { number: 3, bytes: 6 + head },
      { number: 2, bytes: head },
      { number: 1, bytes: limits.bins.listedBodyBytes + head },
    ]);
    const part = (from: number) => requests.bodyPart('a', 3, { from, length: 4 });
    expect([await part(0), await part(4), await part(6)].map(String)).toEqual(['abcd', 'ef', '']);
    expect(await requests.bodyPart('a', 4, { from: 0, length: 4 })).toBeUndefined();
  });

  it('lists only what comes after a request', async () => {
    const { addBin, requests } = await open(await newPlace());
    await addBin('a');
    await requests.append([caught('a'), caught('a'), caught('a')], 0);
    expect((await requests.list('a', { after: 1 })).map(({ number }) => number)).toEqual([3, 2]);
    expect(await requests.list('a', { after: 3 })).toEqual([]);
    expect((await requests.list('a', { after: 0, upTo: 2 })).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('[BIN-05] keeps the newest requests of a bin', async () => {
    const { addBin, requests, bins } = await open(await newPlace());
    await addBin('a');
    await addBin('b');
    await requests.append([caught('b'), ...Array.from({ length: 7 }, () => caught('a'))], 0);
    await requests.append([caught('a')], 0);
    expect((await requests.list('a')).map(({ number }) => number)).toEqual([8, 7, 6, 5, 4]);
    expect(await bodyOf(requests, 'a', 3)).toBeUndefined();
    expect(await bins.find('a', 0)).toMatchObject({ lastRequest: 8, kept: 5 });
    expect(await bins.find('b', 0)).toMatchObject({ kept: 1 });
  });

  it('[BIN-05] shows no request beyond the newest, though it deletes several at once', async () => {
    const { queries, addBin } = await open(await newPlace());
    const requests = createRequestStore(queries, { requestsKept: 20, bytesKept: 10_000 });
    await addBin('a');
    const rows = async () => (await queries.selectFrom('bin_requests').select('number').execute()).length;
    await requests.append(
      Array.from({ length: 22 }, () => caught('a')),
      0,
    );
    expect(await rows()).toBe(22);
    expect(await requests.list('a')).toHaveLength(20);
    expect([await bodyOf(requests, 'a', 2), (await bodyOf(requests, 'a', 3))?.toString()]).toEqual([undefined, 'body']);
    await requests.append([caught('a')], 0);
    expect(await rows()).toBe(20);
  });

  it('[BIN-05] keeps to the bytes of a bin, but always the last request', async () => {
    const { addBin, requests, bins } = await open(await newPlace());
    await addBin('a');
    for (let count = 0; count < 4; count += 1) await requests.append([caught('a', 'x'.repeat(4_000))], 0);
    expect((await requests.list('a')).map(({ number }) => number)).toEqual([4, 3]);
    const bytes = 2 * (4_000 + '["Host","x"]'.length + '/bin/a'.length);
    expect(await bins.total()).toEqual({ count: 1, bytes, oldest: 0 });
    await requests.append([caught('a', 'x'.repeat(20_000))], 0);
    expect((await requests.list('a')).map(({ number }) => number)).toEqual([5]);
  });

  it('keeps nothing for a bin that is gone or has expired, and the rest of the batch', async () => {
    const { addBin, requests } = await open(await newPlace());
    await addBin('a', 2_000);
    await addBin('b');
    expect(await requests.append([caught('a'), caught('b'), caught('c')], 2_000)).toEqual([
      undefined,
      { answer },
      undefined,
    ]);
    expect(await requests.list('a')).toEqual([]);
    expect(await requests.list('c')).toEqual([]);
  });

  it('[BIN-06] finds a bin with its requests and its answer again after a restart', async () => {
    const place = await newPlace();
    const { addBin, bins, requests } = await open(place);
    await addBin('a');
    const other = binAnswer.parse({ status: 418, headers: [['X-A', '1']], delayMs: 5 });
    expect(await bins.setAnswer('a', other, 0)).toBe(true);
    expect(await bins.setAnswer('b', other, 0)).toBe(false);
    expect(await bins.setAnswer('a', answer, day)).toBe(false);
    await requests.append([caught('a')], 0);
    const reopened = await open(place);
    expect(await reopened.bins.find('a', day - 1)).toMatchObject({ id: 'a', answer: other, kept: 1 });
    expect(await reopened.bins.find('a', day)).toBeUndefined();
    expect(await reopened.requests.list('a')).toHaveLength(1);
  });

  it('[BIN-01] deletes a bin with its requests, and no other', async () => {
    const { addBin, bins, requests, queries } = await open(await newPlace());
    await addBin('a');
    await addBin('b');
    await requests.append([caught('a'), caught('b')], 0);
    expect(await bins.remove('a')).toBe(true);
    expect(await bins.remove('a')).toBe(false);
    const left = await queries.selectFrom('bin_requests').select('bin_id').execute();
    expect(left).toEqual([{ bin_id: 'b' }]);
  });

  it('[DATA-01] knows which bins have ended and which are the largest', async () => {
    const { addBin, bins, requests } = await open(await newPlace());
    await addBin('a', 100);
    await addBin('b', 200);
    await requests.append([caught('b')], 0);
    expect(await bins.endedBy(100, 10)).toEqual(['a']);
    expect(await bins.endedBy(200, 1)).toHaveLength(1);
    expect((await bins.list(10)).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await bins.list(1)).toMatchObject([{ id: 'b', createdAt: 0, expiresAt: 200 }]);
  });

  it('counts every request once where several servers write to one bin at once', async () => {
    const place = await newPlace();
    const servers = place.url === undefined ? [await open(place)] : [await open(place), await open(place)];
    await servers[0]?.addBin('a');
    await servers[0]?.addBin('b');
    const batch = () => [caught('a'), caught('b'), caught('a')];
    await Promise.all(servers.flatMap(({ requests }) => Array.from({ length: 10 }, () => requests.append(batch(), 0))));
    const count = servers.length * 10;
    expect(await servers[0]?.bins.find('a', 0)).toMatchObject({ lastRequest: count * 2, kept: 5 });
    expect(await servers[0]?.bins.find('b', 0)).toMatchObject({ lastRequest: count, kept: 5 });
    expect(await servers[0]?.requests.list('a')).toHaveLength(5);
  });
}

describeOnDatabases('bins and their requests', describeBinStores);

it('says that the disk is full, keeps nothing then, and goes on when there is space again', async () => {
  const { queries, addBin, requests } = await open({ folder: temporaryFolder(), onError: () => undefined });
  await addBin('a');
  const pragma = async (text: string) => (await sql.raw<object>(`pragma ${text}`).execute(queries)).rows[0];
  const pages = Number(Object.values((await pragma('page_count')) ?? {})[0]);
  await pragma(`max_page_count = ${pages + 2}`);
  expect(await requests.append([caught('a', 'x'.repeat(100_000))], 0)).toBe('disk-full');
  expect(await requests.list('a')).toEqual([]);
  await pragma('max_page_count = 1000000');
  expect(await requests.append([caught('a')], 0)).toEqual([{ answer }]);
});

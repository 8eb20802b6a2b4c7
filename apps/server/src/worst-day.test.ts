import type { CapturedRequests } from '@toolbench/contracts/bins.ts';
import { binPaths, calls, heldPaths } from '@toolbench/contracts/routes.ts';
import { mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedFor } from './test-support/lab/assistant-calls.ts';
import { fetchOnce } from './test-support/fetch-once.ts';
import { bundleServer, runServer, shareServer, type ServerProcess } from './test-support/server-process.ts';
import { mayMount, smallDisk } from './test-support/small-disk.ts';
import { skipMissing } from './test-support/skip-missing.ts';
import { temporaryFolder } from './test-support/temporary-folder.ts';
import { createTestDatabase, findPostgres, startPostgres, type TestPostgres } from './test-support/test-postgres.ts';
import { pageOf, writePdf } from './test-support/files/write-pdf.ts';

bundleServer();

const password = 'canary-password-1';
const environment = { ADMIN_PASSWORD: password };
const plainServer = shareServer(() => environment);

/** Somebody who uses a server, in this language. */
async function openPerson({ url }: ServerProcess, language = 'en') {
  const json = (method: string, path: string, body?: object, headers: object = {}) =>
    fetchOnce(url + path, {
      method,
      headers: { 'accept-language': language, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const login = () => json('POST', calls.login, { username: 'admin', password });
  const { access_token: token } = (await (await login()).json()) as { access_token: string };
  const signedIn = { authorization: `Bearer ${token}` };
  return {
    json,
    login,
    signedIn,
    upload(pdf: Uint8Array) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'lamp.pdf');
      const headers = { ...signedIn, 'accept-language': language };
      return fetchOnce(url + calls.uploadDocument, { method: 'POST', body: form, headers });
    },
    newBin: async () => ((await (await json('POST', calls.newBin)).json()) as { bin_id: string }).bin_id,
    catchOne: (bin: string, body: string) =>
      fetchOnce(`${url}${binPaths.address(bin)}`, { method: 'POST', body, headers: { 'accept-language': language } }),
    /** How many requests a bin has caught. */
    async caught(bin: string): Promise<number> {
      const response = await fetchOnce(`${url}${binPaths.requests(bin)}`);
      const { requests, dropped } = (await response.json()) as CapturedRequests;
      expect(dropped).toBe(0);
      return requests[0]?.id ?? 0;
    },
    status: async (path: string) => (await fetchOnce(url + path)).status,
  };
}

/** What a refusal says. */
async function said(response: Response) {
  const { code, detail } = (await response.json()) as { code: string; detail: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), code, detail };
}

const full = {
  status: 507,
  code: 'storage-full',
  retryAfter: '5',
  detail: expect.stringContaining('storage') as string,
};

/** Takes all the room of a disk, to the last byte; gives what makes room again. */
function fill(disk: string): () => void {
  const ballast = join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  return () => rmSync(ballast);
}

describe.runIf(mayMount())('a full disk', () => {
  it('[OPS-03] answers 507 with the reason, is not ready, and goes on when there is room again', async () => {
    const disk = smallDisk('size=160m');
    const server = await runServer(disk, environment);
    const person = await openPerson(server);
    const bin = await person.newBin();
    expect((await person.catchOne(bin, 'kept before')).status).toBe(200);
    const emptied = await person.newBin();
    expect(await person.status('/ready')).toBe(200);

    const makeRoom = fill(disk);
    expect(await person.status('/ready')).toBe(503);
    expect(await person.status('/health')).toBe(200);
    // The write-ahead log may still have room for a little.
    const captures = await Promise.all(
      Array.from({ length: 40 }, (_, at) => person.catchOne(bin, `${at} `.padEnd(90_000, 'x'))),
    );
    const kept = captures.filter(({ status }) => status === 200).length;
    expect(new Set(captures.map(({ status }) => status).filter((status) => status !== 200))).toEqual(new Set([507]));
    const refused = captures.find(({ status }) => status === 507);
    expect(refused && (await said(refused))).toEqual(full);
    expect(await said(await person.upload(writePdf({ pages: [pageOf(['A lamp.'])] })))).toEqual(full);
    const chat = askedFor('a to-do list');
    expect(await said(await person.json('POST', calls.assistantChat, chat, person.signedIn))).toEqual(full);
    const zh = { 'accept-language': 'zh' };
    expect(await said(await person.json('POST', calls.newBin, undefined, zh))).toMatchObject({
      code: 'storage-full',
      detail: expect.stringContaining('存储空间已满'),
    });
    expect(server.log()).not.toContain('no transaction is active');

    // Whoever can make room can sign in, and what is kept for that no other call takes.
    expect((await person.login()).status).toBe(200);
    expect(await said(await person.catchOne(bin, 'x'))).toEqual(full);
    const other = await openPerson(server);
    const token = await other.json('POST', calls.toolTokens, { name: 'a token' }, other.signedIn);
    expect(await said(token)).toEqual(full);
    // An estimate keeps nothing, so it is made; what is spoken is entered in the ledger, though it comes by GET.
    expect((await other.json('POST', calls.assistantEstimate, chat, other.signedIn)).status).toBe(200);
    expect(await said(await other.json('GET', calls.voiceSocket, undefined, other.signedIn))).toEqual(full);
    const spare = heldPaths.bin(emptied);
    expect((await other.json('DELETE', spare, undefined, other.signedIn)).status).toBe(200);

    makeRoom();
    expect(await person.status('/ready')).toBe(200);
    expect((await person.login()).status).toBe(200);
    expect((await person.catchOne(bin, 'kept after')).status).toBe(200);
    expect(await person.caught(bin)).toBe(kept + 2);
    server.process.kill('SIGKILL');
    await server.ended;

    const again = await openPerson(await runServer(disk, environment));
    expect(await again.caught(bin)).toBe(kept + 2);
  });

  it('[OPS-03] is told at a start, and so is a disk that is read-only', async () => {
    const small = smallDisk('size=64k');
    const server = await runServer(small);
    expect(await server.ended).toBe(1);
    expect(server.console()).toMatch(/磁盘或配额已满[^]*disk or the quota is full/);
    const locked = await runServer(temporaryFolder(), { DATA_DIR: smallDisk('ro,size=1m') });
    expect(await locked.ended).toBe(1);
    expect(locked.console()).toMatch(/磁盘是只读的[^]*disk is read-only/);
    for (const { console: words } of [server, locked]) expect(words()).not.toContain('    at ');
  });
});
if (!mayMount()) skipMissing('a full disk: only root may mount a small file system');

const postgresPrograms = findPostgres();

describe.runIf(postgresPrograms !== undefined)('a database that is away', () => {
  let postgres: TestPostgres;
  let database = '';
  beforeAll(async () => {
    postgres = await startPostgres(postgresPrograms ?? '');
    database = await createTestDatabase(postgres.url);
  });
  afterAll(() => postgres.stop());
  const serverOfAll = shareServer(() => ({ ...environment, DATABASE_URL: database, DRAIN_SECONDS: '0' }));

  it('[OPS-03] outlives connections that break while they are used', async () => {
    const person = await openPerson(serverOfAll());
    const bin = await person.newBin();
    const captures = Array.from({ length: 200 }, () => person.catchOne(bin, 'x'.repeat(50_000)));
    await captures[0];
    await postgres.halt();
    const statuses = (await Promise.all(captures)).map(({ status }) => status);
    expect([200, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    await postgres.resume();
    await expect.poll(() => person.status('/ready')).toBe(200);
    // What was acknowledged is there; a connection may break after it has kept something and before it has said so.
    expect(await person.caught(bin)).toBeGreaterThanOrEqual(statuses.filter((status) => status === 200).length);
  });

  it('[OPS-03] answers 503 where it is frozen and says nothing, also to those who had a connection, and heals', async () => {
    const person = await openPerson(serverOfAll());
    const bin = await person.newBin();
    const thaw = postgres.freeze();
    const [ready, ...answers] = await Promise.all([
      person.status('/ready'),
      person.login(),
      ...Array.from({ length: 12 }, () => person.json('GET', binPaths.requests(bin))),
      person.catchOne(bin, 'refused'),
    ]);
    expect(ready).toBe(503);
    expect(await person.status('/health')).toBe(200);
    for (const answer of answers) {
      expect(await said(answer)).toMatchObject({ status: 503, code: 'database-away', retryAfter: '5' });
    }
    thaw();
    await expect.poll(() => person.status('/ready')).toBe(200);
    expect((await person.catchOne(bin, 'kept')).status).toBe(200);
    expect(await person.caught(bin)).toBe(1);
  });

  it('[OPS-03] that is read-only answers 503 to what writes, is not ready, and heals', async () => {
    const person = await openPerson(serverOfAll());
    const bin = await person.newBin();
    const setReadOnly = (value: 'on' | 'off') => postgres.change(database, `default_transaction_read_only = ${value}`);
    await setReadOnly('on');
    await expect.poll(async () => (await person.catchOne(bin, 'refused')).status).toBe(503);
    expect(await said(await person.login())).toMatchObject({
      status: 503,
      code: 'storage-unwritable',
      retryAfter: '5',
    });
    expect(await person.caught(bin)).toBe(0);
    expect(await person.status('/ready')).toBe(503);
    await setReadOnly('off');
    await expect.poll(() => person.status('/ready')).toBe(200);
    expect((await person.catchOne(bin, 'kept')).status).toBe(200);
  });

  it('[OPS-03] answers 503 with Retry-After, is not ready, and goes on when it is back', async () => {
    const server = await runServer(temporaryFolder(), {
      ...environment,
      DATABASE_URL: await createTestDatabase(postgres.url),
      DRAIN_SECONDS: '0',
    });
    const person = await openPerson(server);
    const bin = await person.newBin();
    expect((await person.catchOne(bin, 'kept')).status).toBe(200);

    await postgres.halt();
    const away = { status: 503, code: 'database-away', retryAfter: '5', detail: expect.stringContaining('database') };
    const asked = [
      () => person.login(),
      () => person.json('POST', calls.newBin),
      () => person.json('GET', binPaths.requests(bin)),
      () => person.catchOne(bin, 'refused'),
      () => person.json('GET', calls.identity, undefined, person.signedIn),
      () => person.upload(writePdf({ pages: [pageOf(['A lamp.'])] })),
    ];
    // Connections that broke while nobody used them, and then none at all.
    for (const ask of [...asked, ...asked]) expect(await said(await ask())).toMatchObject(away);
    expect(await person.status('/ready')).toBe(503);
    expect(await person.status('/health')).toBe(200);

    await postgres.resume();
    await expect.poll(() => person.status('/ready')).toBe(200);
    expect((await person.json('GET', calls.identity, undefined, person.signedIn)).status).toBe(200);
    expect((await person.catchOne(bin, 'kept, too')).status).toBe(200);
    expect(await person.caught(bin)).toBe(2);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('[OPS-03] is told at a start, without its password', async () => {
    const unknown = await runServer(temporaryFolder(), { DATABASE_URL: new URL('unknown', postgres.url).href });
    expect(await unknown.ended).toBe(1);
    expect(unknown.console()).toMatch(/没有这个数据库[^]*no database of this name/);
    const stranger = Object.assign(new URL(postgres.url), { username: 'nobody', password: 'canary-secret' }).href;
    const refused = await runServer(temporaryFolder(), { DATABASE_URL: stranger });
    expect(await refused.ended).toBe(1);
    expect(refused.console()).toMatch(/用户名或密码[^]*user name or the password/);
    await postgres.halt();
    const away = await runServer(temporaryFolder(), { DATABASE_URL: stranger });
    expect(await away.ended).toBe(1);
    expect(away.console()).toMatch(/连不上它[^]*cannot be reached/);
    expect(away.console()).toContain(new URL(postgres.url).host);
    for (const { console: words } of [unknown, refused, away]) {
      expect(words()).not.toContain('canary-secret');
      expect(words()).not.toContain('    at ');
    }
  });
});
if (postgresPrograms === undefined) {
  skipMissing('a database that is away: initdb and postgres are not installed (Debian: apt install postgresql)');
}

describe('a data folder that is moved away', () => {
  it('[OPS-03] answers 503 to what writes rather than keep it where nobody finds it, and goes on when it is back', async () => {
    const { folder, ...server } = plainServer();
    const person = await openPerson(server);
    const bin = await person.newBin();
    expect((await person.catchOne(bin, 'kept')).status).toBe(200);
    const [data, elsewhere] = [join(folder, 'data'), join(folder, 'elsewhere')];
    renameSync(data, elsewhere);
    const moved = { status: 503, code: 'storage-unwritable', retryAfter: '5' };
    expect(await said(await person.catchOne(bin, 'refused'))).toMatchObject(moved);
    expect(await said(await person.login())).toMatchObject(moved);
    expect(await person.caught(bin)).toBe(1);
    expect(await person.status('/ready')).toBe(503);
    renameSync(elsewhere, data);
    expect(await person.status('/ready')).toBe(200);
    expect((await person.catchOne(bin, 'kept, too')).status).toBe(200);
    expect(await person.caught(bin)).toBe(2);
  });
});

describe('a start that cannot be', () => {
  it('[OPS-03] names a damaged database, a folder that is a file, a damaged secret and a port that is taken', async () => {
    const folder = temporaryFolder();
    const data = join(folder, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'toolbench.db'), 'not a database'.repeat(1_000));
    const isFile = temporaryFolder();
    writeFileSync(join(isFile, 'data'), '');
    const below = temporaryFolder();
    writeFileSync(join(below, 'file'), '');
    const secretFolder = temporaryFolder();
    mkdirSync(join(secretFolder, 'data', 'secret.key'), { recursive: true });
    const { port } = new URL(plainServer().url);
    const starts = [
      [await runServer(folder), /数据库已损坏：.*toolbench\.db[^]*npm run restore[^]*is damaged: .*toolbench\.db/],
      [await runServer(isFile), /数据目录（DATA_DIR）无法使用：.*data\n.*一个文件[^]*A file is in the way/],
      [await runServer(below, { DATA_DIR: join(below, 'file', 'data') }), /一个文件[^]*A file is in the way/],
      [
        await runServer(secretFolder),
        /密钥文件无法使用：.*secret\.key[^]*The secret file cannot be used: .*secret\.key/,
      ],
      [await runServer(temporaryFolder(), { PORT: port }), /端口已被占用[^]*PORT[^]*The port is taken/],
      [await runServer(temporaryFolder(), { HOST: '192.0.2.1' }), /没有这个地址[^]*no such address/],
    ] as const;
    for (const [server, words] of starts) {
      expect(await server.ended).toBe(1);
      expect(server.console()).toMatch(words);
      expect(server.console()).not.toMatch(/ {4}at |\[object/);
    }
    expect(readFileSync(join(data, 'toolbench.db'), 'utf8')).toContain('not a database');
  });
});

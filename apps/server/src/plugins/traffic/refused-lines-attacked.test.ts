import { binPaths, calls } from '@toolbench/contracts/routes.ts';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { exchange } from '../../test-support/raw-exchange.ts';
import { listed, storedBody } from '../../test-support/read-bins.ts';
import { listen, openTestApp } from '../../test-support/test-app.ts';

const host = 'Host: localhost\r\n';

async function openBin() {
  const opened = await openTestApp();
  const port = await listen(opened);
  const { bin_id: id } = (await opened.app.inject({ method: 'POST', url: calls.newBin })).json<{ bin_id: string }>();
  const path = binPaths.address(id);
  const caught = async () =>
    (await listed(opened.bins, id)).map(({ method, target }) => `${method} ${target}`).reverse();
  const statuses = async (...pieces: string[]) => {
    const answer = await exchange(port, ...pieces);
    return [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
  };
  return { ...opened, port, id, path, caught, statuses };
}

/** A request that would be seen in the bin, if it were carried out. */
const hidden = (path: string) => `PUT ${path}/hidden HTTP/1.1\r\n${host}\r\n`;

it.each([
  ['behind one without a body', (path: string) => `LIST ${path} HTTP/1.1\r\n${host}\r\n${hidden(path)}`, 200],
  [
    'behind a body',
    (path: string) => `LIST ${path} HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\nab${hidden(path)}`,
    200,
  ],
  [
    'behind a body in chunks',
    (path: string) =>
      `POST ${path}?\xff HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n${hidden(path)}`,
    200,
  ],
  [
    'behind one that asks to go on',
    (path: string) => `LIST ${path} HTTP/1.1\r\n${host}Connection: keep-alive\r\n\r\n${hidden(path)}`,
    200,
  ],
  [
    'behind one that offers another protocol',
    (path: string) => `LIST ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n${hidden(path)}`,
    200,
  ],
  ['behind a list', (path: string) => `GET ${path}/requests?\xff HTTP/1.1\r\n${host}\r\n${hidden(path)}`, 200],
  [
    'behind two lengths',
    (path: string) => `LIST ${path} HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: 60\r\n\r\n${hidden(path)}`,
    400,
  ],
  [
    'behind a length and chunks',
    (path: string) =>
      `LIST ${path} HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden(path)}`,
    400,
  ],
  [
    'behind chunks that are none',
    (path: string) => `LIST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n${hidden(path)}`,
    400,
  ],
  [
    'behind an unknown coding',
    (path: string) => `LIST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n${hidden(path)}`,
    400,
  ],
  ['behind a folded line', (path: string) => `LIST ${path} HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n${hidden(path)}`, 200],
  ['behind a bare LF', (path: string) => `LIST ${path} HTTP/1.1\n${host}\r\n${hidden(path)}`, 200],
  ['behind a head of bare LF', (path: string) => `LIST ${path} HTTP/1.1\r\nHost: a\n\n${hidden(path)}`, 200],
  ['behind a bare CR', (path: string) => `LIST ${path} HTTP/1.1\r\nHost: a\rX: b\r\n\r\n${hidden(path)}`, 400],
  [
    'behind a space before the colon',
    (path: string) => `LIST ${path} HTTP/1.1\r\n${host}Content-Length : 5\r\n\r\n${hidden(path)}`,
    400,
  ],
  ['behind a NUL', (path: string) => `LIST ${path} HTTP/1.1\r\n${host}X: a\0b\r\n\r\n${hidden(path)}`, 200],
  ['behind two hosts', (path: string) => `LIST ${path} HTTP/1.1\r\n${host}Host: other\r\n\r\n${hidden(path)}`, 400],
  ['behind another version', (path: string) => `LIST ${path} HTTP/2.0\r\n${host}\r\n${hidden(path)}`, 400],
])('[BIN-08] carries out nothing %s', async (_, request, status) => {
  const { path, caught, statuses } = await openBin();
  const answered = await statuses(Buffer.from(request(path), 'latin1').toString('latin1'));
  expect(answered).toEqual([status]);
  await wait(50);
  expect((await caught()).filter((line) => line.includes('hidden'))).toEqual([]);
});

it('[BIN-08] carries out nothing that comes later on the connection of such a line', async () => {
  const { port, path, caught, id, bins } = await openBin();
  for (const first of [`LIST ${path}/1`, `GET ${path}/requests?\u00ff`]) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`${first} HTTP/1.1\r\n${host}Connection: keep-alive\r\n\r\n`);
    await once(socket, 'data');
    socket.write(hidden(path));
    if (!socket.closed) await once(socket.resume(), 'close');
  }
  await wait(50);
  expect(await caught()).toEqual([`LIST ${path}/1`]);
  expect((await listed(bins, id))[0]?.rawHeaders).toEqual(['Host', 'localhost', 'Connection', 'keep-alive']);
});

it('[BIN-08] takes what looks like a request in the body of such a line for the body', async () => {
  const { path, caught, statuses, id, bins } = await openBin();
  const body = hidden(path);
  const head = `LIST ${path} HTTP/1.1\r\n${host}Content-Length: ${body.length}\r\n\r\n`;
  expect(await statuses(head, body)).toEqual([200]);
  expect(await caught()).toEqual([`LIST ${path}`]);
  expect((await storedBody(bins, id, 1))?.toString()).toBe(body);
});

it('[BIN-08] leads such lines to bins alone', async () => {
  const { path, caught, statuses, id, port } = await openBin();
  const paths = ['/', '/health', calls.login, calls.newBin, '/bin/new', '/bin/limits', '/bin', '/bin/', '/admin'];
  const odd = [`/bins/${id}`, `/BIN/${id}`, `/x/..${path}`, `/bin/${id}%2f`, `${path}\xff`, `/bin/short`];
  const forms = ['*', '', `http://localhost`, `http://localhost/health`, `ftp://localhost${path}`, `localhost${path}`];
  for (const target of [...paths, ...odd, ...forms]) {
    expect.soft(await statuses(`LIST ${target} HTTP/1.1\r\n${host}\r\n`), target).toEqual([400]);
    expect.soft(await statuses(`GET ${target}?\u00ff HTTP/1.1\r\n${host}\r\n`), target).toEqual([400]);
  }
  expect(await statuses(`CONNECT ${path} HTTP/1.1\r\n${host}\r\n`)).not.toContain(200);
  expect(await caught()).toEqual([]);
  // What climbs out of a bin stays in it.
  for (const rest of ['/../../health', '/..%2f..%2fhealth', '?/../../health', '#/health']) {
    const answer = await exchange(port, `LIST ${path}${rest} HTTP/1.1\r\n${host}\r\n`);
    expect.soft(answer, rest).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
    expect.soft(answer, rest).not.toContain('"status"');
  }
  expect(await caught()).toHaveLength(4);
});

it('[BIN-08] believes no host of such a line', async () => {
  const { path, port, caught } = await openBin();
  const answer = await exchange(
    port,
    `LIST http://evil.example${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n`,
  );
  expect(answer).not.toContain('evil.example');
  expect(await caught()).toEqual([`LIST http://evil.example${path}`]);
});

it('[BIN-08] takes no rest of a line for a whole one', async () => {
  const { path, port, caught } = await openBin();
  for (const [begun, rest] of [
    ['GE', `T ${path}?\u00ff`],
    ['GET /x', `LIST ${path}`],
    ['UN', `LOCK ${path}?\u00ff`],
    ['GE', `XOO ${path}`],
  ] as const) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\nx${begun}`);
    await once(socket, 'data');
    await wait(50);
    socket.write(`${rest} HTTP/1.1\r\n${host}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect.soft(answer.toString(), begun).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(new Set(await caught())).toEqual(new Set([`POST ${path}`]));
});

it('[BIN-08] carries out nothing behind a body that was given up', async () => {
  const { path, port, caught } = await openBin();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const head = `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`;
  socket.write(head + '1\r\na\r\n'.repeat(2_000));
  await once(socket, 'data');
  socket.write(`0\r\n\r\n${hidden(path)}`);
  if (!socket.closed) await once(socket.resume(), 'close');
  await wait(50);
  expect(await caught()).toEqual([]);
});

it('[BIN-08] knows the line of a slow sender when the parser that refused it runs out of time', async () => {
  const { path, port, caught } = await openBin();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`LIST ${path}`);
  await wait(7_000);
  socket.write(`?slow HTTP/1.1\r\n${host}`);
  await wait(8_500);
  socket.write('\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  expect(await caught()).toEqual([`LIST ${path}?slow`]);
}, 30_000);

import { limits } from '@toolbench/contracts/limits.ts';
import { binPaths, calls } from '@toolbench/contracts/routes.ts';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { exchange } from '../../test-support/raw-exchange.ts';
import { listed } from '../../test-support/read-bins.ts';
import { listen, openTestApp } from '../../test-support/test-app.ts';

const host = 'Host: localhost\r\n';
const json = 'Content-Type: application/json\r\n';

async function openBin() {
  const opened = await openTestApp({}, { settings: { bodyBytes: 20 } });
  const port = await listen(opened);
  const { bin_id: id } = (await opened.app.inject({ method: 'POST', url: calls.newBin })).json<{ bin_id: string }>();
  const caught = async () => (await listed(opened.bins, id)).map(({ target }) => target).reverse();
  return { port, id, app: opened.app, path: binPaths.address(id), caught };
}

/** A server that ends a connection with bytes on the way resets it. */
async function untilClosed(socket: Socket): Promise<void> {
  while (!socket.closed) await wait(10);
}

const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

it.each([
  ['two hosts', 400, (path: string) => `POST ${path} HTTP/1.1\r\n${host}Host: b\r\n\r\n`],
  ['a host that is none', 400, (path: string) => `POST ${path} HTTP/1.1\r\nHost: a b\r\n\r\n`],
  ['too many fields', 431, (path: string) => `POST ${path} HTTP/1.1\r\n${host}${'a:b\r\n'.repeat(2_100)}\r\n`],
  [
    'a body that is too long',
    413,
    (path: string) => `POST ${path} HTTP/1.1\r\n${host}Content-Length: 30\r\n\r\n${'x'.repeat(30)}`,
  ],
  [
    'chunks that are too many',
    413,
    (path: string) =>
      `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1e\r\n${'x'.repeat(30)}\r\n0\r\n\r\n`,
  ],
  ['no bin', 404, () => `POST ${binPaths.address('A'.repeat(22))} HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\nab`],
  ['a call that closes', 401, () => `GET ${calls.identity} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  ['its own wish', 200, (path: string) => `POST ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  ['an old version', 200, (path: string) => `POST ${path} HTTP/1.0\r\n${host}\r\n`],
  [
    'a broken body',
    400,
    () => `POST ${calls.login} HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ],
])('[BIN-08] carries out nothing behind a request whose answer closes the connection: %s', async (_, status, first) => {
  const { port, path, caught } = await openBin();
  const answer = await exchange(port, `${first(path)}PUT ${path}/hidden HTTP/1.1\r\n${host}\r\n`);
  expect(statusesIn(answer)).toEqual([status]);
  await wait(50);
  expect((await caught()).filter((target) => target.endsWith('/hidden'))).toEqual([]);
});

it('[BIN-02] answers requests that come together one after the other, also of who closes its half', async () => {
  const { port, path, caught } = await openBin();
  const socket = connect(port, '127.0.0.1');
  const numbers = Array.from({ length: 20 }, (_, at) => `${path}/${at}`);
  socket.end(
    numbers.map((target) => `POST ${target} HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`).join('') +
      `GET ${calls.health} HTTP/1.1\r\n${host}\r\n`,
  );
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  expect(statusesIn(answer)).toEqual(Array(21).fill(200));
  expect(await caught()).toEqual(numbers);
});

it('[BIN-02] closes a connection on which too many requests wait behind an answer that does not end', async () => {
  const { port, id, path, caught } = await openBin();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET ${binPaths.events(id)} HTTP/1.1\r\n${host}Accept: text/event-stream\r\n\r\n`);
  await once(socket, 'data');
  const behind = (count: number) => `POST ${path} HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`.repeat(count);
  socket.write(behind(limits.http.waitingInTurn));
  await wait(200);
  expect(socket.closed).toBe(false);
  socket.write(behind(1));
  if (!socket.closed) await once(socket.resume(), 'close');
  await wait(50);
  expect(await caught()).toEqual([]);
});

it('[OPS-01] reads no more of a connection than may wait, however much came at once', async () => {
  const { port, app } = await openBin();
  let parsed = 0;
  app.server.prependListener('request', () => (parsed += 1));
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET ${calls.health} HTTP/1.1\r\n${host}\r\n`.repeat(20_000));
  await untilClosed(socket.resume());
  await wait(50);
  expect(parsed).toBeLessThanOrEqual(limits.http.waitingInTurn + 2);
});

it('[OPS-01] lets no more requests wait of all connections of an address than it may have open', async () => {
  const { port, id } = await openBin();
  const { requestsPerAddress } = limits.traffic;
  const behind = limits.http.waitingInTurn;
  const events = `GET ${binPaths.events(id)} HTTP/1.1\r\n${host}Accept: text/event-stream\r\n\r\n`;
  const sockets: Socket[] = [];
  for (let opened = 0; opened <= requestsPerAddress / behind; opened += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(events);
    await once(socket, 'data');
    socket.resume().write(`GET ${calls.health} HTTP/1.1\r\n${host}\r\n`.repeat(behind));
    sockets.push(socket);
  }
  const last = sockets[sockets.length - 1];
  await untilClosed(last);
  expect(sockets.filter(({ closed }) => closed)).toEqual([last]);
  // What waited no more counts no more.
  for (const socket of sockets) socket.destroy();
  expect(statusesIn(await exchange(port, `GET ${calls.health} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`))).toEqual([
    200,
  ]);
});

it('[BIN-02] answers all that may wait, and then that more came than may', async () => {
  const { port, path, caught } = await openBin();
  const { waitingInTurn } = limits.http;
  const posts = `POST ${path} HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`.repeat(2);
  const answer = await exchange(port, posts + `GET ${calls.health} HTTP/1.1\r\n${host}\r\n`.repeat(3 * waitingInTurn));
  const statuses = statusesIn(answer);
  expect(statuses.slice(0, -1)).toEqual(Array(1 + waitingInTurn).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect(answer.toLowerCase()).toContain('retry-after: 1\r\n');
  expect(await caught()).toHaveLength(2);
});

it.each([
  ['a tunnel', [200, 405], () => 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n'],
  ['what is no request', [200, 400], () => 'GARBAGE\r\n\r\n'],
  [
    'a body that breaks',
    [200, 200, 400],
    (one: string) => `${one}POST ${calls.login} HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ],
  [
    'a socket that is refused',
    [200, 401],
    () =>
      `GET ${calls.voiceSocket} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  ],
])('[BIN-02] refuses behind the answers to what came before: %s', async (_, expected, behind) => {
  const { port, path, caught } = await openBin();
  const one = `POST ${path} HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`;
  expect(statusesIn(await exchange(port, one + behind(one)))).toEqual(expected);
  expect(await caught()).toHaveLength(expected.filter((status) => status === 200).length);
});

import { binPaths, calls } from '@toolbench/contracts/routes.ts';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import type { Metrics } from '../metrics/metrics-registry.ts';
import { exchange } from '../../test-support/raw-exchange.ts';
import { listed, storedBody } from '../../test-support/read-bins.ts';
import { listen, openTestApp } from '../../test-support/test-app.ts';

const raw = '\u540d=\u503c';
const host = 'Host: localhost\r\n';
const close = 'Connection: close\r\n';

async function openBin(...parts: Parameters<typeof openTestApp>) {
  const opened = await openTestApp(...parts);
  const port = await listen(opened);
  const { bin_id: id } = (await opened.app.inject({ method: 'POST', url: calls.newBin })).json<{ bin_id: string }>();
  const caught = async () =>
    (await listed(opened.bins, id)).map(({ method, target }) => `${method} ${target}`).reverse();
  return { ...opened, port, id, path: binPaths.address(id), caught };
}

const connections = async ({ families }: Metrics) =>
  (await families()).find(({ name }) => name === 'toolbench_connections')?.samples[0]?.value;

const byteText = (text: string) => Buffer.from(text).toString('latin1');

/** Sends a piece whenever the answer to the one before it has come. */
async function inTurns(socket: Socket, ...pieces: string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const piece of pieces) {
    socket.write(piece);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    answers.push(answer.toString().split('\r\n', 1)[0] ?? '');
  }
  return answers;
}

it('[BIN-08] catches a line that comes in pieces, from its first byte that is refused on', async () => {
  const { port, path, caught } = await openBin();
  const answer = await exchange(port, `GET ${path}?\u540d`, '=', `\u503c HT`, `TP/1.1\r\n${host}`, `${close}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(
    await exchange(port, 'FO', `O ${path.slice(0, 9)}`, `${path.slice(9)} HTTP/1.1\r\n${host}${close}\r\n`),
  ).toMatch(/^HTTP\/1\.1 200 /);
  expect(await caught()).toEqual([`GET ${path}?${byteText(raw)}`, `FOO ${path}`]);
});

it('[BIN-08] catches such a line on a connection that has carried others', async () => {
  const { port, path, caught } = await openBin();
  const socket = connect(port, '127.0.0.1');
  const plain = `POST ${path} HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\nx`;
  const statuses = await inTurns(socket, plain, plain, `GET ${path}?${raw} HTTP/1.1\r\n${host}\r\n`);
  expect(statuses).toEqual(Array(3).fill('HTTP/1.1 200 OK'));
  await once(socket, 'close');
  expect(await caught()).toEqual([`POST ${path}`, `POST ${path}`, `GET ${path}?${byteText(raw)}`]);
});

it('[BIN-08] takes no method for one whose beginning it does not know', async () => {
  const { port, path, caught } = await openBin();
  const plain = `POST ${path} HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`;
  expect(await exchange(port, `${plain}LIST ${path} HTTP/1.1\r\n${host}\r\n`)).toContain('HTTP/1.1 400 ');
  const socket = connect(port, '127.0.0.1');
  await inTurns(socket, plain);
  socket.write('GE');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await inTurns(socket, `T ${path}?${raw} HTTP/1.1\r\n${host}\r\n`)).toEqual(['HTTP/1.1 400 Bad Request']);
  expect(await caught()).toEqual([`POST ${path}`, `POST ${path}`]);
});

it('[BIN-08] catches the body of such a request within the limits of any other', async () => {
  const { port, path, id, bins, caught } = await openBin({}, { settings: { bodyBytes: 5 } });
  const head = `LIST ${path} HTTP/1.1\r\n${host}${close}`;
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n`;
  expect(await exchange(port, `${head}Content-Length: 5\r\n\r\nab`, 'cde')).toContain('HTTP/1.1 200 ');
  expect(await exchange(port, chunked, '2\r\nab\r\n', '3\r\ncde\r\n0\r\n\r\n')).toContain('HTTP/1.1 200 ');
  expect(await exchange(port, `${head}Content-Length: 6\r\n\r\nabcdef`)).toContain('HTTP/1.1 413 ');
  expect(await exchange(port, chunked, '6\r\nabcdef\r\n0\r\n\r\n')).toContain('HTTP/1.1 413 ');
  expect(await exchange(port, `${head}Expect: 100-continue\r\nContent-Length: 1\r\n\r\n`, 'x')).toMatch(
    /100 Continue[^]* 200 /,
  );
  expect(await caught()).toHaveLength(5);
  expect((await storedBody(bins, id, 1))?.toString()).toBe('abcde');
  expect((await storedBody(bins, id, 2))?.toString()).toBe('abcde');
});

it('[BIN-08] keeps the fields after a body, and the version', async () => {
  const { port, path, id, bins } = await openBin();
  const head = `POST ${path} HTTP/1.1\r\n${host}${close}Trailer: X-Sum\r\nTransfer-Encoding: chunked\r\n\r\n`;
  await exchange(port, `${head}1\r\na\r\n0\r\nX-Sum: 1\r\nx-sum: 2\r\n\r\n`);
  await exchange(port, `POST ${path} HTTP/1.0\r\n\r\n`);
  expect(await listed(bins, id)).toMatchObject([
    { version: '1.0', rawTrailers: [] },
    { version: '1.1', rawTrailers: ['X-Sum', '1', 'x-sum', '2'] },
  ]);
});

it('[BIN-08] gives up a chunked body of such a request that comes in thousands of tiny pieces', async () => {
  const { port, path } = await openBin();
  const head = `LIST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`;
  expect(await exchange(port, head + '1\r\na\r\n'.repeat(20_000)).catch(() => '413')).toContain('413');
});

it('[BIN-08] is one connection and waits no longer for such a line than for any', async () => {
  const opened = await openBin();
  const { port, path, metrics } = opened;
  const waiting = connect(port, '127.0.0.1').on('error', () => undefined);
  waiting.write(`LIST ${path}`);
  const read = connect(port, '127.0.0.1');
  expect(await inTurns(read, `LIST ${path} HTTP/1.1\r\n${host}Content-Length: 1\r\n\r\nx`)).toEqual([
    'HTTP/1.1 200 OK',
  ]);
  if (!read.closed) await once(read, 'close');
  expect(await connections(metrics)).toBe(1);
  const tooLong = connect(port, '127.0.0.1').on('error', () => undefined);
  expect(await inTurns(tooLong, `LIST ${path}?${'x'.repeat(17 * 1024)}`)).toEqual(['HTTP/1.1 400 Bad Request']);
  const [late] = (await once(waiting, 'data')) as [Buffer];
  expect(late.toString()).toMatch(/^HTTP\/1\.1 408 /);
}, 40_000);

it('[BIN-08] answers a sender who has closed its half, and catches what it sent', async () => {
  const { port, path, caught } = await openBin();
  for (const line of [`POST ${path}`, `LIST ${path}?${raw}`]) {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${line} HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    await once(socket, 'close');
  }
  expect(await caught()).toEqual([`POST ${path}`, `LIST ${path}?${byteText(raw)}`]);
});

it('[BIN-08] ends what works for a sender who has closed its half, unless it is caught', async () => {
  const { port, id, metrics } = await openBin();
  const socket = connect(port, '127.0.0.1');
  await inTurns(socket, `GET ${binPaths.events(id)} HTTP/1.1\r\n${host}\r\n`);
  socket.end();
  await once(socket.resume(), 'close');
  await expect.poll(() => connections(metrics)).toBe(0);
});

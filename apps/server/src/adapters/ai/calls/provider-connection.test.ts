import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openConnection, sendRequest } from './provider-connection.ts';

/** A service that counts its connections. */
async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const url = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1/x`);
  const ask = async () => {
    const signal = new AbortController().signal;
    const message = await sendRequest(url, { method: 'POST', headers: {}, body: 'hello', connectMs: 5_000, signal });
    let text = '';
    for await (const chunk of message.setEncoding('utf8')) text += String(chunk);
    return text;
  };
  return { url, sockets, ask };
}

const echo: RequestListener = (request, response) => {
  request.pipe(response);
};
const opened = (sockets: readonly Socket[], count: number) => expect.poll(() => sockets.length).toBe(count);

it('keeps a connection for the next call', async () => {
  const { sockets, ask } = await listen(echo);
  expect(await ask()).toBe('hello');
  expect(await ask()).toBe('hello');
  expect(sockets).toHaveLength(1);
});

it('sends over the connection that was opened before, and opens one only where none is free', async () => {
  const { url, sockets, ask } = await listen(echo);
  openConnection(url);
  openConnection(url);
  await opened(sockets, 1);
  expect(await ask()).toBe('hello');
  openConnection(url);
  expect(await ask()).toBe('hello');
  expect(sockets).toHaveLength(1);
});

it('does without one that was closed meanwhile, and without one that could not be opened', async () => {
  const { url, sockets, ask } = await listen(echo);
  openConnection(url);
  await opened(sockets, 1);
  sockets[0]?.destroy();
  expect(await ask()).toBe('hello');
  openConnection(new URL('http://127.0.0.1:9/v1'));
  expect(await ask()).toBe('hello');
});

it('sends again where a kept connection was closed just then, and only there', async () => {
  let requests = 0;
  const { sockets, ask } = await listen((request, response) => {
    requests += 1;
    if (requests === 2) request.socket.resetAndDestroy();
    else request.pipe(response);
  });
  expect(await ask()).toBe('hello');
  expect(await ask()).toBe('hello');
  expect([requests, sockets.length]).toEqual([3, 2]);
  const fresh = await listen((request) => void request.socket.resetAndDestroy());
  await expect(fresh.ask()).rejects.toThrow(/ECONNRESET|hang up/);
  expect(fresh.sockets).toHaveLength(1);
});

it('gives up where no connection comes about, before anything is sent', async () => {
  const silent = createTcpServer().listen(0, '127.0.0.1');
  const ends: Socket[] = [];
  silent.on('connection', (socket) => ends.push(socket.on('error', () => undefined)));
  await once(silent, 'listening');
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    silent.close();
  });
  const address = silent.address();
  const url = new URL(`https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1/x`);
  const { signal } = new AbortController();
  const sent = sendRequest(url, { method: 'POST', headers: {}, body: 'hello', connectMs: 50, signal });
  await expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

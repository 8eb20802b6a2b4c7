import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, createServer as createNetServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { queueConnections } from './connection-queue.ts';

interface FakeSocket {
  readonly sender: string;
  readonly destroyed: boolean;
  resume: () => void;
}

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

it('[OPS-01] lets no burst of one sender keep another waiting for its end', async () => {
  const server = new EventEmitter();
  const given: string[] = [];
  server.on('connection', ({ sender }: FakeSocket) => given.push(sender));
  queueConnections(server as unknown as Server, (socket) => (socket as unknown as FakeSocket).sender);
  const connect = (sender: string, destroyed = false) =>
    server.emit('connection', { sender, destroyed, resume: () => undefined } satisfies FakeSocket);
  for (let count = 0; count < 100; count += 1) connect('stranger');
  connect('gone', true);
  connect('somebody');
  expect(given).toEqual([]);
  while (given.length === 0) await turn();
  expect(given).toContain('somebody');
  expect(given).not.toContain('gone');
  expect(given.length).toBeLessThan(50);
  while (given.length < 101) await turn();
});

it('[OPS-01] hears the newest of many connections of one sender as soon as the oldest', async () => {
  const server = new EventEmitter();
  const given: number[] = [];
  server.on('connection', ({ number }: { number: number }) => given.push(number));
  queueConnections(server as unknown as Server, () => 'one address');
  for (let number = 1; number <= 100; number += 1) {
    server.emit('connection', { number, destroyed: false, resume: () => undefined });
  }
  while (given.length === 0) await turn();
  expect(given).toContain(1);
  expect(given).toContain(100);
  expect(given).not.toContain(50);
  while (given.length < 100) await turn();
  expect(given.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

it('[OPS-01] hears somebody who came last, though the system gives one connection in each round of the event loop', async () => {
  const server = createNetServer();
  const given: string[] = [];
  server.on('connection', (socket: Socket) => {
    // Answering takes a while.
    for (const until = performance.now() + 2; performance.now() < until;);
    given.push(socket.remoteAddress ?? '');
    socket.destroy();
  });
  queueConnections(server, ({ remoteAddress = '' }) => remoteAddress);
  server.listen({ port: 0, host: '127.0.0.1', backlog: 512 });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const callers = (from: string, count: number) =>
    Array.from({ length: count }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      return once(socket, 'close');
    });
  const burst = callers('127.0.0.2', 300);
  const somebody = callers('127.0.0.3', 1);
  await Promise.all([...burst, ...somebody]);
  expect(given).toHaveLength(301);
  expect(given.indexOf('127.0.0.3')).toBeLessThan(150);
});

it('[OPS-01] never waits for the end of a burst that does not end', async () => {
  const server = new EventEmitter();
  let given = 0;
  server.on('connection', () => (given += 1));
  queueConnections(server as unknown as Server, () => 'one address');
  const connectOnce = () => server.emit('connection', { destroyed: false, resume: () => undefined });
  for (const until = performance.now() + 400; performance.now() < until; await turn()) connectOnce();
  expect(given).toBeGreaterThan(0);
});

it('[OPS-01] reads from a connection when its turn has come, and not from a refused one', async () => {
  const server = createServer((_request, response) => response.end('well'));
  let admitted = true;
  queueConnections(server, (socket: Socket) => {
    if (admitted) return 'caller';
    socket.end('no');
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = await Promise.all(Array.from({ length: 40 }, async () => (await fetch(url)).text()));
  expect(new Set(answers)).toEqual(new Set(['well']));
  server.closeAllConnections();
  admitted = false;
  await expect(fetch(url)).rejects.toThrow();
});

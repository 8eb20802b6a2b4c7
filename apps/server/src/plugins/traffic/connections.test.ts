import { limits } from '@toolbench/contracts/limits.ts';
import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { App } from '../../shared/fastify-app.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { listen } from '../../test-support/test-app.ts';
import { watchConnections, watchServer } from './connections.ts';
import { createMetrics } from '../metrics/metrics-registry.ts';

/** Sends without end, as fast as it is taken. */
async function openEndless() {
  const app = Fastify() as unknown as App;
  onTestFinished(() => app.close());
  const refused: string[] = [];
  watchConnections(app, createMetrics(), { trustedProxies: [], refused: (what) => refused.push(what), unreadMs: 300 });
  const piece = Buffer.alloc(65_536);
  let sent = 0;
  app.get('/', (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          sent += piece.length;
          this.push(piece);
        },
      }),
    ),
  );
  const socket = connect(await listen({ app }), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  return { refused, socket, connections, sent: () => sent };
}

it('[OPS-01] ends a connection that takes nothing of its answer, and has read little for it', async () => {
  const { refused, socket, connections, sent } = await openEndless();
  socket.pause();
  await expect.poll(() => refused).toEqual(['unread']);
  await expect.poll(connections).toBe(0);
  expect(sent()).toBeLessThan(64 * 1024 * 1024);
});

it('[OPS-01] keeps a connection that takes its answer, however long it is', async () => {
  const { refused, socket } = await openEndless();
  let taken = 0;
  socket.on('data', (chunk: Buffer) => (taken += chunk.length));
  await expect.poll(() => taken).toBeGreaterThan(200 * 1024 * 1024);
  expect(refused).toEqual([]);
});

/** Answers at once, and tells what was refused. */
async function openQuick(trustedProxies: readonly string[] = []) {
  const app = Fastify() as unknown as App;
  onTestFinished(() => app.close());
  const refused: string[] = [];
  const clock = fakeClock();
  watchConnections(app, createMetrics(), { trustedProxies, refused: (what) => refused.push(what), clock });
  app.get('/', () => 'well');
  const port = await listen({ app });
  /** The status that a connection of its own gets; whoever asks resets it as soon as it is known. */
  const ask = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.resetAndDestroy();
    return answer.toString('latin1').slice(9, 12);
  };
  const askOften = async (times: number) => {
    const statuses: string[] = [];
    while (statuses.length < times) statuses.push(...(await Promise.all(Array.from({ length: 64 }, () => ask()))));
    return statuses;
  };
  return { refused, clock, ask, askOften };
}

it('[OPS-01] refuses callers that come back faster than one may, serves others meanwhile, and them a little later', async () => {
  const { refused, clock, ask, askOften } = await openQuick();
  const { connectionsPerAddress: atOnce, connectionsPerSecond } = limits.traffic;
  expect(new Set(await askOften(atOnce))).toEqual(new Set(['200']));
  expect(await ask()).toBe('429');
  expect(new Set(refused)).toEqual(new Set(['new-connections']));
  expect(await ask('127.0.0.2')).toBe('200');
  clock.advance(1_000 / connectionsPerSecond);
  expect([await ask(), await ask()]).toEqual(['200', '429']);
});

it('[OPS-01] does not count the connections of a trusted proxy, which brings the requests of many', async () => {
  const { refused, askOften } = await openQuick(['127.0.0.1']);
  expect(new Set(await askOften(2 * limits.traffic.connectionsPerAddress))).toEqual(new Set(['200']));
  expect(refused).toEqual([]);
});

it('[OPS-01] outlives that a refused connection is reset', async () => {
  const app = Fastify() as unknown as App;
  onTestFinished(() => app.close());
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
  process.prependListener('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const options = { trustedProxies: [], refused: () => undefined, connections: 0, connectionsPerAddress: 1 };
  onTestFinished(watchServer(app.server, options).stop);
  const port = await listen({ app });
  // The system gives the server one connection in each round: most are reset before it takes them.
  const callers = Array.from({ length: 200 }, async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('x');
    socket.resetAndDestroy();
  });
  await Promise.all(callers);
  await wait(300);
  expect(faults).toEqual([]);
});

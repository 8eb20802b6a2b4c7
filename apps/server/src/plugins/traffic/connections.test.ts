import Fastify from 'fastify';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import type { App } from '../../shared/fastify-app.ts';
import { listen } from '../../test-support/test-app.ts';
import { watchConnections } from './connections.ts';
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

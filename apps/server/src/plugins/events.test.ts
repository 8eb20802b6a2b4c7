import { limits } from '@toolbench/contracts/limits.ts';
import fastify from 'fastify';
import { get } from 'node:http';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventText, sendEvents } from './events.ts';

afterEach(() => void vi.useRealTimers());

it('[SHELL-22] events are never silent for longer than proxies wait', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  async function* slow() {
    yield eventText('begun', {});
    await answered;
    yield eventText('said', { text: 'late' });
  }
  const app = fastify();
  app.get('/', (_request, reply) => sendEvents(reply, slow()));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let text = '';
  const ended = new Promise<void>((resolve, reject) => {
    get(address, (response) => {
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
  await vi.waitFor(() => expect(text).toContain('begun'));
  await vi.advanceTimersByTimeAsync(limits.http.heartbeatMs);
  await vi.waitFor(() => expect(text).toMatch(/\n\n:\n\n$/));
  answer();
  await ended;
  expect(text).toMatch(/:\n\nevent: said/);
});

import { describe, expect, it } from 'vitest';
import { openTestApp } from '../test-support/test-app.ts';

const ready = { name: 'disk', isReady: async () => true };

describe('health', () => {
  it('/health answers as long as the process does', async () => {
    const { app } = await openTestApp({ readiness: [{ name: 'database', isReady: async () => false }] });
    const response = await app.inject('/health');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok' });
  });

  it('/ready answers when everything it needs is there', async () => {
    const { app } = await openTestApp({ readiness: [ready, ready] });
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' });
  });

  it.each([
    ['is not ready', async () => false],
    ['fails', () => Promise.reject(new Error('gone'))],
  ])('/ready answers 503 when something %s, and logs what', async (_name, isReady) => {
    const { app, log } = await openTestApp({ readiness: [ready, { name: 'database', isReady }] });
    const response = await app.inject('/ready');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'not-ready', detail: '服务器尚未就绪' });
    expect(log.join('')).toContain('"failed":["database"]');
  });
});

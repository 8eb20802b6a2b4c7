import { describe, expect, it } from 'vitest';
import { openTestApp, signIn } from '../test-support/test-app.ts';

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
    expect(response.json()).toMatchObject({ code: 'not-ready', detail: '服务器尚未就绪：database' });
    expect(log.join('')).toContain('"failed":["database"]');
  });

  it('[OPS-03] /ready agrees with an answer that said the storage is full, until something can be written', async () => {
    let isFull = true;
    const probeWrite = () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve());
    const opened = await openTestApp({ probeWrite });
    opened.app.get('/full', () => {
      throw Object.assign(new Error('could not extend file'), { code: '53100' });
    });
    expect((await opened.app.inject('/ready')).statusCode).toBe(200);
    const refused = await opened.app.inject({ url: '/full', headers: await signIn(opened) });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([507, '5']);
    expect((await opened.app.inject('/ready')).statusCode).toBe(503);
    isFull = false;
    expect((await opened.app.inject('/ready')).statusCode).toBe(200);
    expect((await opened.app.inject('/ready')).statusCode).toBe(200);
  });
});

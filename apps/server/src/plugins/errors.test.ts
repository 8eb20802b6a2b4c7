import { errorCodes, errorResponse, errorStatus } from '@toolbench/contracts/errors.ts';
import { describe, expect, it } from 'vitest';
import { refusal } from '../shared/result.ts';
import { openTestApp, signIn } from '../test-support/test-app.ts';
import { errorText } from './error-texts.ts';

describe('refusals', () => {
  it.each(errorCodes)('%s has a sentence in both languages', (code) => {
    const refused = refusal(code, { retryAfterMs: 1_500, fields: ['name'] });
    expect(errorText(refused, 'zh')).toMatch(/[\u4e00-\u9fff]/);
    expect(errorText(refused, 'en')).toMatch(/^[A-Z][\x20-\x7e]+$/);
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
  });

  it('round waiting times up to whole seconds', () => {
    expect(errorText(refusal('too-many-calls', { retryAfterMs: 1_001 }), 'en')).toContain('in 2 s');
    expect(errorText(refusal('too-many-calls', { retryAfterMs: 1 }), 'en')).toContain('in 1 s');
  });

  it('have the shape that both ends know', async () => {
    const { app } = await openTestApp();
    const response = await app.inject('/api/unknown');
    expect(errorResponse.strict().parse(response.json())).toMatchObject({ code: 'not-signed-in' });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json<{ requestId: string }>().requestId).toBe(response.headers['x-request-id']);
  });
});

describe('a fault in a route', () => {
  it('answers 500 without a word about it, and logs it with the request’s id', async () => {
    const opened = await openTestApp();
    opened.app.get('/fault', () => {
      throw new Error('canary: connection to 10.0.0.1 failed');
    });
    const response = await opened.app.inject({ url: '/fault', headers: await signIn(opened) });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('canary');
    const { requestId } = response.json<{ requestId: string }>();
    const logged = opened.log.find((line) => line.includes('canary'));
    expect(logged).toContain(requestId);
  });

  it('answers 500 where an answer does not fit its own schema', async () => {
    const opened = await openTestApp();
    const { user } = await import('@toolbench/contracts/auth.ts');
    opened.app.get('/misfit', { schema: { response: { 200: user } } }, () => ({ username: 1 }) as never);
    const response = await opened.app.inject({ url: '/misfit', headers: await signIn(opened) });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'internal' });
  });
});

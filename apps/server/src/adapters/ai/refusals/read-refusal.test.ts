import { describe, expect, it } from 'vitest';
import { readRefusal, retryAfterOf } from './read-refusal.ts';

const read = (status: number, body: unknown) => readRefusal({ status, body }, undefined);

describe('readRefusal', () => {
  it.each([
    [400, '{"error":"model \\"x\\" not found, try pulling it first"}', 'model-missing'],
    [404, '{"error":{"message":"The model `x` does not exist","code":"model_not_found"}}', 'model-missing'],
    [404, '{"object":"error","message":"The model `x` does not exist.","code":404}', 'model-missing'],
    [500, '{"error":{"message":"could not load model - all backends returned error"}}', 'model-missing'],
    [400, '{"error":{"message":"…","code":"context_length_exceeded"}}', 'too-long'],
    [400, '{"error":{"message":"the request exceeds the available context size"}}', 'too-long'],
    [400, '{"error":{"message":"input is too long for this model"}}', 'too-long'],
    [429, '{"error":{"message":"Rate limit reached for requests"}}', 'rate'],
    [429, '{"error":{"message":"余额不足","type":"insufficient_quota"}}', 'quota'],
    [503, '{"error":{"message":"context deadline exceeded while waiting for a large context length"}}', 'bad-answer'],
    [418, 'I am a teapot', 'bad-answer'],
    [400, '[{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT"}}]', 'authentication'],
    [
      429,
      '[{"error":{"code":429,"message":"Quota exceeded for metric: requests per minute","status":"RESOURCE_EXHAUSTED"}}]',
      'rate',
    ],
    [
      429,
      '{"error":{"message":"Your account is suspended, check your plan and billing details","type":"exceeded_current_quota_error"}}',
      'quota',
    ],
    [
      400,
      '{"code":"Arrearage","message":"Access denied, please make sure your account is in good standing."}',
      'quota',
    ],
    [
      404,
      '{"error":{"code":"DeploymentNotFound","message":"The API deployment for this resource does not exist."}}',
      'model-missing',
    ],
    [529, '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}', 'bad-answer'],
    [400, '{"errors":[{"message":"wrong","code":7}]}', 'bad-answer'],
  ])('reads %i %s as %s', (status, body, code) => {
    expect(read(status, body)).toMatchObject({ code, status });
  });

  it.each([
    ['a page', '<!doctype html><html><body>secret</body></html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['nested nonsense', '{"error":{"message":{"a":1}},"detail":{"b":[]}}'],
    ['a list of nonsense', '{"detail":[null,7,{"loc":"x","msg":3}]}'],
    ['a prototype', '{"__proto__":{"message":"x"}}'],
  ])('has no words for %s', (_name, body) => {
    expect(read(400, body)).toEqual({ code: 'bad-answer', status: 400 });
  });

  it.each([
    ['{"error":{"type":"forbidden","message":"Request not allowed"}}', 'region'],
    ['{"error":{"message":"You do not have access to the model","code":"model_not_authorized"}}', 'no-permission'],
  ])('tells from the words of %s that the key is not the reason', (body, cause) => {
    expect(read(403, body)).toMatchObject({ code: 'authentication', cause });
  });

  it('reads a list of errors as the first of them', () => {
    expect(read(400, '[{"error":{"message":"boom"}}]').detail).toBe('boom');
    expect(read(400, '{"errors":[{"message":"wrong"}]}').detail).toBe('wrong');
    expect(read(400, '{"code":20015,"msg":"bad voice"}').detail).toBe('bad voice');
  });

  it('joins the fields that FastAPI names', () => {
    const detail = [
      { loc: ['body', 'messages', 0, 'role'], msg: 'Field required' },
      { loc: ['body'], msg: 'Extra fields' },
    ];
    expect(read(422, JSON.stringify({ detail })).detail).toBe('messages.0.role: Field required; Extra fields');
  });

  it.each([
    ['Incorrect API key provided', 'authentication'],
    ['Rate limit exceeded', 'rate'],
    ['insufficient_quota', 'quota'],
    ['model y not found', 'model-missing'],
    ['maximum context length is 8', 'too-long'],
    ['anything else', 'bad-answer'],
  ])('reads %j within a stream, where there is no status, as %s', (message, code) => {
    expect(readRefusal({ body: { message } }, undefined)).toEqual({ code, detail: message });
  });
});

describe('retryAfterOf', () => {
  const now = Date.UTC(2026, 0, 1);
  const after = (headers: Record<string, string>) => retryAfterOf(new Headers(headers), now);

  it.each([
    [{ 'retry-after': '3' }, 3_000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:10 GMT' }, 10_000],
    [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after-ms': 'x', 'retry-after': '9' }, 9_000],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-1' }, undefined],
    [{ 'retry-after': '' }, undefined],
    [{}, undefined],
  ])('reads %j as %s ms', (headers, milliseconds) => {
    expect(after(headers as Record<string, string>)).toBe(milliseconds);
  });
});

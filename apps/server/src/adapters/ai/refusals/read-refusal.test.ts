import { describe, expect, it } from 'vitest';
import { readRefusal, refusalWithin, retryAfterOf, saidBy } from './read-refusal.ts';

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

  const raw = (words: string) => JSON.stringify({ error: { code: 400, message: words } });
  const passedOn = (words: unknown) =>
    JSON.stringify({ error: { message: 'Provider returned error', code: 400, metadata: { raw: words } } });

  it.each([
    [raw("Unsupported parameter: 'top_k'"), "Provider returned error: Unsupported parameter: 'top_k'"],
    [{ error: { message: 'no such voice' } }, 'Provider returned error: no such voice'],
    ['too many cooks', 'Provider returned error: too many cooks'],
    ['<html>bad gateway</html>', 'Provider returned error'],
    [null, 'Provider returned error'],
  ])('gives the words of the service behind a router: %j', (words, detail) => {
    expect(read(400, passedOn(words)).detail).toBe(detail);
    expect(saidBy(passedOn(words))).toContain(detail);
  });

  it.each([
    ['Rate limit reached on tokens per minute. Try again in 9s. Upgrade at https://a.example/settings/billing', 'rate'],
    ['Rate limit reached on requests per min. Add a payment method at https://b.example/account/billing.', 'rate'],
    ['Rate limit exceeded: free-models-per-day. Add 10 credits to unlock 1000 requests per day', 'rate'],
    ['You exceeded your current quota, please check your plan and billing details.', 'quota'],
    ['请求过于频繁，请稍后再试；如需提高额度请充值：https://c.example/bill', 'rate'],
    ['您的账户已达到速率限制，请控制请求频率', 'rate'],
    ['并发数已超过上限，升级套餐或充值可提升', 'rate'],
    ['Concurrency limit reached: 2. Buy credits to raise it.', 'rate'],
    ['Please slow down. Billing tier 1 allows 3 requests/min', 'rate'],
    ['Daily request limit reached, resets in 4 hours. Recharge to raise your limit', 'rate'],
    ['Too many tokens in the last minute; see https://d.example/billing', 'rate'],
    ['Try again in 12s or top up your balance for higher limits', 'rate'],
    ['Spending limit reached: your balance is 0.00', 'quota'],
    ['You have run out of credits, please recharge', 'quota'],
    ['套餐资源包已用完，请购买', 'quota'],
    ['Your account is suspended due to insufficient balance', 'quota'],
    ['账户余额不足，请充值', 'quota'],
  ])('tells a limit of pace from money: %s', (message, code) => {
    expect(read(429, JSON.stringify({ error: { message } }))).toMatchObject({ code });
  });

  it('reads a balance that is too low as that, whatever its status', () => {
    const message = 'Your credit balance is too low to access the API.';
    for (const status of [400, 402, 403, 429]) {
      expect(read(status, JSON.stringify({ error: { message } }))).toMatchObject({ code: 'quota' });
    }
  });

  it.each([
    [400, '{"error":{"code":"content_filter","message":"The prompt was filtered"}}'],
    [400, '{"code":"DataInspectionFailed","message":"Input data may contain inappropriate content."}'],
    [400, '{"error":{"message":"Content Exists Risk"}}'],
    [403, '{"error":{"message":"Input was flagged","code":403}}'],
    [400, '{"error":{"code":"1301","message":"系统检测到输入或生成内容可能包含不安全或敏感内容"}}'],
  ])('tells what a service withholds: %i %s', (status, body) => {
    expect(read(status, body)).toMatchObject({ code: 'bad-answer', cause: 'filtered' });
  });

  it.each([
    ['{"base_resp":{"status_code":1008,"status_msg":"no seats left"},"choices":null}', 'no seats left'],
    ['{"success":false,"message":"no seats left"}', 'no seats left'],
    ['{"success":false,"errors":[{"code":7,"message":"no seats left"}],"result":null}', 'no seats left'],
    ['{"error_code":336003,"error_msg":"no seats left"}', 'no seats left'],
    ['{"header":{"code":10013,"message":"no seats left"}}', 'no seats left'],
    ['{"code":20012,"message":"no seats left","data":null}', 'no seats left'],
    ['{"detail":"no seats left"}', 'no seats left'],
    ['{"success":false,"data":{}}', undefined],
  ])('finds a fault in what came as if all were well: %s', (body, detail) => {
    expect(refusalWithin(body, undefined)?.code).toBe('bad-answer');
    expect(refusalWithin(body, undefined)?.detail).toBe(detail);
  });

  it.each([
    '{"choices":[{"message":{"content":"hi"}}],"base_resp":{"status_code":0,"status_msg":"success"}}',
    '{"code":0,"message":"ok","data":[{"embedding":[1]}]}',
    '{"code":200,"msg":"success"}',
    '{"text":"","error":null}',
    '{"object":"list","data":[]}',
    '{"text":"said","code":7,"message":"x"}',
    '[]',
    '7',
  ])('finds none in an answer: %s', (body) => {
    expect(refusalWithin(body, undefined)).toBeUndefined();
  });

  it('[LAB-05] gives what is wrong rather than the title of the status', () => {
    const problem = {
      type: 'urn:x',
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'max_tokens must be at most 9',
    };
    expect(read(422, JSON.stringify(problem)).detail).toBe(problem.detail);
    expect(read(422, JSON.stringify({ title: 'Bad Request' })).detail).toBe('Bad Request');
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

describe('[LAB-05] a refusal in the words of today’s services is told by its cause', () => {
  const read = (status: number, message: string, code = '') =>
    readRefusal({ ...(status !== 0 && { status }), body: { error: { message, code } } }, undefined);

  it.each<[number, string, string?]>([
    [400, 'Billing hard limit has been reached', 'billing_hard_limit_reached'],
    [400, 'You have reached your specified API usage limits. You will regain access on 2026-12-01.'],
    [400, 'This organization has reached its spend limit'],
    [412, 'Account acme is suspended, possibly due to reaching the monthly spending limit'],
    [429, 'Your project has exceeded its monthly spending cap. Raise it to go on.', 'RESOURCE_EXHAUSTED'],
    [403, 'Key limit exceeded. Manage it in your settings'],
    [402, 'Insufficient credits'],
  ])('credit: %i %s', (status, message, code) => expect(read(status, message, code).code).toBe('quota'));

  it.each<[number, string, string?]>([
    [429, 'Allocated quota exceeded, please increase your quota limit.', 'Throttling.AllocationQuota'],
    [429, 'Rate limit reached for requests per minute'],
    [429, 'You’ve hit your usage limit. Try again in 2 hours.'],
    [429, 'Rate limit reached: usage limit 100 requests/min'],
    [0, 'slow down', '429'],
  ])('rate: %i %s', (status, message, code) => expect(read(status, message, code).code).toBe('rate'));

  it.each<[number, string, string?]>([
    [400, 'Your request was rejected as a result of our safety system.', 'content_policy_violation'],
    [400, 'input new_sensitive', '1026'],
    [
      400,
      'The request failed because the input text may contain sensitive information',
      'InputTextSensitiveContentDetected',
    ],
    [451, 'The content you provided or machine outputted is blocked.'],
    [400, 'the content is unsafe_content'],
    [403, 'Content violates usage guidelines.'],
    [0, 'Output data may contain inappropriate content.', 'data_inspection_failed'],
  ])('content: %i %s', (status, message, code) => expect(read(status, message, code).cause).toBe('filtered'));

  it.each<[number, string, string?]>([
    [400, 'Prompt 超长', '1261'],
    [400, '输入长度超过模型上限'],
    [400, 'Range of input length should be [1, 30720]', 'InvalidParameter'],
    [400, 'Your request exceeded model token limit: 131072'],
    [400, "This model's maximum prompt length is 131072 but the request contains 140000 tokens."],
    [400, '`inputs` must have less than 4096 tokens. Given: 5000'],
    [400, 'The prompt is longer than the maximum model length of 4096'],
  ])('length: %i %s', (status, message, code) => expect(read(status, message, code).code).toBe('too-long'));

  it.each<[number, string, string?]>([
    [400, 'The model `llama3-8b-8192` has been decommissioned and is no longer supported.', 'model_decommissioned'],
    [404, 'Not found the model kimi-9 or Permission denied'],
    [404, 'model: claude-3-opus-1', 'not_found_error'],
    [400, 'Invalid model: mistral-huge'],
    [400, 'acme/none is not a valid model ID'],
    [404, 'No endpoints found for acme/none.'],
    [400, 'Unable to access non-serverless model acme/none'],
    [404, 'Your account has not activated the model', 'ModelNotOpen'],
    [404, "Model names are case-sensitive. Model 'Qwen' not found"],
  ])('model: %i %s', (status, message, code) => expect(read(status, message, code).code).toBe('model-missing'));

  it.each<[number, string, string?]>([
    [400, 'API key expired. Please renew the API key.', 'INVALID_ARGUMENT'],
    [400, 'Missing or invalid Authorization header.'],
    [400, 'This organization has been disabled.', 'invalid_request_error'],
    [0, 'login fail: Please carry the API secret key', '1004'],
    [0, 'no such key', '401'],
  ])('key: %i %s', (status, message, code) => expect(read(status, message, code).code).toBe('authentication'));

  it.each<[number, string]>([
    [404, 'Not Found'],
    [404, 'voice alloy not found for this model'],
    [400, 'Invalid model parameter: messages must alternate'],
    [400, 'model: claude-3: `top_p` parameter is deprecated for this model'],
    [400, 'temperature must be at most 1'],
    [422, 'messages: field required'],
    [500, 'internal error'],
  ])('none of them: %i %s', (status, message) => expect(read(status, message).code).toBe('bad-answer'));
});

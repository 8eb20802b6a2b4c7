import { aiPorts, chosenModelHeader, portFeatures } from '@toolbench/contracts/ai/ai.ts';
import { aiPaths, calls } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import { goodKey, reply } from '../../test-support/ai-services/asked.ts';
import type { Handler } from '../../test-support/ai-services/double.ts';
import { startDouble } from '../../test-support/ai-services/start-double.ts';
import { eventsOf } from '../../test-support/ai-services/engines.ts';
import { openTestApp, signIn } from '../../test-support/test-app.ts';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

async function openLab() {
  const opened = await openTestApp();
  const headers = await signIn(opened);
  const call = (method: Method, url: string, payload?: object | string, more: Record<string, string> = {}) =>
    opened.app.inject({ method, url, payload, headers: { ...headers, ...more } });
  return { ...opened, call };
}

const set = { baseUrl: 'https://a.example/v1', model: 'm' };

describe('[LAB-04] the settings of an engine', () => {
  it('are set, shown without the key, and removed', async () => {
    const { call } = await openLab();
    const put = await call('PUT', aiPaths.engine('chat'), { ...set, baseUrl: 'https://a.example/v1/', key: goodKey });
    expect(put.json()).toEqual({
      port: 'chat',
      source: 'settings',
      ...set,
      key: 'set',
      toolUse: 'automatic',
      protocol: 'openai',
      options: {},
    });
    const { engines } = (await call('GET', calls.aiEngines)).json<{ engines: unknown[] }>();
    expect(engines[0]).toEqual(put.json());
    expect((await call('DELETE', aiPaths.engine('chat'))).json()).toMatchObject({ source: 'embedded' });
  });

  it.each<[string, object | string]>([
    ['nothing', {}],
    ['no model', { baseUrl: set.baseUrl }],
    ['a blank model', { ...set, model: ' ' }],
    ['a model of two lines', { ...set, model: 'a\nb' }],
    ['a long model', { ...set, model: 'a'.repeat(201) }],
    ['no address', { model: 'm' }],
    ['a path', { ...set, baseUrl: '/v1' }],
    ['another protocol', { ...set, baseUrl: 'file:///etc/passwd' }],
    ['a script', { ...set, baseUrl: 'javascript:alert(1)' }],
    ['an account in the address', { ...set, baseUrl: 'https://u:p@a.example/v1' }],
    ['a query', { ...set, baseUrl: 'https://a.example/v1?key=x' }],
    ['a fragment', { ...set, baseUrl: 'https://a.example/v1#x' }],
    ['backslashes', { ...set, baseUrl: 'https:\\\\a.example\\v1' }],
    ['a long address', { ...set, baseUrl: `https://a.example/${'a'.repeat(2_048)}` }],
    ['an empty key', { ...set, key: '' }],
    ['a key of two lines', { ...set, key: 'a\r\nx-header: b' }],
    ['a key with Chinese', { ...set, key: '密钥' }],
    ['a number as key', { ...set, key: 1 }],
    ['a list', []],
    ['broken JSON', '{'],
  ])('are refused with %s', async (_name, payload) => {
    const { call } = await openLab();
    const response = await call('PUT', aiPaths.engine('chat'), payload, { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid-request', detail: expect.any(String) as string });
    expect((await call('GET', calls.aiEngines)).json()).toMatchObject({
      engines: [{ source: 'embedded' }, {}, {}, {}],
    });
  });

  it('name each wrong field once', async () => {
    const { call } = await openLab();
    const response = await call('PUT', aiPaths.engine('chat'), { ...set, model: '' });
    expect(response.json<{ detail: string }>().detail).toMatch(/[^a-z]model$/);
  });

  it.each(['other', '', '../chat', '__proto__', 'CHAT'])('know no port %j', async (port) => {
    const { call } = await openLab();
    const response = await call('PUT', aiPaths.engine(encodeURIComponent(port)), set);
    expect([400, 404]).toContain(response.statusCode);
  });

  it('refuse more than 32 KiB', async () => {
    const { call } = await openLab();
    const response = await call('PUT', aiPaths.engine('chat'), { ...set, more: 'a'.repeat(40_000) });
    expect(response.statusCode).toBe(413);
  });
});

describe('[LAB-04] the test of a connection', () => {
  it.each(aiPorts)('really calls the service of %s and says what it found', async (port) => {
    const { call } = await openLab();
    const double = await startDouble('openai');
    await call('PUT', aiPaths.engine(port), { baseUrl: double.baseUrl, model: 'gpt-4o', key: goodKey });
    const result = (await call('POST', aiPaths.test(port))).json<Record<string, unknown>>();
    const found = {
      chat: { sample: reply },
      embed: { dimensions: 4 },
      transcribe: { sample: reply },
      speak: { bytes: 3_004 },
    }[port];
    expect(result).toMatchObject({ ok: true, model: 'gpt-4o', ms: 0, ...found });
    expect(`http://${String(result.host)}/v1`).toBe(double.baseUrl);
    const features = portFeatures[port].length;
    expect(result.checks).toMatchObject(portFeatures[port].map((feature) => ({ feature, ok: true, learned: [] })));
    expect(double.asked).toHaveLength(features);
    const usage = (await call('GET', calls.aiUsage)).json();
    expect(usage).toMatchObject({ rows: [{ port, model: 'gpt-4o', calls: features, failures: 0 }] });
  });

  it('says how the changes of an app come, and which answer is none', async () => {
    const { call } = await openLab();
    const double = await startDouble('openai');
    const test = async () =>
      (await call('POST', `${aiPaths.test('chat')}?feature=app-by-tools`)).json<{ checks: unknown[] }>().checks[0];
    const set = (toolUse: string) =>
      call('PUT', aiPaths.engine('chat'), { baseUrl: double.baseUrl, model: 'gpt-4o', key: goodKey, toolUse });
    await set('automatic');
    expect(await test()).toMatchObject({ ok: true, sample: reply, changesBy: 'text' });
    await set('tools');
    expect(await test()).toMatchObject({ ok: false, error: { code: 'bad-answer', cause: 'no-tool-call' } });
    const withheld = { choices: [{ index: 0, delta: { content: 'O' }, finish_reason: 'content_filter' }] };
    double.answerNext((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`data: ${JSON.stringify(withheld)}\n\ndata: [DONE]\n\n`);
    });
    expect(await test()).toMatchObject({ ok: false, error: { code: 'bad-answer', cause: 'filtered' } });
  });

  it.each([
    ['zh', '模型服务不接受当前密钥，请在 AI 设置中检查密钥。服务原话：“Incorrect API key provided: [hidden].”'],
    [
      'en',
      'The model service does not accept the key; check the key in the AI settings. The service said: “Incorrect API key provided: [hidden].”',
    ],
  ])('says in words of %s what is wrong', async (language, text) => {
    const { call } = await openLab();
    const double = await startDouble('openai');
    await call('PUT', aiPaths.engine('chat'), { baseUrl: double.baseUrl, model: 'm', key: 'sk-wrong-canary-12345' });
    const response = await call('POST', aiPaths.test('chat'), undefined, { 'accept-language': language });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ ok: false, text, error: { code: 'authentication', status: 401 } });
    expect(response.body).not.toContain('canary');
  });

  it('tries even a service that is left alone for a while', async () => {
    const { call, ai } = await openLab();
    const double = await startDouble('openai');
    await call('PUT', aiPaths.engine('chat'), { baseUrl: double.baseUrl, model: 'm', key: goodKey });
    const fault: Handler = (_asked, response) => void response.writeHead(500).end();
    double.answerNext(...Array<Handler>(9).fill(fault));
    const question = { messages: [{ role: 'user' as const, content: 'x' }] };
    for (let turn = 0; turn < 4; turn += 1) await eventsOf((await ai.engines.chat())?.stream(question));
    expect(double.asked).toHaveLength(9);
    expect((await call('POST', aiPaths.test('chat'))).json()).toMatchObject({ ok: true });
    const events = await eventsOf((await ai.engines.chat())?.stream(question));
    expect(events.at(-1)).toMatchObject({ kind: 'end' });
  });

  it('says that there is nothing to test', async () => {
    const { call } = await openLab();
    const response = await call('POST', aiPaths.test('speak'));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'no-engine', detail: expect.stringContaining('AI 设置') as string });
  });

  it.each([
    ['gpt-4o', 'gpt-4o'],
    ['gpt-9', 'gpt-4.1-nano'],
  ])('[LAB-03] takes the choice of %s as %s', async (chosen, asked) => {
    const { call } = await openLab();
    const double = await startDouble('openai');
    await call('PUT', aiPaths.engine('chat'), { baseUrl: double.baseUrl, model: 'gpt-4.1-nano', key: goodKey });
    const response = await call('POST', aiPaths.test('chat'), undefined, { [chosenModelHeader]: chosen });
    expect(double.asked[0]?.json.model).toBe(asked);
    expect(response.json()).toMatchObject({ ok: true, model: asked });
  });
});

it('[LAB-04] writes no key into the log and never shows one', async () => {
  const { call, log } = await openLab();
  const key = 'sk-canary-8f2e61';
  const double = await startDouble('openai');
  const seen = [
    await call('PUT', aiPaths.engine('chat'), { baseUrl: double.baseUrl, model: 'm', key }),
    await call('POST', aiPaths.test('chat')),
    await call('PUT', aiPaths.engine('chat'), { baseUrl: 'x', model: 'm', key }),
    await call('PUT', aiPaths.engine('chat'), `{"key":"${key}`, { 'content-type': 'application/json' }),
    await call('GET', calls.aiEngines),
    await call('GET', calls.aiUsage),
  ];
  expect(seen.map(({ body }) => body).join('')).not.toContain('canary');
  expect(log.join('')).not.toContain('canary');
  expect(double.asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
});

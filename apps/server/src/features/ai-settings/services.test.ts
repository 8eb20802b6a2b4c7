import { aiPresets } from '@toolbench/contracts/ai/ai-presets.ts';
import { presetOf } from '@toolbench/contracts/ai/preset-of.ts';
import { protocolPorts, type AiPort, type EnginesResponse, type EngineTest } from '@toolbench/contracts/ai/ai.ts';
import type { LocalService, ModelList } from '@toolbench/contracts/ai/ai-services.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { aiPaths, calls } from '@toolbench/contracts/routes.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goodKey } from '../../test-support/ai-services/asked.ts';
import { openService, type Handler } from '../../test-support/ai-services/double.ts';
import { sendJson } from '../../test-support/ai-services/send.ts';
import { strictHandler } from '../../test-support/ai-services/strict-answers.ts';
import { strictServices } from '../../test-support/ai-services/strict-services.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { openTestApp, signIn } from '../../test-support/test-app.ts';
import { createServiceFinder } from '../../adapters/ai/find-services.ts';

async function openLab() {
  const opened = await openTestApp();
  const headers = await signIn(opened);
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, language = 'en') =>
    opened.app.inject({ method, url, payload, headers: { ...headers, 'accept-language': language } });
  return { ...opened, call };
}

async function serve(handler: Handler) {
  const double = await openService(handler);
  onTestFinished(double.close);
  return { ...double, origin: new URL(double.baseUrl).origin };
}

const models =
  (...names: string[]): Handler =>
  (_asked, response) =>
    sendJson(response, 200, { object: 'list', data: names.map((id) => ({ id, object: 'model' })) });

describe('[LAB-05] one service for several capabilities', () => {
  it('is set at once, with one key that nobody is shown, and the rest stays as it was', async () => {
    const { call, ai } = await openLab();
    await call('PUT', aiPaths.engine('embed'), { baseUrl: 'https://b.example/v1', model: 'e' });
    const ports = {
      chat: { model: 'gpt-5-mini', outputTokens: 9_000 },
      speak: { model: 'tts-1', voice: 'nova', format: 'wav' },
    };
    const service = { baseUrl: 'https://a.example/v1/', protocol: 'openai', key: goodKey, ports };
    const response = await call('PUT', calls.aiEngines, service);
    expect(response.body).not.toContain(goodKey);
    const { engines } = response.json<EnginesResponse>();
    expect(engines).toMatchObject([
      { port: 'chat', model: 'gpt-5-mini', key: 'set', options: { outputTokens: 9_000 } },
      { port: 'embed', baseUrl: 'https://b.example/v1', key: 'not-set' },
      { port: 'transcribe', source: 'none' },
      { port: 'speak', baseUrl: 'https://a.example/v1', key: 'set', options: { voice: 'nova', format: 'wav' } },
    ]);
    expect((await ai.settings.endpointOf('speak'))?.key).toBe(goodKey);
  });

  it('gets the stored key for a further capability, but only at the same origin', async () => {
    const { call, ai } = await openLab();
    const service = { baseUrl: 'https://a.example/v1', protocol: 'openai' };
    await call('PUT', calls.aiEngines, { ...service, key: goodKey, ports: { chat: { model: 'm' } } });
    await call('PUT', calls.aiEngines, { ...service, ports: { embed: { model: 'e' } } });
    expect((await ai.settings.endpointOf('embed'))?.key).toBe(goodKey);
    await call('PUT', calls.aiEngines, {
      ...service,
      baseUrl: 'https://evil.example/v1',
      ports: { speak: { model: 's' } },
    });
    expect((await ai.settings.endpointOf('speak'))?.key).toBeUndefined();
    await call('PUT', calls.aiEngines, { ...service, key: null, ports: { embed: { model: 'e' } } });
    expect((await ai.settings.endpointOf('embed'))?.key).toBeUndefined();
  });

  it.each<[string, object, string]>([
    [
      'an anthropic service for speech',
      { protocol: 'anthropic', ports: { speak: { model: 'm' } } },
      'protocol-without-port',
    ],
    ['metadata of a cloud', { baseUrl: 'http://169.254.169.254/latest' }, 'forbidden-address'],
    ['metadata of a cloud, written otherwise', { baseUrl: 'http://[::ffff:a9fe:a9fe]/v1' }, 'forbidden-address'],
    ['no capability', { ports: {} }, 'invalid-request'],
    ['a protocol nobody knows', { protocol: 'gopher' }, 'invalid-request'],
    ['a format nobody knows', { ports: { speak: { model: 'm', format: 'exe' } } }, 'invalid-request'],
  ])('is refused with %s, and nothing of it is set', async (_name, wrong, code) => {
    const { call } = await openLab();
    const right = { baseUrl: 'https://a.example/v1', protocol: 'openai', ports: { chat: { model: 'm' } } };
    const response = await call('PUT', calls.aiEngines, { ...right, ...wrong });
    expect(response.json()).toMatchObject({ code });
    const { engines } = (await call('GET', calls.aiEngines)).json<EnginesResponse>();
    expect(engines.map(({ source }) => source)).toEqual(['embedded', 'embedded', 'none', 'none']);
  });
});

describe('[LAB-05] the models of a service', () => {
  const kinds = async (protocol: string, base: string, handler: Handler, key: string | null = goodKey) => {
    const { call } = await openLab();
    const service = await serve(handler);
    const response = await call('POST', calls.aiModels, { baseUrl: `${service.origin}${base}`, protocol, key });
    return { list: response.json<ModelList>(), service };
  };

  it('are listed with what they are most likely for', async () => {
    const names = [
      'gpt-5-mini',
      'text-embedding-3-small',
      'whisper-1',
      'tts-1',
      'dall-e-3',
      'BAAI/bge-m3',
      'BAAI/bge-reranker-v2',
    ];
    const { list, service } = await kinds('openai', '/v1', models(...names));
    expect(Object.fromEntries(list.models.map(({ id, kind }) => [id, kind]))).toEqual({
      'gpt-5-mini': 'chat',
      'text-embedding-3-small': 'embed',
      'whisper-1': 'transcribe',
      'tts-1': 'speak',
      'dall-e-3': 'other',
      'BAAI/bge-m3': 'embed',
      'BAAI/bge-reranker-v2': 'other',
    });
    expect(service.asked[0]).toMatchObject({ path: '/v1/models', headers: { authorization: `Bearer ${goodKey}` } });
  });

  it('are asked for in the words of each protocol', async () => {
    const gemini: Handler = (_asked, response) =>
      sendJson(response, 200, {
        models: [
          { name: 'models/gemini-2.5-flash', supportedGenerationMethods: ['generateContent'] },
          { name: 'models/gemini-embedding-001', supportedGenerationMethods: ['embedContent'] },
          { name: 'models/imagen-4', supportedGenerationMethods: ['predict'] },
        ],
      });
    const google = await kinds('gemini', '/v1beta', gemini);
    expect(google.list.models.map(({ id, kind }) => [id, kind])).toEqual([
      ['gemini-2.5-flash', 'chat'],
      ['gemini-embedding-001', 'embed'],
      ['imagen-4', 'other'],
    ]);
    expect(google.service.asked[0]?.headers['x-goog-api-key']).toBe(goodKey);
    const claude = await kinds('anthropic', '/v1', models('claude-x'));
    expect(claude.list.models).toEqual([{ id: 'claude-x', kind: 'chat' }]);
    expect(claude.service.asked[0]?.headers).toMatchObject({ 'x-api-key': goodKey, 'anthropic-version': '2023-06-01' });
  });

  it('are typed in where a service lists none', async () => {
    const missing: Handler = (_asked, response) => void response.writeHead(404).end('nothing here');
    expect((await kinds('openai', '/v1', missing)).list).toMatchObject({ ok: true, hasList: false, models: [] });
    const azure = await kinds('azure', '/openai', missing);
    expect(azure.list).toMatchObject({ ok: true, hasList: false });
    expect(azure.service.asked).toEqual([]);
  });

  it('come with the voices that a service of one’s own lists', async () => {
    const own: Handler = ({ path }, response) =>
      sendJson(
        response,
        200,
        path.endsWith('/voices') ? { voices: ['zf_xiaobei', { id: 'af_heart' }] } : { data: [{ id: 'kokoro' }] },
      );
    expect((await kinds('openai', '/v1', own, null)).list.voices).toEqual(['zf_xiaobei', 'af_heart']);
  });

  it.each([
    ['zh', /密钥/],
    ['en', /key/],
  ])('say in words of %s why there is none', async (language, words) => {
    const { call } = await openLab();
    const { origin } = await serve((_asked, response) =>
      sendJson(response, 401, { error: { message: `no: ${goodKey}` } }),
    );
    const response = await call(
      'POST',
      calls.aiModels,
      { baseUrl: origin, protocol: 'openai', key: goodKey },
      language,
    );
    expect(response.json()).toMatchObject({
      ok: false,
      hasList: true,
      error: { code: 'authentication' },
      text: expect.stringMatching(words) as string,
    });
    expect(response.body).not.toContain(goodKey);
  });
});

it('[LAB-05] services of this machine are found by what they list, and nothing else is', async () => {
  const ollama = await serve(models('qwen3:8b', 'bge-m3'));
  const speech = await serve(models('kokoro'));
  const whisper = await serve(({ path }, response) =>
    path === '/health' ? sendJson(response, 200, { status: 'ok' }) : void response.writeHead(404).end('File Not Found'),
  );
  const page = await serve(
    (_asked, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  );
  const silent = await serve(() => undefined);
  const at = (key: string, { origin }: { readonly origin: string }) => {
    const preset = aiPresets.find((one) => one.key === key);
    if (preset === undefined) throw new Error(key);
    return { ...preset, findPorts: [Number(new URL(origin).port)] };
  };
  const finder = createServiceFinder({
    clock: fakeClock(),
    limits: { ...limits.ai, localServiceMs: 200 },
    presets: [
      at('ollama', ollama),
      at('localai', whisper),
      at('whisper-cpp', whisper),
      at('kokoro', speech),
      at('vllm', page),
      at('lm-studio', silent),
    ],
  });
  const found: LocalService[] = await finder.local();
  expect(found.map(({ preset, models: its }) => [preset, its.map(({ id }) => id)])).toEqual([
    ['ollama', ['bge-m3', 'qwen3:8b']],
    ['whisper-cpp', ['whisper-1']],
    ['kokoro', ['kokoro']],
  ]);
});

describe('[LAB-05] the test of a connection', () => {
  const open = async (port: AiPort) => {
    const lab = await openLab();
    const service = strictServices.openai;
    const { origin } = await serve(strictHandler(service));
    const { model } = service.ports[port];
    await lab.call('PUT', aiPaths.engine(port), { baseUrl: `${origin}${service.base}`, model, key: goodKey });
    const test = async (language: string, query = '') =>
      (await lab.call('POST', `${aiPaths.test(port)}${query}`, undefined, language)).json<EngineTest>();
    return { ...lab, test };
  };

  it.each([
    ['zh', ['回答长度改用参数 max_completion_tokens 限制', '不再发送参数 temperature']],
    [
      'en',
      ['The length of an answer is limited by max_completion_tokens', 'The parameter temperature is no longer sent'],
    ],
  ])('tells feature by feature what works and what was learned, in words of %s', async (language, learned) => {
    const { test, call } = await open('chat');
    const { ok, checks } = await test(language);
    expect(ok).toBe(true);
    expect(checks.map((check) => [check.feature, check.ok, check.learned])).toEqual([
      ['document-answer', true, learned],
      ['code-answer', true, []],
      ['translation', true, []],
      ['app-by-tools', true, []],
      ['app-by-text', true, []],
    ]);
    const { engines } = (await call('GET', calls.aiEngines)).json<EnginesResponse>();
    expect(engines[0]?.learned).toMatchObject([{ model: 'gpt-5-mini', shape: { omitted: ['temperature'] } }]);
    expect((await call('DELETE', aiPaths.learned('chat'))).json()).not.toHaveProperty('learned');
    expect((await test(language)).checks[0]?.learned).toEqual(learned);
    await call('PUT', aiPaths.engine('chat'), { baseUrl: 'https://a.example/v1', model: 'gpt-5-mini' });
    expect((await call('GET', calls.aiEngines)).json<EnginesResponse>().engines[0]).not.toHaveProperty('learned');
  });

  it('tries one feature alone where that is wanted', async () => {
    const { test } = await open('chat');
    expect((await test('en', '?feature=app-by-text')).checks.map(({ feature }) => feature)).toEqual(['app-by-text']);
  });

  it('stops where nothing else of the service can work', async () => {
    const { test, call } = await open('chat');
    await call('PUT', aiPaths.engine('chat'), { baseUrl: 'http://127.0.0.1:9/v1', model: 'm' });
    const { ok, checks, text } = await test('en');
    expect([ok, checks.length]).toEqual([false, 1]);
    expect(text).toContain('Nothing runs at the address');
  });
});

describe('[LAB-05] the presets', () => {
  it('name only what their protocol offers, with a model and a voice for each capability', () => {
    for (const { key, protocol, ports, baseUrl, placeholders } of aiPresets) {
      for (const [port, { models: names, voices }] of Object.entries(ports)) {
        expect(protocolPorts[protocol], key).toContain(port);
        expect(names.length, key).toBeGreaterThan(0);
        if (port === 'speak') expect(voices?.length, key).toBeGreaterThan(0);
      }
      const filled = placeholders.reduce((text, { name, example }) => text.replace(`{${name}}`, example), baseUrl);
      expect(URL.canParse(filled) && !filled.includes('{'), key).toBe(true);
      expect(presetOf(filled)?.baseUrl.slice(0, 12), key).toBe(baseUrl.slice(0, 12));
    }
  });
});

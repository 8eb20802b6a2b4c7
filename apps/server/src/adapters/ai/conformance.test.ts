import type { AiPort } from '@toolbench/contracts/ai/ai.ts';
import { aiPorts } from '@toolbench/contracts/ai/ai.ts';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goodKey, mp3, reply } from '../../test-support/ai-services/asked.ts';
import type { Handler } from '../../test-support/ai-services/double.ts';
import { startDouble } from '../../test-support/ai-services/start-double.ts';
import { ask, eventsOf, shortLimits, testEngines } from '../../test-support/ai-services/engines.ts';
import type { FlavourName } from '../../test-support/ai-services/flavours.ts';
import { sendBytes, sendJson, sendStream, vectorOf } from '../../test-support/ai-services/send.ts';
import { writeWav } from '@toolbench/lab/voice/sound/wav.ts';
import { silentWav } from '../../test-support/ai-services/silent-wav.ts';

const offered: Readonly<Record<FlavourName, readonly AiPort[]>> = {
  openai: aiPorts,
  ollama: ['chat', 'embed'],
  vllm: ['chat', 'embed', 'transcribe'],
  localai: aiPorts,
};
const cases = (Object.keys(offered) as FlavourName[]).flatMap((flavour) =>
  offered[flavour].map((port): [AiPort, FlavourName] => [port, flavour]),
);

const answers: Readonly<Record<AiPort, string>> = {
  chat: reply,
  embed: JSON.stringify([vectorOf('question'), vectorOf('第二')].map((vector) => vector.map(Math.fround))),
  transcribe: reply,
  speak: Buffer.from(mp3).toString('hex'),
};
const paths: Readonly<Record<AiPort, string>> = {
  chat: '/v1/chat/completions',
  embed: '/v1/embeddings',
  transcribe: '/v1/audio/transcriptions',
  speak: '/v1/audio/speech',
};

const written = (['log', 'info', 'warn', 'error'] as const).map((level) => ({ level, lines: [] as unknown[] }));
beforeEach(() => {
  for (const { level, lines } of written) vi.spyOn(console, level).mockImplementation((line) => void lines.push(line));
});
/** The libraries would write keys, texts and warnings there. */
afterEach(() => {
  expect(written.flatMap(({ lines }) => lines.splice(0))).toEqual([]);
  vi.restoreAllMocks();
});

describe.each(cases)('%s as %s serves it', (port, flavour) => {
  it('gives the whole answer, letter by letter, and nothing the model thought', async () => {
    const double = await startDouble(flavour);
    expect(await ask(testEngines(double.baseUrl).engines, port)).toEqual({ content: answers[port] });
    expect(double.asked.map(({ path }) => path)).toEqual([paths[port]]);
  });

  it('answers many calls at once', async () => {
    const { engines } = testEngines((await startDouble(flavour)).baseUrl);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask(engines, port)));
    expect(outcomes).toEqual(Array(8).fill({ content: answers[port] }));
  });

  it('says that the model is missing', async () => {
    const { engines } = testEngines((await startDouble(flavour)).baseUrl, { model: 'missing' });
    expect((await ask(engines, port)).error).toMatchObject({
      code: 'model-missing',
      detail: expect.any(String) as string,
    });
  });

  it('says that the content is too long', async () => {
    const { engines } = testEngines((await startDouble(flavour)).baseUrl);
    expect((await ask(engines, port, { text: 'long '.repeat(5_000) })).error).toMatchObject({ code: 'too-long' });
  });
});

const hasBegun = (response: ServerResponse, type: string) => response.writeHead(200, { 'content-type': type });

const chatPart = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: '开头' } }] })}\n\n`;
const transcriptPart = `data: ${JSON.stringify({ type: 'transcript.text.delta', delta: '开头' })}\n\n`;
/** The beginning of an answer, of which the port can already give something where it streams. */
const beginnings: Readonly<Record<AiPort, (response: ServerResponse) => void>> = {
  chat: (response) => void hasBegun(response, 'text/event-stream').write(chatPart),
  embed: (response) => void hasBegun(response, 'application/json').write('{"data":[{"embedding":[0.1,'),
  transcribe: (response) => void hasBegun(response, 'text/event-stream').write(transcriptPart),
  speak: (response) => void hasBegun(response, 'audio/mpeg').write(mp3.subarray(0, 1_000)),
};
const begun: Readonly<Record<AiPort, string>> = {
  chat: '开头',
  embed: '',
  transcribe: '开头',
  speak: Buffer.from(mp3.subarray(0, 1_000)).toString('hex'),
};

const status =
  (code: number, body: unknown, headers: object = {}): Handler =>
  (_asked, response) =>
    sendJson(response, code, body, headers);
const html =
  (code: number): Handler =>
  (_asked, response) => {
    response.writeHead(code, { 'content-type': 'text/html' }).end('<html><h1>nginx</h1></html>');
  };
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

describe.each(aiPorts)('%s, whatever the service does', (port) => {
  it.each<[string, Handler, object]>([
    ['refuses the key', status(401, { error: { message: 'no' } }), { code: 'authentication', status: 401 }],
    ['forbids it', status(403, { detail: 'Forbidden' }), { code: 'authentication', status: 403, detail: 'Forbidden' }],
    [
      'is not offered here',
      status(403, {
        error: { message: 'Country, region, or territory not supported', code: 'unsupported_country_region_territory' },
      }),
      { code: 'authentication', cause: 'region', status: 403 },
    ],
    [
      'has no balance, and says so as a rate',
      status(429, { error: { code: '1113', message: '余额不足或无可用资源包,请充值。' } }),
      { code: 'quota', status: 429 },
    ],
    ['wants money', status(402, { error: { message: 'Insufficient Balance' } }), { code: 'quota', status: 402 }],
    [
      'has no credit left',
      status(429, { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }),
      { code: 'quota', status: 429 },
    ],
    [
      'is asked too often for longer than a caller waits',
      status(429, { error: { message: 'slow down' } }, { 'retry-after': '40' }),
      { code: 'rate', status: 429, retryAfterMs: 40_000 },
    ],
    [
      'validates with FastAPI',
      status(422, { detail: [{ loc: ['body', 'model'], msg: 'Field required', type: 'missing' }] }),
      { code: 'bad-answer', status: 422, detail: 'model: Field required' },
    ],
    [
      'is somewhere else',
      status(404, { detail: 'Not Found' }),
      { code: 'bad-answer', status: 404, detail: 'Not Found' },
    ],
    ['gave up waiting itself', html(504), { code: 'timeout', status: 504 }],
    ['answers a page instead of an answer', html(200), { code: 'bad-answer' }],
    [
      'answers nothing',
      (_asked, response) => void hasBegun(response, 'application/json').end(),
      { code: 'bad-answer' },
    ],
    ['answers something else', status(200, { hello: 'world' }), { code: 'bad-answer' }],
    ['answers null', status(200, null), { code: 'bad-answer' }],
  ])('fails clearly where it %s', async (_name, handler, error) => {
    const double = await startDouble('openai');
    double.answerNext(handler);
    const outcome = await ask(testEngines(double.baseUrl).engines, port);
    expect(outcome.error).toMatchObject(error);
    expect(JSON.stringify(outcome)).not.toContain('nginx');
    expect(double.asked).toHaveLength(1);
  });

  it('fails clearly where it takes no body so large, once less was sent where it can be', async () => {
    const double = await startDouble('openai');
    double.answerNext(status(413, {}), status(413, {}));
    expect((await ask(testEngines(double.baseUrl).engines, port)).error).toMatchObject({
      code: 'too-long',
      status: 413,
    });
    expect(double.asked).toHaveLength(port === 'embed' ? 2 : 1);
  });

  it('tries again what is refused for the moment, as long as the service says', async () => {
    const double = await startDouble('openai');
    double.answerNext(html(502), status(429, {}, { 'retry-after-ms': '5' }));
    expect(await ask(testEngines(double.baseUrl).engines, port)).toEqual({ content: answers[port] });
    expect(double.asked).toHaveLength(3);
  });

  it('gives up after three tries and says why', async () => {
    const double = await startDouble('openai');
    double.answerNext(html(502), html(502), html(503), html(502));
    expect((await ask(testEngines(double.baseUrl).engines, port)).error).toEqual({ code: 'bad-answer', status: 503 });
    expect(double.asked).toHaveLength(3);
  });

  it('says that nobody is there', async () => {
    const { engines } = testEngines('http://127.0.0.1:9/v1');
    expect((await ask(engines, port)).error).toEqual({ code: 'network', cause: 'refused' });
  });

  it('says that a service has no TLS, and does not ask it again', async () => {
    const double = await startDouble('openai');
    const clock = { ...shortLimits, firstRetryMs: 60_000, longestRetryMs: 60_000 };
    const { engines } = testEngines(double.baseUrl.replace('http:', 'https:'), {}, clock);
    expect((await ask(engines, port)).error).toEqual({ code: 'network', cause: 'no-tls' });
  });

  it('reads a refusal that comes as if all were well', async () => {
    const double = await startDouble('openai');
    const error = { message: 'You exceeded your current quota', code: 'insufficient_quota' };
    double.answerNext(status(200, { error }), status(200, { error: 'model x not found' }));
    const { engines } = testEngines(double.baseUrl);
    expect((await ask(engines, port)).error).toEqual({ code: 'quota', detail: error.message });
    expect((await ask(engines, port)).error).toMatchObject({ code: 'model-missing' });
  });

  it('asks for an answer that is not compressed', async () => {
    const double = await startDouble('openai');
    await ask(testEngines(double.baseUrl).engines, port);
    expect(double.asked[0]?.headers['accept-encoding']).toBe('identity');
  });

  it('ends a call whose answer does not begin', async () => {
    const double = await startDouble('openai');
    double.answerNext(() => undefined);
    const left = double.nextLeft();
    const { engines } = testEngines(double.baseUrl, {}, { ...shortLimits, firstByteMs: 60 });
    expect((await ask(engines, port)).error).toEqual({ code: 'timeout' });
    await left;
    expect(double.asked).toHaveLength(1);
  });

  it('ends a call whose answer stalls, and keeps what came', async () => {
    const double = await startDouble('openai');
    double.answerNext((_asked, response) => beginnings[port](response));
    const left = double.nextLeft();
    const { engines } = testEngines(double.baseUrl, {}, { ...shortLimits, idleMs: 60 });
    expect(await ask(engines, port)).toEqual({ content: begun[port], error: { code: 'timeout' } });
    await left;
  });

  it('ends a call that goes on for too long', async () => {
    const double = await startDouble('openai');
    double.answerNext(async (_asked, response) => {
      beginnings[port](response);
      for (let turn = 0; turn < 100 && !response.destroyed; turn += 1) {
        response.write(port === 'embed' ? '1,' : ': still here\n\n');
        await later();
      }
    });
    const { engines } = testEngines(double.baseUrl, {}, { ...shortLimits, totalMs: 200 });
    expect((await ask(engines, port)).error).toEqual({ code: 'timeout' });
  });

  it('says that the connection broke, and keeps what came', async () => {
    const double = await startDouble('openai');
    double.answerNext(async (_asked, response) => {
      beginnings[port](response);
      await later();
      response.destroy();
    });
    expect(await ask(testEngines(double.baseUrl).engines, port)).toEqual({
      content: begun[port],
      error: { code: 'network' },
    });
  });

  it('closes the connection when the call is cancelled', async () => {
    const double = await startDouble('openai');
    double.answerNext((_asked, response) => beginnings[port](response));
    const left = double.nextLeft();
    const { engines, entries } = testEngines(double.baseUrl);
    const controller = new AbortController();
    if (port === 'embed') setTimeout(() => controller.abort(), 50);
    const outcome = await ask(engines, port, { signal: controller.signal, onPart: () => controller.abort() });
    expect(outcome.error).toEqual({ code: 'aborted' });
    await left;
    expect(entries.map(({ hasFailed }) => hasFailed)).toEqual([true]);
  });

  it('sends nothing when it is cancelled before', async () => {
    const double = await startDouble('openai');
    const outcome = await ask(testEngines(double.baseUrl).engines, port, { signal: AbortSignal.abort() });
    expect(outcome.error).toEqual({ code: 'aborted' });
    expect(double.asked).toEqual([]);
  });

  it('follows no redirect: a key goes to the configured address only', async () => {
    const other = await startDouble('openai');
    const double = await startDouble('openai');
    const moved = status(307, {}, { location: `${other.baseUrl}${paths[port].slice(3)}` });
    double.answerNext(moved);
    expect((await ask(testEngines(double.baseUrl).engines, port)).error).toMatchObject({
      code: 'bad-answer',
      cause: 'redirect',
      status: 307,
      detail: `${other.baseUrl}${paths[port].slice(3)}`,
    });
    expect(other.asked).toEqual([]);
  });

  it('sends the key as a header and nothing that the library or the environment adds', async () => {
    const double = await startDouble('openai');
    await ask(testEngines(double.baseUrl).engines, port);
    const headers = double.asked[0]?.headers ?? {};
    expect(headers.authorization).toBe(`Bearer ${goodKey}`);
    const own = ['accept', 'authorization', 'content-type', 'user-agent'];
    const protocol = [
      'host',
      'connection',
      'content-length',
      'transfer-encoding',
      'accept-language',
      'sec-fetch-mode',
      'accept-encoding',
    ];
    expect(Object.keys(headers).filter((name) => ![...own, ...protocol].includes(name))).toEqual([]);
    expect(headers['user-agent']).toBe('toolbench');
  });

  it('sends no key where there is none', async () => {
    const double = await startDouble('localai');
    await ask(testEngines(double.baseUrl, { key: undefined }).engines, port);
    expect(double.asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it('never shows a key, even where the service repeats it', async () => {
    const double = await startDouble('openai');
    const key = 'very-secret-8f2e61/+=';
    const body = {
      error: { message: `Bearer ${key} ${encodeURIComponent(key)} sk-proj-abcdefghijklmnop at https://u:p@h/` },
    };
    double.answerNext(status(400, body), status(401, body), status(400, { detail: key }));
    const { engines } = testEngines(double.baseUrl, { key });
    const seen = JSON.stringify([await ask(engines, port), await ask(engines, port), await ask(engines, port)]);
    expect(seen).toContain('[hidden]');
    for (const secret of ['very-secret', '8f2e61', 'sk-proj', 'u:p@']) expect(seen).not.toContain(secret);
  });

  it('leaves a service alone after three failures running, and tries it again after half a minute', async () => {
    const double = await startDouble('openai');
    const fault = html(500);
    const { engines, clock } = testEngines(double.baseUrl, {}, { ...shortLimits, retries: 0 });
    double.answerNext(fault, fault, fault);
    for (let call = 0; call < 3; call += 1) await ask(engines, port);
    expect((await ask(engines, port)).error).toEqual({
      code: 'bad-answer',
      status: 500,
      isPaused: true,
      retryAfterMs: 30_000,
    });
    expect(double.asked).toHaveLength(3);

    clock.advance(30_000);
    double.answerNext(fault);
    expect((await ask(engines, port)).error).not.toHaveProperty('isPaused');
    expect((await ask(engines, port)).error).toHaveProperty('isPaused');
    clock.advance(30_000);
    expect(await ask(engines, port)).toEqual({ content: answers[port] });
    expect(await ask(engines, port)).toEqual({ content: answers[port] });
  });

  it('sends nothing once the cap of the day is reached', async () => {
    const double = await startDouble('openai');
    const { engines, reachCap } = testEngines(double.baseUrl);
    reachCap();
    expect((await ask(engines, port)).error).toEqual({ code: 'daily-cap' });
    expect(double.asked).toEqual([]);
  });

  it('writes down every call that was answered, and none that was not', async () => {
    const double = await startDouble('openai');
    const { engines, entries } = testEngines(double.baseUrl);
    double.answerNext(status(401, {}));
    await ask(engines, port);
    expect(entries).toEqual([]);
    await ask(engines, port);
    expect(entries).toMatchObject([{ port, model: 'gpt-4.1-nano', hasFailed: false }]);
  });
});

describe('chat', () => {
  const chatEvents = async (flavour: FlavourName, more: object = {}) => {
    const double = await startDouble(flavour);
    const { engines, entries } = testEngines(double.baseUrl);
    const request = { messages: [{ role: 'user' as const, content: '四个字吗' }], ...more };
    const events = await eventsOf((await engines.chat())?.stream(request));
    return { double, events, entries };
  };

  it('gives the usage and the cost that the service reports', async () => {
    const { events, entries, double } = await chatEvents('openai');
    const engine = { model: 'gpt-4.1-nano', host: double.baseUrl.slice('http://'.length, -'/v1'.length) };
    const costUsd = (18 / 1_000) * 0.000234;
    expect(events.at(-1)).toEqual({
      kind: 'end',
      finish: 'stop',
      engine,
      usage: { inputTokens: 11, outputTokens: 7 },
      costUsd,
    });
    expect(entries).toMatchObject([{ inputTokens: 11, outputTokens: 7, isEstimated: false, costUsd }]);
  });

  it('reckons the usage itself where the service reports none, and says so', async () => {
    const { events, entries } = await chatEvents('ollama');
    expect(events.at(-1)).toMatchObject({ kind: 'end', usage: {} });
    expect(entries).toMatchObject([{ inputTokens: 4, isEstimated: true }]);
    expect(entries[0]?.outputTokens).toBeGreaterThan(8);
  });

  it('[LAB-03] asks for the model that the user chose', async () => {
    const { double, events, entries } = await chatEvents('openai', { model: 'gpt-4o' });
    expect(double.asked[0]?.json.model).toBe('gpt-4o');
    expect(events.at(-1)).toMatchObject({ engine: { model: 'gpt-4o' } });
    expect(entries).toMatchObject([{ model: 'gpt-4o', costUsd: (18 / 1_000) * 0.005 }]);
  });

  it('sends roles, temperature and the limit of output as they are', async () => {
    const double = await startDouble('openai');
    const { engines } = testEngines(double.baseUrl);
    const messages = [
      { role: 'system' as const, content: 'rules' },
      { role: 'user' as const, content: 'a' },
      { role: 'assistant' as const, content: 'b' },
      { role: 'user' as const, content: 'c' },
    ];
    await eventsOf((await engines.chat())?.stream({ messages, temperature: 0, maxOutputTokens: 9 }));
    expect(double.asked[0]?.json).toMatchObject({ messages, temperature: 0, max_tokens: 9, stream: true });
  });

  it('adds no words of its own', async () => {
    const { double } = await chatEvents('openai');
    expect(double.asked[0]?.json.messages).toEqual([{ role: 'user', content: '四个字吗' }]);
  });

  it('keeps the words of a FastAPI refusal', async () => {
    const double = await startDouble('vllm');
    const detail = [{ type: 'missing', loc: ['body', 'messages', 0, 'role'], msg: 'Field required', input: {} }];
    double.answerNext(status(422, { detail }));
    expect(await ask(testEngines(double.baseUrl).engines, 'chat')).toMatchObject({
      error: { code: 'bad-answer', status: 422, detail: 'messages.0.role: Field required' },
    });
  });

  it('[LAB-05] leaves out what FastAPI says it does not take, and remembers that', async () => {
    const { events, double } = await chatEvents('vllm', { temperature: 3 });
    expect(events.at(-1)).toMatchObject({ kind: 'end', finish: 'stop' });
    expect(double.asked.map(({ json }) => json.temperature)).toEqual([3, undefined]);
  });

  it('never shows half a letter where the connection is cut within one', async () => {
    const text = '字😀é';
    const event = { choices: [{ index: 0, delta: { content: text } }] };
    const length = Buffer.byteLength(`data: ${JSON.stringify(event)}\n\n`);
    for (let cutAfter = 40; cutAfter < length + 40; cutAfter += 3) {
      const double = await startDouble('openai');
      double.answerNext((_asked, response) => sendStream(response, [event, event], { cutAfter }));
      const outcome = await ask(testEngines(double.baseUrl).engines, 'chat');
      expect(outcome.error).toEqual({ code: 'network' });
      expect(['', text]).toContain(outcome.content);
    }
  });

  it('takes an answer in one piece where the service does not stream, with its usage and calls', async () => {
    const double = await startDouble('openai');
    const usage = { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 };
    const answerWith = (message: object, finish: string) =>
      status(200, {
        id: 'x',
        choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
        usage,
      });
    const call = { id: 'a', type: 'function', function: { name: 'write', arguments: '{"a":1}' } };
    double.answerNext(
      answerWith({ content: reply }, 'length'),
      answerWith({ content: null, tool_calls: [call] }, 'tool_calls'),
    );
    const chat = await testEngines(double.baseUrl).engines.chat();
    const messages = [{ role: 'user' as const, content: 'q' }];
    expect(await eventsOf(chat?.stream({ messages }))).toMatchObject([
      { kind: 'text', text: reply },
      { kind: 'end', finish: 'length', usage: { inputTokens: 5, outputTokens: 2 } },
    ]);
    const tools = [{ name: 'write', description: 'd', parameters: { type: 'object' } }];
    expect(await eventsOf(chat?.streamWithTools?.({ messages, tools }))).toMatchObject([
      { kind: 'call', tool: 'write', text: '{"a":1}' },
      { kind: 'end' },
    ]);
  });

  it.each(['content', 'reasoning_content'])(
    'cuts off a service that ignores the limit of output in its %s',
    async (field) => {
      const double = await startDouble('openai');
      double.answerNext(async (_asked, response) => {
        const event = { choices: [{ index: 0, delta: { [field]: 'on and on ' } }] };
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        while (!response.destroyed) {
          response.write(`data: ${JSON.stringify(event)}\n\n`);
          await later();
        }
      });
      const left = double.nextLeft();
      const chat = await testEngines(double.baseUrl).engines.chat();
      const events = await eventsOf(chat?.stream({ messages: [{ role: 'user', content: 'q' }], maxOutputTokens: 5 }));
      expect(events.at(-1)).toMatchObject({ kind: 'end', finish: 'length' });
      expect(events.length).toBeLessThan(20);
      await left;
    },
  );

  it('takes a stream that just ends for a cut one', async () => {
    const double = await startDouble('openai');
    const event = { choices: [{ index: 0, delta: { content: '半' } }] };
    double.answerNext((_asked, response) => sendStream(response, [event], { done: false }));
    expect(await ask(testEngines(double.baseUrl).engines, 'chat')).toEqual({
      content: '半',
      error: { code: 'network' },
    });
  });

  it.each<[string, unknown, object]>([
    [
      'an error object',
      { error: { message: 'overloaded', code: 'rate_limit_exceeded' } },
      { code: 'rate', detail: 'overloaded' },
    ],
    ['a missing model', { error: { message: 'model x not found' } }, { code: 'model-missing' }],
    ['an unknown shape', { error: { message: 'boom' } }, { code: 'bad-answer', detail: 'boom' }],
    ['something that is no JSON', 'data: {"choices":', { code: 'bad-answer' }],
  ])('fails clearly at %s within the stream', async (_name, event, error) => {
    const double = await startDouble('openai');
    const begin = { choices: [{ index: 0, delta: { content: '开头' } }] };
    double.answerNext((_asked, response) => sendStream(response, [begin, event]));
    expect(await ask(testEngines(double.baseUrl).engines, 'chat')).toMatchObject({ content: '开头', error });
  });

  it('closes the connection when its reader leaves', async () => {
    const double = await startDouble('openai');
    double.answerNext((_asked, response) => beginnings.chat(response));
    const left = double.nextLeft();
    const { engines } = testEngines(double.baseUrl);
    const messages = [{ role: 'user' as const, content: 'x' }];
    const stream = (await engines.chat())?.stream({ messages, takesThoughtsOut: true });
    for await (const event of stream ?? []) {
      expect(event.kind).toBe('text');
      break;
    }
    await left;
  });

  it.each([
    ['length', 'length'],
    ['content_filter', 'filter'],
    ['stop', 'stop'],
    ['eos', 'stop'],
  ])('reads the end %j as %j', async (reason, finish) => {
    const double = await startDouble('openai');
    const event = { choices: [{ index: 0, delta: { content: 'x' }, finish_reason: reason }] };
    double.answerNext((_asked, response) => sendStream(response, [event]));
    const { engines } = testEngines(double.baseUrl);
    const events = await eventsOf((await engines.chat())?.stream({ messages: [{ role: 'user', content: 'x' }] }));
    expect(events.at(-1)).toMatchObject({ kind: 'end', finish });
  });
});

describe('embed', () => {
  const answerWith = (embedding: unknown, count = 2) =>
    status(200, { data: Array.from({ length: count }, (_, index) => ({ index, embedding })) });

  it.each<[string, Handler]>([
    ['base64 in spite of the wish for floats', answerWith('AACAPwAAAEA=')],
    ['vectors of nothing', answerWith([])],
    ['vectors of zeros', answerWith([0, 0, 0])],
    ['numbers beyond 32 bits', answerWith([1e300, 1])],
    ['too few vectors', answerWith([1, 2], 1)],
    ['too many vectors', answerWith([1, 2], 3)],
    ['vectors of different lengths', status(200, { data: [{ embedding: [1, 2] }, { embedding: [1, 2, 3] }] })],
    [
      'vectors of which one is of no text',
      status(200, {
        data: [
          { index: 0, embedding: [1, 2] },
          { index: 2, embedding: [2, 1] },
        ],
      }),
    ],
  ])('refuses %s', async (_name, handler) => {
    const double = await startDouble('openai');
    double.answerNext(handler);
    expect((await ask(testEngines(double.baseUrl).engines, 'embed')).error).toMatchObject({ code: 'bad-answer' });
  });

  it.each([
    [1, 0],
    [0, 0],
    ['1', '0'],
  ])('[LAB-06] takes vectors in the order of their index, where it names one: %j, %j', async (first, second) => {
    const double = await startDouble('openai');
    const [one, two] = [
      [1, 2],
      [3, 4],
    ];
    const asGiven = [
      { index: first, embedding: one },
      { index: second, embedding: two },
    ];
    double.answerNext(status(200, { data: asGiven }));
    const found = await ask(testEngines(double.baseUrl).engines, 'embed');
    double.answerNext(
      status(200, { data: (first > second ? [two, one] : [one, two]).map((embedding) => ({ embedding })) }),
    );
    expect(found).toEqual(await ask(testEngines(double.baseUrl).engines, 'embed'));
    expect(found.error).toBeUndefined();
  });

  it('always asks for floats', async () => {
    const double = await startDouble('openai');
    await ask(testEngines(double.baseUrl).engines, 'embed');
    expect(double.asked[0]?.json).toMatchObject({ encoding_format: 'float', input: ['question', '第二'] });
  });

  it('refuses vectors of another length than before', async () => {
    const double = await startDouble('openai');
    const { engines } = testEngines(double.baseUrl);
    await ask(engines, 'embed');
    double.answerNext(answerWith([1, 2]));
    expect((await ask(engines, 'embed')).error).toEqual({
      code: 'bad-answer',
      cause: 'unusable',
      detail: '2 dimensions, 4 before',
    });
  });

  it('sends many texts in several calls and keeps their order', async () => {
    const double = await startDouble('openai');
    const { engines, entries } = testEngines(double.baseUrl, { model: 'text-embedding-3-small' });
    const texts = Array.from({ length: 200 }, (_, at) => `text ${at}`);
    const result = await (await engines.embed())?.embed({ texts });
    expect(result?.ok && result.value.vectors.map((vector) => vector[0])).toEqual(
      texts.map((text) => Math.fround(vectorOf(text)[0] ?? 0)),
    );
    expect(double.asked.map(({ json }) => (json.input as string[]).length)).toEqual([96, 96, 8]);
    expect(entries).toMatchObject([{ inputTokens: 15, isEstimated: false, costUsd: 15 * (0.02 / 1e6) }]);
  });

  it('[LAB-05] sends fewer texts at once where a proxy takes no body so large and says nothing', async () => {
    const double = await startDouble('openai');
    double.answerNext(status(413, ''));
    const { engines } = testEngines(double.baseUrl);
    const texts = Array.from({ length: 8 }, (_, at) => `text ${at}`);
    expect(await (await engines.embed())?.embed({ texts })).toMatchObject({ ok: true });
    expect(double.asked.map(({ json }) => (json.input as string[]).length)).toEqual([8, 4, 4]);
  });

  it('sends nothing for no texts', async () => {
    const double = await startDouble('openai');
    const result = await (await testEngines(double.baseUrl).engines.embed())?.embed({ texts: [] });
    expect(result).toMatchObject({ ok: true, value: { vectors: [] } });
    expect(double.asked).toEqual([]);
  });
});

describe('transcribe', () => {
  it('sends the audio unchanged, with its format, language and hint', async () => {
    const double = await startDouble('openai');
    const { engines, entries } = testEngines(double.baseUrl, { model: 'whisper-1' });
    await ask(engines, 'transcribe', { text: '工具台' });
    const [asked] = double.asked;
    expect(asked?.json).toMatchObject({
      model: 'whisper-1',
      language: 'zh',
      prompt: '工具台',
      response_format: 'json',
    });
    expect(asked?.file).toEqual({ name: 'speech.wav', bytes: silentWav(1) });
    expect(entries).toMatchObject([{ audioSeconds: 1, costUsd: 0.006 / 60 }]);
  });

  it.each<[string, unknown, object]>([
    ['segments one by one', [{ text: 'eins ' }, { text: 'zwei' }], { content: 'eins zwei' }],
    // src/speaches/routers/stt.py of speaches-ai/speaches, 0.7: each segment is trimmed.
    ['trimmed segments', [{ text: 'Eins.' }, { text: 'Zwei.' }], { content: 'Eins. Zwei.' }],
    ['trimmed segments without spaces', [{ text: '你好。' }, { text: '再见。' }], { content: '你好。再见。' }],
    // src/speaches/executors/whisper.py, later: the segments are used up when the last event is made of them.
    [
      'an empty whole after its parts',
      [
        { type: 'transcript.text.delta', delta: ' Eins.', logprobs: null },
        { type: 'transcript.text.delta', delta: ' Zwei.', logprobs: null },
        { type: 'transcript.text.done', text: '', logprobs: null },
      ],
      { content: ' Eins. Zwei.' },
    ],
    ['only the whole', [{ type: 'transcript.text.done', text: '全文' }], { content: '全文' }],
    ['no end', [{ type: 'transcript.text.delta', delta: '半' }], { content: '半', error: { code: 'network' } }],
    ['events nobody knows', [{ type: 'unknown' }], { error: { code: 'bad-answer' } }],
    [
      'nothing but events nobody knows, which are named',
      [
        { type: 'speech.noted', words: ['a'] },
        { type: 'speech.other', text: 'b' },
      ],
      { error: { code: 'bad-answer', detail: 'speech.noted' } },
    ],
    // Mistral's names; the segments say the same words again.
    [
      'events of other names',
      [
        { type: 'transcription.language', audio_language: 'en' },
        { type: 'transcription.text.delta', text: 'One' },
        { type: 'transcription.text.delta', text: ' two.' },
        { type: 'transcription.segment', text: 'One two.', start: 0, end: 1 },
        { type: 'transcription.done', text: 'One two.', usage: { prompt_audio_seconds: 4 } },
      ],
      { content: 'One two.' },
    ],
    [
      'segments and no parts',
      [
        { type: 'session.created' },
        { type: 'asr.segment', text: 'Eins.' },
        { type: 'asr.segment', text: 'Zwei.' },
        { type: 'asr.completed', transcript: 'Eins. Zwei.' },
      ],
      { content: 'Eins. Zwei.' },
    ],
    [
      'names beside the events',
      ['event: x.delta\ndata: {"text":"ja"}', 'event: x.done\ndata: {"text":"ja"}'],
      { content: 'ja' },
    ],
    [
      'a fault that its name tells',
      [
        { type: 'x.delta', delta: 'ja' },
        { type: 'transcription.failed', message: 'no more room' },
      ],
      { content: 'ja', error: { detail: 'no more room' } },
    ],
    ['something that is no JSON', ['data: {"text":'], { error: { code: 'bad-answer' } }],
  ])('[VOICE-05] reads a stream with %s', async (_name, events, outcome) => {
    const double = await startDouble('openai');
    double.answerNext((_asked, response) => sendStream(response, events as unknown[]));
    expect(await ask(testEngines(double.baseUrl).engines, 'transcribe')).toMatchObject(outcome);
  });

  // examples/server/server.cpp of ggml-org/whisper.cpp, output_str: a line for each segment, cut at a token.
  it.each([
    ['words', ' Where is the next\n train station, please?\n', ' Where is the next train station, please?'],
    ['within a word', ' An unbeliev\nable story\n', ' An unbelievable story'],
    ['Chinese', '请问最近的\n火车站在哪里？\n', '请问最近的火车站在哪里？'],
    ['trimmed lines', 'Where is\nthe station?', 'Where is the station?'],
  ])('[LAB-05] joins the lines of an answer: %s', async (_name, text, content) => {
    const double = await startDouble('openai');
    double.answerNext(status(200, { text }));
    expect(await ask(testEngines(double.baseUrl).engines, 'transcribe')).toEqual({ content });
  });

  it('takes silence for an empty text', async () => {
    const double = await startDouble('openai');
    double.answerNext(status(200, { text: '' }));
    expect(await ask(testEngines(double.baseUrl).engines, 'transcribe')).toEqual({ content: '' });
  });
});

describe('[VOICE-08] a recogniser that answers in another form', () => {
  const wholes: readonly [name: string, type: string, body: string, seconds?: number][] = [
    ['nothing but the words', 'text/plain; charset=utf-8', 'Good morning.\n'],
    ['the words, called JSON', 'application/json', 'Good morning.'],
    ['a string of JSON', 'application/json', '"Good morning."'],
    ['a length as text', 'application/json', '{"text":"Good morning.","duration":"1.30"}', 1.3],
    ['a length with its unit', 'application/json', '{"text":"Good morning.","usage":{"seconds":"1.5s"}}', 1.5],
    ['a length that is none', 'application/json', '{"text":"Good morning.","duration":null,"usage":[]}'],
    [
      'subtitles',
      'text/plain',
      '1\n00:00:00,000 --> 00:00:00,600\nGood\n\n2\n00:00:00,600 --> 00:00:01,300\nmorning.\n',
    ],
    ['WebVTT', 'text/vtt', 'WEBVTT\n\n00:00.000 --> 00:01.300\nGood\n\nmorning.\n'],
    [
      'cues without blank lines',
      'text/plain',
      '1\n00:00:00,000 --> 00:00:00,600\nGood\n2\n00:00:00,600 --> 00:00:01,300\nmorning.',
    ],
    ['segments alone', 'application/json', '{"segments":[{"text":" Good"},{"text":" morning."}]}'],
    ['a stream that is called JSON', 'application/json', 'data: {"text":"Good morning."}\n\ndata: [DONE]\n\n'],
    ['signs of life', 'text/event-stream', ': ping\n\ndata: ping\n\ndata:{"text":"Good morning."}\n\n'],
  ];
  it.each(wholes)('with %s is understood', async (_name, type, body, seconds = 1) => {
    const double = await startDouble('openai');
    double.answerNext((_asked, response) => sendBytes(response, type, Buffer.from(body)));
    const { engines, entries } = testEngines(double.baseUrl);
    const { content, error } = await ask(engines, 'transcribe');
    expect([content?.trim(), error]).toEqual(['Good morning.', undefined]);
    expect(entries).toMatchObject([{ audioSeconds: seconds }]);
  });

  it.each(['[Applause] Thank you.', '"Yes", she said.', '{inaudible} Thank you.'])(
    'with words that begin like JSON is understood: %s',
    async (words) => {
      const double = await startDouble('openai');
      double.answerNext((_asked, response) => sendBytes(response, 'text/plain', Buffer.from(words)));
      expect(await ask(testEngines(double.baseUrl).engines, 'transcribe')).toEqual({ content: words });
    },
  );

  it.each(['Streaming is not supported for this model', 'Unsupported parameter: stream', 'stream must be false'])(
    'that refuses to stream is asked without it, and only so from then on: %s',
    async (message) => {
      const double = await startDouble('openai');
      const refuse = status(400, { error: { message, param: 'stream' } });
      for (const handler of [refuse, status(200, { text: 'a' }), status(200, { text: 'b' })])
        double.answerNext(handler);
      const { engines } = testEngines(double.baseUrl);
      expect((await ask(engines, 'transcribe')).error).toBeUndefined();
      expect((await ask(engines, 'transcribe')).error).toBeUndefined();
      expect(double.asked.map(({ json }) => (json as { stream?: unknown }).stream)).toEqual([
        'true',
        undefined,
        undefined,
      ]);
    },
  );

  it.each(['{"error":{"message":"The audio is too short"}}', 'event: error\ndata: The audio is too short\n\n'])(
    'that refuses within a good answer is quoted: %s',
    async (body) => {
      const double = await startDouble('openai');
      const type = body.startsWith('{') ? 'application/json' : 'text/event-stream';
      double.answerNext((_asked, response) => sendBytes(response, type, Buffer.from(body)));
      expect((await ask(testEngines(double.baseUrl).engines, 'transcribe')).error).toMatchObject({
        detail: 'The audio is too short',
      });
    },
  );
});

describe('speak', () => {
  it('asks for mp3 in the voice, and counts letters', async () => {
    const double = await startDouble('openai');
    const { engines, entries } = testEngines(double.baseUrl, { model: 'tts-1' });
    await ask(engines, 'speak', { text: '你好😀' });
    expect(double.asked[0]?.json).toEqual({ model: 'tts-1', voice: 'alloy', input: '你好😀', response_format: 'mp3' });
    expect(entries).toMatchObject([{ characters: 3, costUsd: 3 * (15 / 1e6) }]);
  });

  it('[VOICE-08] knows sound that comes byte by byte, as it knows it in one piece', async () => {
    for (const bytes of [silentWav(1), Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000 and so on')]) {
      const double = await startDouble('openai');
      double.answerNext(async (_asked, response) => {
        response.writeHead(200, { 'content-type': 'audio/mpeg' });
        for (const byte of bytes.subarray(0, 20)) {
          response.write(Uint8Array.of(byte));
          await new Promise((resolve) => setTimeout(resolve, 2));
        }
        response.end(bytes.subarray(20));
      });
      expect(await ask(testEngines(double.baseUrl).engines, 'speak')).toEqual({
        content: Buffer.from(bytes).toString('hex'),
      });
    }
  });

  it.each<[string, Uint8Array]>([
    ['a text', Buffer.from('{"audio":"..."}')],
    ['a page', Buffer.from('<html></html>')],
    ['bare samples', new Uint8Array(2_000)],
  ])('refuses %s that is called mp3', async (_name, bytes) => {
    const double = await startDouble('openai');
    double.answerNext((_asked, response) => sendBytes(response, 'audio/mpeg', bytes));
    expect((await ask(testEngines(double.baseUrl).engines, 'speak')).error).toMatchObject({
      code: 'bad-answer',
      cause: 'unusable',
    });
  });

  it.each(['<!doctype html><html><body>login page</body></html>', '{"error":{"message":"voice not found"}}', 'x'])(
    '[LAB-06] refuses %s that is called samples',
    async (text) => {
      const double = await startDouble('openai');
      double.answerNext((_asked, response) => sendBytes(response, 'audio/pcm', Buffer.from(text)));
      const { engines } = testEngines(double.baseUrl, { options: { format: 'pcm' } });
      expect((await ask(engines, 'speak')).error).toMatchObject({ code: 'bad-answer' });
    },
  );

  it('[LAB-05] passes a wav on, whatever was asked for, and makes one of bare samples', async () => {
    const double = await startDouble('openai');
    const wav = silentWav(1);
    double.answerNext((_asked, response) => sendBytes(response, 'audio/mpeg', wav));
    expect(await ask(testEngines(double.baseUrl).engines, 'speak')).toEqual({
      content: Buffer.from(wav).toString('hex'),
    });
    double.answerNext((_asked, response) => sendBytes(response, 'audio/pcm', Uint8Array.of(1, 0, 2, 0, 3)));
    const { content } = await ask(testEngines(double.baseUrl, { options: { format: 'pcm' } }).engines, 'speak');
    const made = writeWav({ sampleRate: 24_000, samples: Int16Array.of(1, 2) });
    expect(content).toBe(Buffer.from(made).toString('hex'));
  });

  it.each([
    ['audio/pcm', 24_000],
    ['audio/L16;codec=pcm;rate=16000', 16_000],
  ])('[VOICE-08] makes a file of samples that come as %s though mp3 was asked for', async (type, sampleRate) => {
    const double = await startDouble('openai');
    double.answerNext((_asked, response) => sendBytes(response, type, Uint8Array.of(0xff, 0xff, 2, 0)));
    const { content } = await ask(testEngines(double.baseUrl).engines, 'speak');
    const made = writeWav({ sampleRate, samples: Int16Array.of(-1, 2) });
    expect(content).toBe(Buffer.from(made).toString('hex'));
  });
});

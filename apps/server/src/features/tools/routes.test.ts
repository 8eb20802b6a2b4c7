import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls, toolCall } from '@toolbench/contracts/routes.ts';
import { createRunner, type Runner } from '@toolbench/runner/runner.ts';
import type { Outcome } from '@toolbench/tools/outside/perform.ts';
import { actionsOutside, describeActionOutside, describeOptions } from '@toolbench/tools/outside/catalogue.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { builtCli } from '../../../../../scripts/built-once.mjs';
import { administrator, listen, openTestApp, signIn, type TestApp } from '../../test-support/test-app.ts';

const worker = { file: '' };
let runner: Runner;

beforeAll(async () => {
  worker.file = join(await builtCli(), 'engine-worker.js');
  runner = createRunner({ ...worker, ...limits.toolsApi });
});
afterAll(() => runner.close());

const publicUrl = 'https://tools.example.org';

async function open(using = runner): Promise<TestApp & { readonly token: string }> {
  const opened = await openTestApp({ runner: using, publicUrl });
  const session = await signIn(opened);
  const made = await opened.app.inject({
    method: 'POST',
    url: calls.toolTokens,
    headers: session,
    payload: { name: 'agent' },
  });
  return { ...opened, token: made.json<{ token: string }>().token };
}

function post(
  { app, token }: Pick<Awaited<ReturnType<typeof open>>, 'app' | 'token'>,
  [tool, action]: readonly [string, string],
  payload: object,
  headers: Record<string, string> = {},
) {
  const given = { authorization: `Bearer ${token}`, 'accept-language': 'en', ...headers };
  return app.inject({ method: 'POST', url: toolCall(tool, action), headers: given, payload });
}

describe('POST /api/recipes', () => {
  const steps = [
    { tool: 'json', action: 'unescape' },
    { tool: 'json', action: 'format', options: { sortKeys: true, indent: 2 } },
    { tool: 'json', action: 'compress' },
  ];
  const text = '{\\"b\\":1,\\"a\\":2}';

  it('[SHELL-21] runs a recipe, says in which step it failed, and checks it before it runs', async () => {
    const { app, token } = await open();
    const run = (payload: object, authorization = `Bearer ${token}`) =>
      app.inject({ method: 'POST', url: calls.recipes, headers: { authorization, 'accept-language': 'en' }, payload });
    const ran = await run({ recipe: { version: 1, steps }, text });
    expect(ran.statusCode).toBe(200);
    expect(ran.json()).toMatchObject({ text: '{"a":2,"b":1}' });
    const failed = await run({ recipe: { version: 1, steps: steps.slice(1) }, text: '{' });
    expect(failed.statusCode).toBe(422);
    expect(failed.json()).toMatchObject({ detail: expect.stringMatching(/^Step 1 \(Format\): line 1/) as string });
    const wrong = { detail: expect.stringContaining('needs version 1') as string };
    expect((await run({ recipe: { version: 2, steps }, text })).json()).toMatchObject(wrong);
    expect((await run({ text })).json()).toMatchObject(wrong);
    expect((await run({ recipe: { version: 1, steps }, text: 1 })).statusCode).toBe(422);
    expect((await run({ recipe: { version: 1, steps }, text }, 'Bearer none')).statusCode).toBe(401);
  });
});

const endless = { text: `${'a'.repeat(40)}!`, pattern: '^(a+)+$' };

describe('POST /api/tools/{tool}/{action}', () => {
  it('[AGENT-02] gives what the command line and agents get, and words in the language of the call', async () => {
    const opened = await open();
    const formatted = await post(opened, ['json', 'compress'], { text: '[ 1 ]' });
    expect(formatted.statusCode).toBe(200);
    expect(formatted.json()).toMatchObject({ text: '[1]' });
    const drawn = await post(opened, ['qrcode', 'generate'], { text: '工具台' });
    const { bytes } = drawn.json<{ bytes: string }>();
    const read = await post(opened, ['scanner', 'read'], { base64: bytes });
    expect(read.json()).toMatchObject({ codes: [{ text: '工具台' }] });
    const failed = await post(opened, ['json', 'format'], { text: '[1,' }, { 'accept-language': 'zh' });
    expect(failed.statusCode).toBe(422);
    expect(failed.json()).toMatchObject({
      code: 'tool-failed',
      detail: expect.stringMatching(/第 1 行/) as string,
      failure: { code: expect.any(String) as string, place: { line: 1 } },
    });
  });

  it('[AGENT-02] refuses what an action does not take, and what there is not', async () => {
    const opened = await open();
    expect((await post(opened, ['json', 'format'], {})).json()).toMatchObject({
      detail: 'The argument text is missing',
    });
    expect((await post(opened, ['base64', 'encode-bytes'], { base64: 'no base64!' })).statusCode).toBe(422);
    expect((await post(opened, ['json', 'nothing'], {})).statusCode).toBe(404);
    expect((await post(opened, ['sftp', 'list'], {})).statusCode).toBe(404);
  });

  it('[AGENT-02] name what there is not, with the nearest actions, in the language of the call', async () => {
    const opened = await open();
    const said = async (tool: string, action: string, headers = {}) => {
      const refused = await post(opened, [tool, action], {}, headers);
      expect(refused.statusCode).toBe(404);
      return refused.json<{ detail: string }>().detail;
    };
    expect(await said('json', 'fromat')).toBe('There is no action named json/fromat; did you mean json/format?');
    expect(await said('json', 'nope')).toMatch(
      /^There is no action named json\/nope; did you mean json\/format, .*json\/query/,
    );
    expect(await said('jsno', 'format')).toContain('json/format');
    expect(await said('sftp', 'list')).toBe('There is no action named sftp/list');
    expect(await said('json', 'fromat', { 'accept-language': 'zh' })).toBe(
      '没有名为 json/fromat 的操作；是不是 json/format？',
    );
  });

  it('[AGENT-02] are listed with their schemas for who has a token for tools, and nobody else', async () => {
    const { app, token } = await open();
    const list = (authorization: string) =>
      app.inject({ url: calls.tools, headers: { authorization, 'accept-language': 'en' } });
    const listed = await list(`Bearer ${token}`);
    expect(listed.statusCode).toBe(200);
    const { tools } = listed.json<{ tools: { tool: string; action: string }[] }>();
    expect(tools.map(({ tool, action }) => [tool, action])).toEqual(
      actionsOutside.map(({ tool, name }) => [tool.key, name]),
    );
    expect(tools.find(({ tool, action }) => tool === 'json' && action === 'query')).toMatchObject({
      about: expect.stringContaining('JSONPath') as string,
      inputSchema: { required: ['text', 'path'] },
      outputSchema: { type: 'object' },
      example: { path: expect.any(String) as string },
    });
    expect((await list('Bearer none')).statusCode).toBe(401);
  });

  it('[AGENT-02] say to other methods that they are POST, with a token or without', async () => {
    const { app, token } = await open();
    for (const url of [toolCall('json', 'format'), calls.recipes]) {
      for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const) {
        for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
          const payload = method === 'PUT' ? { payload: '{' } : {};
          const refused = await app.inject({
            method,
            url,
            headers: { ...headers, 'content-type': 'application/json' },
            ...payload,
          });
          expect([method, refused.statusCode, refused.headers.allow]).toEqual([method, 405, 'POST']);
        }
      }
    }
  });

  it.each([
    ['{"text":\n "a" "b"}', 'en', 'The body is not JSON: it goes wrong at line 2, column 6'],
    ['text=1', 'zh', '请求体不是 JSON：第 1 行，第 1 列有误'],
  ])('[AGENT-02] say where a body stops being JSON: %s', async (payload, language, said) => {
    const { app, token } = await open();
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-language': language,
      'content-type': 'application/json',
    };
    const refused = await app.inject({ method: 'POST', url: toolCall('json', 'format'), headers, payload });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'invalid-request',
      detail: expect.stringContaining(said) as string,
      failure: { code: 'not-json', place: { line: expect.any(Number) as number } },
    });
  });

  it('[AGENT-02] needs a token for tools in the header: no session, no wrong token, none in the address', async () => {
    const opened = await open();
    const { app, token } = opened;
    const url = toolCall('json', 'format');
    const payload = { text: '[1]' };
    const attempts = [
      { url, headers: {} },
      { url, headers: await signIn(opened) },
      { url, headers: { authorization: `Bearer tbt_${'x'.repeat(43)}` } },
      { url, headers: { authorization: token } },
      { url: `${url}?token=${token}&access_token=${token}`, headers: {} },
    ];
    for (const attempt of attempts) {
      const refused = await app.inject({ method: 'POST', payload, ...attempt });
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ code: 'tool-token-needed' });
    }
    // Nor does a token for tools open anything else.
    for (const other of [calls.held, calls.toolTokens, calls.identity, calls.apiDocs]) {
      const refused = await app.inject({ url: other, headers: { authorization: `Bearer ${token}` } });
      expect(refused.statusCode).toBe(401);
    }
    expect(opened.log.join('')).not.toContain(token);
  });

  it('[AGENT-02] refuses pages of other websites, also those whose name leads to this machine', async () => {
    const opened = await open();
    for (const origin of ['https://evil.example', 'http://localhost:80', 'null']) {
      const refused = await post(opened, ['json', 'format'], { text: '1' }, { origin, host: new URL('http://x').host });
      expect(refused.json()).toMatchObject({ code: 'foreign-origin' });
    }
    expect((await post(opened, ['json', 'format'], { text: '1' }, { origin: publicUrl })).statusCode).toBe(200);
  });

  it('[AGENT-02] stops a pattern that never ends while the server goes on, and logs nothing of the input', async () => {
    const opened = await open();
    const stopped = post(opened, ['regex', 'match'], { ...endless, text: `${endless.text} canary-of-input` });
    expect((await opened.app.inject(calls.health)).statusCode).toBe(200);
    expect((await stopped).json()).toMatchObject({ code: 'tool-failed', failure: { code: 'time-limit' } });
    expect(opened.log.join('')).not.toContain('canary-of-input');
  });

  it('[AGENT-02] takes bytes that are no UTF-8 for no other text', async () => {
    const { app, token } = await open();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const payload = Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    const refused = await app.inject({ method: 'POST', url: toolCall('hash', 'text'), headers, payload });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid-request', failure: { place: { line: 1, column: 10 } } });
  });

  it('[AGENT-02] refuses a body, a result and a picture that are too large', async () => {
    const opened = await open();
    const { bodyBytes } = limits.toolsApi;
    expect((await post(opened, ['json', 'format'], { text: 'x'.repeat(bodyBytes) })).statusCode).toBe(413);
    const large = await post(opened, ['uuid', 'bulk'], { count: 1_000_000 });
    expect(large.json()).toMatchObject({ failure: { code: 'result-too-large' } });
    // The head of a PNG that says that it is 20,000 pixels wide and high.
    const head = Buffer.from('89504e470d0a1a0a0000000d4948445200004e2000004e20080200000000000000', 'hex').toString(
      'base64',
    );
    const picture = await post(opened, ['scanner', 'read'], { base64: head });
    expect(picture.json()).toMatchObject({ failure: { code: 'too-many-pixels' } });
  });

  it('[AGENT-02] answers 50 calls at once, and 503 with a time to those it has no room for', async () => {
    const own = createRunner({ ...worker, ...limits.toolsApi });
    onTestFinished(own.close);
    const opened = await open(own);
    const quick = Array.from({ length: 30 }, (_, index) =>
      post(opened, ['json', 'compress'], { text: `[ ${index} ]` }),
    );
    expect((await Promise.all(quick)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    const slow = Array.from({ length: 50 }, () => post(opened, ['regex', 'match'], endless));
    await Promise.race(slow);
    expect((await opened.app.inject(calls.health)).statusCode).toBe(200);
    // What waits is not waited for.
    await own.close();
    const answers = await Promise.all(slow);
    expect(answers.every(({ statusCode }) => statusCode === 503 || statusCode === 422)).toBe(true);
    const busy = answers.find(({ statusCode }) => statusCode === 503);
    expect(busy?.headers['retry-after']).toBe('1');
  });

  it('[AGENT-02] stops the work for a caller who has left', async () => {
    let outcome: Promise<Outcome> | undefined;
    let tellStart: () => void = () => undefined;
    const started = new Promise((resolve) => (tellStart = () => resolve(null)));
    const run: Runner['run'] = (job, settings) => {
      outcome = runner.run(job, settings);
      tellStart();
      return outcome;
    };
    const opened = await open({ ...runner, run });
    const port = await listen(opened);
    const leaving = new AbortController();
    const left = fetch(`http://127.0.0.1:${port}${toolCall('regex', 'match')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${opened.token}`, 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify(endless),
      signal: leaving.signal,
    }).catch(() => 'left');
    await started;
    leaving.abort();
    expect(await left).toBe('left');
    expect(await outcome).toMatchObject({ ok: false, code: 'cancelled' });
  });

  it('[AGENT-02] is in the API reference, one call for each action, in both languages', async () => {
    const opened = await open();
    const session = await signIn(opened);
    for (const language of ['zh', 'en'] as const) {
      const headers = { ...session, 'accept-language': language };
      const { paths } = (await opened.app.inject({ url: calls.apiDocs, headers })).json<{
        paths: Record<
          string,
          { post?: { summary: string; description: string; requestBody: object; security: object[] } }
        >;
      }>();
      for (const { tool, name, ...rest } of actionsOutside) {
        const described = paths[toolCall(tool.key, name)]?.post;
        expect(described?.security).toEqual([{ toolToken: [] }]);
        if (language === 'zh') expect(described?.summary).toMatch(/\p{Script=Han}/u);
        const { about } = await describeActionOutside({ tool, name, ...rest });
        expect(described?.description).toContain(about[language]);
        // What it takes is described in the language of the document.
        const said = JSON.stringify(described?.requestBody);
        const words = await describeOptions(tool);
        for (const option of rest.action.options) {
          expect(words[option], `${tool.key} ${option}`).toBeDefined();
          expect(said).toContain(JSON.stringify(words[option]?.[language]));
        }
      }
      expect(paths[calls.mcp]).toBeDefined();
      expect(paths[calls.tools]).toBeDefined();
      expect(Object.keys(paths).filter((path) => path.includes('{tool}'))).toEqual([]);
    }
  });

  it('[AGENT-02] is not there unless it is switched on', async () => {
    const opened = await openTestApp();
    const session = await signIn(opened);
    const made = await opened.app.inject({
      method: 'POST',
      url: calls.toolTokens,
      headers: session,
      payload: { name: 'a' },
    });
    const { token } = made.json<{ token: string }>();
    expect((await post({ app: opened.app, token }, ['json', 'format'], { text: '1' })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await opened.app.inject({ method: 'POST', url: calls.mcp, headers, payload: {} })).statusCode).toBe(404);
    const overview = await opened.app.inject({ url: calls.toolTokens, headers: session });
    expect(overview.json()).toMatchObject({ is_on: false, tokens: [{ name: 'a', used_at: null }] });
    expect(administrator.username).toBe('admin');
  });
});

describe('MCP over Streamable HTTP', () => {
  async function connect(query = '') {
    const opened = await open();
    const port = await listen(opened);
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}${calls.mcp}${query}`), {
      requestInit: { headers: { authorization: `Bearer ${opened.token}` } },
    });
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    onTestFinished(() => client.close());
    return { ...opened, client, url: `http://127.0.0.1:${port}${calls.mcp}` };
  }

  it('[AGENT-02] serves the SDK’s client: few tools, all by choice, and results by their schemas', async () => {
    const { client } = await connect();
    expect(client.getInstructions()).toContain('goes to this server');
    // The client's fetch asks for any language; descriptions are in English, and so are refusals.
    const refused = await client.callTool({ name: 'json_query', arguments: { text: '[', path: '$' } });
    expect(JSON.stringify(refused.content)).toContain('Not JSON');
    expect((await client.listTools()).tools.length).toBeLessThanOrEqual(10);
    const ran = await client.callTool({ name: 'run_tool', arguments: { name: 'uuid_bulk', arguments: { count: 2 } } });
    expect(ran.isError).toBeFalsy();
    const all = (await connect('?tools=all')).client;
    expect((await all.listTools()).tools).toHaveLength(actionsOutside.length);
    for (const one of actionsOutside.filter(({ id }) =>
      ['json_tree', 'diff_compare', 'qrcode_generate'].includes(id),
    )) {
      const { example } = await describeActionOutside(one);
      expect((await all.callTool({ name: one.id, arguments: { ...example } })).isError).toBeFalsy();
    }
  });

  it('[AGENT-02] ends an answer without a warning of Node’s about those who wait for its end', async () => {
    const warned: string[] = [];
    const note = ({ message }: Error) => warned.push(message);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const { client } = await connect();
    await client.callTool({ name: 'json_query', arguments: { text: '[1]', path: '$' } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(warned).toEqual([]);
  });

  it('[AGENT-02] tells progress, and cancels by a message that comes on its own', async () => {
    const { client } = await connect('?tools=all');
    const progress: number[] = [];
    const text = JSON.stringify(Array.from({ length: 300_000 }, (_, index) => ({ index })));
    await client.callTool({ name: 'json_compress', arguments: { text } }, undefined, {
      onprogress: (one) => progress.push(one.progress),
    });
    expect(progress.length).toBeGreaterThan(0);
    const controllers = Array.from({ length: 4 }, () => new AbortController());
    const cancelled = controllers.map(({ signal }) =>
      client.callTool({ name: 'regex_match', arguments: endless }, undefined, { signal }).catch(() => 'cancelled'),
    );
    await client.ping();
    for (const controller of controllers) controller.abort();
    expect(await Promise.all(cancelled)).toEqual(controllers.map(() => 'cancelled'));
    expect((await client.callTool({ name: 'json_format', arguments: { text: '1' } })).isError).toBeFalsy();
  });

  it('[AGENT-02] refuses wrong tokens, foreign origins, unknown versions, several messages and other methods', async () => {
    const { url, token } = await connect();
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const usual = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const status = async (headers: Record<string, string>, body: unknown = message, method = 'POST') =>
      (
        await fetch(url, {
          method,
          headers: { ...usual, ...headers },
          ...(method === 'POST' && { body: JSON.stringify(body) }),
        })
      ).status;
    expect(await status({})).toBe(200);
    expect(await status({ authorization: 'Bearer tbt_wrong' })).toBe(401);
    expect(await status({ origin: 'http://evil.example' })).toBe(403);
    expect(await status({ 'mcp-protocol-version': '1999-01-01' })).toBe(400);
    expect(await status({}, [message, message])).toBe(400);
    expect(await status({}, { id: 1 })).toBe(400);
    expect(await status({}, message, 'GET')).toBe(405);
    expect(await status({}, message, 'DELETE')).toBe(405);
  });
});

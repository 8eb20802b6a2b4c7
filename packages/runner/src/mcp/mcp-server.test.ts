import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '@toolbench/kit/localized.ts';
import type { Schema } from '@toolbench/kit/schema.ts';
import { describeArguments } from '@toolbench/tools/outside/arguments.ts';
import { actionsOutside, describeActionOutside, findActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { builtCli } from '../../../../scripts/built-once.mjs';
import { createRunner, type Runner } from '../runner.ts';
import { findActions } from './find-actions.ts';
import { createMcpServer } from './mcp-server.ts';
import { offerOf, type Offer } from './offered-tools.ts';
import { createStdioTransport } from './stdio-transport.ts';

let runner: Runner;

beforeAll(async () => {
  runner = createRunner({ file: join(await builtCli(), 'engine-worker.js'), workers: 2 });
});
afterAll(() => runner.close());

async function connect(offer: Offer = 'most-used', language: Language = 'en'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer(runner, { offer, language }).connect(theirs);
  await client.connect(ours);
  return client;
}

async function call(client: Client, name: string, given: Record<string, unknown>): Promise<CallToolResult> {
  return (await client.callTool({ name, arguments: given })) as CallToolResult;
}

const endless = { text: `${'a'.repeat(40)}!`, pattern: '^(a+)+$' };
const wordsOf = ({ content }: CallToolResult) => content.map((one) => (one.type === 'text' ? one.text : '')).join();

/** The names of all fields in a schema. */
function namesIn({ properties = {}, items, additionalProperties: others }: Schema): string[] {
  const inner = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...(typeof others === 'object' ? [others] : []),
  ];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}

describe('the tools for agents', () => {
  it('[AGENT-02] are few and short by default, each with what, when and an example', async () => {
    const client = await connect();
    const list = await client.listTools();
    expect(list.tools.length).toBeLessThanOrEqual(10);
    expect(JSON.stringify(list).length).toBeLessThanOrEqual(6_000);
    for (const tool of list.tools) {
      expect(tool.description).toMatch(/Use it (?:for|on|to|before|instead of) .*Example: \{/);
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(tool.outputSchema).toBeDefined();
      const { properties = {} } = tool.inputSchema;
      for (const [name, argument] of Object.entries(properties))
        expect(argument, `${tool.name} ${name}`).toHaveProperty('description');
    }
    await client.close();
  });

  it('[AGENT-02] say the type of every argument, and that there are no others', async () => {
    for (const offer of ['most-used', 'all'] as const) {
      const client = await connect(offer);
      const { tools } = await client.listTools();
      expect(tools.length).toBeGreaterThan(offer === 'all' ? 50 : 5);
      for (const { name, inputSchema } of tools) {
        expect(inputSchema, name).toMatchObject({ type: 'object', additionalProperties: false });
        for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
          const { type, enum: values = [] } = schema as { type?: string | string[]; enum?: unknown[] };
          expect(type, `${name} ${argument}`).toBeDefined();
          const types = new Set(values.map((one) => (typeof one === 'number' ? 'integer' : typeof one)));
          if (types.size > 0) expect([type].flat(), `${name} ${argument}`).toEqual([...types]);
        }
      }
      await client.close();
    }
  });

  it('[AGENT-02] say of every option what it does, and of every action when to use it', async () => {
    for (const offer of ['most-used', 'all'] as const) {
      const client = await connect(offer);
      for (const { name, description, inputSchema } of (await client.listTools()).tools) {
        expect(description, name).toMatch(/\b[Uu]se it /);
        const labels = Object.values(findActionOutside(name)?.tool.options ?? {}).map(({ label }) => label.en);
        for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
          const { description: said } = schema as Schema;
          if (offer === 'all') expect(said, `${name} ${argument}`).toBeDefined();
          if (said === undefined) continue;
          expect(said.length, `${name} ${argument}: ${said}`).toBeGreaterThanOrEqual(20);
          expect(labels).not.toContain(said);
        }
      }
      await client.close();
    }
    for (const called of actionsOutside) {
      const { zh } = (await describeActionOutside(called)).about;
      expect(zh, called.id).toMatch(/用于|用来|时使用|适合|之后使用/);
      const { properties } = await describeArguments(called, 'zh');
      for (const [argument, { description }] of Object.entries(properties)) {
        expect(description, `${called.id} ${argument}`).toMatch(/\p{Script=Han}/u);
      }
    }
  });

  it('[AGENT-02] are found, described and run by name', async () => {
    const client = await connect();
    const found = await call(client, 'find_tool', { query: 'xpath' });
    expect(found.structuredContent).toHaveProperty('tools.0.name', 'xml_xpath');
    const described = await call(client, 'describe_tool', { name: 'xml_xpath' });
    expect(described.structuredContent).toMatchObject({ inputSchema: { required: ['text', 'path'] } });
    const { example } = described.structuredContent as { example: Record<string, unknown> };
    const ran = await call(client, 'run_tool', { name: 'xml_xpath', arguments: example });
    expect(ran.structuredContent).toMatchObject({ kind: 'nodes', total: 1 });
    expect(await call(client, 'run_tool', { name: 'nothing', arguments: {} })).toMatchObject({ isError: true });
    const recipes = await call(client, 'find_tool', { query: 'several steps in a row' });
    expect(recipes.structuredContent).toHaveProperty('tools.0.name', 'run_recipe');
    const steps = 'inputSchema.properties.recipe.properties.steps.items.properties';
    const recipe = await call(client, 'describe_tool', { name: 'run_recipe' });
    expect(recipe.structuredContent).toHaveProperty(`${steps}.action.description`, expect.stringContaining('hyphens'));
    const whole = wordsOf(await call(client, 'describe_tool', { name: 'json' }));
    expect(whole).toMatch(/^There is no action named json; did you mean json_format, .*json_query/);
    await client.close();
  });

  it.each([
    ['解码JWT', 'jwt_read'],
    ['把CSV转换成JSON', 'csv_csv_to_json'],
    ['compare two files', 'diff_compare'],
    ['convert json to yaml', 'json_to_yaml'],
    ['十六进制转换', 'base_convert'],
    ['检查密码强度', 'password_strength'],
    ['generate uuid', 'uuid_generate'],
    ['sha256 of a file', 'hash_file'],
    ['next run of a cron line', 'cron_explain'],
  ])('[AGENT-02] are found by a task in either language: %s', async (query, name) => {
    const names = (await findActions(query)).map((one) => one.name);
    expect(names.slice(0, 3)).toContain(name);
  });

  it.each([
    ['sort json keys', 'json_format'],
    ['fix broken json', 'json_repair'],
    ['convert yaml to json', 'json_from_yaml'],
    ['json from yaml', 'json_from_yaml'],
    ['yaml from json', 'json_to_yaml'],
    ['turn xml into json', 'xml_to_json'],
    ['snake_case', 'text_transform'],
    ['minify json', 'json_compress'],
    ['percent-encoding of a query string', 'url_encode'],
    ['gunzip', 'base64_decompress'],
    ['extract emails from text', 'regex_extract'],
    ['certificate expiry', 'keypair_inspect'],
  ])('[AGENT-02] are found first by what they are for: %s', async (query, name) => {
    expect((await findActions(query))[0].name).toBe(name);
  });

  it.each([
    ['convert yaml', 'json_'],
    ['convert xml', 'xml_'],
    ['convert csv', 'csv_'],
    ['转换 yaml', 'json_'],
  ])('[AGENT-02] are found by the format, not by a word that many tools have: %s', async (query, tool) => {
    const names = (await findActions(query)).map(({ name }) => name);
    expect(names.slice(0, 4).filter((name) => name.startsWith(tool))).toHaveLength(4);
  });

  it.each(['make coffee', 'order pizza', 'convert pounds', 'of the', ''])(
    '[AGENT-02] are not found for what none does: %s',
    async (query) => {
      const client = await connect();
      const { structuredContent } = await call(client, 'find_tool', { query });
      expect(structuredContent).toEqual({ tools: [], message: expect.stringMatching(/^No tool fits/) as string });
      await client.close();
    },
  );

  it('[SHELL-21] are run several in a row by a recipe', async () => {
    const client = await connect();
    const steps = [
      { tool: 'csv', action: 'csv-to-json' },
      { tool: 'json', action: 'query', options: { path: '$[0].b' } },
    ];
    const recipe = { version: 1, title: '', steps };
    const ran = await call(client, 'run_recipe', { recipe, text: 'a,b\n1,x\n' });
    expect(ran.structuredContent).toMatchObject({ count: 1 });
    expect(wordsOf(ran)).toContain('"x"');
    const warned = await call(client, 'run_recipe', { recipe, text: 'a;b\n1;x\n' });
    expect(warned.structuredContent).toMatchObject({ warnings: [expect.stringMatching(/^Step 1 .*semicolon/i)] });
    const failing = { ...recipe, steps: [...steps, { tool: 'csv', action: 'json-to-csv' }] };
    const failed = await call(client, 'run_recipe', { recipe: failing, text: 'a;b\n1;x\n' });
    expect(failed.isError).toBe(true);
    expect(wordsOf(failed)).toMatch(/^Step 3 [^]*\nStep 1 .*semicolon/i);
    const refused = await call(client, 'run_recipe', { recipe: { ...recipe, version: 2 } });
    expect(refused.isError).toBe(true);
    expect(wordsOf(refused)).toContain('wrong at version');
    await client.close();
  });

  it('[AGENT-02] are all of some tools, or all, by choice; every example gives what its schema says', async () => {
    const some = await connect(['json', 'regex']);
    const names = (await some.listTools()).tools.map(({ name }) => name);
    expect(names.every((name) => /^(json|regex)_/.test(name))).toBe(true);
    await expect(call(some, 'uuid_bulk', {})).rejects.toThrow('There is no action named uuid_bulk');
    await expect(call(some, 'run_tool', {})).rejects.toThrow('There is no action named run_tool');
    await some.close();
    const single = await connect(offerOf('run_recipe,json_format, json:check-schema,hash,json_format'));
    const listed = (await single.listTools()).tools.map(({ name }) => name);
    expect(listed).toEqual(['run_recipe', 'json_format', 'json_check_schema', 'hash_text', 'hash_file']);
    await single.close();

    const client = await connect('all');
    // Whoever has listed the tools checks each result by its schema.
    expect((await client.listTools()).tools).toHaveLength(actionsOutside.length);
    for (const one of actionsOutside.filter(({ id }) => id !== 'scanner_read')) {
      const { example } = await describeActionOutside(one);
      const result = await call(client, one.id, example);
      expect({ id: one.id, isError: result.isError, said: result.isError && wordsOf(result) }).toEqual({
        id: one.id,
        isError: undefined,
        said: undefined,
      });
    }
    await client.close();
  });

  it.each(['zh', 'en'] as const)(
    '[AGENT-02] say what they give in words and dates: no field by its name, no moment as a number (%s)',
    async (language) => {
      const client = await connect('all', language);
      const drawn = await call(client, 'qrcode_generate', { text: '000201010211' });
      const picture = drawn.content.find((one) => one.type === 'image');
      for (const one of actionsOutside.filter(({ action }) => ['fields', 'table'].includes(action.output))) {
        const { example, gives } = await describeActionOutside(one);
        const result = await call(client, one.id, one.id === 'scanner_read' ? { base64: picture?.data } : example);
        const text = wordsOf(result);
        const names = new Set(namesIn(gives).filter((name) => /[A-Z]/.test(name)));
        const words = text.match(/[A-Za-z0-9]+/g) ?? [];
        expect({ id: one.id, text, names: words.filter((word) => names.has(word)) }).toMatchObject({ names: [] });
        // Whoever converts moments asks for these numbers, under names that say so.
        const numbers = text.split('\n').filter((line) => /\b\d{13}\b/.test(line) && !/^ *Unix /.test(line));
        expect({ id: one.id, numbers }).toEqual({ id: one.id, numbers: [] });
        if (language === 'zh') expect(text, one.id).toMatch(/\p{Script=Han}/u);
        expect(result.structuredContent, one.id).toBeDefined();
      }
      await client.close();
    },
  );

  it('[AGENT-02] give pictures as pictures, and read them', async () => {
    const client = await connect('all');
    const drawn = await call(client, 'qrcode_generate', { text: '工具台' });
    const [picture] = drawn.content;
    expect(picture).toMatchObject({ type: 'image', mimeType: 'image/png' });
    const base64 = picture.type === 'image' ? picture.data : '';
    const read = await call(client, 'scanner_read', { base64 });
    expect(read.structuredContent).toMatchObject({ codes: [{ format: 'QR Code', text: '工具台' }] });
    await client.close();
  });

  it.each([
    ['base64_encode_bytes', { base64: 'not base64!' }, 'is not Base64: character 4 is " "'],
    ['base64_encode_bytes', { base64: 'notBase64!!' }, 'is not Base64: character 10 is "!"'],
    ['hash_file', { base64: 'hello world' }, 'is not Base64: character 6 is " "'],
    ['json_format', {}, 'The argument text is missing'],
    ['json_format', { text: 1 }, 'must be a string'],
    ['json_format', { text: '{}', colour: 'red' }, 'There is no argument colour'],
    ['json_format', { text: '{}', indent: 3 }, 'cannot be 3; it can be 2 | 4 | 8 | tab'],
    ['uuid_bulk', { count: 1.5 }, 'must be an integer'],
    ['uuid_bulk', { count: 0 }, 'cannot be 0'],
    ['json_query', { text: '{}' }, 'The argument path is missing'],
    ['json_query', { text: '{}', path: '' }, 'The argument path is empty'],
    ['regex_replace', { text: 'ab', pattern: '', replacement: '-' }, 'The argument pattern is empty'],
    ['keypair_generate', { curve: 'P-256' }, 'curve counts only where type is ecdsa, and it is rsa'],
    ['keypair_generate', { type: 'ed25519', rsaBits: 4096 }, 'rsaBits counts only where type is rsa'],
  ])('[AGENT-02] %s refuses %o', async (name, given, said) => {
    const client = await connect('all');
    const result = await call(client, name, given);
    expect(result.isError).toBe(true);
    expect(wordsOf(result)).toContain(said);
    await client.close();
  });

  it('[AGENT-02] takes a choice that is a number written as text, and the other way round', async () => {
    const client = await connect('all');
    const hex = await call(client, 'base_convert', { text: 'ff', from: 16 });
    expect(hex.structuredContent).toMatchObject({ from: 16 });
    const lines = await call(client, 'base64_encode', { text: 'x'.repeat(60), lineLength: '76' });
    expect(wordsOf(lines)).toMatch(/^.{76}\r?\n/);
    await client.close();
  });

  it.each([
    ['find_tool', { query: 'xpath', limit: 3 }, 'There is no argument limit'],
    ['find_tool', { query: 1 }, 'must be a string'],
    ['describe_tool', {}, 'The argument name is missing'],
    ['run_tool', { name: 'json_format' }, 'The argument arguments is missing'],
    ['run_tool', { name: 'json_format', arguments: ['{}'] }, 'must be an object'],
    ['run_tool', { name: 'json_format', arguments: { text: '{}' }, dryRun: true }, 'There is no argument dryRun'],
    ['run_recipe', { recipe: '{}' }, 'must be an object'],
    ['run_recipe', { recipe: {}, input: '{}' }, 'There is no argument input'],
    ['json_query', JSON.parse('{"text":"{}","path":"$","__proto__":1}'), 'There is no argument __proto__'],
    ['find_tool', JSON.parse('{"query":"xpath","__proto__":1}'), 'There is no argument __proto__'],
    [
      'run_tool',
      JSON.parse('{"name":"json_format","arguments":{"text":"{}","__proto__":1}}'),
      'There is no argument __proto__',
    ],
    [
      'run_recipe',
      JSON.parse('{"recipe":{"version":1,"steps":[{"tool":"json","action":"format","options":{"__proto__":1}}]}}'),
      'There is no argument __proto__',
    ],
    ['run_recipe', JSON.parse('{"recipe":{"version":1,"steps":[],"__proto__":1}}'), 'The recipe is wrong'],
  ])('[AGENT-02] %s refuses %o', async (name, given, said) => {
    const client = await connect();
    const result = await call(client, name, given);
    expect(result.isError).toBe(true);
    expect(wordsOf(result)).toContain(said);
    await client.close();
  });

  it('[AGENT-02] are called by their own name, too, where all can be run', async () => {
    const client = await connect();
    expect(wordsOf(await call(client, 'xml_format', { text: '<a/>' }))).toContain('<a/>');
    await expect(call(client, 'constructor', {})).rejects.toThrow('There is no action named constructor');
    await client.close();
  });

  it.each([
    ['tools/call', {}, -32602, 'In tools/call, params.name is missing or of the wrong type'],
    ['tools/call', { name: 'json_format', arguments: '{}' }, -32602, 'In tools/call, params.arguments is missing or'],
    ['tools/call', { name: 1 }, -32602, 'In tools/call, params.name is missing or of the wrong type'],
    ['tools/call', { name: 'make_coffee' }, -32602, 'There is no action named make_coffee'],
    ['tools/list', { cursor: 1 }, -32602, 'In tools/list, params.cursor is missing or of the wrong type'],
    ['initialize', {}, -32602, 'In initialize, params.protocolVersion is missing or of the wrong type'],
    ['tools/explode', {}, -32601, 'There is no method named tools/explode'],
  ])('[AGENT-02] say in one sentence what is wrong with %s %o', async (method, params, code, said) => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const server = createMcpServer(runner, { offer: 'most-used', language: 'en' });
    await server.connect(theirs);
    const answered = new Promise<unknown>((resolve) => (ours.onmessage = resolve));
    await ours.start();
    await ours.send({ jsonrpc: '2.0', id: 5, method, params });
    expect(await answered).toMatchObject({ id: 5, error: { code } });
    const { message } = ((await answered) as { error: { message: string } }).error;
    expect(message.startsWith(said)).toBe(true);
    expect(message).not.toMatch(/MCP error|[[\]{}\n]/);
    await server.close();
  });

  it('[AGENT-02] answer pings while they work, are cancelled and tell their progress', async () => {
    const client = await connect('all');
    const controller = new AbortController();
    const cancelled = client.callTool({ name: 'regex_match', arguments: endless }, undefined, {
      signal: controller.signal,
    });
    await client.ping();
    controller.abort();
    await expect(cancelled).rejects.toThrow();
    const progress: number[] = [];
    const text = JSON.stringify(Array.from({ length: 300_000 }, (_, index) => ({ index })));
    await client.callTool({ name: 'json_compress', arguments: { text } }, undefined, {
      onprogress: (one) => progress.push(one.progress),
    });
    expect(progress.length).toBeGreaterThan(0);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    await client.close();
  });
});

describe('the transport over streams', () => {
  const limit = 1_000;

  function open() {
    const input = new PassThrough();
    const output = new PassThrough();
    const transport = createStdioTransport(input, output, limit);
    const seen: unknown[] = [];
    transport.onmessage = (message) => seen.push(message);
    return { input, output, transport, seen };
  }

  it('[AGENT-02] answers a message that is too long, or none, with an error, and goes on', async () => {
    const { input, output, transport, seen } = open();
    await transport.start();
    input.write(`{"jsonrpc":"2.0","id":7,"method":"tools/call","params":"${'x'.repeat(limit)}`);
    input.write('x'.repeat(5_000) + '"}\n');
    input.write('no message\n');
    input.write('{"jsonrpc":"2.0","id":"b","method":"ping"}\n');
    await new Promise((resolve) => input.once('end', resolve).end());
    const answers = String(output.read())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(answers).toMatchObject([
      { id: 7, error: { message: expect.stringContaining('longer than 1000 bytes') as string } },
      { id: null, error: { code: -32700 } },
    ]);
    expect(seen).toMatchObject([{ id: 'b', method: 'ping' }]);
  });

  it('[AGENT-02] refuses what is no UTF-8, and goes on', async () => {
    const { input, output, transport, seen } = open();
    await transport.start();
    const call = (text: Buffer) =>
      Buffer.concat([
        Buffer.from('{"jsonrpc":"2.0","id":4,"method":"ping","params":{"a":"'),
        text,
        Buffer.from('"}}\n'),
      ]);
    input.write(call(Buffer.of(0xc4, 0xe3)));
    input.write(call(Buffer.from('\ufffd')));
    await new Promise((resolve) => input.once('end', resolve).end());
    expect(JSON.parse(String(output.read()))).toMatchObject({
      id: 4,
      error: { code: -32700, message: expect.stringContaining('UTF-8') as string },
    });
    expect(seen).toMatchObject([{ params: { a: '\ufffd' } }]);
  });

  it.each([
    ['{"hello":1}', { id: null, error: { code: -32600 } }],
    ['{"jsonrpc":"1.0","id":5,"method":"ping"}', { id: 5, error: { code: -32600 } }],
    ['[1,2]', { id: null, error: { code: -32600 } }],
    ['"ping"', { id: null, error: { code: -32600 } }],
    ['{"jsonrpc":"2.0","id":6,', { id: 6, error: { code: -32700 } }],
  ])('[AGENT-02] tells JSON that is no message from what is no JSON: %s', async (line, answer) => {
    const { input, output, transport } = open();
    await transport.start();
    input.write(`${line}\n`);
    await new Promise((resolve) => input.once('end', resolve).end());
    expect(JSON.parse(String(output.read()))).toMatchObject(answer);
  });

  it('[AGENT-02] answers a message that is too long where the client library puts the id: at its end', async () => {
    const { input, output, transport } = open();
    await transport.start();
    const params = { name: 'json_format', arguments: { text: '{"id":1}', id: 2, more: 'x'.repeat(limit) } };
    for (const id of [8, 'nine']) {
      const message = JSON.stringify({ method: 'tools/call', params, jsonrpc: '2.0', id });
      input.write(message.slice(0, 500));
      for (const character of `${message.slice(500)}\n`) input.write(character);
    }
    input.write(`${JSON.stringify({ method: 'tools/call', params })}\n`);
    await new Promise((resolve) => input.once('end', resolve).end());
    const ids = String(output.read())
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: unknown }).id);
    expect(ids).toEqual([8, 'nine', null]);
  });

  it('[AGENT-02] answers with an error what no message can hold', async () => {
    const { output, transport } = open();
    // As JSON each control character takes six, and the longest string has half a gigabyte.
    const text = '\u0001'.repeat(100_000_000);
    await transport.send({ jsonrpc: '2.0', id: 3, result: { text } });
    expect(JSON.parse(String(output.read()))).toMatchObject({ id: 3, error: { code: -32603 } });
  });

  it('[AGENT-02] closes when its input ends', async () => {
    const { input, transport } = open();
    const closed = new Promise<void>((resolve) => (transport.onclose = resolve));
    await transport.start();
    input.end();
    await closed;
  });

  it('[AGENT-02] closes when what was asked before the end of its input is answered or cancelled', async () => {
    const { input, transport, seen } = open();
    let isClosed = false;
    const closed = new Promise<void>((resolve) => (transport.onclose = resolve)).then(() => (isClosed = true));
    await transport.start();
    const request = (id: number) => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' });
    const cancel = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });
    input.end(`${request(1)}\n${request(2)}\n${cancel}\n${request(3)}`);
    await new Promise((resolve) => input.once('end', resolve));
    expect(seen).toHaveLength(4);
    await transport.send({ jsonrpc: '2.0', id: 3, result: {} });
    await transport.send({ jsonrpc: '2.0', method: 'notifications/progress', params: {} });
    expect(isClosed).toBe(false);
    await transport.send({ jsonrpc: '2.0', id: 2, result: {} });
    await closed;
  });
});

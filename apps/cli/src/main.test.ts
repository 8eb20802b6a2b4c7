import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '@toolbench/tools/registry.ts';

const root = join(import.meta.dirname, '../../..');
const caches = join(root, '.cache');
let folder = '';
let program = '';

beforeAll(async () => {
  mkdirSync(caches, { recursive: true });
  folder = mkdtempSync(join(caches, 'cli-test-'));
  program = join(folder, 'toolbench.js');
  const source = (name: string) => join(root, 'packages', name, 'src');
  await build({
    entryPoints: { toolbench: join(import.meta.dirname, 'main.ts') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '@toolbench/contracts': source('contracts'), '@toolbench/tools': source('tools') },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Finished {
  readonly code: number | null;
  readonly output: string;
  readonly complaint: string;
}

function toolbench(args: readonly string[], input = '', locale = 'en_GB.UTF-8'): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, LC_ALL: locale } });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('close', (code) => resolve({ code, output, complaint }));
    child.stdin.end(input);
  });
}

describe('toolbench', { timeout: 20_000 }, () => {
  it('turns standard input into standard output', async () => {
    expect(await toolbench(['base64', 'encode'], '你好')).toEqual({ code: 0, output: '5L2g5aW9\n', complaint: '' });
    expect((await toolbench(['base64', 'decode'], '5L2g5aW9')).output).toBe('你好');
  });

  it('says what is wrong with the input, in the language of the terminal, and exits with 1', async () => {
    const english = await toolbench(['base64', 'decode'], 'ab*');
    expect(english).toMatchObject({ code: 1, output: '' });
    expect(english.complaint).toContain('line 1, column 3: Decoding failed');
    const chinese = await toolbench(['base64', 'decode'], 'ab*', 'zh_CN.UTF-8');
    expect(chinese.complaint).toContain('第 1 行，第 3 列: 解码失败');
  });

  it('explains wrong usage and exits with 2', async () => {
    const { code, complaint } = await toolbench(['base64', 'encode', '--alphabet', 'klingon']);
    expect(code).toBe(2);
    expect(complaint).toContain('standard | url-safe');
  });

  it('prints the whole result as JSON when asked', async () => {
    const { output } = await toolbench(['base64', 'encode', '--json'], 'a');
    expect(JSON.parse(output)).toMatchObject({ text: 'YQ==', size: 1 });
  });

  it.each([
    ['json format --indent 4', '{"a":1.0}', '{\n    "a": 1.0\n}\n'],
    ['xml format', '<a><b/></a>', '<a>\n  <b/>\n</a>\n'],
    ['csv csv-to-json --delimiter tab', 'a\tb\n1\t02\n', '[\n  {"a":1,"b":"02"}\n]\n'],
    ['url encode', 'a b&c', 'a%20b%26c\n'],
    ['uuid v5 --namespace dns', 'example.com', 'cfbff0d1-9375-5685-968c-48ce8b15ae17\n'],
    ['regex replace --pattern \\d+ --replacement #', 'a1b22', 'a#b#\n'],
  ])('%s turns input into output', async (line, input, output) => {
    expect(await toolbench(line.split(' '), input)).toEqual({ code: 0, output, complaint: '' });
  });

  it('makes as many UUIDs as asked, one where nothing is said', async () => {
    const made = async (...args: string[]) => (await toolbench(['uuid', 'v7', ...args])).output.trim().split('\n');
    expect(await made('--count', '100')).toHaveLength(100);
    expect(await made()).toHaveLength(1);
  });

  it('lists what a pattern finds, and takes a payment code apart', async () => {
    const { output: matches } = await toolbench(['regex', 'test', '--pattern', '\\d+'], 'abc 123');
    expect(JSON.parse(matches)).toMatchObject({ count: 1, matches: [{ match: '123', line: 1, column: 5 }] });
    const { output: fields } = await toolbench(['emvco', 'parse'], '000201010211');
    expect(JSON.parse(fields)).toMatchObject({ fields: [{ tag: '00' }, { tag: '01', value: '11' }] });
  });

  it('compares two files line by line and writes a patch', async () => {
    const [left, right] = ['left.txt', 'right.txt'].map((name) => join(folder, name));
    writeFileSync(left, 'a\nb\n');
    writeFileSync(right, 'a\nc\n');
    const { code, output } = await toolbench(['diff', 'lines', left, right]);
    expect(code).toBe(0);
    expect(output).toContain('@@ -1,2 +1,2 @@\n a\n-b\n+c\n');
  });

  it('checks XML and says where it is wrong', async () => {
    const { code, complaint } = await toolbench(['xml', 'validate'], '<a><b></a>');
    expect(code).toBe(1);
    expect(complaint).toContain('Tag mismatch: Expected b, got a');
  });

  it('says when a file cannot be read', async () => {
    expect(await toolbench(['base64', 'encode', '/nowhere/at-all'])).toMatchObject({ code: 1 });
  });

  it('serves every action of every tool to the official MCP client', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'] }));
    const { tools: offered } = await client.listTools();
    const actions = tools
      .filter((tool) => tool.engine)
      .flatMap((tool) => Object.values(tool.actions))
      .filter(({ input }) => input !== 'picture');
    expect(offered).toHaveLength(actions.length);

    const good = await client.callTool({ name: 'base64_encode', arguments: { text: '工具台' } });
    expect(JSON.stringify(good.content)).toContain('5bel5YW35Y+w');
    const bad = await client.callTool({ name: 'base64_decode', arguments: { text: '*' } });
    expect(bad).toMatchObject({ isError: true });
    const wrong = await client.callTool({ name: 'base64_encode', arguments: { text: 'a', alphabet: 'klingon' } });
    expect(wrong).toMatchObject({ isError: true });
    await client.close();
  });
});

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtCli } from '../../../scripts/built-once.mjs';

let program = '';

beforeAll(async () => {
  program = join(await builtCli(), 'toolbench.js');
});

describe('toolbench mcp', { timeout: 60_000 }, () => {
  it('[AGENT-02] serves an agent over standard input and output, and ends with it', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const transport = new StdioClientTransport({ command: process.execPath, args: [program, 'mcp', '--tools', 'all'] });
    await client.connect(transport);
    const endless = client.callTool({
      name: 'regex_match',
      arguments: { text: `${'a'.repeat(40)}!`, pattern: '^(a+)+$' },
    });
    const calls = Array.from({ length: 500 }, (_, index) =>
      client.callTool({ name: 'base64_encode', arguments: { text: `工具台 ${String(index)}` } }),
    );
    await client.ping();
    for (const result of await Promise.all(calls)) expect(result.isError).toBeUndefined();
    expect(await endless).toMatchObject({ isError: true });
    await client.close();
  });

  it('[AGENT-02] keeps its results within what the client library of the protocol takes in one message', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'] }));
    const textOf = ({ content }: Awaited<ReturnType<typeof client.callTool>>) =>
      (content as { text: string }[]).map(({ text }) => text).join('');
    const call = (name: string, text: string) => client.callTool({ name, arguments: { text } });
    const large = await call('json_format', JSON.stringify('行'.repeat(3_200_000)));
    expect(large.isError).toBe(true);
    expect(textOf(large)).toContain('9 MiB');
    // Twice in the message, as text and as data, these would be too large.
    const characters = 2_000_000;
    const once = await call('json_format', JSON.stringify('行'.repeat(characters)));
    expect(once.isError).toBeUndefined();
    expect(textOf(once)).toBe('The result is too large to be sent twice: all of it is in structuredContent');
    expect((once.structuredContent as { text: string }).text).toContain('行'.repeat(characters));
    const given = { name: 'uuid_bulk', arguments: { count: 200_000 } };
    const many = (await client.callTool(given)).structuredContent as { text: string };
    expect(many.text.trimEnd().split('\n')).toHaveLength(200_000);
    const within = await call('base64_encode', 'a'.repeat(3_000_000));
    expect(textOf(within)).toHaveLength(4_000_000);
    await expect(client.callTool({ name: 'x'.repeat(11_000_000) })).rejects.toThrow('There is no action named xxx');
    await client.ping();
    await client.close();
  });
});

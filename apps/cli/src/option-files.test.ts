import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useToolbench } from './test-support/run-toolbench.ts';

const cli = useToolbench();
const { toolbench } = cli;

const secret = 'a secret of more than thirty-two bytes.pem';
const write = (name: string, text: string | Buffer) => writeFileSync(join(cli.folder, name), text);

it('[AGENT-01] reads the text of an option from a file, without the line end at its end', async () => {
  const claims = '{"sub":"a"}';
  const sign = async (key: string) => toolbench(['jwt', 'sign', '--key', key], claims);
  write('key.txt', `${secret}\n`);
  const { code, output, complaint } = await sign('@key.txt');
  expect(code).toBe(0);
  expect(complaint).toContain('line end or byte-order mark of the file key.txt is not part of --key');
  const verify = async (key: string) => (await toolbench(['jwt', 'verify', '--key', key], output)).output;
  expect(await verify(secret)).toBe(await verify('@key.txt'));
  expect((await sign(secret)).output).toBe(output);
});

it('[HASH-01] says what it leaves out of a key from a file, and nothing of a file that is the key', async () => {
  const digest = async (key: string) => toolbench(['hash', 'text', '--algorithm', 'sha256', '--key', key], 'msg');
  const { output } = await digest('k');
  for (const cut of ['k\n', 'k\r\n', '\ufeffk']) {
    write('cut', cut);
    const read = await digest('@cut');
    expect([read.output, read.complaint]).toEqual([output, expect.stringContaining('is not part of --key')]);
  }
  for (const whole of ['k', ' k ', '\tk']) {
    write('whole', whole);
    expect(await digest('@whole')).toMatchObject({ output: (await digest(whole)).output, complaint: '' });
  }
  write('key.jwk', `${JSON.stringify({ kty: 'oct', k: 'a'.repeat(43) })}\n`);
  expect((await toolbench(['jwt', 'sign', '--key', '@key.jwk'], '{}')).complaint).toBe('');
});

it('[AGENT-01] reads a schema that no argument has room for, and one from standard input', async () => {
  const schema = JSON.stringify({ type: 'object', $comment: 'x'.repeat(195_000) });
  write('sch.json', schema);
  write('data.json', '{}');
  const check = async (word: string, input: string, ...files: string[]) =>
    (await toolbench(['json', 'check-schema', '--schema', word, ...files], input)).code;
  expect(await check('@sch.json', '{}')).toBe(0);
  expect(await check('@sch.json', '[]')).toBe(1);
  expect(await check('@-', schema, 'data.json')).toBe(0);
  // Standard input cannot be both.
  expect(await check('@-', schema)).toBe(2);
});

it('[AGENT-01] takes @@ for a text that begins with @, and a lone @ for itself', async () => {
  const found = async (...words: string[]) => (await toolbench(['regex', 'replace', ...words], 'x')).output;
  expect(await found('--pattern', 'x', '--replacement', '@@me')).toBe('@me\n');
  expect(await found('--pattern', 'x', '--replacement', '@@@me')).toBe('@@me\n');
  expect(await found('--pattern', 'x', '--replacement', '@')).toBe('@\n');
});

it('[AGENT-01] says which option names a file that cannot be read or is no text', async () => {
  const missing = await toolbench(['json', 'query', '--path', '@nothing'], '[1]');
  expect(missing).toMatchObject({ code: 1, output: '' });
  expect(missing.complaint).toContain('The file nothing cannot be read (ENOENT)');
  expect(missing.complaint).toContain('written --path @@…');
  write('key.der', Buffer.from([0x30, 0x82, 0xff]));
  const binary = await toolbench(['jwt', 'sign', '--key', '@key.der', '--json'], '{}');
  expect(binary.complaint).toContain('The file key.der for --key is not UTF-8: it holds 0x82');
  expect(JSON.parse(binary.output)).toMatchObject({ ok: false, code: 'option-not-utf8' });
});

it('[AGENT-01] warns where the text of an option is the name of a file', async () => {
  const name = 'k.pem-that-is-a-long-name-of-thirty-two-bytes.pem';
  write(name, secret);
  const signed = await toolbench(['jwt', 'sign', '--key', name], '{"sub":"a"}');
  expect(signed.code).toBe(0);
  expect(signed.complaint).toContain(`--key @${name} reads the file`);
  const chinese = await toolbench(['json', 'check-schema', '--schema', name], '1', 'zh_CN.UTF-8');
  expect(chinese.complaint).toContain(`要读取文件请写 --schema @${name}`);
  // A name is what this option takes.
  const patch = await toolbench(['diff', 'patch', '--file-name', name, name, '-'], 'b');
  expect(patch.complaint).toBe('');
});

it('[AGENT-01] says in help how an option reads a file, where one may', async () => {
  for (const page of [['help'], ['help', 'jwt'], ['help', 'jwt', 'sign']]) {
    expect((await toolbench(page)).output, page.join(' ')).toMatch(/--… @….*has @@ there/);
  }
  expect((await toolbench(['help', 'json', 'format'])).output).not.toContain('@');
});

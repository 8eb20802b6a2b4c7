import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { shellQuote } from '@toolbench/kit/shell-quote.ts';
import { curlCommand } from './curl.ts';
import { captured } from './test-captures.ts';

const origin = 'https://tools.example';

const commandOf = (fields: Parameters<typeof captured>[0]) => curlCommand(captured(fields), origin).text;

/** The words that a POSIX shell makes of each command, `curl` replaced by what prints them; one shell for all. */
function wordsOf(commands: readonly string[]): string[][] {
  const lines = commands.map((command) => `${command.replace(/\bcurl /, 'printf "%s\\0" ')}; printf '\\035'`);
  const { stdout } = spawnSync('sh', ['-c', lines.join('\n')], { encoding: 'utf8' });
  return stdout.split('\x1d', commands.length).map((words) => words.split('\0').slice(0, -1));
}

/** Values of an option, in their order. */
function valuesOf(words: readonly string[], option: string): string[] {
  return words.flatMap((word, at) => (word === option ? [words[at + 1]] : []));
}

describe('a request as a curl command', () => {
  it('[BIN-06] names the address and nothing that curl does by itself', () => {
    const headers: [string, string][] = [
      ['Host', 'tools.example'],
      ['User-Agent', 'a'],
      ['Accept', '*/*'],
    ];
    expect(curlCommand(captured({ header_list: headers }), origin).text).toBe(
      "curl 'https://tools.example/bin/abc/orders?id=1' \\\n  -H 'User-Agent: a' \\\n  -H 'Accept: */*'",
    );
  });

  it('[BIN-06] keeps order, case and repeats of headers, and takes away those that curl would add', () => {
    const header_list: [string, string][] = [
      ['HOST', 'a'],
      ['X-Two', '1'],
      ['content-length', '1'],
      ['Transfer-Encoding', 'chunked'],
      ['x-two', '2'],
      ['X-Empty', ''],
      ['Accept', '*/*'],
      ['User-Agent', 'u'],
      ['Content-Type', 'text/plain'],
    ];
    const commands = [commandOf({ bytes: 'x', header_list }), commandOf({ bytes: 'a=1', header_list: [] })];
    expect(wordsOf(commands).map((words) => valuesOf(words, '-H'))).toEqual([
      ['X-Two: 1', 'x-two: 2', 'X-Empty;', 'Accept: */*', 'User-Agent: u', 'Content-Type: text/plain'],
      ['User-Agent:', 'Accept:', 'Content-Type:'],
    ]);
  });

  it('[BIN-06] writes the method where curl would take another', () => {
    const cases: [method: string, bytes: string, written: string[]][] = [
      ['GET', '', []],
      ['POST', 'x', []],
      ['GET', 'x', ['-X', 'GET']],
      ['POST', '', ['-X', 'POST']],
      ['HEAD', '', ['--head']],
      ['M-SEARCH', '', ['-X', 'M-SEARCH']],
    ];
    const words = wordsOf(cases.map(([method, bytes]) => commandOf({ method, bytes })));
    const beforeAddress = words.map((all) => all.slice(0, all.indexOf('https://tools.example/bin/abc/orders?id=1')));
    expect(beforeAddress).toEqual(cases.map(([, , written]) => written));
  });

  it('[BIN-06] keeps text bodies through the shell', () => {
    const texts = [`{"a":"it's $HOME \`id\` \\\\ \\"x\\""}`, '@/etc/passwd', 'a\nb\n', '你好 😀', '; rm -rf / #'];
    const words = wordsOf(texts.map((bytes) => commandOf({ bytes })));
    expect(words.map((all) => valuesOf(all, '--data-raw'))).toEqual(texts.map((text) => [text]));
  });

  it('[BIN-06] pipes bodies that are no text as Base64', () => {
    const bodies = [
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
      new TextEncoder().encode('a\r\nb'),
      new TextEncoder().encode('\u001b[2J'),
      new Uint8Array(3),
    ];
    const commands = bodies.map((bytes) => commandOf({ bytes }));
    expect(commands.filter((command) => !command.includes('--data-binary @-'))).toEqual([]);
    const pipes = commands.map((command) => command.slice(0, command.indexOf('| curl')).trim());
    expect(spawnSync('sh', ['-c', pipes.join('\n')]).stdout).toEqual(Buffer.concat(bodies));
  });

  it('[BIN-06] reads a long body, or one that is not at hand, from the downloaded file', () => {
    const header_list: [string, string][] = [['Content-Type', 'application/json; charset=utf-8']];
    const long = curlCommand(captured({ bytes: 'x'.repeat(40_000), header_list }), origin);
    expect(long.file).toBe('request-3.json');
    expect(long.text).toContain('--data-binary @request-3.json');
    expect(curlCommand(captured({ bytes: null, body_bytes: 9 }), origin).file).toBe('request-3.bin');
  });

  it('[BIN-05] sends no body where it was refused', () => {
    const { text, file } = curlCommand(captured({ bytes: null, body_bytes: 2e6, refused: 'body-too-large' }), origin);
    expect(text).not.toContain('--data');
    expect(file).toBeUndefined();
  });

  it('[BIN-02] keeps brackets and dot segments of the address', () => {
    const [all] = wordsOf([commandOf({ url: '/bin/abc/../x[1-9]{a,b}' })]);
    expect(all.slice(0, 3)).toEqual(['--globoff', '--path-as-is', 'https://tools.example/bin/abc/../x[1-9]{a,b}']);
  });
});

describe('quoting for a shell', () => {
  it('gives back every text', () => {
    const texts = ['', "'", "''", "a'b'c", '$(id)', '!!', '~', '*', '\\', '-n', ' ', '\n', '你', '"', '#', '\u202e'];
    const script = `printf '%s\\0' ${texts.map(shellQuote).join(' ')}`;
    expect(spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout.split('\0').slice(0, -1)).toEqual(texts);
  });
});

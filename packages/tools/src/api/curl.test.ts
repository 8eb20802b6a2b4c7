import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlCommand } from './curl.ts';
import { shellQuote } from './shell-quote.ts';
import { captured } from './test-captures.ts';

const origin = 'https://tools.example';

/** The words that a POSIX shell makes of a command, the command itself replaced by one that prints them. */
function words(command: string): string[] {
  const script = command.replace(/\bcurl /, 'printf "%s\\0" ');
  return spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout.split('\0').slice(0, -1);
}

/** Values of an option, in their order. */
function valuesOf(command: string, option: string): string[] {
  const all = words(command);
  return all.flatMap((word, at) => (word === option ? [all[at + 1]] : []));
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

  it('[BIN-06] keeps order, case and repeats of headers and leaves framing to curl', () => {
    const { text } = curlCommand(
      captured({
        bytes: 'x',
        header_list: [
          ['HOST', 'a'],
          ['X-Two', '1'],
          ['content-length', '1'],
          ['Transfer-Encoding', 'chunked'],
          ['x-two', '2'],
          ['X-Empty', ''],
          ['Accept', '*/*'],
          ['User-Agent', 'u'],
          ['Content-Type', 'text/plain'],
        ],
      }),
      origin,
    );
    expect(valuesOf(text, '-H')).toEqual([
      'X-Two: 1',
      'x-two: 2',
      'X-Empty;',
      'Accept: */*',
      'User-Agent: u',
      'Content-Type: text/plain',
    ]);
  });

  it('[BIN-06] takes away the headers that curl would add', () => {
    const { text } = curlCommand(captured({ bytes: 'a=1', header_list: [] }), origin);
    expect(valuesOf(text, '-H')).toEqual(['User-Agent:', 'Accept:', 'Content-Type:']);
  });

  it.each([
    ['GET without a body', 'GET', '', []],
    ['POST with a body', 'POST', 'x', []],
    ['GET with a body', 'GET', 'x', ['-X', 'GET']],
    ['POST without a body', 'POST', '', ['-X', 'POST']],
    ['HEAD', 'HEAD', '', ['--head']],
    ['another method', 'M-SEARCH', '', ['-X', 'M-SEARCH']],
  ])('[BIN-06] writes the method of %s', (_, method, bytes, expected) => {
    expect(words(curlCommand(captured({ method, bytes }), origin).text).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['quotes', `{"a":"it's $HOME \`id\` \\\\ \\"x\\""}`],
    ['a leading @', '@/etc/passwd'],
    ['line ends and a trailing one', 'a\nb\n'],
    ['Chinese and emoji', '你好 😀'],
    ['shell words', '; rm -rf / #'],
  ])('[BIN-06] keeps a text body with %s through the shell', (_, bytes) => {
    expect(valuesOf(curlCommand(captured({ bytes }), origin).text, '--data-raw')).toEqual([bytes]);
  });

  it.each([
    ['every byte', Uint8Array.from({ length: 256 }, (_, byte) => byte)],
    ['carriage returns', new TextEncoder().encode('a\r\nb')],
    ['escape sequences of terminals', new TextEncoder().encode('\u001b[2J')],
    ['NUL', new Uint8Array(3)],
  ])('[BIN-06] pipes a body with %s as Base64', (_, bytes) => {
    const { text } = curlCommand(captured({ bytes }), origin);
    expect(text).toContain('--data-binary @-');
    const pipe = text.slice(0, text.indexOf('| curl')).trim();
    expect(Uint8Array.from(spawnSync('sh', ['-c', pipe]).stdout)).toEqual(bytes);
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
    const all = words(curlCommand(captured({ url: '/bin/abc/../x[1-9]{a,b}' }), origin).text);
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

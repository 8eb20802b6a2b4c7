import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { en as regexWords } from '@toolbench/tools/regex/text/en.ts';
import { useToolbench } from './test-support/run-toolbench.ts';

const cli = useToolbench();
const { toolbench, spawned } = cli;

describe('toolbench', () => {
  it('turns standard input into standard output', async () => {
    expect(await spawned(['base64', 'encode'], '你好')).toEqual({ code: 0, output: '5L2g5aW9\n', complaint: '' });
    expect((await spawned(['base64', 'decode'], '5L2g5aW9')).output).toBe('你好');
  });

  it('says what is wrong with the input, in the language of the terminal, and exits with 1', async () => {
    const english = await spawned(['base64', 'decode'], 'ab*');
    expect(english).toMatchObject({ code: 1, output: '' });
    expect(english.complaint).toContain('line 1, column 3: Decoding failed');
    const chinese = await spawned(['base64', 'decode'], 'ab*', 'zh_CN.UTF-8');
    expect(chinese.complaint).toContain('第 1 行，第 3 列：解码失败');
  });

  it.each([
    ['json', 'validate', 'JSON'],
    ['xml', 'format', 'XML format error'],
    ['regex', 'match', 'Invalid pattern', '--pattern', '('],
    ['base64', 'decode', 'larger than 16 KB', '--encoding', 'base58'],
  ])('[AGENT-01] says what is wrong with a large file: %s %s', async (tool, action, said, ...rest) => {
    writeFileSync(join(cli.folder, 'wrong.txt'), '<'.repeat(300_000));
    const { code, complaint } = await toolbench([tool, action, ...rest, 'wrong.txt']);
    expect([code, complaint]).toEqual([1, expect.stringContaining(said)]);
  });

  it('[AGENT-01] says where a result holds half of a character, which the output cannot', async () => {
    const cut = await toolbench(['regex', 'replace', '--pattern', '^.', '--replacement', ''], '😀b');
    expect(cut).toMatchObject({ code: 0, complaint: expect.stringContaining('half of a character (at 1)') as string });
    const whole = await toolbench(['regex', 'replace', '--pattern', '^.', '--replacement', '', '--flags', 'u'], '😀b');
    expect(whole.complaint).toBe('');
  });

  it('[AGENT-01] takes an option once, and words that are UTF-8', async () => {
    const twice = await toolbench(['json', 'query', '--path', '$.a', '--path', '$.b'], '{}');
    expect(twice).toMatchObject({ code: 2, complaint: expect.stringContaining('--path is given twice') as string });
    const line = `printf '{}' | "$0" "$1" regex replace --pattern a --replacement "$(printf '\\351')"`;
    const { status, stderr } = spawnSync('sh', ['-c', line, process.execPath, cli.program], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('is not UTF-8')]);
  });

  it('[HASH-01] says with its exit code whether a file has the sum that was published', async () => {
    writeFileSync(join(cli.folder, 'abc.txt'), 'abc');
    writeFileSync(join(cli.folder, 'sums.txt'), `${createHash('sha256').update('abc').digest('hex')}  abc.txt\n`);
    const compare = (...words: string[]) => toolbench(['hash', 'file', 'abc.txt', ...words]);
    const equal = await compare('--expect', '@sums.txt');
    expect([equal.code, equal.output]).toEqual([0, expect.stringMatching(/compared with: +yes/)]);
    const other = await compare('--expect', createHash('sha256').update('abd').digest('hex'));
    expect([other.code, other.output]).toEqual([1, expect.stringMatching(/compared with: +no/)]);
    expect(await compare('--expect', 'abc.iso')).toMatchObject({ code: 2, output: '' });
    expect((await compare()).code).toBe(0);
  });

  it('explains wrong usage and exits with 2', async () => {
    const { code, complaint } = await spawned(['base64', 'encode', '--alphabet', 'klingon']);
    expect(code).toBe(2);
    expect(complaint).toContain('standard | url-safe');
  });

  it('[AGENT-01] names what a mistyped tool, action or option was meant for', async () => {
    const said = async (line: string) => (await toolbench(line.split(' '))).complaint;
    expect(await said('csv to-json')).toContain('Did you mean csv-to-json?');
    expect(await said('jwt decode')).toContain('it has: read, verify, sign');
    expect(await said('jwt 解析')).toContain('Did you mean read?');
    expect(await said('jsno format')).toContain('Did you mean json?');
    expect(await said('help csv statistic')).toContain('Did you mean csv-stats?');
    expect(await said('csv csv-to-json --delimter tab')).toContain('Did you mean --delimiter?');
    expect(await said('uuid v7 3')).toContain('Did you mean --count 3?');
    expect(await said('hash text --algorithm sah256')).toContain('Did you mean sha256?');
    expect(await said('jwt zzz')).not.toContain('Did you mean');
  });

  it('[AGENT-01] takes the names of choices as they are written elsewhere', async () => {
    const digest = async (name: string) => (await toolbench(['hash', 'text', '--algorithm', name], 'a')).output;
    expect(await digest('SHA-256')).toBe(await digest('sha256'));
    expect(await digest('sha3_256')).toBe(await digest('sha3-256'));
  });

  it('[AGENT-01] says how a text is given where a file is expected, with the line to type', async () => {
    const encode = await toolbench(['base64', 'encode', '--alphabet', 'url-safe', "it's"]);
    expect(encode).toMatchObject({ code: 1, output: '' });
    expect(encode.complaint).toContain(`\n  printf %s 'it'\\''s' | toolbench base64 encode --alphabet url-safe\n`);
    const pair = await toolbench(['diff', 'compare', 'a b', 'c']);
    expect(pair.complaint).toContain(`toolbench diff compare <(printf %s 'a b') <(printf %s c)`);
    const token = `${'a'.repeat(300)}.b.c`;
    const long = (await toolbench(['jwt', 'read', token], '', 'zh_CN.UTF-8')).complaint;
    expect(long).toContain(`printf %s ${token} | toolbench jwt read`);
    expect(long).toContain('标准输入');
  });

  it('[AGENT-01] says in words of the terminal that there is no input', async () => {
    for (const line of ['keypair inspect', 'json format', 'jwt read', 'csv csv-to-json']) {
      const { code, complaint } = await toolbench(line.split(' '), ' \n');
      expect({ line, code }).toEqual({ line, code: 1 });
      expect(complaint).toBe(
        `toolbench: Standard input is empty; name a file, or pipe the text in: … | toolbench ${line}\n`,
      );
    }
    writeFileSync(join(cli.folder, 'blank.json'), '');
    const { complaint } = await toolbench(['json', 'format', 'blank.json'], '', 'zh_CN.UTF-8');
    expect(complaint).toBe('toolbench: 文件 blank.json 是空的\n');
  });

  it('[AGENT-01] prints texts of several lines as such', async () => {
    const part = (json: string) => Buffer.from(json).toString('base64url');
    const token = `${part('{"alg":"none"}')}.${part('{"name":"\\u738b","a":[1]}')}.`;
    const { output } = await toolbench(['jwt', 'read'], token);
    expect(output).toContain('payload:\n  {\n    "name": "王",');
    expect(output).not.toContain('\\');
  });

  it('prints the whole result as JSON when asked', async () => {
    const { output } = await toolbench(['base64', 'encode', '--json'], 'a');
    expect(JSON.parse(output)).toMatchObject({ text: 'YQ==', size: 1 });
  });

  it.each([
    ['json format --indent 4', '{"a":1.0}', '{\n    "a": 1.0\n}\n'],
    ['xml format', '<a><b/></a>', '<a>\n  <b/>\n</a>\n'],
    ['csv csv-to-json --delimiter tab', 'a\tb\n1\tx\n', '[\n  {"a":1,"b":"x"}\n]\n'],
    ['url encode', 'a b&c', 'a%20b%26c\n'],
    ['uuid v5 --namespace dns', 'example.com', 'cfbff0d1-9375-5685-968c-48ce8b15ae17\n'],
    ['regex replace --pattern \\d+ --replacement #', 'a1b22', 'a#b#\n'],
  ])('%s turns input into output', async (line, input, output) => {
    expect(await toolbench(line.split(' '), input)).toEqual({ code: 0, output, complaint: '' });
  });

  it('[SHELL-21] runs a recipe on standard input or on each file', async () => {
    const steps = [
      { tool: 'csv', action: 'csv-to-json' },
      { tool: 'json', action: 'query', options: { path: '$[*].a' } },
      { tool: 'json', action: 'compress' },
    ];
    const file = join(cli.folder, 'recipe.json');
    writeFileSync(file, JSON.stringify({ version: 1, title: 'a', steps }));
    expect(await toolbench(['run', file], 'a\nx\ny\n')).toEqual({ code: 0, output: '["x","y"]\n', complaint: '' });
    const table = join(cli.folder, 'table.csv');
    writeFileSync(table, 'a\nz\n');
    expect(JSON.parse((await toolbench(['run', '--json', file, table])).output)).toMatchObject({ text: '["z"]' });
    expect(await toolbench(['run', file, join(cli.folder, 'none.csv')])).toMatchObject({ code: 1, output: '' });
    writeFileSync(file, JSON.stringify({ version: 1, title: 'a', steps: [{ tool: 'json', action: 'explode' }] }));
    const refused = await toolbench(['run', file], '{}');
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.complaint).toContain('Step 1: There is no action named json explode');
    expect(await toolbench(['run'])).toMatchObject({ code: 2 });
  });

  it('[SHELL-21] says what the steps of a recipe warn of, on standard error and in the JSON', async () => {
    const steps = [
      { tool: 'csv', action: 'csv-to-json' },
      { tool: 'json', action: 'query', options: { path: '$[?@.Stadt=="Köln"]' } },
    ];
    const file = join(cli.folder, 'warning.json');
    writeFileSync(file, JSON.stringify({ version: 1, title: '', steps }));
    const input = Buffer.from('Name;Stadt\nM\u00fcller;K\u00f6ln;1\n', 'latin1');
    const plain = await toolbench(['run', file], input);
    expect(plain).toMatchObject({ code: 0, output: '[]\n' });
    expect(plain.complaint).toMatch(/^toolbench: Step 1 \(CSV to JSON\): .*semicolon/im);
    const { warnings } = JSON.parse((await toolbench(['run', '--json', file], input)).output) as { warnings: string[] };
    expect(warnings.join('\n')).toMatch(/^Step 1 .*set delimiter to semicolon/im);
  });

  it('makes as many UUIDs as asked, one where nothing is said', async () => {
    const made = async (...args: string[]) => (await toolbench(['uuid', 'v7', ...args])).output.trim().split('\n');
    expect(await made('--count', '100')).toHaveLength(100);
    expect(await made()).toHaveLength(1);
  });

  it('[AGENT-01] prints for people: tables aligned, trees drawn, paths with values', async () => {
    const { output: matches } = await toolbench(['regex', 'test', '--pattern', '\\d+'], 'abc 123');
    expect(matches).toBe(
      ['count: 1', '', 'match  index  end  line  column  groups  named groups', '123    4      7    1     5', ''].join(
        '\n',
      ),
    );
    const json = '{"a":[{"x":"Ada"}],"b":1.0}';
    const { output: tree } = await toolbench(['json', 'tree'], json);
    expect(tree).toBe('$: {2}\n├─ a: [1]\n│  └─ 0: {1}\n│     └─ x: "Ada"\n└─ b: 1.0\n');
    const { output: found } = await toolbench(['json', 'search', '--find', 'ada'], json);
    expect(found).toBe('count: 1\n\npath      value\n$.a[0].x  "Ada"\n');
    const { output: elements } = await toolbench(['xml', 'tree'], '<a x="1"><b>一</b><c/></a>');
    expect(elements).toBe('a x="1"\n├─ b: 一\n└─ c\n');
  });

  it('[AGENT-01] takes a payment code apart in the language of the terminal, its faults on standard error', async () => {
    const { output, complaint } = await toolbench(['emvco', 'parse'], '000201010211', 'zh_CN.UTF-8');
    expect(output).toContain('标签  名称');
    expect(complaint).toContain('toolbench: 缺少');
  });

  it('compares two files line by line and writes a patch', async () => {
    const [left, right] = ['left.txt', 'right.txt'].map((name) => join(cli.folder, name));
    writeFileSync(left, 'a\nb\n');
    writeFileSync(right, 'a\nc\n');
    const { code, output } = await toolbench(['diff', 'lines', left, right]);
    expect(code).toBe(0);
    expect(output).toContain('--- a/left.txt\n+++ b/left.txt\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n');
    const named = await toolbench(['diff', 'patch', '--file-name', 'src/a.txt', left, right]);
    expect(named.output).toContain('--- a/src/a.txt\n');
    expect((await toolbench(['diff', 'patch', '-', right], 'a\nb\n')).output).toContain('--- a/right.txt\n');
    expect((await toolbench(['diff', 'compare', left, '-'], 'a\nc\n')).output).toBe('@@ -1,2 +1,2 @@\n a\n-b\n+c\n');
  });

  it('[AGENT-01] answers a question with its exit code: 0 yes, 1 no, 2 where it cannot be answered', async () => {
    const [one, other] = ['one.txt', 'other.txt'].map((name) => join(cli.folder, name));
    writeFileSync(one, '{"a": 1}\n');
    writeFileSync(other, '{"a":  2}\n');
    const codeOf = async (line: string, input = '') => (await toolbench(line.split(' '), input)).code;
    for (const compare of ['diff compare', 'diff json']) {
      expect(await codeOf(`${compare} ${one} ${one}`)).toBe(0);
      expect(await codeOf(`${compare} ${one} ${other}`)).toBe(1);
      expect(await codeOf(`${compare} --json ${one} ${other}`)).toBe(1);
      expect(await codeOf(`${compare} ${one} nowhere`)).toBe(2);
    }
    writeFileSync(other, '{"a":   1}\n');
    expect(await codeOf(`diff compare --ignore-whitespace ${one} ${other}`)).toBe(0);
    const schema = 'json check-schema --schema {"required":["a"]}';
    expect(await codeOf(schema, '{"a":1}')).toBe(0);
    expect(await codeOf(schema, '{}')).toBe(1);
    expect(await codeOf(schema, '{')).toBe(2);
    expect(await codeOf('json check-schema --schema {', '{}')).toBe(2);
    expect(await codeOf(`${schema} ${one} nowhere`)).toBe(2);
    const recipe = join(cli.folder, 'question.json');
    const steps = [
      { tool: 'json', action: 'format' },
      { tool: 'json', action: 'check-schema', options: { schema: '{"required":["a"]}' } },
    ];
    writeFileSync(recipe, JSON.stringify({ version: 1, title: '', steps }));
    expect(await codeOf(`run ${recipe}`, '{"a":1}')).toBe(0);
    expect(await codeOf(`run ${recipe}`, '{}')).toBe(1);
    expect((await toolbench(['help', 'diff', 'compare'])).output).toContain('1 it does not or something differs');
  });

  it('checks XML and says where it is wrong', async () => {
    const { code, complaint } = await toolbench(['xml', 'validate'], '<a><b></a>');
    expect(code).toBe(1);
    expect(complaint).toContain('Tag mismatch: Expected b, got a');
  });

  it('[AGENT-01] says when a file cannot be read, and goes on with the others in order', async () => {
    for (const name of ['one', 'two']) writeFileSync(join(cli.folder, `${name}.json`), `{"${name}":1}`);
    const { code, output, complaint } = await toolbench(['json', 'compress', 'one.json', 'nowhere', 'two.json']);
    expect({ code, output }).toEqual({ code: 1, output: '{"one":1}\n{"two":1}\n' });
    expect(complaint).toContain('nowhere cannot be read (ENOENT)');
    const { output: asJson } = await toolbench(['json', 'compress', '--json', 'one.json', 'two.json']);
    expect(asJson).toContain('"file": "two.json"');
  });

  it('[AGENT-01] writes one picture or file of bytes at a time, several only as JSON', async () => {
    for (const name of ['one', 'two']) writeFileSync(join(cli.folder, `${name}.txt`), 'aGk=');
    const recipe = join(cli.folder, 'picture.json');
    const steps = [{ tool: 'qrcode', action: 'generate' }];
    writeFileSync(recipe, JSON.stringify({ version: 1, title: '', steps }));
    for (const args of [
      ['qrcode', 'generate'],
      ['base64', 'decode'],
      ['base64', 'decompress'],
      ['run', recipe],
    ]) {
      const { code, output, complaint } = await toolbench([...args, 'one.txt', 'two.txt']);
      expect({ args, code, output }).toEqual({ args, code: 2, output: '' });
      expect(complaint).toContain('name one file at a time');
    }
    expect((await toolbench(['qrcode', 'generate', 'one.txt'])).output).toContain('PNG');
    const { code, output } = await toolbench(['qrcode', 'generate', '--json', 'one.txt', 'two.txt']);
    expect(code).toBe(0);
    expect(output.match(/"file": "(?:one|two).txt"/g)).toHaveLength(2);
  });

  it('[AGENT-01] reads standard input for -, and takes what follows -- for files', async () => {
    expect((await toolbench(['json', 'compress', '-'], '[ 1 ]')).output).toBe('[1]\n');
    writeFileSync(join(cli.folder, '--json'), '[ 2 ]');
    expect((await toolbench(['json', 'compress', '--', '--json'])).output).toBe('[2]\n');
  });

  it('[AGENT-01] reads a file of any size where pieces will do, else says the limit and reads no further', async () => {
    const size = limits.files.openBytes + 1;
    writeFileSync(join(cli.folder, 'large.bin'), '');
    truncateSync(join(cli.folder, 'large.bin'), size);
    writeFileSync(join(cli.folder, 'small.bin'), 'abc');
    const said = async (name: string) => (await spawned(['hash', 'file', '--algorithm', 'md5', name])).output;
    const digest = createHash('md5').update(Buffer.alloc(size)).digest('hex');
    const output = { large: await said('large.bin'), small: await said('small.bin') };
    expect(output.large).toContain(digest);
    for (const [line, file] of [
      ['cat large.bin | PROGRAM hash file', 'large'],
      ['PROGRAM hash file <small.bin', 'small'],
      ['cat small.bin | PROGRAM hash file /dev/stdin', 'small'],
    ] as const) {
      const piped = line.replace('PROGRAM', `"${process.execPath}" "${cli.program}"`);
      const { stdout, stderr } = spawnSync('sh', ['-c', `${piped} --algorithm md5`], { cwd: cli.folder });
      expect({ line, output: stdout.toString(), complaint: stderr.toString() }).toEqual({
        line,
        output: output[file],
        complaint: '',
      });
    }
    expect((await toolbench(['hash', 'file', '.'])).complaint).toContain('The file . cannot be read (EISDIR)');
    for (const endless of ['large.bin', '/dev/zero']) {
      const { code, complaint } = await toolbench(['json', 'format', endless]);
      expect(code).toBe(1);
      expect(complaint).toBe(`toolbench: The file ${endless} is larger than 256 MiB, the limit; split it first\n`);
    }
    expect((await toolbench(['json', 'format', '.'])).complaint).toContain('The file . cannot be read (EISDIR)');
  });

  it('[AGENT-01] begins without loading what reads pictures, where there is none', () => {
    const loaded = (...args: string[]) => {
      const env = { ...process.env, NODE_DEBUG: 'esm' };
      const { stderr } = spawnSync(process.execPath, [cli.program, ...args], { env, cwd: cli.folder, input: 'a' });
      const files = new Set(stderr.toString().match(/file:\/\/\/\S+\.js/g));
      return [...files].map((url) => readFileSync(fileURLToPath(url), 'utf8'));
    };
    const isReader = (code: string) => code.includes('Failed to load image from memory');
    const texts = loaded('uuid', 'generate');
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.some(isReader)).toBe(false);
  });

  it('[AGENT-01] leaves the line end of the shell out where a line is meant, and nowhere else', async () => {
    const run = async (command: string, input: string) => (await toolbench(command.split(' '), input)).output;
    for (const command of ['qrcode svg', 'url encode', 'password strength', 'scanner interpret', 'emvco parse']) {
      const line = 'https://example.com/?a=b';
      const once = await run(command, line);
      expect(await run(command, `${line}\n`)).toBe(once);
      expect(await run(command, `${line}\r\n`)).toBe(once);
    }
    expect(await run('url encode', 'a\n\n')).toBe('a%0A\n');
    expect(await run('hash text --algorithm md5', 'a\n')).not.toBe(await run('hash text --algorithm md5', 'a'));
    expect(await run('base64 encode', 'a\n')).toBe('YQo=\n');
    const names = 'uuid from-names --list json';
    expect(await run(names, 'example.com\n')).toBe(await run(names, 'example.com'));
    expect(await run('help url encode', '')).toContain('One line end at the end of the text is left out');
    expect(await run('help hash text', '')).toContain('with a line end at its end');
  });

  it('[AGENT-01] says which of two files is not UTF-8, which byte, and what to do', async () => {
    writeFileSync(join(cli.folder, 'good.json'), '{"a":1}');
    writeFileSync(join(cli.folder, 'latin1.json'), Buffer.from('{"a":"\u00ff"}', 'latin1'));
    const failed = await toolbench(['diff', 'json', '--json', 'good.json', 'latin1.json']);
    expect(JSON.parse(failed.output)).toMatchObject({
      detail: { byte: '0xFF', side: 'right', file: 'latin1.json' },
      place: { line: 1, column: 7 },
      message:
        'latin1.json: line 1, column 7: The right input is not UTF-8: found 0xFF here. Convert it to UTF-8 first',
    });
    for (const action of ['compare', 'patch']) {
      const { output, complaint } = await toolbench(['diff', action, '--json', 'latin1.json', 'good.json']);
      expect(JSON.parse(output)).toHaveProperty(
        'warnings.0',
        expect.stringContaining('The old text is not UTF-8: 0xFF'),
      );
      expect(complaint).toContain('convert it to UTF-8 to see');
    }
  });

  it('[AGENT-01] repeats nothing of the input that would steer the terminal', async () => {
    const { code, complaint } = await toolbench(['color', 'convert'], '\u001b]0;title\u0007\u009b31m');
    expect(code).toBe(1);
    expect(complaint).toContain('\\u001b]0;title\\u0007\\u009b31m');
    expect(complaint.trimEnd()).not.toMatch(/\p{Cc}/u);
  });

  it('[AGENT-01] says that XML is well-formed and what is in it, not the document again', async () => {
    const { code, output } = await toolbench(['xml', 'validate'], '<a><b/></a>');
    expect(code).toBe(0);
    expect(output).toContain('elements:');
    expect(output).not.toContain('<a>');
  });

  it.each(['-v', '-V', '--version'])('[AGENT-01] %s says the version', async (flag) => {
    expect((await toolbench([flag])).output).toMatch(/^toolbench \d+\.\d+\.\d+\n$/);
  });

  it('[AGENT-01] reads standard input once: what names it twice is told so', async () => {
    for (const args of [
      ['json', 'format', '-', '-'],
      ['diff', 'compare', '-', '-'],
      ['run', '-', '-'],
    ]) {
      const { code, output, complaint } = await toolbench(args, '[1]');
      expect({ code, output }).toEqual({ code: 2, output: '' });
      expect(complaint).toContain('Standard input can be read only once');
    }
  });

  it('[AGENT-01] helps with one action: what it is for, its options and an example that works as it stands', async () => {
    for (const args of [
      ['json', 'query', '--help'],
      ['help', 'json', 'query'],
    ]) {
      const { code, output } = await toolbench(args);
      expect(code).toBe(0);
      expect(output).toContain('Selects values by a JSONPath');
      expect(output).toContain('--path');
      expect(output).not.toContain('--sort-keys');
    }
    const { output } = await toolbench(['json', 'query', '--help']);
    const example = /^ {2}(printf .*)$/m.exec(output)?.[1] ?? '';
    expect(example).toContain('toolbench json query');
    const line = example.replace('toolbench', '"$0" "$1"');
    const { stdout } = spawnSync('bash', ['-c', line, process.execPath, cli.program], { cwd: cli.folder });
    expect(stdout.toString()).toContain('"id": 2');
  });

  it.each([['-h'], ['--help'], ['help', 'forward'], ['help', 'mcp'], ['json', '-h'], ['json', 'format', '--help']])(
    '[AGENT-01] %s helps',
    async (...args) => {
      const { code, output } = await toolbench(args);
      expect({ code, isHelp: output.includes('Usage: toolbench') }).toEqual({ code: 0, isHelp: true });
    },
  );

  it('[AGENT-01] stops a pattern that never ends with the words of the page', async () => {
    const { code, complaint } = await toolbench(['regex', 'match', '--pattern', '^(a+)+$'], `${'a'.repeat(40)}!`);
    expect(code).toBe(1);
    expect(complaint).toBe(`toolbench: ${regexWords.errors['time-limit']({ seconds: 1 })}\n`);
  });

  it('[AGENT-01] tells warnings on standard error and failures as JSON with their words', async () => {
    const { output, complaint } = await toolbench(['json', 'compress'], '{"a":1,"a":2}');
    expect(output).toBe('{"a":1,"a":2}\n');
    expect(complaint).toContain('1 repeated key');
    const { output: failure } = await toolbench(['json', 'compress', '--json'], '{');
    expect(JSON.parse(failure)).toMatchObject({ ok: false, message: expect.stringContaining('line 1') as string });
  });

  it.each([
    ['json format nofile --json', 1, 'unreadable-file'],
    ['json format --bogus --json', 2, 'unknown-option'],
    ['regex match a.json --json', 2, 'missing-option'],
    ['bogus --json', 2, 'unknown-tool'],
    ['--json bogus', 2, 'unknown-tool'],
    ['json check-schema nofile --schema {} --json', 2, 'unreadable-file'],
    ['json --json explode', 2, 'unknown-action'],
    ['run --json', 2, 'no-recipe'],
    ['run --json nofile', 1, 'unreadable-file'],
    ['forward --json here there', 2, 'bin-address'],
    ['forward --json http://127.0.0.1:9/bin/aaaaaaaaaaaaaaaaaaaaaa http://localhost', 1, 'unreachable'],
  ])('[AGENT-01] says as JSON, too, what kept it from its work: %s', async (line, code, name) => {
    const finished = await toolbench(line.split(' '), '');
    const said = JSON.parse(finished.output) as { message: string };
    expect([finished.code, said]).toMatchObject([code, { ok: false, code: name }]);
    expect(finished.complaint).toContain(`toolbench: ${said.message}\n`);
    if (name === 'unreadable-file') expect(said).toHaveProperty('file', 'nofile');
  });

  it('[AGENT-01] says for each file as JSON what became of it, those that cannot be read included', async () => {
    writeFileSync(join(cli.folder, 'here.json'), '[]');
    const { code, output } = await toolbench(['json', 'compress', '--json', 'gone.json', 'here.json']);
    expect(code).toBe(1);
    expect(output).toMatch(/"file":"gone.json","ok":false[^]*"file": "here.json"/);
    writeFileSync(join(cli.folder, '--json'), '[ 2 ]');
    expect((await toolbench(['json', 'compress', '--', 'gone.json', '--json'])).output).toBe('[2]\n');
  });

  it.each(['--json', '--json help', 'help json format --json', 'json --json', '--json mcp --help'])(
    '[AGENT-01] gives help as JSON where JSON is wanted: %s',
    async (line) => {
      const { code, output } = await toolbench(line.split(' '));
      expect([code, JSON.parse(output)]).toEqual([0, { help: expect.stringContaining('toolbench ') as string }]);
    },
  );

  it.each([
    ['--json=1 json format', 'no-value', 'The option --json takes no value; write it alone'],
    ['json format --json=1', 'no-value', 'The option --json takes no value; write it alone'],
    ['run --json=1 x', 'no-value', 'The option --json takes no value; write it alone'],
    ['json --indent 2 --json', 'missing-action', 'json needs an action: format, '],
  ])('[AGENT-01] says what is wrong in words that fit: %s', async (line, name, said) => {
    const { code, output, complaint } = await toolbench(line.split(' '), '[]');
    expect([code, JSON.parse(output)]).toMatchObject([2, { ok: false, code: name }]);
    expect(complaint).toContain(said);
  });

  it('[AGENT-01] a directory as standard input is told as one, not as empty', () => {
    for (const line of ['json format', 'hash file', 'url parse']) {
      const { status, stderr } = spawnSync('bash', ['-c', `"$0" "$1" ${line} < .`, process.execPath, cli.program], {
        cwd: cli.folder,
        env: { ...process.env, LC_ALL: 'C' },
      });
      expect([status, String(stderr)]).toEqual([1, expect.stringContaining('Standard input cannot be read (EISDIR)')]);
    }
  });

  it('[AGENT-01] shows characters that turn a line around as escapes, in results and in messages', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'none' })}.${part({ sub: 'a\u202eb\u2066c' })}.`;
    const { output } = await toolbench(['jwt', 'read'], token);
    expect(output).toContain('a\\u202eb\\u2066c');
    expect((await toolbench(['json', 'a\u202eb'])).complaint).toContain('a\\u202eb');
  });

  it('[AGENT-01] takes general options in front of the tool', async () => {
    const asJson = await toolbench(['--json', 'json', 'compress'], '[ 1 ]');
    expect(JSON.parse(asJson.output)).toMatchObject({ text: '[1]' });
    expect((await toolbench(['--', 'json', 'compress', '-'], '[ 1 ]')).output).toBe('[1]\n');
    const both = await toolbench(['--json', '--', 'json', 'compress'], '[ 1 ]');
    expect(JSON.parse(both.output)).toMatchObject({ text: '[1]' });
    expect(JSON.parse((await toolbench(['--json', '--version'])).output)).toEqual({
      version: expect.stringMatching(/^\d/) as string,
    });
    expect((await toolbench(['--help', 'json', '--json'])).output).toContain('toolbench json <action>');
    const { code, complaint } = await toolbench(['--jsn', 'json', 'compress'], '[]');
    expect(code).toBe(2);
    expect(complaint).toContain('toolbench has no option --jsn. Did you mean --json?');
  });

  it.each([
    [['forward', '--help'], ['--last', '--server', '--json'], 'webhooks', 'Webhook'],
    [['help', 'forward'], ['--last', '--server', '--json'], 'webhooks', 'Webhook'],
    [['run', '-h'], ['--json', '"steps":['], 'in a row', '配方文件'],
    [['help', 'run'], ['--json', '"steps":['], 'in a row', '配方文件'],
    [['mcp', '--help'], ['--tools', 'find_tool', 'mcpServers'], 'AI agents', 'AI 助手'],
  ])('[AGENT-01] has a page of its own for each command: %s', async (args, parts, english, chinese) => {
    for (const [locale, said] of [
      ['C', english],
      ['zh_CN.UTF-8', chinese],
    ]) {
      const { code, output } = await toolbench(args, '', locale);
      expect(code).toBe(0);
      for (const part of [...parts, said]) expect(output).toContain(part);
      expect(output).not.toContain('base64');
    }
  });

  it('[AGENT-01] has an example of a recipe that works as it stands, and says where to read on', async () => {
    const { output } = await toolbench(['help', 'run']);
    const script = output.slice(output.indexOf('Example\n') + 8).replace('toolbench', '"$0" "$1"');
    const { stdout } = spawnSync('bash', ['-c', script, process.execPath, cli.program], { cwd: cli.folder });
    expect(JSON.parse(stdout.toString())).toEqual([{ a: 2, b: 1 }]);
    for (const command of ['run', 'forward', 'mcp']) {
      expect((await toolbench([command, '--bogus'])).complaint).toContain(`toolbench help ${command}`);
    }
  });

  it('[AGENT-01] ends silently when nobody reads on, and with one line where there is no space', async () => {
    const input = JSON.stringify(Array.from({ length: 200_000 }, (_, index) => index));
    writeFileSync(join(cli.folder, 'long.json'), input);
    const run = (line: string) =>
      new Promise<{ code: number | null; complaint: string }>((resolve) => {
        const child = spawn('bash', ['-c', `set -o pipefail; "$0" "$1" ${line}`, process.execPath, cli.program], {
          cwd: cli.folder,
          env: { ...process.env, LC_ALL: 'C' },
        });
        let complaint = '';
        child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
        child.on('close', (code) => resolve({ code, complaint }));
      });
    expect(await run('json format long.json | head -1 > first-line')).toEqual({ code: 141, complaint: '' });
    if (process.platform !== 'linux') return;
    const full = await run('json format long.json > /dev/full');
    expect(full.code).toBe(1);
    expect(full.complaint).toMatch(/^toolbench: The output cannot be written \(ENOSPC\).*\n$/);
  });

  it('[AGENT-01] reads codes from PNG, JPEG, GIF and WebP files', async () => {
    for (const kind of ['png', 'jpg', 'gif', 'webp']) {
      const { output } = await toolbench(['scanner', 'read', join(import.meta.dirname, `test-pictures/code.${kind}`)]);
      expect({ kind, text: /Toolbench/.test(output) }).toEqual({ kind, text: true });
    }
  });

  it('[SCAN-07] joins a set of codes whose parts are in several pictures, or says what is missing', async () => {
    const picture = (number: number) => join(import.meta.dirname, `test-pictures/part-${number}.png`);
    const whole = await toolbench(['scanner', 'read', picture(3), picture(1), picture(2)]);
    expect(whole).toMatchObject({
      code: 0,
      output: expect.stringContaining('一段分成三份的文字，每份一个码') as string,
    });
    const asJson = await toolbench(['scanner', 'read', '--json', picture(2), picture(3), picture(1)]);
    expect(asJson.output).toContain('"text": "一段分成三份的文字，每份一个码"');
    const half = await toolbench(['scanner', 'read', picture(1), picture(3)]);
    expect(half.complaint).toContain('Of a set of 3 codes these pictures lack part 2');
    const one = await toolbench(['scanner', 'read', picture(1)]);
    expect(one.complaint).not.toContain('lack part');
  });

  it('[AGENT-02] ends without a fault where its input is empty, and answers what was asked before it ended', async () => {
    const nothing = spawnSync('bash', ['-c', '"$0" "$1" mcp < /dev/null', process.execPath, cli.program]);
    expect([nothing.status, nothing.stdout.toString(), nothing.stderr.toString()]).toEqual([0, '', '']);
    const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
    const lines = [
      { jsonrpc: '2.0', id: 1, method: 'initialize', params: client },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'json_compress', arguments: { text: '[ 1 ]' } } },
    ].map((one) => JSON.stringify(one));
    for (const ending of ['\n', '']) {
      const { code, output } = await spawned(['mcp'], lines.join('\n') + ending);
      const answers = output.trim().split('\n');
      expect([code, answers.length]).toEqual([0, 2]);
      expect(JSON.parse(answers[1])).toMatchObject({ id: 2, result: { structuredContent: { text: '[1]' } } });
    }
  });

  it('[AGENT-02] ends when its input does, also while it works', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call' };
    const params = { name: 'regex_match', arguments: { text: `${'a'.repeat(40)}!`, pattern: '^(a+)+$' } };
    const { code } = await spawned(['mcp'], `${JSON.stringify({ ...message, params })}\n`);
    expect(code).toBe(0);
  });
});

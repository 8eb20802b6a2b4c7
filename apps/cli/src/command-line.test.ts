import { describe, expect, it } from 'vitest';
import { actionsOutsidePages } from '@toolbench/kit/define-tool.ts';
import { actionsOutside, describeActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { findTool, tools } from '@toolbench/tools/registry.ts';
import { parseCommandLine, readOptionValue } from './command-line.ts';
import { actionHelp, helpText } from './help.ts';

const parse = (line: string) => parseCommandLine(line.split(' ').filter(Boolean));

describe('the command line', () => {
  it('reads tool, action, options and files', () => {
    expect(parse('base64 encode --alphabet url-safe --line-length=76 --data-url note.txt --json')).toMatchObject({
      kind: 'run',
      tool: { key: 'base64' },
      action: 'encode',
      options: { alphabet: 'url-safe', lineLength: 76, dataUrl: true, charset: 'utf-8' },
      files: ['note.txt'],
      asJson: true,
    });
  });

  it.each([
    ['base64 encode --padding false note.txt', false, ['note.txt']],
    ['base64 encode note.txt --padding true', true, ['note.txt']],
    ['base64 encode note.txt --padding=false false', false, ['note.txt', 'false']],
    ['base64 encode --padding ./false', true, ['./false']],
    ['base64 encode --padding -- false', true, ['false']],
    ['base64 encode false --padding', true, ['false']],
    ['base64 encode --padding false true', false, ['true']],
    ['base64 encode --padding note.txt', true, ['note.txt']],
  ])('[AGENT-01] what is there or not takes true and false as a value: %s', (line, padding, files) => {
    expect(parse(line)).toMatchObject({ kind: 'run', options: { padding }, files });
  });

  it.each([
    ['nothing encode', 'unknown-tool'],
    ['__proto__ x', 'unknown-tool'],
    ['base64 explode', 'unknown-action'],
    ['base64 constructor', 'unknown-action'],
    ['base64 encode --colour red', 'unknown-option'],
    ['base64 decode --line-length 76', 'unknown-option'],
    ['base64 encode --alphabet', 'missing-value'],
    ['base64 encode --alphabet klingon', 'bad-value'],
    ['base64 encode --padding=maybe', 'bad-value'],
    ['base64 encode -x', 'unknown-option'],
    ['api curl', 'page-only'],
    ['json query', 'missing-option'],
    ['diff compare one', 'two-files'],
    ['keypair generate --curve P-256', 'idle-option'],
    ['keypair rsa --curve P-384', 'idle-option'],
    ['keypair ed25519 --rsa-bits 4096', 'idle-option'],
    ['uuid v4 file', 'no-files'],
    ['mcp --colour red', 'unknown-option'],
    ['mcp --tools json,nothing', 'not-offered'],
    ['mcp --tools json_nothing', 'not-offered'],
    ['mcp --tools json:nothing', 'not-offered'],
    ['mcp --tools api', 'not-offered'],
    ['forward https://tools.example/bin/abc', 'forward-addresses'],
    ['forward https://tools.example/abc http://localhost:3000', 'bin-address'],
    ['forward https://tools.example/bin/abc ftp://localhost/a', 'target-address'],
    ['forward https://tools.example/bin/abc localhost', 'target-address'],
    ['forward https://tools.example/bin/abc localhost:99999', 'target-address'],
    ['forward https://tools.example/bin/abc http://me:secret@localhost', 'target-address'],
    ['forward --last many https://tools.example/bin/abc http://localhost', 'bad-value'],
    ['forward --server tools https://tools.example/bin/abc http://localhost', 'bad-value'],
    ['forward https://tools.example/bin/abc http://localhost --server', 'missing-value'],
    ['forward --colour https://tools.example/bin/abc http://localhost', 'unknown-option'],
  ])('%s is refused as %s', (line, code) => {
    expect(parse(line)).toMatchObject({ kind: 'usage', code });
  });

  it('[BIN-07] an address of this machine needs no scheme', () => {
    const parsed = parse('forward https://tools.example/bin/abc localhost:3000/hook?a=1');
    expect(parsed.kind === 'forward' && parsed.target.href).toBe('http://localhost:3000/hook?a=1');
  });

  it.each(['all', 'json,regex', 'json_format', 'json:format', 'json:check-schema,uuid'])(
    '[AGENT-02] offers %s to agents',
    (offered) => {
      expect(parse(`mcp --tools ${offered}`)).toEqual({ kind: 'mcp', offered });
    },
  );

  it.each(['', 'help', '--help', 'help base64', 'base64', 'base64 encode --help'])('“%s” asks for help', (line) => {
    expect(parse(line).kind).toBe('help');
  });

  it('reads whole numbers within their bounds only', () => {
    const option = { kind: 'whole', min: 1, max: 100, initial: 5, label: { zh: '', en: '' } } as const;
    expect(['1', '100', '0', '101', '1.5', '-1', ''].map((written) => readOptionValue(option, written))).toEqual([
      1,
      100,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('helps in both languages', async () => {
    const parsed = parse('help base64');
    const tool = parsed.kind === 'help' ? parsed.tool : undefined;
    expect(await helpText(tool, 'zh')).toContain('默认 utf-8');
    expect(await helpText(tool, 'en')).toContain('default utf-8');
    expect(await helpText(undefined, 'zh')).toContain('base64');
  });

  it('[AGENT-01] helps with what tools and actions do, take and give, not with the sentences of their pages', async () => {
    const offered = tools.filter(({ outside }) => outside);
    for (const language of ['zh', 'en'] as const) {
      const first = await helpText(undefined, language);
      for (const tool of offered) {
        const pages = [first, await helpText(tool, language)];
        for (const page of pages) expect(page).not.toContain(tool.summary[language]);
        for (const { label } of Object.values(actionsOutsidePages(tool))) expect(first).toContain(label[language]);
      }
    }
    // What is typed stands first, with its name on the page as what explains it.
    expect(await helpText(undefined, 'en')).toMatch(/\n {2}json +JSON[^]*\n {4}search +Find in tree\n/);
    const json = await helpText(findTool('json'), 'zh');
    expect(json).toMatch(/query +用 JSONPath（RFC 9535）取出值.*\n +文本 → 文本 {2}--path \(必填\)/);
    expect(await helpText(findTool('diff'), 'en')).toMatch(/compare +Compares two texts .*\n +two texts → text/);
  });

  it.each(actionsOutside.map((one) => [one.id, one] as const))(
    '[AGENT-01] %s is described in both languages',
    async (_, one) => {
      const { about } = await describeActionOutside(one);
      expect(about.zh).toMatch(/\p{Script=Han}.*。$/u);
      expect(about.en).toMatch(/^[^\p{Script=Han}]+\.$/u);
      const help = await actionHelp(one.tool, one.name, 'zh');
      expect(help).toMatch(/\p{Script=Han}.*。\n/u);
      // Options are named as they are written in a terminal.
      for (const option of one.action.options.filter((name) => /[A-Z]/.test(name))) expect(help).not.toContain(option);
    },
  );
});

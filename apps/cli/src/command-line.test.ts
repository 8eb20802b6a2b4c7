import { describe, expect, it } from 'vitest';
import { parseCommandLine, readOptionValue } from './command-line.ts';
import { helpText } from './help.ts';

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
    ['nothing encode', 'unknown-tool'],
    ['__proto__ x', 'unknown-tool'],
    ['base64 explode', 'unknown-action'],
    ['base64 constructor', 'unknown-action'],
    ['base64 encode --colour red', 'unknown-option'],
    ['base64 decode --line-length 76', 'unknown-option'],
    ['base64 encode --alphabet', 'missing-value'],
    ['base64 encode --alphabet klingon', 'bad-value'],
    ['base64 encode --padding=maybe', 'bad-value'],
  ])('%s is refused as %s', (line, code) => {
    expect(parse(line)).toMatchObject({ kind: 'usage', code });
  });

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

  it('helps in both languages', () => {
    const parsed = parse('help base64');
    const tool = parsed.kind === 'help' ? parsed.tool : undefined;
    expect(helpText(tool, 'zh')).toContain('默认 utf-8');
    expect(helpText(tool, 'en')).toContain('default utf-8');
    expect(helpText(undefined, 'zh')).toContain('base64');
  });
});

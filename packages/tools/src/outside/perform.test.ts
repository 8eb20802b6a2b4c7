import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { readArguments } from './arguments.ts';
import { actionsOutside, describeActionOutside } from './catalogue.ts';
import { findTool } from '../registry.ts';
import { perform, presentOutside } from './perform.ts';

const bytes = (...values: readonly (number | string)[]) =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...Buffer.from(value)])));

/** A picture needs a reader of codes for its proof; the same code as SVG stands for it. */
const takeText = actionsOutside.filter(
  ({ action: { input, output } }) => (input === 'text' || input === 'pair') && output !== 'picture',
);

describe('a text that is not UTF-8', () => {
  it.each(takeText.filter(({ action }) => !action.takesAnyEncoding).map((each) => [each.id, each] as const))(
    '[AGENT-01] is refused by %s, never read with U+FFFD in place of its bytes',
    async (_id, each) => {
      const given = readArguments(each, (await describeActionOutside(each)).example, 'en');
      if (!given.ok) throw new Error(given.message);
      const text = bytes('a\nb', 0xc4, 0xe3);
      const input = each.action.input === 'pair' ? { left: bytes('a'), right: text } : text;
      const job = { tool: each.tool.key, action: each.name, input, options: given.options, language: 'en' } as const;
      const outcome = await perform(job, testContext());
      expect(outcome).toMatchObject({ ok: false });
    },
  );

  it('[AGENT-01] is named with its first such byte and the place of it', async () => {
    const job = (tool: string, action: string, options = {}) => ({ tool, action, options, language: 'en' }) as const;
    const replaced = job('regex', 'replace', { pattern: 'x', flags: 'g', replacement: 'y' });
    expect(await perform({ ...replaced, input: bytes('x\nab', 0xe4, 0xbd, ' x') }, testContext())).toMatchObject({
      code: 'input-not-utf8',
      place: { line: 2, column: 3 },
      message: 'line 2, column 3: The input is not UTF-8: found 0xE4 here. Convert it to UTF-8 first',
    });
    expect(await perform({ ...replaced, input: bytes('�x') }, testContext())).toMatchObject({ ok: true });
    const encoded = job('base64', 'encode', { charset: 'gb18030' });
    expect(await perform({ ...encoded, input: bytes(0xc4, 0xe3) }, testContext())).toMatchObject({
      code: 'input-not-utf8',
      message: expect.stringContaining('0xC4'),
    });
  });
});

it('[DIFF-03] JSON compared as text comes with the name of the action that compares its meaning', async () => {
  const job = {
    tool: 'diff',
    action: 'compare',
    input: { left: '{"a":1}', right: '{"a":2}' },
    language: 'en',
  } as const;
  const compare = actionsOutside.find(({ id }) => id === 'diff_compare');
  const given = compare && readArguments(compare, job.input, 'en');
  if (!given?.ok) throw new Error('no such action');
  const outcome = await perform({ ...job, options: given.options }, testContext());
  expect(outcome).toMatchObject({ value: { warnings: [expect.stringContaining('diff json (diff_json)')] } });
});

it.each([
  ['diff', 'compare', { left: '{"a":1}', right: '{"a":2}' }, 'diff_json'],
  ['csv', 'csv-to-json', 'id;name\n1;Ada\n2;Grace\n', 'set delimiter'],
])('[SHELL-21] a page is told of %s %s without names of the command line', async (tool, action, input, name) => {
  const { engine } = (await findTool(tool)?.engine?.()) as { engine: Record<string, (...given: unknown[]) => unknown> };
  const options = initialValues(findTool(tool)?.options ?? {});
  const made = (await engine[action](input, options, testContext())) as { value: unknown };
  const job = { tool, action, input, options, language: 'en' } as const;
  const warnings = async (isPage: boolean) => JSON.stringify(await presentOutside(job, made.value, isPage));
  expect(await warnings(false)).toContain(name);
  expect(await warnings(true)).not.toContain(name);
  expect(await warnings(true)).toContain('warnings');
});

describe('bytes that are no Base64', () => {
  const taking = actionsOutside.filter(({ action }) => action.input === 'bytes');

  it.each(taking.map((each) => [each.id, each] as const))(
    '[AGENT-01] are refused by %s with the character and its place',
    async (_id, each) => {
      const { example } = await describeActionOutside(each);
      const read = (base64: string, language: 'zh' | 'en' = 'en') =>
        readArguments(each, { ...example, base64 }, language);
      const said = 'The argument base64 is not Base64: ';
      expect(read('hello world')).toMatchObject({ code: 'bad-base64', message: `${said}character 6 is " "` });
      expect(read('das ist kein Base64')).toMatchObject({ message: `${said}character 4 is " "` });
      expect(read('aGVsbG9=')).toMatchObject({
        message: `${said}character 7 is "9", with bits that belong to no byte; an encoder writes "8"`,
      });
      expect(read('AAAAA')).toMatchObject({ message: expect.stringContaining('after character 5 its last group') });
      expect(read('hello world', 'zh')).toMatchObject({ message: '参数 base64 不是 Base64：第 6 个字符是 " "' });
      expect(read('aGVsbG8=\n')).toMatchObject({ ok: true, input: bytes('hello') });
    },
  );
});

it.each(actionsOutside.filter(({ action }) => action.needs).map((each) => [each.id, each] as const))(
  '[AGENT-02] %s is refused without the text that it does nothing without, whoever calls',
  async (_id, each) => {
    const [needed] = each.action.needs ?? [];
    const given = readArguments(each, { ...(await describeActionOutside(each)).example, [needed]: '' }, 'en');
    if (!given.ok) throw new Error(given.message);
    const job = { tool: each.tool.key, action: each.name, input: given.input, options: given.options, language: 'en' };
    expect(await perform(job as Parameters<typeof perform>[0], testContext())).toMatchObject({
      code: 'empty-argument',
      message: expect.stringContaining(needed),
    });
  },
);

it('[DIFF-01] what differs by words or characters is marked within its lines', async () => {
  const textOf = async (mode: string, left: string, right: string) => {
    const compare = actionsOutside.find(({ id }) => id === 'diff_compare');
    const given = compare && readArguments(compare, { left, right, mode }, 'en');
    if (!given?.ok) throw new Error('no such action');
    const { input, options } = given;
    const job = { tool: 'diff', action: 'compare', input, options, language: 'en' } as const;
    const outcome = await perform(job, testContext());
    const text = outcome.ok ? (outcome.value as { text: Uint8Array }).text : undefined;
    return new TextDecoder().decode(text).split('\n').slice(1);
  };
  const [left, right] = ['one\nthe cat sat\r\n', 'one\nthe dog sat\r\n'];
  expect(await textOf('lines', left, right)).toEqual([' one', '-the cat sat\r', '+the dog sat\r', '']);
  expect(await textOf('words', left, right)).toEqual([' one', '-the [-cat-] sat\r', '+the {+dog+} sat\r', '']);
  expect(await textOf('chars', 'abc\n', 'axc\n')).toEqual(['-a[-b-]c', '+a{+x+}c', '']);
});

import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { options } from '../options.ts';

const context = testContext();
const run = (pattern: string, flags = 'g', text = 'abc') => engine.match(text, { pattern, flags }, context);

describe('invalid patterns', () => {
  it.each([
    ['(', '', 'Unterminated group', 0],
    ['a(b(c)', '', 'Unterminated group', 1],
    ['[(](', '', 'Unterminated group', 3],
    ['\\((', '', 'Unterminated group', 2],
    [')', '', "Unmatched ')'", 0],
    ['a**', '', 'Nothing to repeat', 3],
    ['[', '', 'Unterminated character class', 1],
    ['\\', '', '\\ at end of pattern', 0],
    ['\\p{Nope}', 'u', 'Invalid property name', 7],
    ['}', 'u', 'Lone quantifier brackets', 0],
    ['[a&&&b]', 'v', 'Invalid character in character class', 4],
  ])('[REGEX-03] %s with flags "%s": %s', async (pattern, flags, message, index) => {
    expect(await run(pattern, flags)).toEqual({ ok: false, code: 'invalid-pattern', detail: { message, index } });
  });

  it.each([
    ['a(?P<ip>x)', 'named-group'],
    ["(?'ip'x)", 'named-group'],
    ['(?P=ip)', 'named-reference'],
    ['(?i)abc', 'inline-flags'],
    ['(?>a)', 'atomic-group'],
    ['(?#note)a', 'comment'],
    ['(?(1)a|b)', 'recursion'],
    ['(a(?R)?b)', 'recursion'],
    ['a++', 'possessive'],
    ['a{2}+', 'possessive'],
  ] as const)(
    '[REGEX-03] %s is what other languages write, and it is said what JavaScript does',
    async (pattern, hint) => {
      const result = await run(pattern, '');
      expect(result).toMatchObject({ code: 'invalid-pattern', detail: { hint } });
      if (result.ok || result.code !== 'invalid-pattern') return;
      expect(en.errors['invalid-pattern'](result.detail ?? {})).toMatch(/, at character \d+\. JavaScript /);
      expect(zh.errors['invalid-pattern'](result.detail ?? {})).toMatch(/第 \d+ 个字符处.*。JavaScript /);
    },
  );

  it('[REGEX-03] the message is a translated prefix and the words of the engine', () => {
    const detail = { message: 'Unterminated group', index: 4 };
    expect(zh.errors['invalid-pattern'](detail)).toBe(
      '正则表达式无效：第 5 个字符处括号没有闭合（Unterminated group）',
    );
    expect(en.errors['invalid-pattern'](detail)).toBe('Invalid pattern: Unterminated group, at character 5');
    const unknown = { message: 'something new' };
    expect(zh.errors['invalid-pattern'](unknown)).toBe('正则表达式无效：something new');
    expect(en.errors['invalid-pattern'](unknown)).toBe('Invalid pattern: something new');
  });

  it('[REGEX-03] the message does not repeat a pattern that holds the engine’s own separators', async () => {
    expect(await run('/g: x(', 'g')).toMatchObject({ detail: { message: 'Unterminated group' } });
  });

  it('[REGEX-03] every action refuses it', async () => {
    const chosen = { ...initialValues(options), pattern: '(' };
    const results = await Promise.all([
      engine.match('', chosen, context),
      engine.replace('', chosen, context),
      engine.split('', chosen, context),
      engine.extract('', chosen, context),
      engine.validate('', chosen, context),
      engine.explain(undefined, chosen),
    ]);
    expect(results.map((result) => !result.ok && result.code)).toEqual(Array(6).fill('invalid-pattern'));
  });
});

describe('flags', () => {
  it.each([
    ['x', { code: 'unknown-flag', detail: { flag: 'x' } }],
    ['G', { code: 'unknown-flag', detail: { flag: 'G' } }],
    ['g i', { code: 'unknown-flag', detail: { flag: ' ' } }],
    ['😀', { code: 'unknown-flag', detail: { flag: '😀' } }],
    ['gig', { code: 'duplicate-flag', detail: { flag: 'g' } }],
    ['uv', { code: 'unicode-flags-conflict' }],
  ])('[REGEX-06] refuses "%s" in words of its own', async (flags, failure) => {
    expect(await run('a', flags)).toEqual({ ok: false, ...failure });
  });

  it('[REGEX-06] takes every flag of JavaScript together', async () => {
    expect(await run('a', 'dgimsvy')).toMatchObject({ ok: true });
    expect(await run('a', 'yusmigd')).toMatchObject({ ok: true });
  });
});

describe('hostile input', () => {
  const texts: readonly (readonly [string, string | Uint8Array])[] = [
    ['empty', ''],
    ['one letter again and again', 'a'.repeat(300)],
    ['binary', Uint8Array.from({ length: 512 }, (_, index) => (index * 131) & 0xff)],
    ['invalid UTF-8', Uint8Array.of(0xc3, 0x28, 0xf0, 0x9f, 0xff)],
    ['lone surrogates', 'a\ud800b\udc00'],
    ['right-to-left marks', '\u202eabc\u202c אבג'],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a byte order mark', '\ufeffabc'],
    ['every line end', 'a\nb\rc\r\nd\u2028e\u2029f'],
    ['nulls', 'a\0b\0'],
  ];
  const patterns = ['.', '[^]', '', '(?:)', '\\b', '^.*$', '(a)|(b)', '\\u{61}', '(?<=a)b', '<[^>]*>'];

  it.each(texts)('%s gives results for every pattern and action', async (_, text) => {
    for (const pattern of patterns) {
      const chosen = { ...initialValues(options), pattern, flags: 'gm', replacement: '$&' };
      const results = await Promise.all([
        engine.match(text, chosen, context),
        engine.replace(text, chosen, context),
        engine.split(text, chosen, context),
        engine.extract(text, chosen, context),
        engine.validate(text, chosen, context),
      ]);
      expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    }
  });

  it.each([
    ['a class of 6,000 letters', `[${'a'.repeat(6_000)}]`],
    ['a number of repeats beyond all measure', 'a{99999999999999999999}'],
    ['a null and a lone surrogate', '\0\ud800'],
    ['line ends', 'a\nb\r\nc'],
  ])('a pattern of %s gives results', async (_, pattern) => {
    for (const flags of ['g', 'v']) {
      expect(await engine.explain(undefined, { pattern, flags })).toMatchObject({ ok: true });
    }
    expect(await run(pattern)).toMatchObject({ ok: true });
  });

  it.each([
    ['nested counts', '(?:(?:a{1000}){1000}){1000}'],
    ['2,000 letters', 'ab'.repeat(1_000)],
    ['500 alternatives', 'a|'.repeat(500)],
  ])('a pattern of %s gives results', async (_, pattern) => {
    expect(await engine.explain(undefined, { pattern, flags: 'g' })).toMatchObject({ ok: true });
    expect(await run(pattern)).toMatchObject({ ok: true });
  });

  it.each([
    ['more groups than an engine counts', '('.repeat(70_000) + ')'.repeat(70_000)],
    ['12,000 open groups', '('.repeat(12_000)],
  ])('a pattern of %s is invalid', async (_, pattern) => {
    expect(await run(pattern)).toMatchObject({ ok: false, code: 'invalid-pattern' });
  });

  it('a pattern of 12,000 nested groups can be used, but is too deep to explain', async () => {
    const pattern = '(?:'.repeat(12_000) + ')'.repeat(12_000);
    expect(await run(pattern)).toMatchObject({ ok: true });
    expect(await engine.explain(undefined, { pattern, flags: 'g' })).toEqual({ ok: false, code: 'pattern-too-deep' });
  });

  it('[REGEX-06] a text on which the engine runs out of stack is a failure', async () => {
    expect(await run('(a|b|\\n)*', '', 'ab\n'.repeat(1_600_000))).toEqual({ ok: false, code: 'engine-overflow' });
  });
});

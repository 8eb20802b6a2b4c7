import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { engine } from '../index.ts';
import { parsePattern } from '../syntax.ts';
import { options } from '../../options.ts';
import { dialects } from './dialect.ts';
import { codeLanguages, type CodeLanguage } from './language.ts';
import { quote } from './export-code.ts';
import { rewrite } from './rewrite.ts';

async function code(pattern: string, language: CodeLanguage, more: object = {}) {
  const result = await engine.code(undefined, { ...initialValues(options), pattern, language, ...more });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe('code for another language', () => {
  it('[REGEX-06] finds all matches', async () => {
    const pattern = '(?<year>\\d{4})/\\w+$';
    expect((await code(pattern, 'javascript')).text.split('\n')[0]).toBe('const regex = /(?<year>\\d{4})\\/\\w+$/g;');
    expect((await code(pattern, 'python')).text).toBe(
      [
        'import re',
        '',
        "pattern = re.compile(r'(?P<year>[0-9]{4})/[A-Za-z0-9_]+\\Z')",
        'for match in pattern.finditer(text):',
        '    print(match.group(), match.start())',
      ].join('\n'),
    );
    expect((await code(pattern, 'java')).text.split('\n')[0]).toBe(
      'Pattern pattern = Pattern.compile("(?<year>\\\\d{4})/\\\\w+\\\\z");',
    );
    expect((await code(pattern, 'go')).text.split('\n')[0]).toBe('re := regexp.MustCompile(`(?P<year>\\d{4})/\\w+$`)');
    expect((await code(pattern, 'php')).text.split('\n')[0]).toBe(
      "preg_match_all('~(?<year>[0-9]{4})/[A-Za-z0-9_]+\\\\z~u', $text, $matches, PREG_SET_ORDER);",
    );
  });

  it.each<[CodeLanguage, string]>([
    ['javascript', 'const match = /a/i.exec(text);'],
    ['python', 'match = pattern.search(text)'],
    ['java', 'if (matcher.find()) {'],
    ['go', 'if match := re.FindStringSubmatch(text); match != nil {'],
    ['php', "if (preg_match('~a~iu', $text, $match)) {"],
  ])('[REGEX-06] without g %s finds the first', async (language, line) => {
    expect((await code('a', language, { flags: 'i' })).text).toContain(line);
  });

  it.each<[CodeLanguage, string]>([
    ['javascript', "const result = text.replace(/(?<y>a)(b)/g, '[$&] $2-$<y>\\\\$$\\n');"],
    ['python', "result = pattern.sub('[\\\\g<0>] \\\\g<2>-\\\\g<y>\\\\\\\\$\\n', text)"],
    ['java', 'String result = pattern.matcher(text).replaceAll("[$0] $2-${y}\\\\\\\\\\\\$\\n");'],
    ['go', 'result := re.ReplaceAllString(text, "[${0}] ${2}-${y}\\\\$$\\n")'],
    ['php', "$result = preg_replace('~(?<y>a)(b)~u', '[${0}] ${2}-${1}\\\\$\n', $text);"],
  ])('[REGEX-06] %s replaces with its own references', async (language, line) => {
    const { text, notes } = await code('(?<y>a)(b)', language, { task: 'replace', replacement: '[$&] $2-$<y>\\$$\n' });
    expect(text.endsWith(line)).toBe(true);
    expect(notes).toEqual([]);
  });

  it.each<[CodeLanguage, string]>([
    ['python', 're.IGNORECASE | re.MULTILINE | re.DOTALL'],
    ['java', 'Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.MULTILINE | Pattern.DOTALL'],
    ['go', '`(?ims)^a$`'],
    ['php', "'~^a$~imsu'"],
  ])('[REGEX-06] %s has the flags by its own names', async (language, flags) => {
    expect((await code('^a$', language, { flags: 'gims' })).text).toContain(flags);
  });

  it('[REGEX-06] every language splits and validates', async () => {
    for (const language of codeLanguages) {
      for (const task of ['split', 'validate']) expect((await code(',', language, { task })).text).toContain(',');
    }
    expect((await code('a', 'javascript', { task: 'validate' })).text).toContain('/a/.test(line)');
  });

  it.each<[string, CodeLanguage, string]>([
    ['a~b', 'php', '~a\\\\~b~u'],
    ['[^]', 'go', '`[\\s\\S]`'],
    ['[]', 'python', "r'[^\\s\\S]'"],
    ['\\v\\0\\cA', 'python', "r'\\x0b\\x00\\x01'"],
    ['\\u{1F600}\\u2028', 'python', "r'😀\\u2028'"],
    ['\\u2028', 'java', '"\\\\u2028"'],
    ['\\u2028', 'go', '`\\x{2028}`'],
    ['[\\d\\-&a-z]', 'java', '"[\\\\d\\\\-\\\\&a-z]"'],
    ['[\\w.]', 'python', "r'[A-Za-z0-9_.]'"],
    ['\\D', 'php', '~[^0-9]~u'],
    ['\\p{Lu}\\P{Script=Han}', 'java', '"\\\\p{Lu}\\\\P{IsHan}"'],
    ['\\p{Script=Han}', 'go', '`\\p{Han}`'],
    ['(?:b|)c', 'go', '`(?:b|)c`'],
    ['a{2,3}?(?=b)(?<!c)\\b', 'java', '"a{2,3}?(?=b)(?<!c)\\\\b"'],
    ["it's", 'python', `r"it's"`],
    [`'"`, 'python', `'\\'"'`],
    ['`', 'go', '"`"'],
  ])('[REGEX-06] %s in %s', async (pattern, language, written) => {
    expect((await code(pattern, language, { flags: /\\[pu]\{/.test(pattern) ? 'gu' : 'g' })).text).toContain(written);
  });

  it.each<[string, CodeLanguage, string[], object?]>([
    ['(?=a)', 'go', ['no-lookaround']],
    ['(a)\\1', 'go', ['no-backreference']],
    ['(?<=a+)b', 'java', ['lookbehind-width']],
    ['(?<=a|bc)b', 'python', ['lookbehind-width']],
    ['(?<=a{2})b', 'python', []],
    ['\\p{L}', 'python', ['property'], { flags: 'gu' }],
    ['[\\w--a]', 'python', ['set-notation'], { flags: 'gv' }],
    ['\\ud83d', 'go', ['surrogate']],
    ['[^\\D]', 'php', ['code-points', 'unicode-class']],
    ['\\b', 'python', ['unicode-class']],
    ['\\s', 'java', ['ascii-space']],
    ['.', 'python', ['dot', 'code-points']],
    ['.', 'python', ['dot'], { flags: 'gu' }],
    ['.', 'java', ['code-points']],
    ['.', 'java', [], { flags: 'gu' }],
    ['a{2000}', 'go', ['repeat-limit']],
    ['(?<a_b>x)\\k<a_b>', 'java', ['renamed-group']],
    ['a', 'python', ['sticky'], { flags: 'gy' }],
    ['a', 'go', ['replaces-all'], { flags: '', task: 'replace' }],
    ['a', 'java', ['before-after'], { task: 'replace', replacement: '$`' }],
    ['(,)', 'java', ['split-groups'], { task: 'split' }],
    ['(,)', 'python', [], { task: 'split' }],
  ])('[REGEX-06] %s in %s is noted as %j', async (pattern, language, notes, more = {}) => {
    expect((await code(pattern, language, more)).notes).toEqual(notes);
  });

  it('[REGEX-03] nothing for an empty pattern, a failure for an invalid one', async () => {
    expect(await code('', 'go')).toEqual({ text: '', notes: [] });
    expect(await engine.code(undefined, { ...initialValues(options), pattern: '(' })).toMatchObject({
      code: 'invalid-pattern',
    });
  });

  it('[REGEX-06] modifiers stay', () => {
    const parsed = parsePattern('(?i-ms:a)(?m:b)', '');
    expect(parsed.ok && rewrite(parsed.value, '', dialects.go).source).toBe('(?i-ms:a)(?m:b)');
  });

  it.each<[string, CodeLanguage, string, string[], object?]>([
    ['^(["`])?[a-z]+\\1$', 'python', '(?(1)\\1)', []],
    ['(a)?\\1', 'php', '(?(1)\\\\1)', [], { flags: '' }],
    ['(a)?b\\1', 'java', '(a)?b\\\\1', ['unset-group']],
    ['(a)|\\1b', 'java', '"(a)|(?:)b"', []],
    ['(?:(a)|b)+', 'go', '`(?:(a)|b)+`', ['repeated-groups']],
    ['(?:|a)+b', 'go', '`(?:|a)+b`', ['empty-repeats']],
    ['^a$', 'java', '(?:\\\\A|(?<=[\\\\n\\\\r\\\\u2028\\\\u2029]))a(?![^', [], { flags: 'gm' }],
    ['^a$', 'go', '`(?m)^a$`', ['line-edges'], { flags: 'gm' }],
    ['^a$', 'php', '~^a$~mu', ['line-edges'], { flags: 'gm' }],
    ['.', 'java', '"[^\\\\n\\\\r\\\\u2028\\\\u2029]"', [], { flags: 'gu' }],
    ['(?<a_b>x)(?<ab>y)\\k<a_b>', 'java', '(?<aB>x)(?<ab>y)\\\\k<aB>', ['renamed-group']],
    ['(?<a_b>x)(?<aB>y)', 'java', '(?<aBx2>x)(?<aB>y)', ['renamed-group']],
    ['(?<日>x)', 'java', '(?<g1>x)', ['renamed-group']],
    ['(?<日>x)', 'go', '(?P<g1>x)', ['renamed-group']],
    ['(?<日>x)', 'python', '(?P<日>x)', []],
    ['(?<$id>x)', 'python', '(?P<id>x)', ['renamed-group']],
    ['(?<日>x)', 'go', '`${g1}`', ['renamed-group'], { task: 'replace', replacement: '$<日>' }],
    ['x*', 'python', 'x*', ['split-empty'], { task: 'split' }],
    ['x*', 'go', 'x*', ['code-points', 'empty-matches']],
    ['x*', 'java', '"x*"', []],
    ['x*|y', 'java', '"(?![\\\\uDC00-\\\\uDFFF])(?:x*|y)"', [], { flags: 'gu' }],
    ['(?=x)', 'python', '(?=x)', ['code-points']],
    ['[😀!]', 'java', '[😀!]', ['code-points']],
    ['[😀!]', 'java', '[😀!]', [], { flags: 'gu' }],
    ['😀{2}', 'java', '{2}', ['surrogate']],
    ['\\ud83d', 'java', 'D83D', ['surrogate']],
    ['\\w+', 'python', "r'(?-i:[A-Za-z0-9_])+'", [], { flags: 'gi' }],
    ['\\w+', 'go', '(?i)(?-i:[\\w])+', [], { flags: 'gi' }],
    ['\\w+', 'php', '(?-i:[A-Za-z0-9_])+', [], { flags: 'gi' }],
    ['\\w+', 'java', '"\\\\w+"', [], { flags: 'gi' }],
    ['\\W', 'java', '[^\\\\w\\\\u017F\\\\u212A]', [], { flags: 'giu' }],
    ['\\W', 'python', '(?-i:[^A-Za-z0-9_\\u017F\\u212A])', [], { flags: 'giu' }],
    ['[\\w-]', 'go', '[\\w\\-]', ['letter-case'], { flags: 'gi' }],
    ['\\bx', 'go', '\\bx', ['letter-case'], { flags: 'giu' }],
    ['\\p{Lu}', 'java', '\\\\p{Lu}', ['letter-case'], { flags: 'giu' }],
    ['\\b', 'java', '\\\\b', ['unicode-class']],
    ['k', 'java', 'k', ['letter-case'], { flags: 'gi' }],
  ])('[REGEX-07] %s in %s is %s, noted as %j', async (pattern, language, written, notes, more = {}) => {
    const result = await code(pattern, language, more);
    expect(result.text).toContain(written);
    expect(result.notes).toEqual(notes);
  });

  it('[REGEX-07] modifiers reach the edges of lines and the dot', () => {
    const parsed = parsePattern('(?m:^)^(?s:.).', 'u');
    expect(parsed.ok && rewrite(parsed.value, 'u', dialects.java).source).toBe(
      '(?m:(?:\\A|(?<=[\\n\\r\\u2028\\u2029])))^(?s:.)[^\\n\\r\\u2028\\u2029]',
    );
  });

  it('quotes any text', () => {
    const nasty = '\\\'"`$\n\t\0';
    expect(quote.java(nasty)).toBe('"\\\\\'\\"`$\\n\\t\\u0000"');
    expect(quote.go(nasty)).toBe('"\\\\\'\\"`$\\n\\t\\u0000"');
    expect(quote.php(nasty)).toBe(`'\\\\\\'"\`$\n\t\0'`);
    expect(quote.python(nasty)).toBe(`'\\\\\\'"\`$\\n\\t\\u0000'`);
    expect(quote.python('\\')).toBe("'\\\\'");
  });
});

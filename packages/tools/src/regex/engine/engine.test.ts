import { describe, expect, it } from 'vitest';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { engine } from './index.ts';
import { options as described } from '../options.ts';

const context = testContext();
const defaults = initialValues(described);

const match = async (pattern: string, text: string, flags = 'g') =>
  valueOf(await engine.match(text, { pattern, flags }, context));
const replace = async (pattern: string, text: string, replacement: string, more: object = {}) =>
  valueOf(await engine.replace(text, { ...defaults, pattern, replacement, ...more }, context));
const split = async (pattern: string, text: string, flags = 'g') =>
  valueOf(await engine.split(text, { pattern, flags }, context));
const validate = async (pattern: string, text: string, more: object = {}) =>
  valueOf(await engine.validate(text, { ...defaults, pattern, ...more }, context));
const extract = async (pattern: string, text: string, more: object = {}) =>
  valueOf(await engine.extract(text, { ...defaults, pattern, ...more }, context));

function valueOf<Value>(result: { ok: true; value: Value } | { ok: false; code: string }): Value {
  if (!result.ok) throw new Error(`unexpected failure ${result.code}`);
  return result.value;
}

describe('defaults', () => {
  it('[REGEX-03] the flags are g at first', () => {
    expect(defaults).toMatchObject({ pattern: '', flags: 'g', replacement: '' });
  });

  it('[REGEX-03] an empty pattern gives empty results in every tab', async () => {
    expect(await match('', 'abc')).toEqual({ count: 0, matches: [], marks: [] });
    expect(await replace('', 'abc', 'x')).toEqual({ text: '', count: 0, marks: [] });
    expect(await split('', 'abc')).toEqual({ count: 0, parts: [], marks: [] });
    expect(await extract('', 'abc')).toEqual({ text: '', count: 0, marks: [] });
    expect(await validate('', 'abc')).toEqual({
      lines: [],
      validCount: 0,
      totalCount: 0,
      validPercentage: 0,
      marks: [],
    });
    expect(await engine.explain(undefined, { pattern: '', flags: 'g' })).toEqual({
      ok: true,
      value: { pieces: [], isCut: false, danger: { kind: 'none' } },
    });
  });
});

describe('match', () => {
  it('[REGEX-04] gives match, index, groups and named groups', async () => {
    const { matches } = await match('(?<year>\\d{4})-(\\d\\d)', 'on 2026-01 and\n2027-12');
    expect(matches).toEqual([
      {
        match: '2026-01',
        index: 3,
        end: 10,
        line: 1,
        column: 4,
        last: { line: 1, column: 10 },
        groups: ['2026', '01'],
        namedGroups: { year: '2026' },
        groupSpans: [
          [3, 7],
          [8, 10],
        ],
      },
      {
        match: '2027-12',
        index: 15,
        end: 22,
        line: 2,
        column: 1,
        last: { line: 2, column: 7 },
        groups: ['2027', '12'],
        namedGroups: { year: '2027' },
        groupSpans: [
          [15, 19],
          [20, 22],
        ],
      },
    ]);
  });

  it('[REGEX-04] places are columns of a line, and both ends of a match over several', async () => {
    const placesOf = async (pattern: string, text: string) =>
      (await match(pattern, text)).matches.map((one) => [zh.position(one, one.last), en.position(one, one.last)]);
    expect(await placesOf('b[^]c', 'x\nab\ncd\n')).toEqual([
      ['第 2 行第 2 列 – 第 3 行第 1 列', 'line 2, column 2 – line 3, column 1'],
    ]);
    expect(await placesOf('bc|d|^', 'x\nabcd')).toEqual([
      ['第 1 行，第 1 列', 'line 1, column 1'],
      ['第 2 行，第 2–3 列', 'line 2, columns 2–3'],
      ['第 2 行，第 4 列', 'line 2, column 4'],
    ]);
  });

  it('[REGEX-04] a group that took no part is null', async () => {
    const { matches } = await match('(a)|(?<b>b)', 'ab');
    expect(matches.map(({ groups, namedGroups }) => ({ groups, namedGroups }))).toEqual([
      { groups: ['a', null], namedGroups: { b: null } },
      { groups: [null, 'b'], namedGroups: { b: 'b' } },
    ]);
    expect(matches[0].groupSpans).toEqual([[0, 1], null]);
  });

  it.each([
    ['without g only the first is found', 'a', '', 'aaa', [0]],
    ['y matches only where the last one ended', 'a', 'gy', 'aaba', [0, 1]],
    ['i ignores case', 'É', 'gi', 'éÉ', [0, 1]],
    ['m anchors at lines', '^b', 'gm', 'a\nb', [2]],
    ['s lets the dot match line ends', 'a.b', 'gs', 'a\nb', [0]],
    ['u counts code points', '^.$', 'u', '😀', [0]],
    ['v knows set operations', '[\\p{L}--[a-z]]', 'gv', 'aBc', [1]],
    ['d is accepted', 'b', 'd', 'ab', [1]],
    ['empty matches advance one character', 'x*', 'g', 'ab', [0, 1, 2]],
    ['empty matches advance one code point with u', '(?:)', 'gu', '😀b', [0, 2, 3]],
    ['empty matches advance half a pair without u', '(?:)', 'g', '😀', [0, 1, 2]],
    ['a lookahead finds every place', '(?=aa)', 'g', 'aaaa', [0, 1, 2]],
  ])('[REGEX-06] %s', async (_, pattern, flags, text, indexes) => {
    const { matches, count } = await match(pattern, text, flags);
    expect(matches.map(({ index }) => index)).toEqual(indexes);
    expect(count).toBe(indexes.length);
  });

  it('[REGEX-06] marks count a CRLF as one character, as editors do; indexes do not', async () => {
    const { matches, marks } = await match('b+', 'a\r\nb\r\n\nbb');
    expect(matches.map(({ index, line }) => ({ index, line }))).toEqual([
      { index: 3, line: 2 },
      { index: 7, line: 4 },
    ]);
    expect(marks).toEqual([2, 3, 5, 7]);
  });

  it('[REGEX-06] a line end that is matched is marked as one character', async () => {
    expect((await match('\\r\\n', 'a\r\nb\r\n')).marks).toEqual([1, 2, 3, 4]);
  });

  it('takes UTF-8 bytes', async () => {
    const found = await engine.match(new TextEncoder().encode('中文'), { pattern: '文', flags: 'g' }, context);
    expect(valueOf(found)).toMatchObject({ count: 1, marks: [1, 2] });
  });

  it('[REGEX-06] counts all of 100,010 matches, lists 5,000 and marks 100,000', async () => {
    const { count, matches, marks } = await match('\\d', '1ab\n'.repeat(100_010));
    expect({ count, listed: matches.length, marked: marks.length / 2 }).toEqual({
      count: 100_010,
      listed: 5_000,
      marked: 100_000,
    });
    expect(matches[4_999]).toMatchObject({ index: 19_996, line: 5_000 });
  });

  it('cuts what it lists, not what it counts: one match of 1 MB, and groups that repeat the rest of the text', async () => {
    const long = await match('[^]+', 'x'.repeat(1_000_000));
    expect(long.matches[0]).toMatchObject({ index: 0, end: 1_000_000 });
    expect(long.matches[0].match).toHaveLength(10_000);
    const nested = await match('(?=([^]*))', 'x'.repeat(3_000));
    expect(nested.count).toBe(3_001);
    expect(nested.matches.length).toBeLessThan(2_500);
  });
});

describe('replace', () => {
  it.each([
    ['every match with g', 'a', 'g', 'aXa', 'b', 'bXb', 2],
    ['the first without g', 'a', '', 'aXa', 'b', 'bXa', 1],
    ['references', '(?<first>\\w+) (\\w+)', 'g', 'John Smith', '$2, $<first> [$&] $$', 'Smith, John [John Smith] $', 1],
    ['before and after', 'b', '', 'abc', "[$`|$']", 'a[a|c]c', 1],
    ['an unknown group stays as written', '(a)', 'g', 'a', '$2 $10 $0', '$2 a0 $0', 1],
    ['a name without named groups stays as written', '(a)', 'g', 'a', '$<x>', '$<x>', 1],
    ['an unknown name becomes nothing', '(?<y>a)', 'g', 'a', '[$<x>]', '[]', 1],
    ['a backslash means nothing', 'a', 'g', 'a', '\\n', '\\n', 1],
  ])('[REGEX-01] %s', async (_, pattern, flags, text, replacement, replaced, count) => {
    expect(await replace(pattern, text, replacement, { flags })).toMatchObject({ text: replaced, count });
  });

  it.each([
    ['line end, tab and backslash', ',', 'a,b', '\\n\\t\\\\', 'a\n\t\\b'],
    ['upper and lower case up to \\E', '(\\w+) (\\w+)', 'hello World', '\\U$1\\E \\L$2', 'HELLO world'],
    ['the first letter only', '(\\p{L}+)', 'émile zola', '\\u$1', 'Émile Zola'],
    ['the first letter of what is written in lower case', '(\\w)(\\w*)', 'ABC', '\\l$1$2', 'aBC'],
    ['an empty group keeps the change for the next', '(x?)(\\w)', 'a', '\\u$1$2', 'A'],
  ])('[REGEX-06] with escapes: %s', async (_, pattern, text, replacement, replaced) => {
    expect((await replace(pattern, text, replacement, { escapes: true, flags: 'gu' })).text).toBe(replaced);
  });

  it('refuses results beyond all measure', async () => {
    const chosen = { ...defaults, pattern: 'x', replacement: '$`$`$`$`' };
    expect(await engine.replace('x'.repeat(30_000), chosen, context)).toMatchObject({ code: 'result-too-large' });
  });
});

describe('split', () => {
  it.each([
    ['at every separator', ',\\s*', 'g', 'a, b,c', ['a', 'b', 'c']],
    ['[g means nothing]', ',', '', 'a,b,c', ['a', 'b', 'c']],
    ['[y means nothing]', ',', 'y', 'a,b', ['a', 'b']],
    ['groups are parts', '(-)|(\\+)', 'g', 'a-b+c', ['a', '-', null, 'b', null, '+', 'c']],
    ['into characters', '(?:)', 'g', 'a😀', ['a', '\ud83d', '\ude00']],
    ['into code points with u', '(?:)', 'gu', 'a😀', ['a', '😀']],
    ['nothing to split', ',', 'g', '', ['']],
    ['nothing at all', 'x*', 'g', '', []],
  ])('[REGEX-03] %s', async (_, pattern, flags, text, parts) => {
    expect(await split(pattern, text, flags)).toMatchObject({ parts, count: parts.length });
  });
});

describe('marks', () => {
  it('[REGEX-06] every tab tells what to mark in the text', async () => {
    expect((await replace('b', 'a\r\nb', 'xyz')).marks).toEqual([2, 3]);
    expect((await split('b', 'a\r\nbc')).marks).toEqual([2, 3]);
  });
});

describe('extract', () => {
  const text = 'Ann: 31\nBob: 7';
  const pattern = '(?<name>\\w+): (?<age>\\d+)';

  it('[REGEX-01] lists matches, one per line', async () => {
    expect(await extract(pattern, text)).toEqual({ text: 'Ann: 31\nBob: 7', count: 2, marks: [0, 7, 8, 14] });
  });

  it('[REGEX-01] lists by a template', async () => {
    expect((await extract(pattern, text, { template: '$<age>\\t\\U$1' })).text).toBe('31\tANN\n7\tBOB');
  });

  it('[REGEX-01] writes JSON that parses to the matches', async () => {
    const { text: json } = await extract(pattern, text, { extractAs: 'json' });
    expect(JSON.parse(String(json))).toEqual([
      { match: 'Ann: 31', index: 0, line: 1, groups: ['Ann', '31'], namedGroups: { name: 'Ann', age: '31' } },
      { match: 'Bob: 7', index: 8, line: 2, groups: ['Bob', '7'], namedGroups: { name: 'Bob', age: '7' } },
    ]);
  });

  it('[REGEX-01] writes CSV with a column per group, quoted where needed', async () => {
    const { text: csv } = await extract('"([^"]*)"(,)?', 'x "a, b",\n"c"', { extractAs: 'csv' });
    expect(csv).toBe('match,index,$1,$2\r\n"""a, b"",",2,"a, b",","\r\n"""c""",10,c,\r\n');
    expect((await extract(pattern, text, { extractAs: 'csv' })).text).toContain('match,index,name,age\r\n');
  });

  it('gives nothing where nothing matches', async () => {
    expect(await extract('x', text, { extractAs: 'json' })).toEqual({ text: '', count: 0, marks: [] });
  });
});

describe('validate', () => {
  it('[REGEX-04] tells per line what matched, and the share of valid lines', async () => {
    expect(await validate('\\d+', 'a1\r\nb\n\nc22\n')).toEqual({
      lines: [
        { lineNumber: 1, content: 'a1', isValid: true, match: '1' },
        { lineNumber: 2, content: 'b', isValid: false, match: null },
        { lineNumber: 3, content: '', isValid: false, match: null },
        { lineNumber: 4, content: 'c22', isValid: true, match: '22' },
      ],
      validCount: 2,
      totalCount: 4,
      validPercentage: 50,
      marks: [1, 2, 7, 9],
    });
  });

  it('[REGEX-03] g is removed: every line is tested from its start', async () => {
    expect(await validate('a', 'a\na\na')).toMatchObject({ validCount: 3, validPercentage: 100 });
    expect(await validate('a', 'a\nba', { flags: 'gy' })).toMatchObject({ validCount: 1 });
  });

  it('[REGEX-01] can ask for whole lines, whichever alternative that needs', async () => {
    const lines = 'a\nab\nxab';
    expect(await validate('a|ab', lines, { wholeLine: true })).toMatchObject({ validCount: 2, validPercentage: 66.7 });
    expect(await validate('a|ab', lines)).toMatchObject({ validCount: 3 });
  });

  it('an empty text has no lines', async () => {
    expect(await validate('a', '')).toMatchObject({ totalCount: 0, validPercentage: 0 });
  });
});

describe('explain', () => {
  it('[REGEX-06] gives pieces and danger together', async () => {
    expect(await engine.explain(undefined, { pattern: '^(a+)+$', flags: 'g' })).toMatchObject({
      ok: true,
      value: { isCut: false, danger: { kind: 'exponential', start: 1, end: 6 } },
    });
  });
});

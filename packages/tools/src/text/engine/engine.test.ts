import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { options, type Operation } from '../options.ts';
import { text as tool } from '../tool.ts';
import { engine, type Inspected } from './index.ts';

const initial = initialValues(options);

function change(operation: Operation, text: string, ignoreCase = false): string {
  const result = engine.transform(text, { ...initial, operation, ignoreCase });
  if (!result.ok) throw new Error(result.code);
  return result.value.text;
}
function inspected(text: string): Inspected {
  const result = engine.inspect(text);
  if (!result.ok) throw new Error('an inspection cannot fail');
  return result.value;
}
const findings = (text: string) =>
  inspected(text).findings.map(({ codePoint, kind, looksLike, count }) => [codePoint, kind, looksLike, count]);

describe('[SHELL-16] recognising escaped texts', () => {
  it.each([
    ['48 65 6c 6c 6f', 0.8],
    ['0x48, 0x65, 0x6c, 0x6c', 0.8],
    [String.raw`\x48\x65\x6c\x6c`, 0.8],
    ['&lt;p&gt;', 0.5],
    [String.raw`\u4e2d\u6587`, 0.5],
    ['AT&T; fine', 0],
    ['12 34', 0],
    ['deadbeefdeadbeef', 0],
  ])('%j: %d', (sample, sureness) => expect(tool.recognise?.(sample)).toBe(sureness));
});

describe('operations', () => {
  it.each<[Operation, string, string]>([
    ['lower', 'ÀB Ç\nX', 'àb ç\nx'],
    ['upper', 'straße', 'STRASSE'],
    ['capital', 'hello world\nfoo_bar', 'Hello World\nFoo Bar'],
    [
      'capital',
      "don't stop o'neil (éCOLE) jean-luc d’artagnan 3rd",
      "Don't Stop O'Neil (École) Jean-Luc D’Artagnan 3rd",
    ],
    ['sentence', 'helloWorld', 'Hello world'],
    ['sentence', "don't stop. HELLO WORLD! i am.", "Don't stop. Hello world! I am."],
    [
      'sentence',
      'yes, e.g. NASA (“v1.2”) and 3 more?” ok\n你好。hello',
      'Yes, e.g. nasa (“v1.2”) and 3 more?” Ok\n你好。Hello',
    ],
    ['sentence', 'user_id', 'User id'],
    ['capital', 'jean-luc\nexample.com\nMAX_SIZE', 'Jean-Luc\nExample.Com\nMax Size'],
    ['camel', 'XML http request\nfoo-bar', 'xmlHttpRequest\nfooBar'],
    ['pascal', 'user_id', 'UserId'],
    ['snake', 'userIDNumber', 'user_id_number'],
    ['constant', 'maxSize', 'MAX_SIZE'],
    ['kebab', '用户 userName', '用户-user-name'],
    ['train', 'content type', 'Content-Type'],
    ['dot', 'aB', 'a.b'],
    ['path', 'aB', 'a/b'],
    ['sort', 'b\na\nB\n', 'B\na\nb\n'],
    ['sort-descending', 'a\nc\nb', 'c\nb\na'],
    ['sort-natural', 'file10\nfile9\n张\n李', '李\n张\nfile9\nfile10'],
    ['sort-length', 'ccc\na\nbb', 'a\nbb\nccc'],
    ['hex-encode', 'é中', 'c3 a9 e4 b8 ad'],
    ['hex-decode', '0xC3, 0xA9 e4b8ad', 'é中'],
    ['hex-decode', String.raw`\x48\x69`, 'Hi'],
    ['hex-decode', '48:69', 'Hi'],
    ['rot13', 'Hello, Uryyb 中', 'Uryyb, Hello 中'],
    ['reverse', '1\r\n2\r\n3', '3\r\n2\r\n1'],
    ['unique', 'b\na\nb\nA', 'b\na\nA'],
    ['repeated', 'a\nb\na\na\nc', 'a'],
    ['trim', '  a \n\tb', 'a\nb'],
    ['remove-blank', 'a\n\n \nb\n', 'a\nb\n'],
    ['collapse-spaces', ' a  b\t c', 'a b c'],
    ['number', 'x\n'.repeat(10).trim(), ' 1  x\n 2  x\n 3  x\n 4  x\n 5  x\n 6  x\n 7  x\n 8  x\n 9  x\n10  x'],
    ['html-escape', '<a href="x">&中</a>', '&lt;a href=&quot;x&quot;&gt;&amp;中&lt;/a&gt;'],
    ['html-escape-all', '中©', '&#x4e2d;&copy;'],
    ['html-unescape', '&lt;&copy;&#x4e2d;&#128512;&unknown;', '<©中😀&unknown;'],
    ['unicode-escape', 'a中😀\n', 'a\\u4e2d\\ud83d\\ude00\n'],
    ['unicode-escape-es6', '中😀', '\\u{4e2d}\\u{1f600}'],
    ['unicode-unescape', '\\u4e2d\\ud83d\\ude00 \\u{1F600} \\xe9 U+4E2D', '中😀 😀 é 中'],
    ['nfc', 'e\u0301', 'é'],
    ['nfd', 'é', 'e\u0301'],
    ['nfkc', 'ﬁ①Ａ', 'fi1A'],
    ['half-width', 'ＡＢ：１\u3000中', 'AB:1 中'],
    ['full-width', 'A 1', 'Ａ\u3000１'],
    ['remove-invisible', 'a\u200bb\u00a0c\ufeff👨\u200d👩', 'ab c👨\u200d👩'],
  ])('[TEXT-01] %s', (operation, text, expected) => {
    expect(change(operation, text)).toBe(expected);
  });

  it('[TEXT-01] sorts and compares without regard to case where that is asked for', () => {
    expect(change('sort', 'b\na\nB', true)).toBe('a\nb\nB');
    expect(change('unique', 'b\na\nB', true)).toBe('b\na');
  });

  it.each([
    ['x\n \\u12', '\\u12', { line: 2, column: 2 }],
    ['C:\\users', '\\u', { line: 1, column: 3 }],
    ['\\u{110000}', '\\u{110000}', { line: 1, column: 1 }],
  ])('[TEXT-01] %j is no escape', (text, value, place) => {
    expect(engine.transform(text, { ...initial, operation: 'unicode-unescape' })).toEqual({
      ok: false,
      code: 'bad-escape',
      detail: { value },
      place,
    });
  });
});

describe('counts', () => {
  it.each([
    ['', { characters: 0, codePoints: 0, codeUnits: 0, bytes: 0, lines: 0, words: 0, hanCharacters: 0 }],
    [
      'Hello, world\n',
      { characters: 13, codePoints: 13, codeUnits: 13, bytes: 13, lines: 2, words: 2, hanCharacters: 0 },
    ],
    ['我爱北京天安门。', { characters: 8, codePoints: 8, bytes: 24, words: 4, hanCharacters: 7 }],
    ["don't e\u0301t\u00e9 state-of-the-art v1.2", { words: 4, characters: 31, codePoints: 32 }],
    ['👨\u200d👩\u200d👧🇨🇳👍🏽\r\n', { characters: 4, codePoints: 11, codeUnits: 18, lines: 2, words: 0 }],
    ['한국어 텍스트', { characters: 7, words: 2 }],
    ['中文mixed文字', { words: 3 }],
  ])('[TEXT-01] %j', (text, counts) => {
    expect(inspected(text).counts).toMatchObject(counts);
  });

  it('[TEXT-01] counts the same however long the text is', () => {
    const text = '我爱北京天安门 hello 👨\u200d👩\u200d👧 e\u0301 ';
    const one = inspected(text).counts;
    const many = inspected(text.repeat(400)).counts;
    expect(many.characters).toBe(one.characters * 400);
    expect(many.words).toBe(one.words * 400);
    expect(inspected('👍🏽'.repeat(5_000)).counts.characters).toBe(5_000);
  });
});

describe('what is not what it seems', () => {
  it.each([
    ['p\u0430ypal.com', [['U+0430', 'look-alike', 'a', 1]]],
    [
      'a\u200bb\u200bc\ufeff',
      [
        ['U+200B', 'zero-width', undefined, 2],
        ['U+FEFF', 'zero-width', undefined, 1],
      ],
    ],
    [
      'if (a\u00a0== “b”)',
      [
        ['U+00A0', 'space', undefined, 1],
        ['U+201C', 'punctuation', '"', 1],
        ['U+201D', 'punctuation', '"', 1],
      ],
    ],
    ['user\u202egnp.exe', [['U+202E', 'direction', undefined, 1]]],
    ['x = 1；', [['U+FF1B', 'full-width', ';', 1]]],
    [
      '𝐚𝐝min',
      [
        ['U+1D41A', 'styled', 'a', 1],
        ['U+1D41D', 'styled', 'd', 1],
      ],
    ],
    [
      '\u0000\u0007',
      [
        ['U+0000', 'control', undefined, 1],
        ['U+0007', 'control', undefined, 1],
      ],
    ],
    [
      '\u0441\u043e\u0441',
      [
        ['U+0441', 'look-alike', 'c', 2],
        ['U+043E', 'look-alike', 'o', 1],
      ],
    ],
  ])('[TEXT-01] %j', (text, expected) => {
    expect(findings(text)).toEqual(expected);
  });

  it.each([
    'plain ASCII, only.\t\r\n',
    '他说：“你好，世界！”（2026 年）——完',
    'Привет, мир, это просто русский текст',
    'Καλημέρα κόσμε',
    '👨\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'می\u200cخواهم',
  ])('[TEXT-01] nothing in %j', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it('[TEXT-01] says where it stands first and where all of it stands', () => {
    expect(inspected('a\nb\u200b\u200b').findings[0]).toMatchObject({ first: { line: 2, column: 2 }, offsets: [3, 4] });
  });
});

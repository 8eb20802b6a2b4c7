import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { outside } from '../../outside.ts';
import { engine } from '../index.ts';

const chosen = { ignoreWhitespace: false, ignoreCase: false, ignoreBlankLines: false, ignoreLineEnds: false };

function alike(left: string, right: string, options: Partial<typeof chosen & { mode: string }> = {}) {
  const result = engine.compare({ left, right }, { ...chosen, mode: 'lines', ...options } as never, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value.lookAlikes;
}

const reasons = (...given: Parameters<typeof alike>) =>
  alike(...given).flatMap((one) => one.reasons.map(({ kind, left, right }) => [kind, left, right]));

function jsonWarnings(left: string, right: string) {
  const input = { left, right };
  const result = engine.json(input, { ignoreOrder: false, itemKey: '' }, testContext());
  if (!result.ok) throw new Error(result.code);
  return outside.json.present(result.value, { input, language: 'en' } as never).warnings ?? [];
}

describe('[DIFF-04] lines that look the same', () => {
  it.each([
    ['a character of no width', 'zero\u200bwidth', 'zerowidth', ['characters', 'U+200B ZERO WIDTH SPACE', '']],
    ['a mark of direction', 'a\u200eb', 'ab', ['characters', 'U+200E LEFT-TO-RIGHT MARK', '']],
    ['a variation selector', '\u2764\ufe0f', '\u2764', ['characters', 'U+FE0F VARIATION SELECTOR-16', '']],
    ['a control character', 'a\u0007b', 'ab', ['characters', 'U+0007', '']],
    ['another kind of blank', 'a\u00a0b', 'a b', ['characters', 'U+00A0 NO-BREAK SPACE', 'U+0020 SPACE']],
    ['a tabulator', 'a\tb', 'a b', ['characters', 'U+0009 CHARACTER TABULATION', 'U+0020 SPACE']],
    ['blanks at the end', 'a  ', 'a', ['characters', 'U+0020 SPACE × 2', '']],
    ['a wide blank', '\u3000中', ' 中', ['characters', 'U+3000 IDEOGRAPHIC SPACE', 'U+0020 SPACE']],
    [
      'a tabulator for several blanks',
      'a\tb',
      'a    b',
      ['characters', 'U+0009 CHARACTER TABULATION', 'U+0020 SPACE × 4'],
    ],
    ['a colour of a terminal', 'a\u001b[0mb', 'ab', ['characters', 'U+001B ESCAPE[0m', '']],
    ['a separator of lines as a blank', 'a\u2028b', 'a b', ['characters', 'U+2028 LINE SEPARATOR', 'U+0020 SPACE']],
    ['a separator of paragraphs', 'a\u2029b', 'ab', ['characters', 'U+2029 PARAGRAPH SEPARATOR', '']],
    ['a next line', 'a\u0085b', 'a b', ['characters', 'U+0085 NEXT LINE', 'U+0020 SPACE']],
    ['a Cyrillic letter', '\u0410', 'A', ['look-alikes', 'U+0410 \u0410 Cyrillic', 'U+0041 A Latin']],
    ['a Greek letter', 'f\u03bfo', 'foo', ['look-alikes', 'U+03BF \u03bf Greek', 'U+006F o Latin']],
    ['Greek for Cyrillic', '\u03a1', '\u0420', ['look-alikes', 'U+03A1 \u03a1 Greek', 'U+0420 \u0420 Cyrillic']],
    [
      'a whole word',
      '\u0421\u041e\u0420',
      'COP',
      [
        'look-alikes',
        'U+0421 \u0421 Cyrillic, U+041E \u041e Cyrillic, U+0420 \u0420 Cyrillic',
        'U+0043 C Latin, U+004F O Latin, U+0050 P Latin',
      ],
    ],
    ['a Cherokee letter', '\u13abary', 'Jary', ['look-alikes', 'U+13AB \u13ab Cherokee', 'U+004A J Latin']],
    [
      'a Katakana among Han',
      '\u51fa\u30ed',
      '\u51fa\u53e3',
      ['look-alikes', 'U+30ED \u30ed Katakana', 'U+53E3 \u53e3 Han'],
    ],
    ['a hyphen', 'a\u2010b', 'a-b', ['look-alikes', 'U+2010 HYPHEN', 'U+002D HYPHEN-MINUS']],
    ['dashes', 'a\u2013b', 'a\u2014b', ['look-alikes', 'U+2013 EN DASH', 'U+2014 EM DASH']],
    ['a minus', '\u22121', '-1', ['look-alikes', 'U+2212 MINUS SIGN', 'U+002D HYPHEN-MINUS']],
    [
      'quotation marks',
      'it\u2019s',
      "it's",
      ['look-alikes', 'U+2019 RIGHT SINGLE QUOTATION MARK', 'U+0027 APOSTROPHE'],
    ],
    ['a micro sign', '\u00b5m', '\u03bcm', ['look-alikes', 'U+00B5 MICRO SIGN', 'U+03BC \u03bc Greek']],
    ['a wide comma', 'a\uff0cb', 'a,b', ['look-alikes', 'U+FF0C \uff0c', 'U+002C ,']],
    ['an ellipsis', 'a\u2026', 'a...', ['look-alikes', 'U+2026 \u2026', 'U+002E . × 3']],
    ['a ligature', '\ufb01n', 'fin', ['look-alikes', 'U+FB01 \ufb01 Latin', 'U+0066 f Latin, U+0069 i Latin']],
    ['a radical', '\u2f00', '\u4e00', ['look-alikes', 'U+2F00 \u2f00 Han', 'U+4E00 \u4e00 Han']],
    ['waves', '1\u301c2', '1\uff5e2', ['look-alikes', 'U+301C \u301c', 'U+FF5E \uff5e']],
    ['dots', '\u5361\u00b7\u5c14', '\u5361\u30fb\u5c14', ['look-alikes', 'U+00B7 \u00b7', 'U+30FB \u30fb']],
    ['an ohm', '\u2126', '\u03a9', ['normal-form', 'U+2126 OHM SIGN', 'NFC']],
    ['places', 'a\u200bbc', 'ab\u200bc', ['places', 'U+200B ZERO WIDTH SPACE: 2', 'U+200B ZERO WIDTH SPACE: 3']],
    ['normal forms', 'cafe\u0301', 'caf\u00e9', ['normal-form', 'NFD', 'NFC']],
    ['the end of the line', 'a\r\n', 'a\n', ['line-end', 'CRLF', 'LF']],
    ['no end of the line', 'a\n', 'a', ['line-end', 'LF', '']],
  ])('say that %s tells them apart, in every mode', (_, left, right, expected) => {
    for (const mode of ['lines', 'words', 'chars'] as const) expect(reasons(left, right, { mode })).toEqual([expected]);
    const swapped = [expected[0], expected[2], expected[1]];
    expect(reasons(right, left)).toEqual([swapped]);
  });

  it('say all that tells them apart, and are found among other lines', () => {
    expect(reasons('x\ncafe\u0301\u200b\r\nend', 'caf\u00e9\ny\nend')).toEqual([
      ['characters', 'U+200B ZERO WIDTH SPACE', ''],
      ['normal-form', 'NFD', 'NFC'],
      ['line-end', 'CRLF', 'LF'],
    ]);
  });

  it('are told where the lines stand at other places, or end otherwise', () => {
    expect(reasons('x\u200by\nq', 'q\nxy')).toContainEqual(['characters', 'U+200B ZERO WIDTH SPACE', '']);
    expect(reasons('a\rb\r', 'a\nb\n')).toEqual([['line-end', 'CR × 2', 'LF × 2']]);
    expect(reasons('a\u2028b\n', 'a\nb\n')).toEqual([['line-end', 'U+2028 LINE SEPARATOR, LF', 'LF × 2']]);
  });

  it('are told whatever is ignored, and of that nothing', () => {
    expect(reasons('\u00c9A', 'e\u0301a', { ignoreCase: true })).toEqual([['normal-form', 'NFC', 'NFD']]);
    expect(reasons('a \u200bb', 'ab', { ignoreWhitespace: true })).toEqual([
      ['characters', 'U+200B ZERO WIDTH SPACE', ''],
    ]);
    expect(reasons('a\u200b\r\n', 'a\n', { ignoreLineEnds: true })).toEqual([
      ['characters', 'U+200B ZERO WIDTH SPACE', ''],
    ]);
  });

  it.each([
    ['\u0410dmin went home', 'Admin came home', 'Admin', ['look-alikes', 'U+0410 \u0410 Cyrillic', 'U+0041 A Latin']],
    ['size 5\u201310 of this', 'size 5-10 of that', '-', ['look-alikes', 'U+2013 EN DASH', 'U+002D HYPHEN-MINUS']],
    ['caf\u00e9 in Rome', 'cafe\u0301 in Paris', 'caf\u00e9', ['normal-form', 'NFC', 'NFD']],
    [
      '\u4e2d\u200b\u6587\u5728\u8fd9\u91cc',
      '\u4e2d\u6587\u5728\u90a3\u91cc',
      '',
      ['characters', 'U+200B ZERO WIDTH SPACE', ''],
    ],
    ['user\u200bname is one', 'username was one', 'username', ['characters', 'U+200B ZERO WIDTH SPACE', '']],
    ['one\u00a0two three', 'one two four', '', ['characters', 'U+00A0 NO-BREAK SPACE', 'U+0020 SPACE']],
  ])('have words that do, in %j and %j', (left, right, word, expected) => {
    expect(alike(left, right)).toEqual([
      { leftLine: 0, rightLine: 0, word, reasons: [{ kind: expected[0], left: expected[1], right: expected[2] }] },
    ]);
  });

  it.each([
    ['values', '{"a":"caf\u00e9"}', '{"a":"cafe\u0301"}', '/a', 'normal form'],
    ['values within', '[1,{"x":"\u0410"}]', '[1,{"x":"A"}]', '/1/x', 'U+0410 \u0410 Cyrillic'],
    ['names', '{"a\u200bb":1}', '{"ab":1}', '/a\u200bb', 'U+200B ZERO WIDTH SPACE'],
    ['the whole', '"a\u00a0b"', '"a b"', '(root)', 'U+00A0 NO-BREAK SPACE'],
  ])('are told of JSON with its path: %s', (_, left, right, path, why) => {
    const warnings = jsonWarnings(left, right);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`at ${path} `);
    expect(warnings[0]).toContain(why);
  });

  it('of JSON are not values that look different, or are written differently', () => {
    expect(jsonWarnings('{"a":"x","b":1}', '{"a":"y","c":1}')).toEqual([]);
    expect(jsonWarnings('{"a":"\\u0041"}', '{"a":"A"}')).toEqual([]);
  });

  it('are not those that look different, or are the same', () => {
    expect(reasons('a\nb', 'a\nc')).toEqual([]);
    expect(reasons('a  b', 'a b')).toEqual([]);
    expect(reasons('a\u200b', 'a\u200b')).toEqual([]);
    expect(reasons('a\t\tb', 'a\tb')).toEqual([]);
    expect(reasons('\u041c\u043e\u0441\u043a\u0432\u0430', 'Moskva')).toEqual([]);
    expect(reasons('m\u00b2 and \u2460', 'm2 and 1')).toEqual([]);
    expect(reasons('color: red', 'color: tan')).toEqual([]);
  });

  it('are told up to a number, whatever the size', () => {
    const left = Array.from({ length: 50_000 }, (_, index) => `line ${index}`).join('\r\n');
    expect(reasons(left, left.replaceAll('\r\n', '\n')).length).toBeLessThanOrEqual(20);
  });
});

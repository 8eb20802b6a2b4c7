import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './index.ts';

const chosen = { ignoreWhitespace: false, ignoreCase: false, ignoreBlankLines: false };

function reasons(left: string, right: string, mode: 'lines' | 'words' | 'chars' = 'lines') {
  const result = engine.compare({ left, right }, { ...chosen, mode } as never, testContext());
  if (!result.ok) throw new Error(result.code);
  return result.value.lookAlikes.flatMap((one) => one.reasons.map(({ kind, left: l, right: r }) => [kind, l, r]));
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
    ['normal forms', 'cafe\u0301', 'caf\u00e9', ['normal-form', 'NFD', 'NFC']],
    ['the end of the line', 'a\r\n', 'a\n', ['line-end', 'CRLF', 'LF']],
    ['no end of the line', 'a\n', 'a', ['line-end', 'LF', '']],
  ])('say that %s tells them apart, in every mode', (_, left, right, expected) => {
    for (const mode of ['lines', 'words', 'chars'] as const) expect(reasons(left, right, mode)).toEqual([expected]);
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

  it('are not those that look different, or are the same', () => {
    expect(reasons('a\nb', 'a\nc')).toEqual([]);
    expect(reasons('a  b', 'a b')).toEqual([]);
    expect(reasons('a\u200b', 'a\u200b')).toEqual([]);
  });

  it('are told up to a number, whatever the size', () => {
    const left = Array.from({ length: 50_000 }, (_, index) => `line ${index}`).join('\r\n');
    expect(reasons(left, left.replaceAll('\r\n', '\n')).length).toBeLessThanOrEqual(20);
  });
});

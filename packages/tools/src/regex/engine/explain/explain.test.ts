import { describe, expect, it } from 'vitest';
import { parsePattern } from '../syntax.ts';
import { en } from '../../text/en.ts';
import { zh } from '../../text/zh.ts';
import { describeMeaning } from '../../page/explain/describe.ts';
import { explain } from './explain.ts';
import type { Piece } from './piece.ts';

function piecesOf(pattern: string, flags = ''): readonly Piece[] {
  const parsed = parsePattern(pattern, flags);
  if (!parsed.ok) throw new Error(`${pattern} does not parse`);
  return explain(parsed.value, flags).pieces;
}

/** The explanation as an indented list: source, then words. */
const outline = (pattern: string, flags: string, texts: typeof zh) =>
  piecesOf(pattern, flags).map(
    (piece) => `${'  '.repeat(piece.depth)}${piece.source}  ${describeMeaning(texts.meaning, piece)}`,
  );

describe('the pieces of a pattern', () => {
  it('[REGEX-06] in Chinese', () => {
    expect(outline('^(?<area>0\\d{2,3})-(\\d+?)(?=$|;)', 'm', zh)).toEqual([
      '^  行开头',
      '(?<area>0\\d{2,3})  捕获组 1，名为 area',
      '  0  文字“0”',
      '  \\d{2,3}  量词：2 到 3 次，尽量多（贪婪）',
      '    \\d  数字 0–9',
      '-  文字“-”',
      '(\\d+?)  捕获组 2',
      '  \\d+?  量词：一次或多次，尽量少（懒惰）',
      '    \\d  数字 0–9',
      '(?=$|;)  零宽断言：后面必须是',
      '  $  分支 1/2',
      '    $  行结尾',
      '  ;  分支 2/2',
      '    ;  文字“;”',
    ]);
  });

  it('[REGEX-06] in English', () => {
    expect(outline('(?:[^\\sa-f_]|)*\\k<n>(?<n>\\b.\\n)', '', en)).toEqual([
      '(?:[^\\sa-f_]|)*  quantifier: any number of times, as many as possible (greedy)',
      '  (?:[^\\sa-f_]|)  non-capturing group',
      '    [^\\sa-f_]  alternative 1 of 2',
      '      [^\\sa-f_]  class: one character that is none of these',
      '        \\s  a white space character',
      '        a-f  “a” to “f”',
      '        _  “_”',
      '      alternative 2 of 2: empty, matches the empty text'.replace(/^ {6}/, '      '),
      '\\k<n>  backreference: the same text as group n',
      '(?<n>\\b.\\n)  capturing group 1 named n',
      '  \\b  word boundary',
      '  .  any character except a line end',
      '  \\n  the character line feed (U+000A)',
    ]);
  });

  it.each<[string, string, object]>([
    ['abc', '', { kind: 'text', text: 'abc' }],
    ['\\x41\\u{1F600}', 'u', { kind: 'text', text: 'A😀' }],
    ['😀', '', { kind: 'text', text: '😀' }],
    [' ', '', { kind: 'character', codePoint: 0x20 }],
    ['\\t', '', { kind: 'character', codePoint: 9 }],
    ['\\ud83d', '', { kind: 'character', codePoint: 0xd83d }],
    ['.', '', { kind: 'any', lineEnds: 'excluded' }],
    ['.', 's', { kind: 'any', lineEnds: 'included' }],
    ['[^]', '', { kind: 'any', lineEnds: 'included' }],
    ['[]', '', { kind: 'nothing' }],
    ['\\D', '', { kind: 'set', set: 'digit', negate: true }],
    ['\\s', '', { kind: 'set', set: 'space', negate: false }],
    ['\\W', '', { kind: 'set', set: 'word', negate: true }],
    ['\\p{Lu}', 'u', { kind: 'property', name: 'Lu', value: null, negate: false }],
    ['\\P{Script=Han}', 'u', { kind: 'property', name: 'Script', value: 'Han', negate: true }],
    ['\\p{RGI_Emoji}', 'v', { kind: 'property', name: 'RGI_Emoji', value: null, negate: false }],
    ['[a]', '', { kind: 'class', negate: false }],
    ['[a--b]', 'v', { kind: 'operation', operation: 'subtraction', negate: false }],
    ['[^a&&b]', 'v', { kind: 'operation', operation: 'intersection', negate: true }],
    ['(a)', '', { kind: 'capture', number: 1, name: null }],
    ['(?:a)', '', { kind: 'group' }],
    ['(?i-ms:a)', '', { kind: 'modifiers', on: 'i', off: 'ms' }],
    ['a{3}', '', { kind: 'quantifier', min: 3, max: 3, mode: 'greedy' }],
    ['a{3,}?', '', { kind: 'quantifier', min: 3, max: null, mode: 'lazy' }],
    ['^', '', { kind: 'edge', edge: 'start', of: 'text' }],
    ['$', 'm', { kind: 'edge', edge: 'end', of: 'line' }],
    ['\\B', '', { kind: 'word-boundary', negate: true }],
    ['(?<!a)', '', { kind: 'lookaround', direction: 'behind', negate: true }],
    ['(?=a)', '', { kind: 'lookaround', direction: 'ahead', negate: false }],
    ['\\1(a)', '', { kind: 'backreference', to: 1 }],
  ])('[REGEX-06] %s with flags "%s"', (pattern, flags, meaning) => {
    const [first] = piecesOf(pattern, flags);
    expect(first).toMatchObject(meaning);
    for (const texts of [zh, en]) expect(describeMeaning(texts.meaning, first)).not.toBe('');
  });

  it('[REGEX-06] the parts of a set, strings included', () => {
    expect(piecesOf('[[a-z]--\\q{ab|c}--[\\d&&5]]', 'v').map(({ kind, depth }) => ({ kind, depth }))).toEqual([
      { kind: 'operation', depth: 0 },
      { kind: 'class', depth: 1 },
      { kind: 'range', depth: 2 },
      { kind: 'strings', depth: 1 },
      { kind: 'operation', depth: 1 },
      { kind: 'set', depth: 2 },
      { kind: 'character', depth: 2 },
    ]);
  });

  it('[REGEX-06] modifiers hold inside their group only', () => {
    const dots = piecesOf('.(?s:.(?-s:.)).').filter(({ kind }) => kind === 'any');
    expect(dots.map((dot) => 'lineEnds' in dot && dot.lineEnds)).toEqual([
      'excluded',
      'included',
      'excluded',
      'excluded',
    ]);
  });

  it('[REGEX-06] groups count by their opening parenthesis; duplicate names are allowed in alternatives', () => {
    const captures = piecesOf('((?<y>a)(b))|(?<y>c)').filter(({ kind }) => kind === 'capture');
    expect(captures).toMatchObject([
      { number: 1, name: null },
      { number: 2, name: 'y' },
      { number: 3, name: null },
      { number: 4, name: 'y' },
    ]);
  });

  it('[REGEX-06] every piece stands where its source stands', () => {
    const pattern = '(?<a>x|y{2,})\\k<a>[^\\w\\-]+(?!z)';
    for (const { start, end, source } of piecesOf(pattern)) expect(pattern.slice(start, end)).toBe(source);
  });

  it('stops after 5,000 pieces', () => {
    const parsed = parsePattern('\\d'.repeat(6000), '');
    const { pieces, isCut } = explain(parsed.ok ? parsed.value : (undefined as never), '');
    expect({ pieces: pieces.length, isCut }).toEqual({ pieces: 5000, isCut: true });
  });
});

import { describe, expect, it } from 'vitest';
import { applyEdit } from './apply-edit.ts';

const file = `function a() {\n  const x = 1;\n  return x;\n}\n\nfunction b() {\n\tconst y = "2";\n\treturn y;\n}\n`;
const edit = (search: string, replace: string, text = file) => applyEdit(text, { path: 'f', search, replace });

describe('[NC-09] an edit', () => {
  it.each([
    ['exactly', '  return x;\n', '  return x + 1;\n', '  return x + 1;\n}'],
    ['without regard to space at the ends of lines', '  return x;   \n', '  return 2;\n', '  return 2;\n}'],
    [
      'however far it is indented',
      'const x = 1;\nreturn x;\n',
      'const x = 1;\nlet z;\nreturn x;\n',
      '  const x = 1;\n  let z;\n  return x;\n',
    ],
    ['indented too far', '      const x = 1;\n', '      const x = 5;\n', '\n  const x = 5;\n'],
    [
      'with other quotation marks',
      '\tconst y = “2”;\n\treturn y;\n',
      '\tconst y = “2”;\n\treturn 3;\n',
      '\tconst y = "2";\n\treturn 3;\n',
    ],
    ['in a part of a line', 'return x', 'return 7', '  return 7;\n'],
    ['without replacement', '  return x;\n', '', '  const x = 1;\n}\n'],
    ['without a line break at its end', '  return x;', '  return 9;', '  return 9;\n}'],
  ])('is found %s', (_, search, replace, expected) => {
    const result = edit(search, replace);
    expect(result.ok && result.text).toContain(expected);
  });

  it.each([
    ['nowhere', '  return z;\n', 'not-found'],
    ['twice', '}\n', 'ambiguous'],
    ['twice but for its indentation', 'function a() {\nfunction a() {\n', 'not-found'],
    ['within a word', 'unction', 'ambiguous'],
    ['within one word', 'onst x', 'not-found'],
    ['blank', '  \n', 'empty-search'],
    ['with lines shifted differently', '    const x = 1;\nreturn x;\n', 'not-found'],
  ])('that is there %s is refused', (_, search, problem) => {
    expect(edit(search, 'x\n')).toEqual({ ok: false, problem });
  });

  it('keeps the line ends of its file, and a missing last one', () => {
    const windows = 'one\r\ntwo\r\nthree';
    expect(edit('two\n', 'a\nb\n', windows)).toEqual({ ok: true, text: 'one\r\na\r\nb\r\nthree' });
    expect(edit('three\n', '3\n', windows)).toEqual({ ok: true, text: 'one\r\ntwo\r\n3' });
  });

  it('keeps the line ends of every line that stays, and of the place of every other', () => {
    const mixed = '#!/bin/sh\r\nb\nc\nd\r\ne\n';
    for (const [search, replace, text] of [
      ['c\n', 'C\n', '#!/bin/sh\r\nb\nC\nd\r\ne\n'],
      ['c\nd\ne\n', 'C\nd\nE\n', '#!/bin/sh\r\nb\nC\nd\r\nE\n'],
      ['d\n', 'D\nD2\n', '#!/bin/sh\r\nb\nc\nD\r\nD2\r\ne\n'],
      ['c\nd\n', 'c\nnew\nd\n', '#!/bin/sh\r\nb\nc\nnew\nd\r\ne\n'],
      ['b\nc\nd\n', 'b\nd\n', '#!/bin/sh\r\nb\nd\r\ne\n'],
    ] as const) {
      expect(edit(search, replace, mixed)).toEqual({ ok: true, text });
    }
  });

  it('gives the end of a file a line break, or takes it, where it says so', () => {
    expect(edit('b', 'c\n', 'a\nb')).toEqual({ ok: true, text: 'a\nc\n' });
    expect(edit('b', 'c\n', 'a\r\nb')).toEqual({ ok: true, text: 'a\r\nc\r\n' });
    expect(edit('b\n', 'c', 'a\nb\n')).toEqual({ ok: true, text: 'a\nc' });
    expect(edit('b', 'c', 'a\nb\n')).toEqual({ ok: true, text: 'a\nc\n' });
    expect(edit('a\n', 'c', 'a\nb\n')).toEqual({ ok: true, text: 'c\nb\n' });
  });

  it('leaves what it only quotes as the file has it', () => {
    const fancy = 'say(“hi”); // 说\nold();\n';
    expect(edit('say("hi"); // 说\nold();\n', 'say("hi"); // 说\nfresh();\n', fancy)).toEqual({
      ok: true,
      text: 'say(“hi”); // 说\nfresh();\n',
    });
  });

  it('fills an empty file', () => {
    expect(edit('', 'x\n', '')).toEqual({ ok: true, text: 'x\n' });
  });
});

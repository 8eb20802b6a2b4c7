import { describe, expect, it } from 'vitest';
import { anchorOf, joinSegments } from './join-segments.ts';

const lines = Array.from({ length: 20 }, (_, at) => `const value${at} = ${at};\n`);
const before = lines.slice(0, 10).join('');
const rest = lines.slice(10).join('');

describe('[NC-09] a file that was cut', () => {
  it('is joined at the lines that its continuation repeats', () => {
    for (const cutLine of ['', 'const val', 'const value10 = 10;']) {
      for (const repeated of [2, 5, 10]) {
        const after = lines.slice(10 - repeated, 10).join('') + rest;
        expect(joinSegments(before + cutLine, after)).toBe(lines.join(''));
      }
    }
  });

  it('is joined where talk or a fence comes before those', () => {
    const repeated = lines.slice(8).join('');
    expect(joinSegments(before, `Sure, going on:\n\n\`\`\`js\n${repeated}`)).toBe(lines.join(''));
  });

  it('is joined at the line it was cut in', () => {
    expect(joinSegments(`${before}const value10`, rest)).toBe(lines.join(''));
  });

  it.each([
    ['goes on within a line', `${before}const val`, 'ue10 = 10;\n'],
    ['leaves something out', before, lines.slice(12).join('')],
    ['repeats what only looks alike', '}\n}\n', '}\n}\nmore\n'],
    ['has the lines, but other code before them', before, `other(code);\n${lines.slice(8).join('')}`],
    ['is empty', before, ''],
  ])('is not joined where its continuation %s', (_, text, after) => {
    const joined = joinSegments(text, after);
    // Short files may be repeated as a whole.
    if (joined !== undefined) expect(joined).toBe('}\n}\nmore\n');
  });

  it.each([
    ['goes on within the line behind the repeated ones', `${before}const price = 12`, `${lines[9]}5.50;\nend();\n`],
    ['repeats lines and leaves out the cut one', `${before}const value10`, `${lines[9]}${lines.slice(11).join('')}`],
    ['repeats nothing of lines that come again', 'odd();\neven(1);\nodd();\ne', 'even(1);\nodd();\neven(1);\nodd();\n'],
    [
      'repeats nothing of rows that take turns',
      '<li>the even row</li>\n<li>the odd row</li>\n<li>the even row</li>\n<l',
      '<li>the odd row</li>\n<li>the even row</li>\n'.repeat(2),
    ],
    ['goes on behind the blanks of a line', `${before}    `, `${lines[8]}${lines[9]}indented();\n`],
    ['goes on within a line of one letter', `${before}yyy`, `${lines[8]}${lines[9]}yyyyy\n`],
    ['goes on within a line that begins twice', `${before}so`, `${lines[8]}${lines[9]}soso\n`],
    ['goes on between the blanks of a line', `${before} `, `${lines[8]}${lines[9]} indented();\n`],
    ['is of rows that have come twice', `${'<i>1</i>\n<i>0</i>\n'.repeat(3)}<`, '<i>1</i>\n<i>0</i>\n'.repeat(3)],
    ['is of one line that repeats itself', `${'='.repeat(40)}`, `${'='.repeat(60)}\n`],
    ['is of a line that repeats words', 'ab cd ab cd ab cd', 'ab cd ab cd ab cd ab cd\n'],
    ['begins with a line that was there before', 'return total;\nx();\nreturn total;', 'return total;\nlast();\n'],
  ])('is not joined where its continuation %s', (_, text, after) => {
    expect(joinSegments(text, after)).toBeUndefined();
  });

  it('is joined where the cut line comes again, whole or as far as it was', () => {
    for (const cutLine of ['const value1', 'const value10 = 10;']) {
      expect(joinSegments(before + cutLine, `${lines[8]}${lines[9]}${rest}`)).toBe(lines.join(''));
    }
    expect(joinSegments(`${before}last;`, `${lines[8]}${lines[9]}last;`)).toBe(`${before}last;`);
  });

  it('is joined at the line it was cut in behind lines that stand there more than once', () => {
    const same = 'same(line);\n'.repeat(6);
    for (const repeated of ['', 'same(line);\n', 'same(line);\n'.repeat(3)]) {
      expect(joinSegments(`${same}const last`, `${repeated}const last = 1;\n`)).toBe(`${same}const last = 1;\n`);
    }
    expect(joinSegments(`${same}const last`, 'other(line);\nconst last = 1;\n')).toBeUndefined();
  });

  it('is recognised by lines that stand in it once', () => {
    const text = `${before}${'  same();\n'.repeat(2)}other();\n${'  same();\n'.repeat(2)}`;
    expect(anchorOf(text).join('')).toBe('other();\n  same();\n  same();\n');
  });

  it('is recognised by enough of its last lines', () => {
    expect(anchorOf(`${before}}\n}\n`).length).toBeGreaterThanOrEqual(3);
    expect(anchorOf('')).toEqual([]);
  });
});

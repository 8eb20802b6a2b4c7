import { describe, expect, it } from 'vitest';
import { diffLines } from './diff-lines.ts';
import { lineStarts } from './line-starts.ts';

function addedLines(left: string, right: string): string[] {
  const [one, other] = [left, right].map((text) => {
    const bytes = new TextEncoder().encode(text);
    return { bytes, starts: lineStarts(bytes) };
  });
  if (!one || !other) return [];
  const { hunks } = diffLines(one, other, { left: one, right: other });
  const [, , first = 0, count = 0] = hunks;
  return right.split('\n').slice(first, first + count);
}

describe('an added block', () => {
  const one = 'function one() {\n  return 1;\n}\n';
  const two = 'function two() {\n  return 2;\n}\n';
  const three = 'function three() {\n  return 3;\n}\n';

  it('[DIFF-02] is the function itself, not the brace before it', () => {
    expect(addedLines(one + three, one + two + three)).toEqual(two.trimEnd().split('\n'));
  });

  it('[DIFF-02] starts after the blank line that was there before', () => {
    expect(addedLines(`${one}\n${three}`, `${one}\n${two}\n${three}`)).toEqual([...two.trimEnd().split('\n'), '']);
  });

  it('may be at the very end', () => {
    expect(addedLines('a\n', 'a\na\na\n')).toEqual(['a', 'a']);
  });
});

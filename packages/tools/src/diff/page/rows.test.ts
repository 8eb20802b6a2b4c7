import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { compareTexts } from '../engine/compare-texts.ts';
import { isChangedLine, rangesOfLine, segmentsOf } from './line-segments.ts';
import { changeStarts, foldRows, isQuiet, layOutRows, NO_LINE } from './rows.ts';
import type { View } from './rows.ts';
import { randomTexts, seededRandom } from '../engine/test-random.ts';

const encoder = new TextEncoder();
const initial = { ignoreWhitespace: false, ignoreCase: false, ignoreBlankLines: false, ignoreLineEnds: false } as const;

const compare = (left: string, right: string, mode: 'lines' | 'words' = 'lines') =>
  compareTexts(
    { left: encoder.encode(left), right: encoder.encode(right) },
    { ...initial, mode },
    testContext().report,
  );

const rowsOf = (left: string, right: string, view: View) => {
  const rows = layOutRows(compare(left, right), view);
  return Array.from({ length: rows.count }, (_, row) => [rows.left[row], rows.right[row]]);
};

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}\n`);

describe('rows', () => {
  it('[DIFF-02] put versions of a line side by side', () => {
    expect(rowsOf('same\nalpha = 1\n', 'same\nnew\nalpha = 2\n', 'side-by-side')).toEqual([
      [0, 0],
      [NO_LINE, 1],
      [1, 2],
    ]);
  });

  it('[DIFF-02] put removed lines above added ones inline', () => {
    expect(rowsOf('same\nalpha = 1\n', 'same\nnew\nalpha = 2\n', 'inline')).toEqual([
      [0, 0],
      [1, NO_LINE],
      [NO_LINE, 1],
      [NO_LINE, 2],
    ]);
  });

  it.each(['side-by-side', 'inline'] as const)('[DIFF-02] show every line of both texts once, %s', (view) => {
    const random = seededRandom(31);
    const wrong: unknown[] = [];
    for (let round = 0; round < 100; round++) {
      const { left, right } = randomTexts(random);
      const comparison = compare(left, right);
      const rows = layOutRows(comparison, view);
      const shown = (side: Int32Array) => String(side.subarray(0, rows.count).filter((line) => line !== NO_LINE));
      const all = (starts: Uint32Array) => String([...starts.keys()].slice(0, -1));
      const isWhole =
        shown(rows.left) === all(comparison.leftStarts) && shown(rows.right) === all(comparison.rightStarts);
      if (!isWhole) wrong.push({ left, right });
    }
    expect(wrong).toEqual([]);
  });
});

describe('folding', () => {
  const before = numbered(40);
  const after = before.map((line, at) => (at === 20 ? 'changed\n' : line));
  const comparison = compare(before.join(''), after.join(''));
  const rows = layOutRows(comparison, 'side-by-side');

  it('hides what is equal but for three lines around a change', () => {
    const folded = foldRows(comparison, rows, new Set());
    expect([...folded.rows.subarray(0, folded.count)]).toEqual([0, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect([...folded.hidden.subarray(0, folded.count)]).toEqual([17, 0, 0, 0, 0, 0, 0, 0, 16]);
  });

  it('shows a fold that was opened, and everything if asked', () => {
    expect(foldRows(comparison, rows, new Set([24])).count).toBe(8 + 16);
    expect(foldRows(comparison, rows, 'all').count).toBe(40);
  });

  it('[DIFF-02] knows where the changes begin', () => {
    const folded = foldRows(comparison, rows, new Set());
    expect([...changeStarts(comparison, rows, folded)]).toEqual([4]);
    expect(isQuiet(comparison, rows, 19)).toBe(true);
    expect(isQuiet(comparison, rows, 20)).toBe(false);
  });
});

describe('a line', () => {
  it('[DIFF-02] is cut at its marks', () => {
    const comparison = compare('let a = 1;\n', 'let b = 1;\n');
    const ranges = rangesOfLine(comparison.leftRanges, 0);
    expect(segmentsOf('let a = 1;\n', ranges)).toEqual([
      { text: 'let ', isMarked: false },
      { text: 'a', isMarked: true },
      { text: ' = 1;', isMarked: false },
    ]);
    expect(rangesOfLine(comparison.leftRanges, 1)).toEqual([]);
  });

  it('shows a line end that differs', () => {
    const comparison = compare('a\r\n', 'a\n');
    expect(segmentsOf('a\r\n', rangesOfLine(comparison.leftRanges, 0)).at(-1)).toEqual({ text: '␍␊', isMarked: true });
    expect(segmentsOf('a\n', rangesOfLine(comparison.rightRanges, 0)).at(-1)).toEqual({ text: '␊', isMarked: true });
  });

  it('of great length is shown around its marks', () => {
    const line = `${'a '.repeat(50_000)}old ${'b '.repeat(50_000)}`;
    const segments = segmentsOf(line, [[100_000, 100_003]]);
    expect(segments.map(({ text, omitted }) => omitted ?? text.length)).toEqual([
      120, 99_760, 120, 3, 120, 99_761, 120,
    ]);
  });

  it('without marks in a block compared by words is not changed', () => {
    const comparison = compare('one two\nsame\nx', 'one three\nsame!\nx', 'words');
    expect(isChangedLine(comparison, 0, rangesOfLine(comparison.leftRanges, 0))).toBe(true);
    expect(isChangedLine(comparison, 0, rangesOfLine(comparison.leftRanges, 1))).toBe(false);
    expect(isChangedLine(compare('a\n', 'b\n'), 0, [])).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { COARSE, IGNORED, REFINED, WHOLE } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import { compareTexts } from './compare-texts.ts';
import type { CompareOptions } from './compare-texts.ts';
import { hunkAt, hunkCount } from './lines/hunks.ts';
import { randomTexts, seededRandom } from './test-random.ts';

const encoder = new TextEncoder();
const { report } = testContext();
const exact: CompareOptions = {
  mode: 'lines',
  ignoreWhitespace: false,
  ignoreCase: false,
  ignoreBlankLines: false,
  ignoreLineEnds: false,
};

const compare = (left: string, right: string, options: Partial<CompareOptions> = {}) =>
  compareTexts({ left: encoder.encode(left), right: encoder.encode(right) }, { ...exact, ...options }, report);

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** A side without what the comparison says is only on this side. */
function common(text: string, comparison: Comparison, side: 'left' | 'right'): string {
  const lines: string[] = [...linesOf(text)];
  const ranges = comparison[`${side}Ranges`];
  for (let at = ranges.length - 3; at >= 0; at -= 3) {
    const [line = 0, from, to] = ranges.subarray(at, at + 3);
    lines[line] = (lines[line] ?? '').slice(0, from) + (lines[line] ?? '').slice(to);
  }
  for (let index = 0; index < hunkCount(comparison.hunks); index++) {
    const hunk = hunkAt(comparison.hunks, index);
    if (comparison.states[index] === WHOLE || comparison.mode === 'lines') {
      lines.fill('', hunk[side], hunk[side] + hunk[`${side}Count`]);
    }
  }
  return lines.join('');
}

/** The texts of one side's ranges. */
function marked(text: string, comparison: Comparison, side: 'left' | 'right'): string[] {
  const lines = linesOf(text);
  const ranges = comparison[`${side}Ranges`];
  return Array.from({ length: ranges.length / 3 }, (_, index) => {
    const [line = 0, from, to] = ranges.subarray(index * 3, index * 3 + 3);
    return (lines[line] ?? '').slice(from, to);
  });
}

describe('a comparison', () => {
  it.each(['lines', 'words', 'chars'] as const)('[DIFF-01] by %s leaves the same of both sides', (mode) => {
    const random = seededRandom(mode.length);
    const wrong: unknown[] = [];
    for (let round = 0; round < 150; round++) {
      const { left, right } = randomTexts(random);
      const comparison = compare(left, right, { mode });
      const isSame = common(left, comparison, 'left') === common(right, comparison, 'right');
      const isEqual = left === right;
      if (!isSame || comparison.identical !== isEqual || (comparison.changes === 0) !== isEqual) {
        wrong.push({ left, right });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('[DIFF-01] ignoring white space and case leaves the same but for these', () => {
    const random = seededRandom(77);
    const fold = (text: string) => text.replace(/\s/g, '').toLowerCase();
    const lefts: string[] = [];
    const rights: string[] = [];
    for (const mode of ['lines', 'words', 'chars'] as const) {
      for (let round = 0; round < 60; round++) {
        const { left, right } = randomTexts(random);
        const comparison = compare(left, right, { mode, ignoreWhitespace: true, ignoreCase: true });
        lefts.push(fold(common(left, comparison, 'left')));
        rights.push(fold(common(right, comparison, 'right')));
      }
    }
    expect(lefts).toEqual(rights);
  });

  it('pairs lines in ascending order on both sides, within hunks', () => {
    const random = seededRandom(3);
    const wrong: unknown[] = [];
    for (let round = 0; round < 100; round++) {
      const { left, right } = randomTexts(random);
      const { pairs } = compare(left, right);
      if (pairs.some((line, at) => at >= 2 && line <= (pairs[at - 2] ?? 0))) wrong.push({ left, right });
    }
    expect(wrong).toEqual([]);
  });
});

describe('counts', () => {
  it.each([
    ['lines', 'a b\nc\n', 'a x\nc\nd\n', 1, 2],
    ['words', 'the quick fox', 'the slow brown fox', 1, 2],
    ['words', 'one two\n', 'one  two\n', 0, 0],
    ['chars', 'kitten', 'sitting', 2, 3],
    ['chars', '👨‍👩‍👧好', '👨‍👩‍👦好', 1, 1],
    ['words', '今天天气很好', '今天天气不好', 1, 1],
    ['words', '', 'three new words\n', 0, 3],
    ['chars', '', 'a b\r\n', 0, 4],
  ] as const)('[DIFF-02] by %s from %j to %j are −%i +%i', (mode, left, right, removed, added) => {
    expect(compare(left, right, { mode })).toMatchObject({ removed, added });
  });
});

describe('what is ignored', () => {
  it.each<[string, Partial<CompareOptions>, string, string]>([
    ['white space within lines', { ignoreWhitespace: true }, 'a b\n', ' ab \n'],
    ['the ideographic space', { ignoreWhitespace: true }, '工具\u3000台\n', '工具台\n'],
    ['case', { ignoreCase: true }, 'ÀB c\n', 'àb C\n'],
    ['line ends', { ignoreLineEnds: true }, 'a\r\nb\r\n', 'a\nb'],
    ['blank lines', { ignoreBlankLines: true }, 'a\n\n  \nb\n', 'a\nb\n\n'],
    ['words on other lines', { mode: 'words', ignoreWhitespace: true }, 'one two\nthree\n', 'one\ntwo three\n'],
    ['line ends by words', { mode: 'words', ignoreLineEnds: true }, 'a\r\nb', 'a\nb\n'],
    ['case by characters', { mode: 'chars', ignoreCase: true }, 'Word', 'wORD'],
  ])('[DIFF-01] %s make no difference', (_, options, left, right) => {
    expect(compare(left, right).changes).toBeGreaterThan(0);
    const comparison = compare(left, right, options);
    expect(comparison).toMatchObject({ changes: 0, removed: 0, added: 0, identical: false });
    expect([...comparison.states].every((state) => state === IGNORED)).toBe(true);
  });

  it('[DIFF-01] is not what differs in the same line besides', () => {
    const left = 'Alpha  beta\n';
    const right = 'alpha gamma\n';
    const comparison = compare(left, right, { ignoreWhitespace: true, ignoreCase: true });
    expect(marked(left, comparison, 'left')).toEqual(['beta']);
    expect(marked(right, comparison, 'right')).toEqual(['gamma']);
  });

  it('keeps bytes apart that are not UTF-8 and would read the same', () => {
    const texts = { left: Uint8Array.of(0xb9, 0x0a), right: Uint8Array.of(0xba, 0x0a) };
    for (const mode of ['lines', 'words'] as const) {
      expect(compareTexts(texts, { ...exact, mode, ignoreWhitespace: true }, report)).toMatchObject({ changes: 1 });
    }
  });
});

describe('changed lines', () => {
  it('[DIFF-02] have their changed words marked', () => {
    const left = 'const total = price * 2;\n';
    const right = 'const total = amount * 3;\n';
    const comparison = compare(left, right);
    expect(comparison.states[0]).toBe(REFINED);
    expect(marked(left, comparison, 'left')).toEqual(['price', '2']);
    expect(marked(right, comparison, 'right')).toEqual(['amount', '3']);
  });

  it('[DIFF-03] have Chinese marked by words', () => {
    const left = '我们今天去公园散步\n';
    const right = '我们明天去公园跑步\n';
    const comparison = compare(left, right, { mode: 'words' });
    expect(marked(left, comparison, 'left')).toEqual(['今天', '散步']);
    expect(marked(right, comparison, 'right')).toEqual(['明天', '跑步']);
  });

  it('stand beside their other version, whatever was put between', () => {
    const comparison = compare('alpha = 1\nbeta = 2\n', 'new line\nalpha = 3\nsomething else\nbeta = 4\n');
    expect([...comparison.pairs]).toEqual([0, 1, 1, 3]);
  });

  it('with nothing in common are marked whole', () => {
    expect(compare('alpha beta\n', 'gamma delta epsilon\n')).toMatchObject({
      states: Uint8Array.of(WHOLE),
      leftRanges: new Int32Array(),
    });
  });

  it('put a phrase that was replaced under one mark', () => {
    const left = 'see the old town today\n';
    const comparison = compare(left, 'see the new city today\n');
    expect(marked(left, comparison, 'left')).toEqual(['old town']);
  });
});

describe('large texts', () => {
  const lines = (count: number, word: string) =>
    Array.from({ length: count }, (_, at) => `${word} ${at % 5000}\n`).join('');

  it('[DIFF-03] that have nothing in common are coarse, announced and right', () => {
    const comparison = compare(lines(12_000, 'left'), lines(12_000, 'right'));
    expect(comparison).toMatchObject({ coarse: true, removed: 12_000, added: 12_000, changes: 1 });
    expect(comparison.states[0]).toBe(COARSE);
  });

  it('[DIFF-03] of few different lines stay within the budget', () => {
    const random = seededRandom(9);
    const letters = () => Array.from({ length: 2000 }, () => `${random(9)}\n`).join('');
    const left = letters();
    const right = letters();
    const comparison = compare(left, right);
    expect(common(left, comparison, 'left')).toBe(common(right, comparison, 'right'));
    expect(comparison.coarse).toBe(true);
  });

  it('reports progress that never goes back', () => {
    const fractions: number[] = [];
    const texts = {
      left: encoder.encode(lines(3000, 'a')),
      right: encoder.encode(lines(3000, 'a').replace(/7/g, '8')),
    };
    compareTexts(texts, exact, (fraction) => fractions.push(fraction));
    expect(fractions.length).toBeGreaterThan(1);
    expect(fractions).toEqual([...fractions].sort((one, other) => one - other));
    expect(fractions.at(-1)).toBeLessThanOrEqual(1);
  });
});

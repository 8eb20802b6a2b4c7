import { describe, expect, it } from 'vitest';
import { createAllowance, searchForHunk, takeCutting, takeHunk } from '../allowance.ts';
import { strict } from '../lines/diff-lines.ts';
import { refineBlock } from './refine-block.ts';
import type { Purpose } from './refine-block.ts';
import { countUnits, hasIdeographs } from './token-side.ts';
import type { Cutting } from './token-side.ts';
import { seededRandom } from '../test-random.ts';

const byWords: Cutting = { granularity: 'words', wording: 'dictionary', leniency: strict };
const byCharacters: Cutting = { ...byWords, granularity: 'characters' };

const refine = (left: string, right: string, cutting = byWords, purpose: Purpose = 'difference', steps = 1_000_000) =>
  refineBlock(left, right, cutting, purpose, { steps });

describe('a refined block', () => {
  it('gives ranges by line and column, one for tokens in a row', () => {
    expect(refine('keep\nold old end\n', 'keep\nnew end\n')).toMatchObject({
      left: [1, 0, 7],
      right: [1, 0, 3],
      removed: 2,
      added: 1,
    });
  });

  it('reaches past the visible text where a line end differs', () => {
    expect(refine('a\nb', 'a b')).toMatchObject({ left: [0, 1, 2], right: [0, 1, 2], removed: 0, added: 0 });
  });

  it('counts every character, line ends too', () => {
    expect(refine('a', 'a b\r\n', byCharacters)).toMatchObject({ removed: 0, added: 3 });
  });

  it('is right with no budget at all, and says so', () => {
    const random = seededRandom(6);
    const words = () => Array.from({ length: 400 }, () => `w${random(5)}`).join(' ');
    const [left, right] = [words(), words()];
    expect(refine(left, right, byWords, 'difference', 0)).toMatchObject({ isComplete: false });
    const rest = (text: string, ranges: readonly number[]) => {
      let kept = '';
      let at = 0;
      for (let index = 0; index < ranges.length; index += 3) {
        kept += text.slice(at, ranges[index + 1]);
        at = ranges[index + 2] ?? 0;
      }
      return kept + text.slice(at);
    };
    const coarse = refine(left, right, byWords, 'difference', 2000);
    expect(rest(left, coarse.left)).toBe(rest(right, coarse.right));
  });

  it('does not take a word for kept that stands on another line', () => {
    const left = 'alpha beta gamma\nother words here\n';
    const right = 'alpha beta delta\nother gamma here\n';
    const { left: ranges } = refine(left, right, byWords, 'hints-in-lines');
    expect(ranges).toEqual([0, 11, 16, 1, 6, 11]);
  });
});

describe('a long code in a line', () => {
  const code = 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5eg';
  const changed = `${code.slice(0, 30)}__${code.slice(31)}`;
  const hints = (left: string, right: string) => {
    const { left: removed, right: added } = refine(left, right, byWords, 'hints-in-lines');
    return { removed, added };
  };

  it('is marked only where it changed, beside other changes too', () => {
    expect(hints(`key: ${code}\n`, `key: ${changed}\n`)).toEqual({ removed: [0, 35, 36], added: [0, 35, 37] });
    const { removed, added } = hints(`old key ${code} of it\n`, `new key ${changed} of it\n`);
    expect([removed, added]).toEqual([
      [0, 0, 3, 0, 38, 39],
      [0, 0, 3, 0, 38, 40],
    ]);
  });

  it('has no mark where nothing of it is gone', () => {
    expect(hints(`key: ${code}\n`, `key: ${code.slice(0, 30)}xyz${code.slice(30)}\n`)).toEqual({
      removed: [],
      added: [0, 35, 38],
    });
  });

  it('is a word like others where words are what is compared', () => {
    expect(refine(`key: ${code}\n`, `key: ${changed}\n`).left).toEqual([0, 5, 5 + code.length]);
  });
});

describe('paired lines', () => {
  it.each([
    ['one line each', 'value = 1', 'value = 2', [[0, 0]]],
    ['nothing in common', 'alpha beta', 'gamma delta', []],
    ['a long number that changed', '"id": 123456789012345678', '"id": 876543210987654321', [[0, 0]]],
    [
      'a line put between',
      'a = 1\nb = 2',
      'a = 3\nnew line\nb = 4',
      [
        [0, 0],
        [1, 2],
      ],
    ],
    ['lines that crossed, one of them', 'first thing\nsecond one', 'second one!\nfirst thing!', [[1, 0]]],
    ['blank lines, which are like every other', '\n', '\n\n', []],
  ])('%s', (_, left, right, pairs) => expect(refine(left, right).pairs).toEqual(pairs));
});

describe('counting', () => {
  it.each([
    ['one, two\n', byWords, 3],
    ['one, two\n', byCharacters, 9],
    ['我们去公园', byWords, 3],
    ['a\r\nb', byCharacters, 3],
    ['a b', { ...byCharacters, leniency: { ...strict, ignoreWhitespace: true } }, 2],
    ['', byWords, 0],
  ])('%j', (text, cutting, count) => expect(countUnits(text, cutting)).toBe(count));

  it('knows where a dictionary is needed', () => {
    expect(hasIdeographs('plain text, café, 한국어')).toBe(false);
    expect(hasIdeographs('text 文')).toBe(true);
  });
});

describe('the allowance', () => {
  it('[DIFF-03] takes single characters once the dictionary has read enough', () => {
    const allowance = createAllowance('words');
    const chinese = '中'.repeat(600_000);
    expect(takeCutting(allowance, 'words', strict, [chinese]).wording).toBe('dictionary');
    expect(allowance.isExceeded).toBe(false);
    expect(takeCutting(allowance, 'words', strict, [chinese, 'latin']).wording).toBe('single-characters');
    expect(allowance.isExceeded).toBe(true);
    expect(takeCutting(allowance, 'words', strict, ['latin']).wording).toBe('dictionary');
  });

  it('[DIFF-03] refuses hunks that are too large, and any once enough was read', () => {
    const allowance = createAllowance('lines');
    expect(takeHunk(allowance, 100_000)).toBe(true);
    expect(allowance.isExceeded).toBe(false);
    expect(takeHunk(allowance, 300_000)).toBe(false);
    for (let read = 0; read < 100; read++) takeHunk(allowance, 100_000);
    expect(takeHunk(allowance, 100_000)).toBe(false);
    expect(allowance.isExceeded).toBe(true);
  });

  it('leaves something for the hunks after an expensive one', () => {
    const allowance = createAllowance('lines');
    const before = allowance.budget.steps;
    for (let hunk = 0; hunk < 10; hunk++) {
      searchForHunk(allowance, (budget) => {
        budget.steps = 0;
      });
    }
    expect(allowance.budget.steps).toBeGreaterThan(0);
    expect(allowance.budget.steps).toBeLessThan(before / 10);
  });
});

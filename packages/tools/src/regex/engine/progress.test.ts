import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './index.ts';
import type { Matches } from './run/match.ts';
import { options } from '../options.ts';
import type { Validation } from './validate.ts';

const countOf = (partial: unknown) => (partial as Matches).count;

/** A context whose clock moves by a given time per look, and what was reported to it: results go on growing. */
function watched(msPerLook: number, keep: (partial: unknown) => unknown = structuredClone) {
  const reports: { fraction: number; partial: unknown }[] = [];
  let now = 0;
  const context = testContext({
    now: () => (now += msPerLook),
    report: (fraction, partial) => reports.push({ fraction, partial: keep(partial) }),
  });
  return { context, reports };
}

const chosen = (pattern: string) => ({ ...initialValues(options), pattern, replacement: 'b' });

describe('what is kept when time runs out', () => {
  it('[REGEX-06] each of the first matches is told at once: the next one may never end', async () => {
    const { context, reports } = watched(0, countOf);
    await engine.match('a'.repeat(10), chosen('a'), context);
    expect(reports.map(({ partial }) => partial)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('[REGEX-06] never more than an eighth of the first thousand is lost', async () => {
    const { context, reports } = watched(0, countOf);
    await engine.match('a'.repeat(2000), chosen('a'), context);
    const counts = reports.map(({ partial }) => Number(partial));
    expect(counts.length).toBeLessThan(70);
    expect(counts.every((count, index) => index === 0 || count <= counts[index - 1] * 1.15 + 1)).toBe(true);
    expect(counts.at(-1)).toBeGreaterThan(850);
  });

  it('[REGEX-06] after that by the clock, at growing intervals', async () => {
    const { context, reports } = watched(0.1, countOf);
    await engine.match('a'.repeat(10_000), chosen('a'), context);
    const counts = reports.map(({ partial }) => Number(partial)).filter((count) => count > 1000);
    const gaps = counts.slice(1).map((count, index) => count - counts[index]);
    expect(gaps.every((gap, index) => index === 0 || gap >= gaps[index - 1] - 1)).toBe(true);
    expect(counts.length).toBeGreaterThan(4);
    expect(counts.length).toBeLessThan(40);
  });

  it('[REGEX-06] the fraction grows to one, and partial results have the shape of whole ones', async () => {
    const { context, reports } = watched(0);
    await engine.validate('1\nx\n2', chosen('\\d'), context);
    expect(reports.map(({ partial }) => (partial as Validation).validCount)).toEqual([1, 1, 2]);
    expect(reports.every(({ fraction }, index) => index === 0 || fraction >= reports[index - 1].fraction)).toBe(true);
    expect(reports.every(({ fraction }) => fraction >= 0 && fraction <= 1)).toBe(true);
  });

  it('[REGEX-06] a replacement keeps the rest of the text as it was', async () => {
    const { context, reports } = watched(0);
    await engine.replace('aXa', chosen('a'), context);
    expect(reports.map(({ partial }) => partial)).toMatchObject([
      { text: 'bXa', count: 1 },
      { text: 'bXb', count: 2 },
    ]);
  });

  it('[REGEX-06] extraction and splitting tell what they have', async () => {
    const { context, reports } = watched(0);
    await engine.extract('a1', { ...chosen('\\w'), extractAs: 'json' }, context);
    await engine.split('a,b', chosen(','), context);
    expect(JSON.parse((reports[0].partial as { text: string }).text)).toHaveLength(1);
    expect(reports.at(-1)?.partial).toMatchObject({ count: 1, parts: ['a'] });
  });
});

import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { limitGroups, type LimitTexts } from './limit-rows.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** Every figure of a group of the contract, at any depth. */
function figuresOf(group: object): number[] {
  return Object.values(group).flatMap((value: unknown) =>
    typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? figuresOf(value) : [],
  );
}

const shown = new Set(Object.values(limitGroups).flatMap(figuresOf));

describe('the page of limits', () => {
  it.each(Object.keys(limits) as (keyof typeof limits)[])('shows figures of the group %s', (group) => {
    expect(figuresOf(limits[group]).some((figure) => shown.has(figure))).toBe(true);
  });

  it('shows no figure that the contract does not have', () => {
    const known = new Set(figuresOf(limits));
    for (const figure of shown) expect(known).toContain(figure);
  });

  it('has a word for what is counted, and only for that', () => {
    const texts: readonly LimitTexts[] = [zh.groups, en.groups];
    for (const groups of texts) {
      for (const [group, rows] of Object.entries(limitGroups)) {
        const words = groups[group as keyof LimitTexts].rows as Record<string, { unit?: string }>;
        for (const [key, { measure }] of Object.entries(rows)) {
          expect(words[key]?.unit !== undefined, `${group} ${key}`).toBe(measure === 'count');
        }
      }
    }
  });
});

import { expect, it } from 'vitest';
import { cleanComment } from './documentation.ts';

it.each([
  ['# %% cell 3', ''],
  ['# %matplotlib inline\n# Reads the gauge.', 'Reads the gauge.'],
  ['# %%time', ''],
  ['# %% cell 1 [markdown]\n# Fits the tide.', 'Fits the tide.'],
  ['# 5% of all, and %d of them', '5% of all, and %d of them'],
])('[CODE-09] the documentation of %j is without what is said to a notebook', (comment, documentation) => {
  expect(cleanComment(comment)).toBe(documentation);
});

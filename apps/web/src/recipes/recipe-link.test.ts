import { expect, it } from 'vitest';
import { readRecipeFragment, recipeFragment } from './recipe-link.ts';

const recipe = {
  version: 1 as const,
  title: '排序 🙂',
  steps: [{ tool: 'json', action: 'format', options: { sortKeys: true } }],
};

it('[SHELL-21] a link carries the recipe, and the input only when asked', () => {
  expect(readRecipeFragment(recipeFragment(recipe))).toEqual({ recipe });
  expect(readRecipeFragment(recipeFragment(recipe, '{"ä": "键"}'))).toEqual({ recipe, input: '{"ä": "键"}' });
  expect(recipeFragment(recipe)).toMatch(/^#recipe=[\w-]+$/);
});

it('[SHELL-21] a fragment of another kind is left alone, a damaged one is told', () => {
  expect(readRecipeFragment('#main')).toBeNull();
  for (const end of ['', '!!', 'AAAA']) expect(readRecipeFragment(`#recipe=${end}`)).toBe('unreadable');
  expect(readRecipeFragment(recipeFragment(recipe).slice(0, -5))).toBe('unreadable');
});

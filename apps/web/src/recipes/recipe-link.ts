import type { Recipe } from '@toolbench/contracts/recipe.ts';
import { readFragment, writeFragment } from '@toolbench/ui/work/page-link.ts';

/** What a link carries: a recipe that has to be read yet, and its input where whoever made the link wanted that. */
export interface CarriedRecipe {
  readonly recipe: unknown;
  readonly input?: string;
}

const name = 'recipe';

/** The fragment of a link to a recipe. */
export function recipeFragment(recipe: Recipe, input?: string): string {
  return writeFragment(name, { recipe, ...(input !== undefined && { input }) });
}

/** What a fragment carries: null where it is of another kind, `unreadable` where it is damaged. */
export function readRecipeFragment(fragment: string): CarriedRecipe | 'unreadable' | null {
  const read = readFragment(name, fragment);
  if (read === null || read === 'unreadable') return read;
  const { recipe, input } = read;
  return { recipe, ...(typeof input === 'string' && { input }) };
}

import type { Recipe, RecipeStep } from '@toolbench/contracts/recipe.ts';
import { findActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { isSecret } from '@toolbench/ui/work/kept-work.ts';

/** A step without the keys and passwords among its options: they belong in no storage and in no link. */
export function stepWithoutSecrets(step: RecipeStep): RecipeStep {
  const described = findActionOutside(step.tool, step.action)?.tool.options;
  const shared = Object.entries(step.options).filter(([name, value]) => {
    if (typeof value !== 'string' || value === '') return true;
    const option = described?.[name];
    return !(option?.kind === 'text' && option.isSecret) && !isSecret(value);
  });
  return { ...step, options: Object.fromEntries(shared) };
}

/** The same for every step of a recipe. */
export function withoutSecrets(recipe: Recipe): Recipe {
  return { ...recipe, steps: recipe.steps.map(stepWithoutSecrets) };
}

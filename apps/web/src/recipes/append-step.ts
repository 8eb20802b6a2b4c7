import { useEffect } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Recipe, RecipeStep } from '@toolbench/contracts/recipe.ts';
import { findActionOutside, type ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import type { Text } from '@toolbench/kit/text.ts';
import type { MadeBy } from '@toolbench/ui/work/kept-work.ts';
import { stepWithoutSecrets } from './without-secrets.ts';

/** A step on its way to the recipe's page, and the text it worked on, for a recipe that has no input yet. */
interface SentStep {
  readonly step: RecipeStep;
  readonly input: Text | null;
}

let waiting: SentStep | null = null;

/** The action that made a result, where it can be a step of a recipe. */
export function actionMadeBy(madeBy: MadeBy | null): ActionOutside | undefined {
  return madeBy ? findActionOutside(madeBy.tool, madeBy.action) : undefined;
}

/** Keeps the action that made a result as a step for the recipe's page. Keys and passwords stay behind. */
export function sendStep({ tool, action }: ActionOutside, { options, input, action: name }: MadeBy): void {
  const chosen = action.options.map((option) => [option, options[option] as string | number | boolean]);
  waiting = {
    step: stepWithoutSecrets({ tool: tool.key, action: name, options: Object.fromEntries(chosen) }),
    input,
  };
}

/** Gives the step that was sent to the recipe, once, when its page opens. */
export function useSentStep(onStep: (sent: SentStep) => void): void {
  useEffect(() => {
    const sent = waiting;
    waiting = null;
    if (sent) onStep(sent);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a step is taken once, when the page opens
  }, []);
}

/** The recipe with one step more; null where it has as many as a recipe can have. */
export function withStep(recipe: Recipe, step: RecipeStep): Recipe | null {
  return recipe.steps.length < limits.recipes.steps ? { ...recipe, steps: [...recipe.steps, step] } : null;
}

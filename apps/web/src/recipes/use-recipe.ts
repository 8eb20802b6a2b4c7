import { useMemo, useState } from 'react';
import type { Recipe, RecipeStep } from '@toolbench/contracts/recipe.ts';
import type { ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import { withoutSecrets } from './without-secrets.ts';

const empty: Recipe = { version: 1, title: '', steps: [] };

/** A step with every option of its action at its initial value. */
function newStep({ tool, name, action }: ActionOutside): RecipeStep {
  const values: Readonly<Record<string, string | number | boolean>> = initialValues(tool.options);
  const options = Object.fromEntries(action.options.map((option) => [option, values[option]]));
  return { tool: tool.key, action: name, options };
}

/**
 * The recipe on the page: how it is edited, and taken back step by step. It is kept as the text of its file, whose keys and
 * passwords stay on the page.
 */
export function useRecipe() {
  const [lasting, setLasting] = useKept('recipe', JSON.stringify(empty));
  const [text, setHere] = useKept('recipe-with-secrets', lasting, 'tab');
  const [before, setBefore] = useState<readonly string[]>([]);
  const recipe = useMemo(() => JSON.parse(text) as Recipe, [text]);

  const setText = (next: string) => {
    setHere(next);
    setLasting(JSON.stringify(withoutSecrets(JSON.parse(next) as Recipe)));
  };
  const replace = (next: Recipe) => {
    setBefore([...before, text]);
    setText(JSON.stringify(next));
  };
  const setSteps = (steps: readonly RecipeStep[]) => replace({ ...recipe, steps: [...steps] });
  const { steps } = recipe;
  return {
    recipe,
    /** Changes with every change of the recipe. */
    text,
    replace,
    setTitle: (title: string) => setText(JSON.stringify({ ...recipe, title })),
    add: (called: ActionOutside) => setSteps([...steps, newStep(called)]),
    change: (at: number, step: RecipeStep) => setSteps(steps.with(at, step)),
    remove: (at: number) => setSteps(steps.toSpliced(at, 1)),
    clear: () => replace(empty),
    /** Puts a step at another place among the others. */
    move: (from: number, to: number) => setSteps(steps.toSpliced(from, 1).toSpliced(to, 0, steps[from])),
    undo:
      before.length === 0
        ? null
        : () => {
            setText(before[before.length - 1]);
            setBefore(before.slice(0, -1));
          },
  };
}

import { NativeSelect } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import type { RecipeStep } from '@toolbench/contracts/recipe.ts';
import { actionsOutside, type ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { actionOfStep, canFollow } from '@toolbench/tools/outside/read-recipe.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { shownTools } from '../shown-tools.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** Offers the actions that can work on what the last step gives, by tool in menu order. */
export function AddStep({
  steps,
  onAdd,
}: {
  readonly steps: readonly RecipeStep[];
  readonly onAdd: (called: ActionOutside) => void;
}) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  const last = steps.length > 0 ? actionOfStep(steps[steps.length - 1]) : undefined;
  const fits = ({ action }: ActionOutside) => canFollow(last?.action.output ?? 'text', action.input);
  const groups = shownTools
    .map((tool) => ({
      group: tool.name[language],
      items: actionsOutside
        .filter((called) => called.tool.key === tool.key && fits(called))
        .map(({ id, action }) => ({ value: id, label: action.label[language] })),
    }))
    .filter(({ items }) => items.length > 0);
  if (steps.length >= limits.recipes.steps) return <p>{t.full(limits.recipes.steps)}</p>;
  return (
    <NativeSelect
      label={t.add}
      value=""
      data={[{ value: '', label: t.pick }, ...groups]}
      onChange={(event) => {
        const called = actionsOutside.find(({ id }) => id === event.currentTarget.value);
        if (called) onAdd(called);
      }}
    />
  );
}

import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { RecipeStep } from '@toolbench/contracts/recipe.ts';
import type { ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { actionOfStep } from '@toolbench/tools/outside/read-recipe.ts';
import { useWords } from './use-words.ts';

const StepPicker = lazy(() => import('./step-picker.tsx'));

/** Offers the actions that can work on what the last step gives. */
export function AddStep({
  steps,
  onAdd,
}: {
  readonly steps: readonly RecipeStep[];
  readonly onAdd: (called: ActionOutside) => void;
}) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const last = steps.length > 0 ? actionOfStep(steps[steps.length - 1]) : undefined;
  if (steps.length >= limits.recipes.steps) return <p>{t.full(limits.recipes.steps)}</p>;
  const close = () => {
    // A dialog that is gone no longer keeps the focus from the button.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <div>
      <Button
        ref={opener}
        size="xs"
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.add}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StepPicker
            output={last?.action.output ?? 'text'}
            onChoose={(called) => {
              close();
              onAdd(called);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

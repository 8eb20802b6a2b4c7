import { Check } from 'lucide-react';
import { useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Wizard } from './use-wizard.ts';
import { furthestStep, isComplete, steps } from './work.ts';
import styles from './step-indicator.module.css';

/** The five steps: which are done, which one is shown. Those that can be reached are buttons. */
export function StepIndicator({ wizard: { step, work, busy, goTo } }: { readonly wizard: Wizard }) {
  const t = useTexts({ zh, en });
  const furthest = steps.indexOf(furthestStep(work));
  return (
    <nav aria-label={t.stepsLabel}>
      <ol className={styles.steps}>
        {steps.map((name, index) => {
          const isDone = isComplete(name, work);
          return (
            <li key={name} data-step={name} data-done={isDone || undefined}>
              <button
                type="button"
                aria-current={name === step ? 'step' : undefined}
                disabled={busy !== null || (index > furthest && name !== step)}
                title={index > furthest ? t.completeFirst : undefined}
                onClick={() => goTo(name)}
              >
                <span className={styles.stepNumber}>{isDone ? <Check size={14} aria-hidden /> : index + 1}</span>
                <span>{t.steps[name]}</span>
                {isDone && <span className="visually-hidden">{t.stepDone}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import { Check } from 'lucide-react';
import { useWords } from './use-words.ts';
import styles from './step-indicator.module.css';

export interface StepItem<Step extends string> {
  readonly step: Step;
  readonly name: string;
  readonly isDone: boolean;
  /** What it needs has been done. */
  readonly isReachable: boolean;
}

interface StepIndicatorProps<Step extends string> {
  readonly items: readonly StepItem<Step>[];
  readonly current: Step;
  readonly isBusy: boolean;
  readonly onGo: (step: Step) => void;
}

/** The steps of a wizard: which are done, which one is shown. Those that can be reached are buttons. */
export function StepIndicator<Step extends string>({ items, current, isBusy, onGo }: StepIndicatorProps<Step>) {
  const t = useWords();
  return (
    <nav aria-label={t.stepsLabel}>
      <ol className={styles.steps}>
        {items.map(({ step, name, isDone, isReachable }, index) => (
          <li key={step} data-step={step} data-done={isDone || undefined}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              disabled={isBusy || (!isReachable && step !== current)}
              title={isReachable ? undefined : t.completeFirst}
              onClick={() => onGo(step)}
            >
              <span className={styles.stepNumber}>{isDone ? <Check size={14} aria-hidden /> : index + 1}</span>
              <span>{name}</span>
              {isDone && <span className="visually-hidden">{t.stepDone}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

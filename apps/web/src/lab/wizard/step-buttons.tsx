import { Button } from '@mantine/core';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import type { StepItem } from './step-indicator.tsx';
import { useWords } from './use-words.ts';
import styles from './wizard.module.css';

interface StepButtonsProps<Step extends string> {
  readonly items: readonly StepItem<Step>[];
  readonly current: Step;
  readonly isBusy: boolean;
  /** Said at the last step once it is done. */
  readonly allDone: string;
  readonly onGo: (step: Step) => void;
}

/** Previous and Next. Next needs a complete step; the last step has nothing after it, and says that all is done once it is. */
export function StepButtons<Step extends string>({ items, current, isBusy, allDone, onGo }: StepButtonsProps<Step>) {
  const t = useWords();
  const index = items.findIndex(({ step }) => step === current);
  const isLast = index === items.length - 1;
  const { isDone } = items[index];
  const hint = isBusy ? t.waitForBusy : isLast ? (isDone ? allDone : undefined) : isDone ? undefined : t.completeFirst;
  return (
    <div className={styles.stepButtons} data-print="no">
      <Button
        variant="default"
        leftSection={<ArrowLeft size={16} aria-hidden />}
        disabled={index === 0 || isBusy}
        onClick={() => onGo(items[index - 1].step)}
      >
        {t.previous}
      </Button>
      <span className={styles.hint} id="next-hint">
        {hint}
      </span>
      {/* A disabled button shows no tooltip in every browser; what is around it does. */}
      <span title={hint} hidden={isLast && !isDone}>
        <Button
          rightSection={isLast ? <Check size={16} aria-hidden /> : <ArrowRight size={16} aria-hidden />}
          disabled={isLast || !isDone || isBusy}
          aria-describedby="next-hint"
          title={hint}
          onClick={() => onGo(items[index + 1].step)}
        >
          {isLast ? t.completed : t.next}
        </Button>
      </span>
    </div>
  );
}

import { Button } from '@mantine/core';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Wizard } from './use-wizard.ts';
import { isComplete, steps } from './work.ts';
import styles from './documents.module.css';

/** Previous and Next. Next needs a complete step; at the last step it only says that all is done. */
export function StepButtons({ wizard: { step, work, busy, goTo } }: { readonly wizard: Wizard }) {
  const t = useTexts({ zh, en });
  const index = steps.indexOf(step);
  const isLast = index === steps.length - 1;
  const isDone = isComplete(step, work);
  const hint = busy ? t.waitForBusy : !isDone ? t.completeFirst : isLast ? t.allCompleted : undefined;
  return (
    <div className={styles.stepButtons} data-print="no">
      <Button
        variant="default"
        leftSection={<ArrowLeft size={16} aria-hidden />}
        disabled={index === 0 || busy !== null}
        onClick={() => goTo(steps[index - 1])}
      >
        {t.previous}
      </Button>
      <span className={styles.hint} id="next-hint">
        {hint}
      </span>
      {/* A disabled button shows no tooltip in every browser; what is around it does. */}
      <span title={hint}>
        <Button
          rightSection={isLast ? <Check size={16} aria-hidden /> : <ArrowRight size={16} aria-hidden />}
          disabled={isLast || !isDone || busy !== null}
          aria-describedby="next-hint"
          title={hint}
          onClick={() => goTo(steps[index + 1])}
        >
          {isLast ? t.completed : t.next}
        </Button>
      </span>
    </div>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from './use-words.ts';
import styles from './wizard.module.css';

interface StepFrameProps<Step extends string> {
  readonly step: Step;
  readonly steps: readonly Step[];
  readonly name: string;
  /** What the step is for. */
  readonly explanation: string;
  /** What it is doing, its controls and its outcome. */
  readonly children: ReactNode;
}

/** The shown step of a wizard, under its heading. */
export function StepFrame<Step extends string>({ step, steps, name, explanation, children }: StepFrameProps<Step>) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // A new step begins at its heading, for the eye on a small screen and for screen readers.
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <section className={styles.step} data-step={step}>
      <div className={styles.stepHead}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <span className={styles.hint}>{t.stepOf({ number: steps.indexOf(step) + 1, count: steps.length })}</span>
      </div>
      <p className={styles.note}>{explanation}</p>
      {children}
    </section>
  );
}

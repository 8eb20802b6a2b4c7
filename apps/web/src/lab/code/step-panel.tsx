import { useEffect, useRef, type ComponentType } from 'react';
import type { TreeNode } from '@toolbench/contracts/code.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import type { LabAnswer } from '../lab-call.ts';
import { AnalyseStep } from './analyse-step.tsx';
import { AskStep } from './ask-step.tsx';
import { SearchStep } from './search-step.tsx';
import { StepState } from './step-state.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { UploadStep } from './upload-step.tsx';
import type { Wizard } from './use-wizard.ts';
import { VectorizeStep } from './vectorize-step.tsx';
import { steps, type Step } from './work.ts';
import styles from '../wizard/wizard.module.css';

export interface StepProps {
  readonly wizard: Wizard;
  /** The open project's files; null until they are loaded. */
  readonly structure: LabAnswer<TreeNode> | null;
}

const panels: Record<Step, ComponentType<StepProps>> = {
  upload: UploadStep,
  vectorize: VectorizeStep,
  ask: AskStep,
  search: SearchStep,
  analyse: AnalyseStep,
};

/** The shown step: what it is for, what it is doing, and its controls and outcome. */
export function StepPanel({ wizard, structure }: StepProps) {
  const t = useTexts({ zh, en });
  const { step } = wizard;
  const Panel = panels[step];
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
          {t.steps[step]}
        </h2>
        <span className={styles.hint}>{t.stepOf({ number: steps.indexOf(step) + 1, count: steps.length })}</span>
      </div>
      <p className={styles.note}>{t.explain[step]}</p>
      <StepState wizard={wizard} />
      <Panel wizard={wizard} structure={structure} />
    </section>
  );
}

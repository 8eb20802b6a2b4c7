import type { ComponentType } from 'react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { StepFrame } from '../wizard/step-frame.tsx';
import { AnalyseStep, type StepProps } from './analyse-step.tsx';
import { AskStep } from './ask/ask-step.tsx';
import { SearchStep } from './search-step.tsx';
import { StepState } from './step-state.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { UploadStep } from './upload/upload-step.tsx';
import { VectorizeStep } from './vectorize-step.tsx';
import { steps, type Step } from './work.ts';

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
  return (
    <StepFrame step={step} steps={steps} name={t.steps[step]} explanation={t.explain[step]}>
      <StepState wizard={wizard} />
      <Panel wizard={wizard} structure={structure} />
    </StepFrame>
  );
}

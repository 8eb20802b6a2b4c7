import type { ComponentType } from 'react';
import type { TreeNode } from '@toolbench/contracts/code.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import type { LabAnswer } from '../lab-call.ts';
import { StepFrame } from '../wizard/step-frame.tsx';
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
  return (
    <StepFrame step={step} steps={steps} name={t.steps[step]} explanation={t.explain[step]}>
      <StepState wizard={wizard} />
      <Panel wizard={wizard} structure={structure} />
    </StepFrame>
  );
}

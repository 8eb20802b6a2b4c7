import type { ComponentType } from 'react';
import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { StepFrame } from '../wizard/step-frame.tsx';
import { AnalyseStep, type StepProps } from './analyse-step.tsx';
import { AskStep } from './ask/ask-step.tsx';
import { SearchStep } from './search-step.tsx';
import { StepFailed } from '../wizard/step-failed.tsx';
import type { Busy, StepFailure } from '../wizard/use-run.ts';
import { Working } from '../wizard/working.tsx';
import type { Sent } from './upload/send-file.ts';
import type { Wizard } from './use-wizard.ts';
import { useWords } from './use-words.ts';
import { UploadStep } from './upload/upload-step.tsx';
import { VectorizeStep } from './vectorize-step.tsx';
import { steps, type Step, isVectorized } from './work.ts';

const panels: Record<Step, ComponentType<StepProps>> = {
  upload: UploadStep,
  vectorize: VectorizeStep,
  ask: AskStep,
  search: SearchStep,
  analyse: AnalyseStep,
};

/** What the shown step is doing, why it failed, or what it needs first. */
function StepState({ wizard }: { readonly wizard: Wizard }) {
  const t = useWords();
  const { step, work, busy, failure, goTo, cancel } = wizard;
  if (busy) return <StepWorking busy={busy} onCancel={cancel} />;
  if (failure?.step === step) return <Failed failure={failure} />;
  if (step === 'upload') return null;
  if (work.project === null) return <Needs what={t.uploadFirst} action={t.goToUpload} onGo={() => goTo('upload')} />;
  if (step === 'vectorize' || isVectorized(work)) return null;
  return <Needs what={t.vectorizeFirst} action={t.goToVectorize} onGo={() => goTo('vectorize')} />;
}

interface NeedsProps {
  readonly what: string;
  readonly action: string;
  readonly onGo: () => void;
}

function Needs({ what, action, onGo }: NeedsProps) {
  return (
    <Banner tone="error">
      <span>{what}</span>
      <Button size="compact-sm" variant="default" onClick={onGo}>
        {action}
      </Button>
    </Banner>
  );
}

function Failed({ failure }: { readonly failure: StepFailure<Step> }) {
  const t = useWords();
  // The specification has the server's own words stand alone here.
  if (failure.step === 'vectorize' && failure.detail !== null) {
    return (
      <Banner tone="error">
        <span>{failure.detail}</span>
      </Banner>
    );
  }
  return <StepFailed {...failure} failure={t.failures[failure.step]} />;
}

function StepWorking({ busy, onCancel }: { readonly busy: Busy<Step, Sent>; readonly onCancel: () => void }) {
  const { working: t } = useWords();
  const { step, progress } = busy;
  const words = {
    upload: t.sending,
    vectorize: t.starting,
    ask: t.asking,
    search: t.searching,
    analyse: t.analysing,
  }[step];
  if (progress === null) return <Working words={words} fraction={null} onCancel={onCancel} />;
  const { done, total } = progress;
  if (done >= total) return <Working words={t.unpacking} fraction={null} onCancel={onCancel} />;
  const sent = t.sent({ done: formatBytes(done), total: formatBytes(total) });
  return <Working words={sent} fraction={done / total} stage={t.sending} onCancel={onCancel} />;
}

/** The shown step: what it is for, what it is doing, and its controls and outcome. */
export function StepPanel({ wizard, structure }: StepProps) {
  const t = useWords();
  const { step } = wizard;
  const Panel = panels[step];
  return (
    <StepFrame step={step} steps={steps} name={t.steps[step]} explanation={t.explain[step]}>
      <StepState wizard={wizard} />
      <Panel wizard={wizard} structure={structure} />
    </StepFrame>
  );
}

import { Button } from '@mantine/core';
import type { DocumentProgress } from '@toolbench/contracts/documents.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { StepFailed } from '../wizard/step-failed.tsx';
import type { Busy } from '../wizard/use-run.ts';
import { Working } from '../wizard/working.tsx';
import { useWords } from './use-words.ts';
import type { zh } from './text.zh.ts';
import type { Wizard } from './use-wizard.ts';
import { pageBeingRead, type Step } from './work.ts';

type BusyStep = Busy<Step, DocumentProgress>;

/** What the shown step is doing, or why it failed. */
export function StepState({ wizard }: { readonly wizard: Wizard }) {
  const t = useWords();
  const { step, work, busy, failure, goTo, cancel } = wizard;
  if (busy) return <StepWorking busy={busy} onCancel={cancel} />;
  if (failure?.step === step) return <StepFailed {...failure} failure={t.failures[step]} />;
  if (step === 'upload' || work.document !== null) return null;
  return (
    <Banner tone="error">
      <span>{t.uploadFirst}</span>
      <Button size="compact-sm" variant="default" onClick={() => goTo('upload')}>
        {t.goToUpload}
      </Button>
    </Banner>
  );
}

function wordsOf({ step, progress }: BusyStep, t: typeof zh): string {
  if (progress?.stage === 'reading') return t.working.reading({ ...progress, page: pageBeingRead(progress) });
  if (progress?.stage === 'embedding') return t.working.embedding(progress);
  if (progress?.stage === 'saving') return t.working.saving;
  const plain = {
    upload: 'sending',
    split: 'splitting',
    store: 'storing',
    search: 'searching',
    ask: 'asking',
  } as const;
  return t.working[plain[step]];
}

function StepWorking({ busy, onCancel }: { readonly busy: BusyStep; readonly onCancel: () => void }) {
  const t = useWords();
  const { progress } = busy;
  const isCounted = progress !== null && progress.total > 0;
  return (
    <Working
      words={wordsOf(busy, t)}
      fraction={isCounted ? progress.done / progress.total : null}
      {...(progress && { stage: t.working.stages[progress.stage] })}
      onCancel={onCancel}
    />
  );
}

import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/banner.tsx';
import { useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Busy, StepFailure } from './use-run.ts';
import type { Wizard } from './use-wizard.ts';
import styles from './documents.module.css';

/** What the shown step is doing, or why it failed. */
export function StepState({ wizard }: { readonly wizard: Wizard }) {
  const t = useTexts({ zh, en });
  const { step, work, busy, failure, goTo, cancel } = wizard;
  if (busy) return <Working busy={busy} onCancel={cancel} />;
  if (failure?.step === step) return <StepFailed failure={failure} />;
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

function StepFailed({ failure: { step, status, detail } }: { readonly failure: StepFailure }) {
  const t = useTexts({ zh, en });
  const reason = detail ?? (status === 0 ? t.unreachable : t.refused);
  return (
    <Banner tone="error">
      <span>{t.reason({ failure: t.failures[step], reason })}</span>
    </Banner>
  );
}

function wordsOf({ step, progress }: Busy, t: typeof zh): string {
  if (progress?.stage === 'reading') return t.working.reading(progress);
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

function Working({ busy, onCancel }: { readonly busy: Busy; readonly onCancel: () => void }) {
  const t = useTexts({ zh, en });
  const { progress } = busy;
  const words = wordsOf(busy, t);
  const isCounted = progress !== null && progress.total > 0;
  const fraction = isCounted ? progress.done / progress.total : 0;
  return (
    <div className={styles.working}>
      <span>{words}</span>
      <progress aria-label={words} max={1} {...(isCounted && { value: fraction })} />
      {/* Every page would be too much to listen to: what is done is said in quarters. */}
      <span className="visually-hidden" role="status">
        {isCounted ? `${t.working.stages[progress.stage]} ${Math.floor(fraction * 4) * 25}%` : words}
      </span>
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}

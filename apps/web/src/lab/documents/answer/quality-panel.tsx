import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import type { QualityResponse } from '@toolbench/contracts/document-quality.ts';
import type { DocumentProgress } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { StepFailed } from '../../wizard/step-failed.tsx';
import { useRun } from '../../wizard/use-run.ts';
import { Working } from '../../wizard/working.tsx';
import { checkQuality } from '../document-calls.ts';
import { presetSettings, readSettings } from '../read-settings.ts';
import { QualityTable } from './quality-table.tsx';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import styles from '../../wizard/wizard.module.css';
import resultStyles from '../../wizard/results.module.css';

const { casesCharacters } = limits.documents;

/** How well the search does on questions whose answers the user knows. */
export function QualityPanel({ fileId }: { readonly fileId: string }) {
  const { quality: t } = useTexts({ zh, en });
  const [cases, setCases] = useState('');
  const [settingsText, setSettingsText] = useState(presetSettings);
  const [quality, setQuality] = useState<QualityResponse | null>(null);
  const { busy, failure, run, cancel } = useRun<'check', DocumentProgress>();
  const settings = readSettings(settingsText);
  const isTooLong = cases.length > casesCharacters;
  const check = () => {
    if (settings === undefined) return;
    setQuality(null);
    void run({
      step: 'check',
      call: (options, onProgress) => checkQuality(fileId, { cases, settings }, onProgress, options),
      onDone: setQuality,
    });
  };
  return (
    <details className={resultStyles.quality}>
      <summary>{t.title}</summary>
      <div className={resultStyles.qualityBody}>
        <p className={styles.note}>{t.intro}</p>
        <Textarea
          label={t.cases}
          placeholder={t.example}
          rows={4}
          spellCheck={false}
          error={isTooLong && t.tooLong({ most: formatCount(casesCharacters) })}
          value={cases}
          onChange={(event) => setCases(event.currentTarget.value)}
        />
        <Textarea
          label={t.settings}
          description={t.settingsHelp}
          rows={3}
          spellCheck={false}
          error={settings === undefined && t.wrongSettings}
          value={settingsText}
          onChange={(event) => setSettingsText(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button
            variant="default"
            disabled={busy !== null || isTooLong || cases.trim() === '' || settings === undefined}
            onClick={check}
          >
            {t.action}
          </Button>
        </div>
        {busy && <Checking progress={busy.progress} onCancel={cancel} />}
        {failure && <StepFailed {...failure} failure={t.failure} />}
        {quality && <QualityTable quality={quality} />}
      </div>
    </details>
  );
}

interface CheckingProps {
  readonly progress: DocumentProgress | null;
  readonly onCancel: () => void;
}

function Checking({ progress, onCancel }: CheckingProps) {
  const { working: t } = useTexts({ zh, en });
  return (
    <Working
      words={progress ? t.checking(progress) : t.stages.checking}
      fraction={progress ? progress.done / progress.total : null}
      stage={t.stages.checking}
      onCancel={onCancel}
    />
  );
}

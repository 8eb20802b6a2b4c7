import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import type { QualityResponse } from '@toolbench/contracts/document-quality.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { Banner } from '@toolbench/ui/banner.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import type { LabAnswer } from '../lab-call.ts';
import { checkQuality } from './document-calls.ts';
import { presetSettings, readSettings } from './read-settings.ts';
import { QualityTable } from './quality-table.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from '../wizard/wizard.module.css';
import resultStyles from '../wizard/results.module.css';

/** How well the search does on questions whose answers the user knows. */
export function QualityPanel({ fileId }: { readonly fileId: string }) {
  const { quality: t, reason, refused, unreachable } = useTexts({ zh, en });
  const language = useLanguage();
  const [cases, setCases] = useState('');
  const [settingsText, setSettingsText] = useState(presetSettings);
  const settings = readSettings(settingsText);
  const [isRunning, setIsRunning] = useState(false);
  const [answer, setAnswer] = useState<LabAnswer<QualityResponse> | null>(null);
  const run = async () => {
    if (settings === undefined) return;
    setIsRunning(true);
    setAnswer(await checkQuality(fileId, { cases, settings }, { language, signal: new AbortController().signal }));
    setIsRunning(false);
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
          maxLength={limits.documents.casesCharacters}
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
            loading={isRunning}
            disabled={cases.trim() === '' || settings === undefined}
            onClick={() => void run()}
          >
            {t.action}
          </Button>
        </div>
        {answer?.ok === false && (
          <Banner tone="error">
            <span>
              {reason({
                failure: t.failure,
                reason:
                  answer.status === 400
                    ? t.wrongCases
                    : (answer.detail ?? (answer.status === 0 ? unreachable : refused)),
              })}
            </span>
          </Banner>
        )}
        {answer?.ok && <QualityTable quality={answer.value} />}
      </div>
    </details>
  );
}

import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import type { QualityResponse } from '@toolbench/contracts/document-quality.ts';
import type { DocumentProgress } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { StepFailed } from '../../wizard/step-failed.tsx';
import { useRun } from '../../wizard/use-run.ts';
import { Working } from '../../wizard/working.tsx';
import { checkQuality } from '../document-calls.ts';
import { presetSettings, readSettings } from '../read-settings.ts';
import { FigureGrid } from '../../figure-grid.tsx';
import { ScrollTable } from '../../wizard/scroll-table.tsx';
import { useWords } from '../use-words.ts';
import styles from '../../wizard/wizard.module.css';
import resultStyles from '../../wizard/results.module.css';

const { casesCharacters } = limits.documents;

/** How well the search does on questions whose answers the user knows. */
export function QualityPanel({ fileId }: { readonly fileId: string }) {
  const { quality: t } = useWords();
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

/** A share as percent; a dash where nothing could be counted. */
const shareText = (share: number | null) => (share === null ? '—' : `${(share * 100).toFixed(1)}%`);

/** The shares, and what became of each question. */
function QualityTable({ quality }: { readonly quality: QualityResponse }) {
  const { quality: t } = useWords();
  const { recall, mrr, rows, left_out: leftOut } = quality;
  const figures = [
    [t.figures.at1, shareText(recall.at1)],
    [t.figures.at3, shareText(recall.at3)],
    [t.figures.at5, shareText(recall.at5)],
    [t.figures.mrr, mrr === null ? t.none : mrr.toFixed(3)],
    [t.figures.pageHits, shareText(quality.page_hits)],
    [t.figures.answers, shareText(quality.answers)],
    [t.figures.abstained, shareText(quality.abstained)],
    [t.figures.wronglyAbstained, shareText(quality.wrongly_abstained)],
  ] as const;
  const judged = (isRight: boolean | null) => (isRight === null ? t.none : isRight ? t.right : t.wrong);
  return (
    <>
      {leftOut > 0 && (
        <Banner tone="warning">
          <span>{t.leftOut({ asked: formatCount(rows.length), count: formatCount(leftOut) })}</span>
        </Banner>
      )}
      <FigureGrid figures={figures} isLive />
      {quality.settings.length > 0 && <SettingsTable tried={quality.settings} />}
      <ScrollTable label={t.title} columns={Object.values(t.columns)}>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{row.question}</th>
            <td>{row.rank ?? t.none}</td>
            <td>{judged(row.page_hit)}</td>
            <td>{judged(row.holds_answer)}</td>
            <td>{row.abstained ? t.abstained : row.result}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}

/** The figures of each setting that was compared, one row for each. */
function SettingsTable({ tried }: { readonly tried: QualityResponse['settings'] }) {
  const { quality: t } = useWords();
  const columns = [
    t.setting,
    t.chunks,
    t.figures.at1,
    t.atK,
    t.figures.mrr,
    t.figures.pageHits,
    t.figures.answers,
    t.figures.abstained,
    t.figures.wronglyAbstained,
  ];
  return (
    <ScrollTable label={t.compared} columns={columns} hasCaption>
      {tried.map(({ chunk_size, chunk_overlap, k, chunks, recall, at_k, mrr, ...shares }, index) => (
        <tr key={index}>
          <th scope="row">{`${chunk_size} / ${chunk_overlap} / ${k}`}</th>
          <td>{chunks}</td>
          <td>{shareText(recall.at1)}</td>
          <td>{shareText(at_k)}</td>
          <td>{mrr === null ? shareText(null) : mrr.toFixed(3)}</td>
          <td>{shareText(shares.page_hits)}</td>
          <td>{shareText(shares.answers)}</td>
          <td>{shareText(shares.abstained)}</td>
          <td>{shareText(shares.wrongly_abstained)}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}

interface CheckingProps {
  readonly progress: DocumentProgress | null;
  readonly onCancel: () => void;
}

function Checking({ progress, onCancel }: CheckingProps) {
  const { working: t } = useWords();
  return (
    <Working
      words={progress ? t.checking(progress) : t.stages.checking}
      fraction={progress ? progress.done / progress.total : null}
      stage={t.stages.checking}
      onCancel={onCancel}
    />
  );
}

import { useCallback, useEffect, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { PreviewLogs } from '@toolbench/contracts/previews.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { MonitorFigures } from './monitor-figures.tsx';
import { loadLogs } from './preview-calls.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { useEvery } from './use-every.ts';
import type { PreviewControl } from './use-preview.ts';
import styles from './assistant.module.css';
import panes from './panes.module.css';

const mostLines = 500;
const logsEveryMs = limits.assistant.previewListEveryMs;

/** The running app as it is measured, and what it says. */
export function MonitorPane({ preview }: { readonly preview: PreviewControl }) {
  const { monitor: t } = useTexts({ zh, en });
  const { details, state, check } = preview;
  useEffect(() => {
    void check();
  }, [check]);
  return (
    <div className={panes.monitor}>
      {details ? (
        <MonitorFigures monitoring={details.monitoring} driver={details.driver} />
      ) : (
        <p className={panes.noPreview}>{t.none}</p>
      )}
      {state.id !== null && <Logs key={state.id} id={state.id} />}
    </div>
  );
}

function Logs({ id }: { readonly id: string }) {
  const { monitor: t } = useTexts({ zh, en });
  const language = useLanguage();
  const [lines, setLines] = useState<PreviewLogs['lines']>([]);
  const after = lines.at(-1)?.number ?? 0;
  const load = useCallback(async () => {
    const answer = await loadLogs(id, after, language);
    if (answer.ok && answer.value.lines.length > 0) {
      const { lines: more } = answer.value;
      setLines((before) => [...before, ...more].slice(-mostLines));
    }
  }, [id, after, language]);
  useEvery(load, { everyMs: logsEveryMs, isOn: true, atOnce: lines.length === 0 });
  return (
    <section aria-label={t.logs}>
      <h3 className={panes.logsTitle}>{t.logs}</h3>
      {lines.length === 0 ? (
        <p className={styles.hint}>{t.noLogs}</p>
      ) : (
        <pre className={panes.logs} tabIndex={0} aria-label={t.logs}>
          {lines.map(({ number, from, text }) => (
            <span key={number} data-from={from} title={t.from[from]}>{`${text}\n`}</span>
          ))}
        </pre>
      )}
    </section>
  );
}

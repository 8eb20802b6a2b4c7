import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { PreviewLogs } from '@toolbench/contracts/previews.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { formatTimeOfDay } from '../../../format-time.ts';
import { MonitorFigures } from './monitor-figures.tsx';
import { loadLogs } from '../project/preview-calls.ts';
import { useWords } from '../use-words.ts';
import { useEvery } from '../use-every.ts';
import type { PreviewControl } from '../project/use-preview.ts';
import styles from '../assistant.module.css';
import panes from '../project/panes.module.css';

const mostLines = 500;
/** How far from its end, in CSS pixels, a log still counts as being read at its end. */
const nearEndPx = 40;
const logsEveryMs = limits.assistant.previewListEveryMs;

/** The running app as it is measured, and what it says. */
export function MonitorPane({ preview }: { readonly preview: PreviewControl }) {
  const { monitor: t } = useWords();
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
  const { monitor: t } = useWords();
  const language = useLanguage();
  const [lines, setLines] = useState<PreviewLogs['lines']>([]);
  const box = useRef<HTMLPreElement>(null);
  const isAtEnd = useRef(true);
  const after = lines.at(-1)?.number ?? 0;
  const load = useCallback(async () => {
    const answer = await loadLogs(id, after, language);
    if (answer.ok && answer.value.lines.length > 0) {
      const { lines: more } = answer.value;
      setLines((before) => [...before, ...more].slice(-mostLines));
    }
  }, [id, after, language]);
  useEvery(load, { everyMs: logsEveryMs, isOn: true, atOnce: lines.length === 0 });
  // The newest stay in view, unless somebody has scrolled up to read.
  useEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines]);
  const shown = lines.map(({ number, at, from, text }) => ({
    number,
    from,
    line: `${formatTimeOfDay(at, language)}  ${text}\n`,
  }));
  return (
    <section aria-label={t.logs}>
      <div className={panes.logsHead}>
        <h2>{t.logs}</h2>
        <CopyButton text={() => shown.map(({ line }) => line).join('')} disabled={lines.length === 0} />
      </div>
      {lines.length === 0 ? (
        <p className={styles.hint}>{t.noLogs}</p>
      ) : (
        <pre
          ref={box}
          className={panes.logs}
          tabIndex={0}
          aria-label={t.logs}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
          }}
        >
          {shown.map(({ number, from, line }) => (
            <span key={number} data-from={from} title={t.from[from]}>
              {line}
            </span>
          ))}
        </pre>
      )}
    </section>
  );
}

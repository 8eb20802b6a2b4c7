import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { useCallback } from 'react';
import { Button } from '@mantine/core';
import { Ban, CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { LoadFailure } from '../load-failure.tsx';
import { useWords } from '../use-words.ts';
import type { zh } from '../text.zh.ts';
import type { ConnectionTest, TestRow } from './use-connection-test.ts';
import styles from './test-list.module.css';

const icons = {
  waiting: CircleDashed,
  running: LoaderCircle,
  works: CircleCheck,
  fails: CircleAlert,
  skipped: Ban,
  cancelled: Ban,
};

/** What the test of a connection found, feature by feature, while it runs and afterwards. */
export function TestList({ test: { rows, failure, isRunning, cancel } }: { readonly test: ConnectionTest }) {
  const { engines: t } = useWords();
  if (rows.length === 0) return null;
  const done = rows.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  const works = rows.filter(({ state }) => state === 'works').length;
  const result = works === rows.length ? 'works' : 'fails';
  const model = rows.find((row) => row.model)?.model;
  return (
    <div className={styles.test} data-result={isRunning ? undefined : result}>
      <div className={styles.head} role="status">
        <strong>{isRunning ? t.testing({ done, total: rows.length }) : t.tested({ works, total: rows.length })}</strong>
        {model && new Set(rows.map(({ port }) => port)).size === 1 && <span>{t.model({ model })}</span>}
      </div>
      {isRunning && (
        <div className={styles.head}>
          <progress aria-label={t.test} max={rows.length} value={done} />
          <Button size="compact-xs" variant="default" onClick={cancel}>
            {t.cancel}
          </Button>
        </div>
      )}
      <ul className={styles.rows} aria-label={t.test}>
        {rows.map((row) => (
          <TestLine key={row.feature} row={row} />
        ))}
      </ul>
      {failure && <LoadFailure failure={failure} />}
    </div>
  );
}

function TestLine({ row: { port, feature, state, check } }: { readonly row: TestRow }) {
  const { engines: t } = useWords();
  const Icon = icons[state];
  return (
    <li className={styles.row} data-feature={feature} data-state={state}>
      <Icon size={16} aria-hidden />
      <div className={styles.words}>
        <span className={styles.head}>
          <strong>{t.features[feature]}</strong>
          <span>{t.states[state]}</span>
          {check && <span className={styles.figure}>{t.took({ ms: check.ms })}</span>}
        </span>
        {check?.ok && <span>{found(check, port, t)}</span>}
        {check?.ok && check.changesBy === 'text' && <span>{t.readsText}</span>}
        {check?.audio && <Heard audio={check.audio} label={t.hear} />}
        {check?.learned.map((sentence) => (
          <span key={sentence}>{t.learned({ text: sentence })}</span>
        ))}
        {check && !check.ok && (
          <Banner tone="error">
            <span className={styles.words}>
              <span>{check.text ?? t.answeredNothing}</span>
              {check.error?.detail && !check.text?.includes(check.error.detail) && (
                <span>{t.detail({ text: check.error.detail })}</span>
              )}
            </span>
          </Banner>
        )}
      </div>
    </li>
  );
}

/** What the service answered, in figures that prove it. */
function found(
  { sample, dimensions, bytes, changesBy }: NonNullable<TestRow['check']>,
  port: TestRow['port'],
  t: (typeof zh)['engines'],
): string {
  if (dimensions !== undefined) return t.dimensions({ count: dimensions });
  if (bytes !== undefined) return t.audio({ size: formatBytes(bytes) });
  if (changesBy === 'tools' && sample) return t.called({ tools: sample });
  if (port === 'chat') return sample ? t.answered({ text: sample }) : t.answeredNothing;
  return sample ? t.heard({ text: sample }) : t.heardNothing;
}

/** The sentence that the service spoke; the browser tells its format by itself. */
function Heard({ audio, label }: { readonly audio: string; readonly label: string }) {
  const play = useCallback(
    (player: HTMLAudioElement) => {
      const bytes = encodeLatin1(atob(audio));
      const address = URL.createObjectURL(new Blob([bytes]));
      player.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [audio],
  );
  return <audio ref={play} className={styles.audio} controls preload="metadata" aria-label={label} />;
}

import { useCallback } from 'react';
import { useTexts, type Language } from '@toolbench/ui/words/language.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { loadChanges } from '../assistant-calls.ts';
import { patchLines } from './patch-lines.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import styles from './code-pane.module.css';

interface ChangesViewProps {
  readonly sessionId: string;
  readonly version: number;
  readonly since: number;
}

/** What changed between two versions, file by file. */
export function ChangesView({ sessionId, version, since }: ChangesViewProps) {
  const { versions: t } = useTexts({ zh, en });
  const load = useCallback(
    (language: Language) => loadChanges(sessionId, version, since, language),
    [sessionId, version, since],
  );
  const { answer, reload } = useLoaded(load);
  if (answer === null) return null;
  if (!answer.ok) return <LoadFailure failure={answer} onRetry={reload} />;
  const { changes } = answer.value;
  return (
    <section className={styles.changes} aria-label={t.changes({ since, version })}>
      {changes.length === 0 && <p>{t.same}</p>}
      {changes.map(({ path, kind, before, after }) => (
        <details key={path} open={changes.length <= 3}>
          <summary>
            <code>{path}</code> <small>{t.kinds[kind]}</small>
          </summary>
          <pre className={styles.patch} tabIndex={0} aria-label={path}>
            {patchLines(path, before ?? '', after ?? '').map(({ kind: line, text }, index) => (
              <span key={index} data-line={line}>{`${text}\n`}</span>
            ))}
          </pre>
        </details>
      ))}
    </section>
  );
}
